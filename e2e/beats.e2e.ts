import { expect, prompt, start, test } from './table.ts';

const beats =
  'localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, passing: "ask", unasked: ["unused", "losing"] }))';

test('what a bot does is told moment by moment, and Space shows the end', async ({ page }) => {
  await page.addInitScript(beats);
  await start(page);
  const turn = page.locator('.table-turn');
  const before = await turn.textContent();
  // Nothing more is done in this turn: the bot takes its own.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.locator('.beat-banner')).toContainText('Turn 2', { timeout: 500 });
  }).toPass();
  expect(await turn.textContent()).not.toBe(before);
  const skip = page.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  // While it is told, nothing is asked.
  await expect(page.locator('.prompt[data-n]')).toHaveCount(0);
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(prompt(page)).toHaveAttribute('data-n', /./, { timeout: 500 });
  }).toPass();
  await expect(page.locator('.beat-layer')).toHaveCount(0);
});

test('with reduced motion nothing moves, and the words are the same', async ({ page }) => {
  await page.addInitScript(beats);
  await start(page);
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.locator('.beat-layer')).toHaveAttribute('data-still', 'true', { timeout: 500 });
  }).toPass();
});
