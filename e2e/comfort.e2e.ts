import type { Page } from '@playwright/test';
import { test as base, expect } from './page.ts';
import { cutOff } from './stage.ts';
import { nextPrompt, pressTool, prompt, promptNumber } from './table.ts';

const test = base.extend<{ readonly settings: object }>({
  /** The table as somebody likes it, before the first visit; a reload keeps what was changed since. */
  settings: [{ pause: 0 }, { option: true }],
  page: async ({ page, settings }, use) => {
    const stored = JSON.stringify(JSON.stringify({ beats: 'off', ...settings }));
    await page.addInitScript(
      `localStorage.setItem("assemble.table", localStorage.getItem("assemble.table") ?? ${stored})`,
    );
    await use(page);
  },
});

const strip = (page: Page) => page.locator('.dock');

async function start(page: Page): Promise<void> {
  await page.goto('/#/play/dice-masters');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
}

/** Rerolls nothing: the main phase begins. */
async function toMainPhase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
}

const openSettings = (page: Page): Promise<void> => pressTool(page, 'Settings');

test.describe('sounds', () => {
  /** Counts the tones that the page plays. */
  const counter = `(() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args) { window.tones++; return start.apply(this, args); };
  })()`;
  const tones = (page: Page): Promise<number> => page.evaluate<number>('window.tones');

  test('are heard after a gesture, and not when muted', { tag: '@wide' }, async ({ page }) => {
    await page.addInitScript(counter);
    await start(page);
    const first = await tones(page);
    await page.locator('.prompt [data-choice]').first().click();
    await page.getByRole('button', { name: 'Reroll 1' }).click();
    await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
    await expect.poll(() => tones(page)).toBeGreaterThan(first);
    await openSettings(page);
    await page.getByRole('checkbox', { name: 'Mute' }).check();
    await expect(page.getByRole('slider', { name: 'Volume' })).toBeDisabled();
    await page.keyboard.press('Escape');
    const muted = await tones(page);
    const n = await promptNumber(page);
    await page.locator('.prompt [data-choice]').first().click();
    await expect(nextPrompt(page, n)).toBeVisible();
    expect(await tones(page)).toBe(muted);
  });
});

test.describe('keys', { tag: '@wide' }, () => {
  test('show the board alone, the rules, the odds and a hint', async ({ page }) => {
    await start(page);
    await page.keyboard.down('v');
    await expect(strip(page)).toHaveCSS('opacity', '0');
    await page.keyboard.up('v');
    await expect(strip(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog', { name: 'Rules of this decision' })).toContainText(
      'DM-ROLL-AND-REROLL-2',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await expect(page.locator('.odds')).toContainText('If you reroll all 4 dice');
    await page.keyboard.press('1');
    await expect(page.locator('.odds')).toContainText('If you reroll the chosen die');
    // A sidekick shows each of its faces once in six.
    await expect(page.locator('.odds tbody tr').first()).toContainText('16.7%');
    await page.keyboard.press('h');
    const hint = page.getByRole('dialog', { name: /^Hint/ });
    await expect(hint).toContainText('The clever bot');
    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    const n = await promptNumber(page);
    await page.keyboard.press('h');
    await hint.getByRole('button', { name: 'Do this' }).click();
    await expect(nextPrompt(page, n)).toBeVisible();
  });

  test('are changed, named where two share one, and reset', async ({ page }) => {
    await start(page);
    await openSettings(page);
    await page.getByText('Keys', { exact: true }).click();
    await page.getByRole('button', { name: /^Log: L\./ }).click();
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: /^Log: K\./ })).toBeVisible();
    await page.getByRole('button', { name: /^Hint: H\./ }).click();
    await page.keyboard.press('Control');
    await expect(page.getByRole('alert')).toHaveText('This key is not free for that.');
    await page.keyboard.press('k');
    await expect(page.getByText('Shared with: Hint.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: /^Hint: K\./ }).click();
    await page.keyboard.press('h');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const log = page.getByRole('region', { name: 'Log' });
    await expect(log).toBeVisible();
    await page.keyboard.press('l');
    await expect(log).toBeVisible();
    await page.keyboard.press('k');
    await expect(log).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').locator('.keys div').filter({ hasText: 'Log' })).toContainText('K');
    await page.keyboard.press('Escape');
    await openSettings(page);
    await page.getByText('Keys', { exact: true }).click();
    await page.getByRole('button', { name: 'Reset the keys' }).click();
    await expect(page.getByRole('button', { name: /^Log: L\./ })).toBeVisible();
  });

  test('turn the table between people who share a screen', async ({ page }) => {
    await page.goto('/#/play/dice-masters');
    await page.getByRole('combobox', { name: 'Who sits in seat 2' }).selectOption('A person here');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await expect(prompt(page)).toBeVisible();
    const lower = page.locator('.dm-player').last();
    await expect(lower).toContainText('Player 1');
    await page.keyboard.press('Alt+2');
    await expect(lower).toContainText('Player 2');
    await page.getByRole('button', { name: 'Turn the table' }).click();
    await expect(lower).toContainText('Player 1');
  });
});

test('a phone has room for few tools: the others are in a menu, by finger and by key', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide bar shows them all');
  await start(page);
  for (const tool of await page.locator('.table-tools > button').all())
    expect((await tool.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  const turn = await page.locator('.table-turn').boundingBox();
  expect(turn?.height).toBeLessThan(45);
  const more = page.getByRole('button', { name: 'More tools' });
  const alone = page.getByRole('button', { name: 'See the board alone' });
  await expect(alone).toBeHidden();
  await more.focus();
  await page.keyboard.press('Enter');
  // Redo comes first, and there is nothing to do again.
  await page.keyboard.press('Tab');
  await expect(alone).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveCSS('opacity', '0');
  // The way back stands in the bar.
  await alone.click();
  await expect(strip(page)).toHaveCSS('opacity', '1');
  await more.click();
  await page.keyboard.press('Escape');
  await expect(alone).toBeHidden();
  await expect(more).toBeFocused();
  await pressTool(page, 'Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('who leaves energy unspent is asked once more, until they do not want to be', { tag: '@wide' }, async ({
  page,
}) => {
  await start(page);
  await toMainPhase(page);
  const done = page.locator('.prompt [data-pass]');
  const sure = page.getByRole('dialog', { name: 'Is that all?' });
  await done.click();
  await expect(sure).toContainText('Energy left:');
  await expect(sure).toContainText('You could still');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await done.click();
  await sure.getByRole('checkbox', { name: 'Do not ask this again' }).check();
  await sure.getByRole('button', { name: 'Go on' }).click();
  await expect(sure).toHaveCount(0);
  await expect(page.locator('.table-turn')).not.toContainText('Turn 1P');
  await openSettings(page);
  const asks = page.getByRole('checkbox', { name: 'Ask me before risky steps' });
  await expect(asks).not.toBeChecked();
  await asks.check();
  await page.keyboard.press('Escape');
  await page.reload();
  await openSettings(page);
  await expect(asks).toBeChecked();
});

test.describe('bots that take their time', () => {
  test.use({ settings: { pause: 300, unasked: ['unused'] } });

  test('stand still, go by one step, and go on', async ({ page }) => {
    await start(page);
    await toMainPhase(page);
    await page.locator('.prompt [data-pass]').click();
    const told = page.getByRole('status').last();
    const events = async (): Promise<number> => Number(await told.getAttribute('data-events'));
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(prompt(page)).toContainText('Paused');
    // A move that a bot was already thinking of when the button was pressed still arrives.
    await page.waitForTimeout(1500);
    const before = await events();
    await page.waitForTimeout(900);
    expect(await events()).toBe(before);
    await expect(page.getByRole('list', { name: 'Last moves' })).not.toBeEmpty();
    // What is chosen may still have to be paid for: then a step changes the question and tells nothing yet.
    for (let i = 0; i < 5 && (await events()) === before; i++) {
      const shown = (await strip(page).textContent()) ?? '';
      await page.getByRole('button', { name: 'One step' }).click();
      await expect(strip(page)).not.toHaveText(shown);
    }
    expect(await events()).toBeGreaterThan(before);
    const goOn = page.getByRole('button', { name: 'Continue' });
    if (await goOn.isVisible()) await goOn.click();
    await expect(page.locator('.prompt[data-n]')).toBeVisible();
  });
});

test('an answer is remembered for the match, listed, and forgotten', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: /Avengers against X-Men/ }).check();
  await page.locator('.seat[data-seat="1"]').getByRole('combobox').selectOption('random');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(prompt(page)).toBeVisible();
  const next = page.getByRole('combobox', { name: 'Next time' });
  // Energy is kept for the other player's turn: there a chance to react comes sooner or later.
  for (let i = 0; i < 60 && (await next.count()) === 0; i++) {
    const n = await promptNumber(page);
    await page.keyboard.press('Space');
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Go on' });
    await expect(nextPrompt(page, n).or(sure)).toBeVisible();
    if ((await sure.count()) > 0) await sure.click();
    await expect(nextPrompt(page, n)).toBeVisible();
  }
  const ask = (await prompt(page).locator('.ask').textContent()) ?? '';
  await next.selectOption('Same answer this match');
  await page.locator('.prompt [data-pass]').click();
  await expect(prompt(page).locator('.ask')).not.toHaveText(ask);
  await openSettings(page);
  await expect(page.getByText('(this match)')).toBeVisible();
  await page.getByRole('button', { name: /^Forget:/ }).click();
  await expect(page.getByText('In this match no answer is remembered.')).toBeVisible();
});

test('the log is copied, and the dice tell their way', async ({ page, context, isMobile }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  await page.locator('.prompt [data-choice]').first().click();
  await page.getByRole('button', { name: 'Reroll 1' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toMatch(/^Turn 1: Player 1/m);
  expect(copied).toContain('[DM-ROLL-AND-REROLL-3]');
  await page.getByRole('tab', { name: 'Dice' }).click();
  const dice = page.getByRole('tabpanel');
  await expect(dice).toContainText('5 dice rolled');
  await expect(dice.locator('[data-how="rerolled"]')).toHaveCount(1);
});

test('settings, hint, odds and dice have no fault that axe can see', async ({
  page,
  checkAccessibility,
  isMobile,
}) => {
  await start(page);
  await page.locator('.odds summary').click();
  if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('tab', { name: 'Dice' }).click();
  await checkAccessibility();
  await openSettings(page);
  await page.getByText('Keys', { exact: true }).click();
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await pressTool(page, 'Help and keys');
  await checkAccessibility();
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.locator('.table-more').click();
    await expect(page.getByRole('button', { name: 'See the board alone' })).toBeVisible();
    await checkAccessibility();
    await page.keyboard.press('Escape');
  }
  await page.locator('.prompt-hint').click();
  await expect(page.getByRole('dialog', { name: /^Hint/ })).toContainText('The clever bot');
  await checkAccessibility();
});

test('a hint is a ghost on the board with its reason, and pointing at another idea shows that one', async ({
  page,
}) => {
  await start(page);
  await toMainPhase(page);
  await page.locator('.prompt-hint').click();
  const hint = page.getByRole('dialog', { name: /^Hint/ });
  const ideas = hint.locator('.hint-idea');
  await expect(ideas).not.toHaveCount(0);
  // The number of the reason has its unit.
  await expect(hint.getByRole('status')).toContainText(/[\d.]+ life better than|about as good/);
  const count = await ideas.count();
  const marked = new Set<string>();
  for (let i = 0; i < count; i++) {
    await ideas.nth(i).focus();
    await expect(ideas.nth(i)).toHaveAttribute('aria-pressed', 'true');
    for (const ghost of await page.locator('.ghost').all())
      marked.add(JSON.stringify(await ghost.boundingBox()));
  }
  // At least one of the things to do in the main phase is done with something that lies on the board.
  expect(marked.size).toBeGreaterThan(0);
  await hint.getByRole('button', { name: /^Close/ }).click();
  await expect(page.locator('.ghost')).toHaveCount(0);
});

test('settings show their effect at once, beside the table, and nothing has to be saved', {
  tag: '@wide',
}, async ({ page }) => {
  await start(page);
  await openSettings(page);
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  const box = await sheet.boundingBox();
  expect(box?.width).toBeCloseTo(688, -1);
  expect(box?.x).toBeGreaterThan(700);
  for (const name of ['Motion', 'Sounds', 'Text size', 'Look', 'Referee view', 'Language', 'Hints'])
    await expect(sheet.getByRole('heading', { name, exact: true })).toBeVisible();
  const table = page.locator('.table');
  await sheet.getByRole('checkbox', { name: /^Referee/ }).check();
  await expect(table).toHaveAttribute('data-referee', '');
  await expect(sheet.locator('.sample-referee')).toContainText('MC-MOD-10');
  // Steps, log lines and the question show their rules, each in a plate beside its words.
  await expect(page.locator('.steps .step-rule').first()).toHaveText('CLEAR-AND-DRAW-1');
  const plate = page.locator('.log .rule-chip').last();
  await expect(plate).toHaveText(/^DM-/);
  await expect(page.locator('.prompt-foot .rule-number').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await sheet.getByRole('button', { name: '130 %' }).click();
  await expect(page.locator('html')).toHaveCSS('font-size', '20.8px');
  await sheet.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('.table-turn')).toContainText('Zug 1');
  await page.getByRole('button', { name: 'English' }).last().click();
  await sheet.getByRole('button', { name: /^What I can do/ }).click();
  await sheet.getByRole('button', { name: 'Full' }).click();
  await expect(table).not.toHaveAttribute('data-still', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-hint')).toHaveCount(0);
  await openSettings(page);
  await sheet.getByRole('button', { name: 'Reset all' }).click();
  await expect(table).not.toHaveAttribute('data-referee', '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-hint')).toBeVisible();
});

test('in every language and at every size nothing of the settings is cut off; twice as large they fill the screen', {
  tag: '@wide',
}, async ({ page }) => {
  await start(page);
  await openSettings(page);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [720, 450],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of ['English', 'Español', 'Deutsch']) {
      await page.locator('dialog').getByRole('button', { name: language }).click();
      const sheet = page.getByRole('dialog');
      expect(await cutOff(page, 'dialog[open]'), `${language} at ${width}`).toEqual([]);
      expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
      if (width < 900) expect((await sheet.boundingBox())?.width).toBe(width);
    }
  }
});

test('twice as large, the log leaves the board in sight', { tag: '@wide' }, async ({ page }) => {
  // A window of 1440 by 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await start(page);
  const log = page.getByRole('region', { name: 'Log' });
  if (!(await log.isVisible())) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(log).toBeVisible();
  const beside = await log.boundingBox();
  const board = await page.locator('[data-stage="board"]').boundingBox();
  if (beside === null || board === null) throw new Error('nothing is seen');
  expect(board.width).toBeGreaterThan(400);
  expect(beside.x).toBeGreaterThanOrEqual(board.x + board.width);
});
