import type { Download, Page } from '@playwright/test';
import { withoutKeeping } from './page.ts';
import { playOn } from './player.ts';
import { test as base, expect, quickTable, start } from './table.ts';

/** A match against the bot that was played to its end: once for all tests of a worker, and kept in the page of each. */
export const test = base.extend<object, { readonly playedMatch: PlayedMatch }>({
  playedMatch: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' });
      await context.addInitScript(`${withoutKeeping};${quickTable}`);
      const page = await context.newPage();
      await start(page);
      await playOn(page, 600);
      await expect(page.locator('.result')).toBeVisible();
      const id = page.url().split('/').at(-1) ?? '';
      const saved = await page.evaluate<string>(`localStorage.getItem('assemble.match.${id}')`);
      await context.close();
      await use({ id, saved });
    },
    { scope: 'worker' },
  ],
});

export type PlayedMatch = { readonly id: string; readonly saved: string };

/** Opens the table of the match, which is over: its result lies over it, with the curve drawn. */
export async function openResult(page: Page, { id, saved }: PlayedMatch): Promise<void> {
  await page.addInitScript(`localStorage.setItem('assemble.match.${id}', ${JSON.stringify(saved)})`);
  await page.goto(`/#/play/dice-masters/${id}`);
  await expect(page.locator('.result-drawing')).toBeVisible();
}

/** Opens the replay of the match, as it is reached from the home page. */
export async function openReplay(page: Page, { id, saved }: PlayedMatch): Promise<void> {
  await page.addInitScript(`localStorage.setItem('assemble.match.${id}', ${JSON.stringify(saved)})`);
  await page.goto('/');
  await page.getByRole('link', { name: 'All matches' }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await at(page, 0);
}

export const at = (page: Page, step: number) =>
  expect(page.locator('.table')).toHaveAttribute('data-step', String(step));

export const slider = (page: Page) => page.getByRole('slider', { name: 'Steps of the replay' });

/** What lies on the board, in words; whether it has just come there depends on what was shown before. */
export async function lies(page: Page): Promise<string> {
  await expect(board(page).getByText('Loading')).toHaveCount(0);
  // Where the pointer rests a card may be open to be read.
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-read]')).toHaveCount(0);
  const banner = page.locator('.past-banner');
  const past = (await banner.count()) === 0 ? '' : ((await banner.textContent()) ?? '');
  return ((await board(page).textContent()) ?? '').replace(past, '').replaceAll(', just moved', '');
}

export const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens what lies beside the board, or over it on a phone, at one of its leaves. */
export async function openDrawer(page: Page, leaf: 'Moments' | 'Log' | 'Dice'): Promise<void> {
  const drawer = page.getByRole('region', { name: 'Log' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await drawer.getByRole('tab', { name: leaf }).click();
}

export async function closeDrawer(page: Page): Promise<void> {
  const tool = page.getByRole('button', { name: 'Log', exact: true });
  if ((await tool.getAttribute('aria-pressed')) === 'true') await tool.click();
}

/** Looks with somebody else's eyes; on a phone that is beside the moments. */
export async function lookAs(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await openDrawer(page, 'Moments');
  await page.getByRole('group', { name: 'Seen by' }).getByRole('button', { name, exact: true }).click();
}

export async function download(page: Page, click: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return file;
}

export { expect };
