import type { Page } from '@playwright/test';
import { playOn } from './player.ts';
import {
  concede,
  expect,
  nextPrompt,
  pressTool,
  prompt,
  promptNumber,
  spread,
  start,
  test,
} from './table.ts';

const languages = {
  en: {
    play: 'Play: Dice Masters',
    start: 'Start the match',
    over: /^(You win!|Beaten)$/,
    wins: /wins!$/,
    board: 'Look at the board',
    rematch: 'Rematch',
    log: 'Log',
  },
  es: {
    play: 'Jugar: Dice Masters',
    start: 'Empezar la partida',
    over: /^(¡Ganas!|Derrota)$/,
    board: 'Ver el tablero',
    wins: /^¡Gana .+!$/,
    rematch: 'Revancha',
    log: 'Registro',
  },
  de: {
    play: 'Spielen: Dice Masters',
    start: 'Partie beginnen',
    over: /^(Gewonnen!|Niederlage)$/,
    board: 'Tisch ansehen',
    wins: /gewinnt!$/,
    rematch: 'Revanche',
    log: 'Verlauf',
  },
} as const;

/** From the home page to a first game: two clicks, and one choice of who sits opposite. */
async function fromHome(
  page: Page,
  { play, start: begin }: { readonly play: string; readonly start: string },
  opposite: 'random' | 'person',
): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: play }).first().click();
  await page.locator('.seat[data-seat="1"]').getByRole('combobox').selectOption(opposite);
  await page.getByRole('button', { name: begin }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
}

for (const [locale, words] of Object.entries(languages)) {
  test.describe(locale, spread(locale), () => {
    test.use({ locale });

    test('a first game against a bot, from the home page to the result', async ({ page }) => {
      await fromHome(page, words, 'random');
      await playOn(page, 600);
      await expect(page.getByRole('heading', { level: 2, name: words.over })).toBeVisible();
      await page.getByRole('button', { name: words.board }).click();
      const log = page.getByRole('region', { name: words.log });
      if (!(await log.isVisible())) await page.keyboard.press('l');
      await expect(log.getByRole('listitem').last()).toContainText('DM-LIFE-AND-WINNING-1');
      await page.getByRole('button', { name: words.rematch }).click();
      await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
    });

    test('a first game of two people at one screen, from the home page to the result', async ({ page }) => {
      await fromHome(page, words, 'person');
      expect(await playOn(page, 600)).toHaveLength(2);
      await expect(page.getByRole('heading', { level: 2, name: words.wins })).toBeVisible();
    });
  });
}

test('the replay of a match can be taken along', { tag: '@wide' }, async ({ page }) => {
  await start(page);
  await playOn(page, 4);
  await concede(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Beaten');
  await expect(page.locator('.result')).toContainText('Random bot wins!');
  await expect(page.locator('.result')).toContainText('Player 1 gave up.');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the replay' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dice-masters-.+\.replay\.json$/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(0);
});

test('two people at one screen choose in secret, then take turns', { tag: '@wide' }, async ({
  page,
  checkAccessibility,
}) => {
  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: /Choose teams in secret/ }).check();
  await page.getByRole('combobox', { name: 'Who sits in seat 2' }).selectOption('A person here');
  await page.getByRole('textbox', { name: 'Name in seat 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Name in seat 2' }).fill('Ben');
  await page.getByText('More choices').click();
  await page.getByRole('combobox', { name: 'Who starts' }).selectOption('Ben');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('button', { name: 'I am Ana' })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'commit');
  await checkAccessibility();
  await page.getByRole('button', { name: /^(1 ?)?Avengers$/ }).click();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await page.getByRole('button', { name: /^(2 ?)?X-Men$/ }).click();
  await expect(prompt(page)).toContainText('Ben');
  expect((await playOn(page, 20)).sort()).toEqual(['Ana', 'Ben']);
});

test('what is lit on the board is tapped there', async ({ page }) => {
  await start(page);
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
  const n = await promptNumber(page);
  await lit.first().click();
  await expect(nextPrompt(page, n)).toBeVisible();
});

test('two clicks lead to a game against the clever bot', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play: Dice Masters' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  expect(await playOn(page, 12)).toEqual(['Player 1']);
  await expect(page.locator('.table-turn')).not.toContainText('Turn 1 ');
  await expect(page.getByRole('status').last()).not.toBeEmpty();
});

test('a reload goes on where it was, and so does the home page', { tag: '@wide' }, async ({ page }) => {
  await start(page);
  await playOn(page, 6);
  const n = await promptNumber(page);
  const told = await page.getByRole('status').last().getAttribute('data-events');
  await page.reload();
  await expect(prompt(page)).toHaveAttribute('data-n', n);
  await expect(page.getByRole('status').last()).toHaveAttribute('data-events', told ?? '');
  await page.getByRole('link', { name: 'Leave the table: home page' }).click();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(prompt(page)).toHaveAttribute('data-n', n);
});

test('a decision is taken back freely before a roll, and as practice after it', async ({ page }) => {
  await start(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Keep all' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await expect(undo).toHaveAttribute('title', /^Undo: free/);
  await undo.click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await pressTool(page, 'Redo');
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await undo.click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await page.locator('.prompt [data-choice]').first().click();
  await page.getByRole('button', { name: 'Reroll 1' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await expect(undo).toHaveAttribute('title', /Dice were rolled/);
  await undo.click();
  await expect(page.getByRole('dialog')).toContainText('Dice were rolled.');
  await page.getByRole('button', { name: 'Take it back, as practice' }).click();
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
});

test('a match is played with keys alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/play/dice-masters');
  await page.locator('.seat[data-seat="1"]').getByRole('combobox').selectOption('random');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help and keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Escape closes what lies over the table, and answers nothing.
  await page.getByRole('button', { name: /^Bag: Player 1/ }).press('Enter');
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(prompt(page)).toHaveAttribute('data-shape', 'entities');
  await prompt(page).getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('1');
  await expect(page.locator('.prompt [aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveAttribute('data-shape', 'options');
  await page.keyboard.press('z');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  // Buys and fields what comes first, attacks with one, and blocks nothing.
  const keys = { options: ['1'], entities: ['1', 'Enter'], pay: ['Enter'] } as const;
  const over = page.locator('.result');
  let taken = 0;
  for (let i = 0; i < 300 && (await over.count()) === 0; i++) {
    const n = await promptNumber(page);
    const shape = (await prompt(page).getAttribute('data-shape')) ?? '';
    taken = shape === 'options' ? taken + 1 : 0;
    const known = shape === 'options' || shape === 'entities' || shape === 'pay' ? keys[shape] : [];
    for (const key of taken > 3 ? [] : known) await page.keyboard.press(key);
    // Damage that must be divided cannot be declined.
    if (shape === 'distribute')
      for (const name of ['Suggest', 'Confirm'])
        await prompt(page).getByRole('button', { name }).press('Enter');
    // What was not meant for that, or is not possible like that, is declined; while the bot acts, that key would stop it.
    const isOpen = await page
      .locator(`.prompt[data-n="${n}"]`)
      .waitFor({ state: 'detached', timeout: 500 })
      .then(
        () => false,
        () => true,
      );
    if (isOpen) await page.keyboard.press('Space');
    await expect(nextPrompt(page, n).or(over).first()).toBeVisible();
  }
  await expect(over).toContainText('wins!');
  await expect(over.getByRole('heading', { level: 2 })).toBeFocused();
});

test('set-up, table and result have no fault that axe can see', async ({ page, checkAccessibility }) => {
  await page.goto('/#/play/dice-masters');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await playOn(page, 3);
  await checkAccessibility();
  await pressTool(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Board as text' }).check();
  await page.keyboard.press('Escape');
  await concede(page);
  await checkAccessibility();
});
