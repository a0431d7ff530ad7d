import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page.ts';

const finished = /Lesson done!|¡Lección superada!|Lektion geschafft!/;

/** The first of some points at which a button of about the size of the ring is seen, the ring being a little larger. */
const SEEN_AT = `(points, ring) =>
  points.find(([x, y]) => {
    const box = document.elementFromPoint(x, y)?.closest('button')?.getBoundingClientRect();
    const isNear = (a, b) => Math.abs(a - b - 8) < 12;
    return box && isNear(box.x, ring.x) && isNear(box.y, ring.y) && box.width <= ring.width;
  }) ?? null`;

/** Taps the lit thing where it is seen, cards of a hand lying over each other. Answers whether it is seen at all. */
async function tapped(page: Page, ring: Locator): Promise<boolean> {
  const box = await ring.boundingBox();
  if (box === null) return false;
  const shares = [0.5, 0.25, 0.75, 0.12];
  const points = shares.flatMap((y) => shares.map((x) => [box.x + box.width * x, box.y + box.height * y]));
  const at = await page.evaluate<readonly [number, number] | null>(
    `(${SEEN_AT})(${JSON.stringify(points)}, ${JSON.stringify(box)})`,
  );
  if (at !== null) await page.mouse.click(...at);
  return at !== null;
}

/** Does what the light shows, as somebody does who knows nothing else: reads on, or taps the lit thing. */
async function followLight(page: Page): Promise<void> {
  const bubble = page.locator('.bubble');
  for (let i = 0; i < 60; i++) {
    await expect(bubble).toBeVisible();
    if (finished.test((await bubble.textContent()) ?? '')) return;
    const next = bubble.locator('button.sun-button');
    const menu = page.locator('.dm-menu:popover-open button:enabled').first();
    if ((await next.count()) > 0) await next.click();
    else if ((await menu.count()) > 0) await menu.click();
    else {
      const ring = page.locator('.lit-ring').first();
      await expect(ring).toBeVisible();
      // The light follows what is still on its way to its place.
      await expect
        .poll(() => tapped(page, ring), {
          message: 'what is lit can be tapped and is not covered by the coach',
        })
        .toBe(true);
    }
    // The light is moved several times a second.
    await page.waitForTimeout(350);
  }
  throw new Error('the lesson has no end');
}

test('whoever never played begins with the first lesson, and finds the path walked afterwards', async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/#/dice-masters');
  await page.getByRole('link', { name: 'Learn: Dice Masters' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Dice Masters' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Hi, I’m Pip!' })).toBeVisible();
  await checkAccessibility();
  await followLight(page);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('1 of 5')).toBeVisible();
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
});

for (const [lang, first] of [
  ['es-ES', '¡Hola, soy Pip!'],
  ['de-DE', 'Hi, ich bin Pip!'],
] as const)
  test.describe(`a browser that speaks ${lang}`, () => {
    test.use({ locale: lang });

    test('plays the first lesson to its end', async ({ page }) => {
      await page.goto('/#/learn/dice-masters/roll');
      await expect(page.getByRole('heading', { name: first })).toBeVisible();
      await followLight(page);
    });
  });

for (const lesson of ['dice-masters/buy', 'dice-masters/attack', 'dice-masters/actions', 'champions/round'])
  test(`the light leads through the lesson ${lesson}`, async ({ page }) => {
    await page.goto(`/#/learn/${lesson}`);
    await followLight(page);
  });

test('another legal move is answered and not made, and what the rules refuse says why', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/#/learn/dice-masters/buy');
  const bubble = page.locator('.bubble');
  await bubble.getByRole('button', { name: 'Next' }).click();
  await page
    .getByRole('button', { name: /^Force Beam/ })
    .first()
    .click();
  await expect(bubble).toContainText('Nothing was spent');
  await expect(page.getByText('Step 2 of 7')).toBeVisible();
  await expect(page.getByRole('button', { name: /Beast.*cost 2/i })).toHaveAttribute('title', /mask/i);
});

test('a lesson goes on where it was after a reload, goes back, and can be done by the coach', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/#/learn/dice-masters/attack');
  const bubble = page.locator('.bubble');
  await bubble.getByRole('button', { name: 'Next' }).click();
  await bubble.getByRole('button', { name: 'Do it for me' }).click();
  await expect(bubble).toContainText('Blocked and unblocked');
  await page.reload();
  await expect(bubble).toContainText('Blocked and unblocked');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(bubble).toContainText('Two go, one guards');
});

test('the first whole match has Pip beside it, who says each thing once', { tag: '@wide' }, async ({
  page,
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
});
