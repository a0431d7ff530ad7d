import { expect, test } from './page.ts';

test('a puzzle fails, is tried again with a hint, and is solved; the list remembers it', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/#/champions');
  await page.getByRole('link', { name: /^Puzzles/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  await checkAccessibility();
  await page.getByRole('link', { name: /One tap for Tough/ }).click();
  await expect(page.getByText('Defeat Rhino this turn').first()).toBeVisible();

  await page.getByRole('button', { name: /^End turn/ }).click();
  const bubble = page.locator('.bubble');
  await expect(bubble.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  // On a phone what Pip says takes the whole width.
  expect((await bubble.boundingBox())?.width).toBeGreaterThan(340);
  await checkAccessibility();
  await bubble.getByRole('button', { name: 'Start over' }).click();
  await expect(bubble).toBeHidden();

  const panel = page.getByRole('button', { name: 'Goal and hints' });
  const isPhone = await panel.isVisible();
  if (isPhone) await panel.click();
  await page.getByRole('button', { name: /Where to look/ }).click();
  await expect(page.getByText('Which of yours is the smallest?')).toBeVisible();
  await expect(page.getByText('Try 2')).toBeVisible();
  await checkAccessibility();
  if (isPhone) await page.getByRole('button', { name: 'Back to the table' }).click();

  await page.getByRole('button', { name: 'Attack with Spider-Man' }).first().click();
  await page.getByRole('button', { name: 'Play Swinging Web Kick' }).first().click();
  await expect(bubble.getByRole('heading', { name: 'Solved on try 2' })).toBeVisible();
  await expect(bubble.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await expect(bubble.getByText('There is exactly one way.')).toBeVisible();
  await checkAccessibility();

  await page.getByRole('link', { name: 'Close the puzzle' }).click();
  await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
});
