import { openResult, test } from './replaying.ts';
import { concede, expect, prompt, start } from './table.ts';

const heading = { level: 2, name: /^(You win!|Beaten)$/ } as const;

test('the result tells why, how it went and where it turned; a turning point opens the replay there', async ({
  page,
  playedMatch,
  checkAccessibility,
}) => {
  await openResult(page, playedMatch);
  const result = page.getByRole('dialog');
  await expect(result.getByRole('heading', heading)).toBeFocused();
  await expect(result).toContainText('0 life left');
  await expect(result.getByRole('region', { name: 'Life by turn' })).toContainText('Turn');
  await expect(result.getByRole('region', { name: 'Most valuable die' })).toContainText('damage');
  await expect(result.getByRole('region', { name: 'Luck against expectation' })).toContainText('expected');
  await checkAccessibility();
  const point = result.locator('a.result-flag').last();
  const step = /step=(\d+)/.exec((await point.getAttribute('href')) ?? '')?.[1] ?? '';
  await point.click();
  await expect(page.locator('.table')).toHaveAttribute('data-step', step);
});

test('every event is verified in the page', {
  tag: '@wide',
}, async ({ page, playedMatch }) => {
  await openResult(page, playedMatch);
  const verify = page.getByRole('region', { name: 'Verify the dice' });
  await verify.getByRole('button', { name: 'Check it yourself' }).click();
  await expect(verify).toContainText(/All [\d,]+ events check out/);
});

test('a picture of it is drawn and downloaded, and one may play on from where it turned', {
  tag: '@wide',
}, async ({ page, playedMatch, checkAccessibility }) => {
  await openResult(page, playedMatch);
  const result = page.locator('.result');
  await result.getByRole('button', { name: /^Share/ }).click();
  const share = page.getByRole('dialog', { name: 'Share' });
  await expect(share.getByRole('img', { name: /^Picture of the result/ })).toBeVisible();
  await checkAccessibility();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: 'Download the picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('dice-masters.png');
  await page.keyboard.press('Escape');
  await expect(share).toHaveCount(0);
  await expect(result).toBeVisible();
  await result.getByRole('button', { name: /^Play on from/ }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  await expect(prompt(page)).toBeVisible();
});

test('Escape leads back to the board, and the strip leads to the result again', async ({ page }) => {
  await start(page);
  await concede(page);
  await expect(page.locator('.result').getByRole('heading', heading)).toHaveText('Beaten');
  await page.keyboard.press('Escape');
  await expect(page.locator('.result')).toHaveCount(0);
  await expect(prompt(page)).toContainText('Random bot wins! Player 1 gave up.');
  await prompt(page).getByRole('button', { name: 'Show the result' }).click();
  await expect(page.locator('.result')).toBeVisible();
  await page.getByRole('button', { name: /^Rematch/ }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
});

test('at every size nothing of the result sticks out', { tag: '@wide' }, async ({ page, playedMatch }) => {
  await openResult(page, playedMatch);
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const excess = await page.locator('.result').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(excess, `at ${width} pixels`).toBeLessThanOrEqual(0);
  }
});
