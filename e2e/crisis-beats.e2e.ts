import type { Page } from '@playwright/test';
import { openMoment, stepOn } from './crisis-moments.ts';
import { expect, test } from './table.ts';

const beats = (speed: string): string =>
  `localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, beats: "${speed}", muted: true }))`;

/** What is seen until everything is told, of all that is looked for. */
const watch = (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(`new Promise((done) => {
    const seen = new Set();
    const look = () => {
      for (const one of ${JSON.stringify(selectors)}) if (document.querySelector(one) !== null) seen.add(one);
    };
    let began = false;
    const watcher = new MutationObserver(() => {
      look();
      const isTold = document.querySelector('.beat-layer') !== null;
      if (began && !isTold) { watcher.disconnect(); done([...seen]); }
      began ||= isTold;
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  })`);

/** Tells a decision; answers what was seen of all that is looked for. */
async function seenIn(page: Page, ...selectors: readonly string[]): Promise<readonly string[]> {
  const seen = watch(page, selectors);
  await stepOn(page);
  return seen;
}

test.describe('in motion @wide', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an arrow shows where a model wants to go; then it goes there and lies still', async ({ page }) => {
    await page.addInitScript(beats('normal'));
    await openMoment(page, 'move');
    expect(await seenIn(page, '.beat-arrow-end')).toEqual(['.beat-arrow-end']);
    const moving = await page.evaluate(
      `document.querySelector('.cp-svg').getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length`,
    );
    expect(moving).toBe(0);
  });

  test('an attack: dice are thrown, counted and added up, and what they come to is seen on the target', async ({
    page,
  }) => {
    await page.addInitScript(beats('normal'));
    await openMoment(page, 'attack');
    const parts = [
      '.beat-shot',
      '.cp-tray-die[data-thrown="first"]',
      '.cp-causes li',
      '.cp-lane[data-counted] .cp-lane-rest',
      '.cp-sum',
      '.beat-pop[data-tone="harm"]',
    ];
    expect(await seenIn(page, ...parts)).toEqual(expect.arrayContaining(parts));
    // Two seconds later the battlefield is free again.
    await expect(page.locator('.cp-dice-tray')).toHaveCount(0, { timeout: 5000 });
  });

  test('thrown terrain is lifted, flies at what it hits and breaks', async ({ page }) => {
    await page.addInitScript(beats('normal'));
    const steps = await openMoment(page, 'throw');
    const seen = new Set<string>();
    for (let step = 0; step < steps; step++)
      for (const one of await seenIn(
        page,
        '.beat-ghost',
        '.beat-burst',
        '.beat-piece',
        '.beat-pop[data-tone="stamp"]',
      ))
        seen.add(one);
    expect(seen.size).toBe(4);
    await expect(page.locator('.beat-ghost')).toHaveCount(0);
  });

  test('each objective pays by itself, and the points count up one after the other', async ({ page }) => {
    await page.addInitScript(beats('normal'));
    await openMoment(page, 'scoring');
    const score = page.evaluate<readonly string[]>(`new Promise((done) => {
      const all = [];
      const look = () => {
        const now = [...document.querySelectorAll('[data-place^="score "]')].map((one) => one.textContent).join('|');
        if (all.at(-1) !== now) all.push(now);
      };
      let began = false;
      const watcher = new MutationObserver(() => {
        look();
        const isTold = document.querySelector('.beat-layer') !== null;
        if (began && !isTold) { watcher.disconnect(); done(all); }
        began ||= isTold;
      });
      look();
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    })`);
    expect(await seenIn(page, '.beat-flight[data-look="point"]')).toHaveLength(1);
    // Before, after the first objective and after the second one, at least.
    expect(new Set(await score).size).toBeGreaterThan(2);
  });
});

test('with reduced motion the dice lie there at once, and their sum is said in words', {
  tag: '@wide',
}, async ({ page }) => {
  await page.addInitScript(beats('normal'));
  await openMoment(page, 'attack');
  await stepOn(page);
  const tray = page.getByRole('region', { name: 'Dice', exact: true });
  await expect(tray).toHaveAttribute('data-still', 'true');
  await expect(tray).toContainText(/\d+ minus \d+ is \d+ damage/);
  await expect(tray.getByRole('img', { name: /^Die 1: / })).toBeVisible();
  const moving = await tray.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('a tactic card lies open with its text while it is told, and a tap puts it away', async ({ page }) => {
  await page.addInitScript(beats('normal'));
  await openMoment(page, 'tactic');
  await stepOn(page);
  const card = page.locator('.cp-played');
  await expect(card).toBeVisible();
  expect((await card.textContent())?.length).toBeGreaterThan(60);
  await page.locator('[data-stage="board"]').click({ position: { x: 5, y: 5 } });
  await expect(card).toHaveCount(0);
});

test('without beats nothing is told, and the dice of an attack lie there for two seconds @wide', async ({
  page,
}) => {
  await page.addInitScript(beats('off'));
  await openMoment(page, 'attack');
  await stepOn(page);
  await expect(page.locator('.cp-dice-tray .cp-sum')).toBeVisible();
  await expect(page.locator('.beat-layer')).toHaveCount(0);
  await expect(page.locator('.cp-dice-tray')).toHaveCount(0, { timeout: 5000 });
});
