import type { Locator, Page } from '@playwright/test';

export const prompt = (page: Page): Locator => page.locator('.prompt');

/** A question with another number than this. */
export const nextPrompt = (page: Page, n: string): Locator =>
  page.locator(`.prompt[data-n]:not([data-n="${n}"])`);

/** Presses a tool of the table's bar; where the bar is narrow some of them are behind a button for more. */
export async function pressTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('button', { name, exact: true });
  await page.locator('.table-tools').waitFor();
  if (!(await tool.isVisible())) await page.locator('.table-more').click();
  await tool.click();
}
