import { canDefend, openPosition } from './champions-positions.ts';
import { attackedBy, openDice } from './dice-positions.ts';
import { expect, prompt, start, test } from './table.ts';

const beats =
  'localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, passing: "ask", unasked: ["unused", "losing"] }))';

test('what a bot does is told moment by moment, and Space shows the end', { tag: '@wide' }, async ({
  page,
}) => {
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

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('blockers clash with attackers, and what gets through breaks life', async ({ page }) => {
    await page.addInitScript(beats);
    await openDice(page, attackedBy(4), { many: 4 });
    // Some may be barred from blocking: who can is set against the first who can be blocked.
    const choices = page.locator('.dock [data-choice]:not(:disabled)');
    await choices.first().click();
    await choices.first().click();
    const seen = page.evaluate<string[]>(`new Promise((done) => {
      const seen = new Set();
      const watcher = new MutationObserver(() => {
        for (const what of ['.beat-burst', '.beat-flight[data-look="harm"]', '.dm-segments i[data-broken]', '.dm-meter'])
          if (document.querySelector(what) !== null) seen.add(what);
        if (seen.has('.dm-segments i[data-broken]') && document.querySelector('.dm-meter') === null) seen.add('no meter');
        if (document.querySelector('.beat-banner') !== null) { watcher.disconnect(); done([...seen].sort()); }
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    })`);
    await page.locator('.dock [data-confirm]').click();
    expect(await seen).toEqual(
      [
        '.beat-burst',
        '.beat-flight[data-look="harm"]',
        '.dm-meter',
        '.dm-segments i[data-broken]',
        'no meter',
      ].sort(),
    );
  });

  test('an attack is a scene while it is told, and a revealed card says who reveals it', async ({ page }) => {
    await page.addInitScript(beats);
    await openPosition(page, canDefend);
    const scene = page.locator('.mc-board');
    await expect(scene).toHaveAttribute('data-scene', 'attack');
    await expect(page.locator('.mc-defence').first()).toBeVisible();
    await page.locator('.dock [data-choice]').first().click();
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(scene).toHaveAttribute('data-scene', 'attack');
    // It is decided: nothing is weighed any more.
    await expect(page.locator('.mc-defence')).toHaveCount(0);
    await expect(scene).toHaveAttribute('data-scene', 'reveal');
    await expect(page.locator('.mc-reveal-kind')).toContainText('Revealed by Ana');
  });
});

test('with reduced motion nothing moves, and the words are the same', async ({ page }) => {
  await page.addInitScript(beats);
  await start(page);
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.locator('.beat-layer')).toHaveAttribute('data-still', 'true', { timeout: 500 });
  }).toPass();
});
