import type { Locator, Page } from '@playwright/test';
import { openArea } from './crisis-positions.ts';
import { expect, prompt, promptNumber, test } from './table.ts';

const strip = (page: Page): Locator => page.locator('.strip');
const handle = (page: Page): Locator => page.locator('.strip-handle');
const actions = (page: Page): Locator => prompt(page).locator('.choices');

/** A finger that takes the handle and lets it go so many pixels further down. */
async function pull(page: Page, down: number): Promise<void> {
  const box = await handle(page).boundingBox();
  if (box === null) throw new Error('there is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', y + down * share);
  await touch('touchEnd', y + down);
  await session.detach();
}

test('the strip has three heights, by touch and by key', async ({ page, checkAccessibility }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'on a wide screen there is room for all of it');
  await openArea(page);
  const n = await promptNumber(page);
  await expect(strip(page)).toHaveAttribute('data-height', 'actions');
  await expect(actions(page)).toBeVisible();
  const field = page.locator('.cp-scroll');
  const before = (await field.boundingBox())?.height ?? 0;

  await pull(page, 150);
  await expect(strip(page)).toHaveAttribute('data-height', 'line');
  await expect(prompt(page).locator('h2')).toBeInViewport({ ratio: 1 });
  await expect(actions(page)).toBeHidden();
  expect((await field.boundingBox())?.height ?? 0).toBeGreaterThan(before);
  // What is not seen is not pressed by a key either.
  await page.keyboard.press('1');
  await expect(prompt(page)).toHaveAttribute('data-n', n);

  await pull(page, -450);
  await expect(strip(page)).toHaveAttribute('data-height', 'full');
  await expect(actions(page)).toBeVisible();
  const card = page.locator('.cp-selected');
  const active = await page.locator('.cp-base[data-active]').getAttribute('data-entity');
  await expect(card).toHaveAttribute('data-character', active ?? '');
  await expect(card).toBeInViewport();
  // The board above still answers: another character, another card.
  const other = page.locator('.cp-base[data-entity]:not([data-active])').first();
  const id = await other.getAttribute('data-entity');
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('data-character', id ?? '');
  await checkAccessibility();

  await handle(page).focus();
  await expect(handle(page)).toHaveAccessibleName('Show only the question');
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveAttribute('data-height', 'line');
  await expect(handle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(strip(page)).toHaveAttribute('data-height', 'actions');
  await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveAttribute('data-height', 'full');
  // A tap like any other button, and a twitch that is no drag.
  await handle(page).tap();
  await expect(strip(page)).toHaveAttribute('data-height', 'line');
  await pull(page, 4);
  await expect(strip(page)).toHaveAttribute('data-height', 'actions');
});
