import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './page.ts';

/** Bots answer at once, nobody explains anything, nobody is asked twice and nothing is passed for anybody, so that a test waits for nobody. */
export const quickTable =
  'localStorage.setItem("assemble.table", localStorage.getItem("assemble.table") ?? JSON.stringify({ pause: 0, beats: "off", passing: "ask", unasked: ["unused", "losing"] })); localStorage.setItem("assemble.coach", localStorage.getItem("assemble.coach") ?? \'{"wanted":false}\')';

export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(quickTable);
    await use(page);
  },
});

/** A whole match in each language costs too much at each size: one language is played on the phone. */
export const spread = (locale: string): { readonly tag: string } => ({
  tag: locale === 'es' ? '@phone' : '@wide',
});

export const prompt = (page: Page): Locator => page.locator('.prompt');

/** A question with another number than this. */
export const nextPrompt = (page: Page, n: string): Locator =>
  page.locator(`.prompt[data-n]:not([data-n="${n}"])`);

/** The number of the question that is asked. */
export const promptNumber = async (page: Page): Promise<string> =>
  (await prompt(page).getAttribute('data-n')) ?? '';

/** A first game against the bot that thinks least, at its first question. */
export async function start(page: Page): Promise<void> {
  await page.goto('/#/play/dice-masters');
  await page.locator('.seat[data-seat="1"]').getByRole('combobox').selectOption('random');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
}

/** Presses a tool of the table's bar; where the bar is narrow some of them are behind a button for more. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('button', { name, exact: true });
  await page.locator('.table-tools').waitFor();
  if (!(await tool.isVisible())) await page.locator('.table-more').click();
  await tool.click();
}

export async function concede(page: Page): Promise<void> {
  await pressTool(page, 'Settings');
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.result')).toBeVisible();
}

export { expect };
