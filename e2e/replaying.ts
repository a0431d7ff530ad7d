import type { Download, Page } from '@playwright/test';
import { test as base, expect } from './page.ts';
import { playOn } from './player.ts';

/** Bots answer at once, so that a test waits for nobody. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(
      'localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, unasked: ["unused", "losing"] }))',
    );
    await use(page);
  },
});

export async function start(page: Page): Promise<void> {
  await page.goto('/#/play/dice-masters');
  await page.locator('.seat[data-seat="1"]').getByRole('combobox').selectOption('random');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-shape', 'entities');
}

/** A whole match against the bot, and the replay of it. */
export async function finished(page: Page): Promise<void> {
  await start(page);
  await playOn(page, 600);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await at(page, 0);
}

export const at = (page: Page, step: number) =>
  expect(page.locator('.table')).toHaveAttribute('data-step', String(step));

export const slider = (page: Page) => page.getByRole('slider', { name: 'Steps of the replay' });

/** What lies on the board, in words; whether it has just come there depends on what was shown before. */
export async function lies(page: Page): Promise<string> {
  await expect(board(page).getByText('Loading')).toHaveCount(0);
  const banner = page.locator('.past-banner');
  const past = (await banner.count()) === 0 ? '' : ((await banner.textContent()) ?? '');
  return ((await board(page).textContent()) ?? '').replace(past, '').replaceAll(', just moved', '');
}

export const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What is not needed at every step is folded on a phone. */
export async function unfold(page: Page): Promise<void> {
  const more = page.locator('.replay-more');
  if ((await more.getAttribute('open')) === null) await more.getByText('More', { exact: true }).click();
}

export async function download(page: Page, click: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return file;
}

export { expect };
