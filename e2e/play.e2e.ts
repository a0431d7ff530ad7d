import type { Page } from '@playwright/test';
import { test as base, expect } from './page.ts';
import { playOn } from './player.ts';

/** Bots answer at once, so that a test waits for nobody. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(
      'localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, unasked: ["unused", "losing"] }))',
    );
    await use(page);
  },
});

const prompt = (page: Page) => page.locator('.prompt');

/** From the home page to a first game: two clicks, and one choice for the bot that thinks least. */
async function firstGame(page: Page, play: string, start: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: play }).first().click();
  await page.locator('.seat[data-seat="1"]').getByRole('combobox').selectOption('random');
  await page.getByRole('button', { name: start }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
}

const english = (page: Page): Promise<void> => firstGame(page, 'Play Dice Masters', 'Start the match');

const languages = {
  en: { play: 'Play Dice Masters', start: 'Start the match', wins: /wins!$/, rematch: 'Rematch', log: 'Log' },
  es: {
    play: 'Jugar a Dice Masters',
    start: 'Empezar la partida',
    wins: /^¡Gana .+!$/,
    rematch: 'Revancha',
    log: 'Registro',
  },
  de: {
    play: 'Dice Masters spielen',
    start: 'Partie beginnen',
    wins: /gewinnt!$/,
    rematch: 'Revanche',
    log: 'Verlauf',
  },
} as const;

for (const [locale, words] of Object.entries(languages)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a first game against a bot, from the home page to the result', async ({ page }) => {
      await firstGame(page, words.play, words.start);
      await playOn(page, 600);
      await expect(page.getByRole('heading', { level: 2, name: words.wins })).toBeVisible();
      const log = page.getByRole('region', { name: words.log });
      if (!(await log.isVisible())) await page.keyboard.press('l');
      await expect(log.getByRole('listitem').last()).toContainText('DM-LIFE-AND-WINNING-1');
      await page.getByRole('button', { name: words.rematch }).click();
      await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
    });
  });
}

test('the replay of a match can be taken along', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await english(page);
  await playOn(page, 4);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Random bot wins!');
  await expect(prompt(page)).toContainText('Player 1 gave up.');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the replay' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dice-masters-.+\.replay\.json$/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(0);
});

test('two people at one screen choose in secret, then take turns', async ({ page }) => {
  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: /Choose teams in secret/ }).check();
  await page.getByRole('combobox', { name: 'Who sits in seat 2' }).selectOption('A person here');
  await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Name in seat 2' }).fill('Ben');
  await page.getByRole('combobox', { name: 'Who starts' }).selectOption('Ben');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await page.getByRole('button', { name: /^(1 ?)?Avengers$/ }).click();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await page.getByRole('button', { name: /^(2 ?)?X-Men$/ }).click();
  await expect(prompt(page)).toContainText('Ben');
  expect((await playOn(page, 40)).sort()).toEqual(['Ana', 'Ben']);
});

test('what is lit on the board is tapped there', async ({ page }) => {
  await english(page);
  const lit = page.getByRole('region', { name: 'Board', exact: true }).locator('[data-lit="true"]');
  const pressed = page.locator('.prompt [aria-pressed="true"]');
  await lit.first().click();
  await expect(pressed).toHaveCount(1);
  await lit.nth(1).click();
  await expect(pressed).toHaveCount(2);
  await lit.first().click();
  await expect(pressed).toHaveCount(1);
  await page.getByRole('button', { name: 'No, nothing' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  const n = (await prompt(page).getAttribute('data-n')) ?? '';
  await lit.first().click();
  await expect(page.locator(`.prompt[data-n]:not([data-n="${n}"])`)).toBeVisible();
});

test('two clicks lead to a game against the clever bot', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Dice Masters' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  expect(await playOn(page, 12)).toEqual(['Player 1']);
  await expect(page.locator('.table-turn')).not.toContainText('Turn 1 ');
  await expect(page.getByRole('status').last()).not.toBeEmpty();
});

test('a reload goes on where it was, and so does the home page', async ({ page }) => {
  await english(page);
  await playOn(page, 6);
  const n = (await prompt(page).getAttribute('data-n')) ?? '';
  const told = await page.getByRole('status').last().getAttribute('data-events');
  await page.reload();
  await expect(prompt(page)).toHaveAttribute('data-n', n);
  await expect(page.getByRole('status').last()).toHaveAttribute('data-events', told ?? '');
  await page.getByRole('link', { name: 'Leave the table: home page' }).click();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(prompt(page)).toHaveAttribute('data-n', n);
});

test('a decision is taken back freely before a roll, and as practice after it', async ({ page }) => {
  await english(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'No, nothing' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await expect(undo).toHaveAttribute('title', /^Undo: free/);
  await undo.click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await undo.click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await page.locator('.prompt [data-choice]').first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await expect(undo).toHaveAttribute('title', /Dice were rolled/);
  await undo.click();
  await expect(page.getByRole('dialog')).toContainText('Dice were rolled.');
  await page.getByRole('button', { name: 'Take it back, as practice' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
});

test('a turn is played with keys alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  await page.goto('/#/play/dice-masters');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('.prompt [aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await page.keyboard.press('z');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 30; i++) {
    const turn = (await page.locator('.table-turn').textContent()) ?? '';
    if (!turn.startsWith('Turn 1P')) break;
    const n = (await prompt(page).getAttribute('data-n')) ?? '';
    const shape = await prompt(page).getAttribute('data-shape');
    await page.keyboard.press(
      shape === 'options' ? (i < 6 ? '1' : 'Space') : shape === 'pay' ? 'Enter' : 'Space',
    );
    await expect(page.locator(`.prompt[data-n]:not([data-n="${n}"])`)).toBeVisible();
  }
  await expect(page.locator('.table-turn')).not.toContainText('Turn 1P');
});

test('set-up, table and result have no fault that axe can see', async ({ page, checkAccessibility }) => {
  await page.goto('/#/play/dice-masters');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await playOn(page, 3);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Board as text' }).check();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await checkAccessibility();
});
