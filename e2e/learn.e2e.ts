import { followLight } from './learner.ts';
import { expect, test } from './page.ts';

// Every lesson, in every language and at both sizes, is walked by `npm run learn`.

test('whoever never played begins with the first lesson, and finds the path walked afterwards', {
  tag: '@wide',
}, async ({ page, checkAccessibility }) => {
  await page.goto('/#/dice-masters');
  await page.getByRole('link', { name: 'Learn: Dice Masters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Dice Masters' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Hi, I’m Pip!' })).toBeVisible();
  await checkAccessibility();
  const { other } = await followLight(page);
  expect(other, 'another legal move is answered').toBeTruthy();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('1 of 5')).toBeVisible();
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
});

test.describe('on a phone that speaks Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('the light leads through a round of Champions', { tag: '@phone' }, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/#/learn/champions/round');
    await expect(page.getByRole('heading', { name: 'Este es el Rino' })).toBeVisible();
    await checkAccessibility();
    const { other } = await followLight(page);
    expect(other, 'another legal move is answered').toBeTruthy();
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the light leads over the battlefield of Crisis Protocol', { tag: '@wide' }, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/#/learn/crisis-protocol/move');
    await expect(page.getByRole('heading', { name: 'Hi, ich bin Pip!' })).toBeVisible();
    await checkAccessibility();
    const { other } = await followLight(page);
    expect(other, 'another legal move is answered').toBeTruthy();
  });
});

test('a lesson says why, goes on after a reload, goes back, and can be done by the coach', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/#/learn/dice-masters/buy');
  const bubble = page.locator('.bubble');
  await bubble.getByRole('button', { name: 'Next' }).click();
  // What the rules refuse says why.
  await expect(page.getByRole('button', { name: /Beast.*cost 2/i })).toHaveAttribute('title', /mask/i);
  const second = await bubble.getByRole('heading').textContent();
  await bubble.getByRole('button', { name: 'Do it for me' }).click();
  await expect(bubble.getByRole('heading')).not.toHaveText(second ?? '');
  const third = await bubble.getByRole('heading').textContent();
  await page.reload();
  await expect(bubble.getByRole('heading')).toHaveText(third ?? '');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(bubble.getByRole('heading')).toHaveText(second ?? '');
});

test.describe('with the coach', () => {
  test.use({ coached: true });

  test('Pip says each thing once, in the first whole match and in ordinary ones', { tag: '@wide' }, async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/#/learn/dice-masters/first-match');
    const bubble = page.locator('.bubble');
    await expect(bubble).toContainText('A whole match!');
    await bubble.getByRole('button', { name: 'Got it' }).click();
    await expect(bubble).toContainText('What do you need?');
    await page.reload();
    await expect(bubble).toContainText('What do you need?');
    await page.locator('[data-stage="primary"] button').click();
    await expect(bubble).not.toContainText('What do you need?');

    await page.goto('/#/play/dice-masters');
    await page.getByRole('button', { name: 'Start the match' }).click();
    const line = page.locator('.coach-line');
    await expect(line).toContainText('What do you need?');
    await checkAccessibility();
    await line.getByRole('button', { name: 'Got it' }).click();
    await expect(line).toBeHidden();
    await page.reload();
    await expect(page.locator('.prompt[data-n]')).toBeVisible();
    await expect(line).toBeHidden();
  });
});
