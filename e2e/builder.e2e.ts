import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test, withoutKeeping } from './page.ts';

const builder = '/#/dice-masters/team';
/** Eight cards, twenty dice and two basic actions: within every limit of a tournament. */
const legal = '4x9avx;3x24avx;3x13avx;2x16avx;2x1avx;2x19avx;2x36avx;2x51avx;3x32avx;3x28avx';

const summary = (page: Page) => page.locator('.editor-panel [role="status"]');
const panel = (page: Page) => page.getByRole('region', { name: 'The team' });
const picker = (page: Page) => page.getByRole('region', { name: 'Choose cards' });
const more = (page: Page, card: string) =>
  picker(page).getByRole('button', { name: `One die more: ${card}` });

/** Finds a card by its name and adds so many dice of it. */
async function add(page: Page, card: string, dice: number): Promise<void> {
  await page.getByRole('searchbox').fill(card);
  await expect(picker(page).getByRole('status')).toHaveText('1 card');
  for (let n = 0; n < dice; n += 1) await more(page, card).click();
}

/** A page of somebody else: nothing is saved there. */
async function stranger(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(withoutKeeping);
  return page;
}

test('a legal team is built by clicking, from the home page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Build: Dice Masters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team builder');
  await add(page, 'Hulk, Jade Giant', 4);
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice · ✕ 1 violation');
  await expect(panel(page)).toContainText('Choose two different basic actions; you have 0.');
  await expect(panel(page).getByRole('link', { name: 'DM-TOURNAMENT-TEAMS-2' })).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Basic action 1' }).selectOption('Smash!');
  await page.getByRole('searchbox').fill('Gearing Up');
  await picker(page)
    .getByRole('button', { name: /^Take as a basic action: Gearing Up/ })
    .click();
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice · ✓ Legal');
  await expect(panel(page)).toContainText('Cost 6');
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Fist' })).toContainText('4 dice');
  await add(page, 'Beast, Genetic Expert', 2);
  await expect(summary(page)).toContainText('2/8 cards · 6/20 dice · ✓ Legal');
});

test('all violations are listed, each leads to its rule, and back leads to the team', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${builder}?t=5x9avx;1x7avx;3x32avx;3x28avx`);
  await expect(summary(page)).toContainText('✕ 2 violations');
  await expect(panel(page)).toContainText('Only one card with the title Hulk.');
  await expect(panel(page)).toContainText('Hulk – Jade Giant allows 4 dice; these are 5.');
  await panel(page).getByRole('link', { name: 'DM-TOURNAMENT-TEAMS-7' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule DM-TOURNAMENT-TEAMS-7');
  await page.goBack();
  await panel(page).getByRole('button', { name: 'One die fewer: Hulk, Jade Giant' }).click();
  await panel(page).getByRole('button', { name: 'One die fewer: Hulk, Anger Issues' }).click();
  await expect(summary(page)).toContainText('✓ Legal');
  await expect(page.getByRole('heading', { name: 'The team' })).toBeFocused();
  // A basic team has a lower limit.
  await page.goto(`${builder}?t=${legal}`);
  await expect(summary(page)).toContainText('8/8 cards · 20/20 dice · ✓ Legal');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Basic teams');
  await expect(summary(page)).toContainText('8/6 cards · 20/15 dice · ✕ 2 violations');
});

test('teams are saved, renamed, duplicated, deleted, and deleting is undone', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(`${builder}?t=${legal}`);
  await page.getByRole('textbox', { name: 'Name of the team' }).fill('Green machine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the team' }).fill('Green');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('My teams (1)').click();
  await page.getByRole('button', { name: 'Duplicate: Green' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the team' })).toHaveValue('Green (copy)');
  await page.getByRole('button', { name: 'Delete: Green', exact: true }).click();
  await expect(page.getByText('“Green” is deleted.')).toBeVisible();
  await expect(page.getByText('My teams (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('My teams (2)')).toBeVisible();
  await page.getByRole('link', { name: 'Open: Green', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the team' })).toHaveValue('Green');
  await expect(summary(page)).toContainText('20/20 dice');
});

test('a shared link opens the team elsewhere, and the file does too', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`${builder}?t=${legal}&name=Green`);
  await page.getByText('Share and export').click();
  const text = page.getByRole('textbox', { name: 'To copy' });
  const link = await text.inputValue();
  await page.getByRole('combobox', { name: 'As', exact: true }).selectOption('List of names');
  await expect(text).toHaveValue(/^# Green\n4 x Hulk, Jade Giant\n/);
  await page.getByRole('combobox', { name: 'As', exact: true }).selectOption('Team code, as in “4x77avx”');
  await expect(text).toHaveValue(legal);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    format: 'assemble-teams',
    teams: [{ name: 'Green', format: 'tournament' }],
  });

  const other = await stranger(browser);
  expect(link.startsWith(baseURL ?? '')).toBe(true);
  await other.goto(link);
  await expect(other.getByRole('textbox', { name: 'Name of the team' })).toHaveValue('Green');
  await expect(summary(other)).toContainText('8/8 cards · 20/20 dice · ✓ Legal');
  await other.goto(builder);
  await other.locator('input[type="file"]').setInputFiles({
    name: 'green.teams.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await expect(summary(other)).toContainText('8/8 cards · 20/20 dice · ✓ Legal');
  await other.context().close();
});

test('an import tells every part that it could not use', { tag: '@wide' }, async ({ page }) => {
  await page.goto(builder);
  await page.getByText('Import', { exact: true }).click();
  const text = page.getByRole('textbox', { name: /^A link, a team code/ });
  await text.fill('4x9avx\n2x31xfc\nsomething else\n2 x Hulk, Anger Isues\n3x32avx');
  await page.getByRole('button', { name: 'Import the text' }).click();
  await expect(page.getByText('1 team is read.')).toBeVisible();
  const notes = page.locator('.notes').getByRole('listitem');
  await expect(notes).toHaveText([
    'something else: cannot be read',
    '2x31xfc: a card of another set',
    /^2 x Hulk, Anger Isues: no such card; did you mean Hulk, Anger Issues/,
  ]);
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice');
  await text.fill('nothing at all');
  await page.getByRole('button', { name: 'Import the text' }).click();
  await expect(page.getByText('There is no team in this.')).toBeVisible();
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice');
});

test('a card is found, read and added with keys alone', { tag: '@wide' }, async ({ page }) => {
  await page.goto(builder);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('tiger');
  await expect(picker(page).getByRole('status')).toHaveText('1 card');
  const focused = page.locator(':focus');
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (name.test((await focused.getAttribute('aria-label')) ?? '')) return;
    }
    throw new Error(`no Tab leads to ${name}`);
  };
  await tabTo(/^Spider-Man, "Tiger"/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Spider-Man, "Tiger"' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(/^One die more/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(summary(page)).toContainText('1/8 cards · 2/20 dice');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('1/8 cards · 1/20 dice');
});

test('a match is started with a team of one’s own, and an illegal one is refused', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(`${builder}?t=7x9avx;2x1avx;3x32avx;3x28avx&format=basic&name=Green`);
  await page.getByRole('link', { name: 'Play with this team' }).click();
  await expect(page.getByRole('radio', { name: /^Configure everything/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Format' })).toHaveValue('basic');
  await expect(page.getByRole('combobox', { name: 'Team: Player 1' }).locator('option:checked')).toHaveText(
    'Green',
  );
  await page.getByRole('button', { name: 'Start the match' }).click();
  const why = page.getByRole('region', { name: 'Not yet: this is against the rules' });
  await expect(why).toBeFocused();
  await expect(why.getByRole('listitem')).toContainText(['Player 1: ']);
  await expect(why.getByRole('link', { name: 'DM-BASIC-TEAMS-8' })).toBeVisible();
  await page.getByRole('button', { name: 'Build or change the team: Player 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Team: Player 1' });
  for (let n = 0; n < 3; n += 1)
    await dialog
      .getByRole('region', { name: 'The team' })
      .getByRole('button', { name: 'One die fewer: Hulk, Jade Giant' })
      .click();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(why).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Who starts' }).selectOption('Player 1');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-shape', 'entities');
  await expect(page.locator('main')).toContainText('15');
  await expect(page.locator('main [data-card="avx/hulk-jade-giant"]').first()).toBeAttached();
  await expect(page.locator('main [data-card="avx/venom-eddie-brock"]').first()).toBeAttached();
});

test('a saved team is offered where teams are chosen in secret, in its format only', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${builder}?t=${legal}&name=Green`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Play with this team' }).click();
  await expect(page.getByRole('combobox', { name: 'Team: Player 1' })).toContainText('Green');
  await page.getByRole('combobox', { name: 'Team: Player 1' }).selectOption('Chosen in secret at the table');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-shape', 'commit');
  await page.getByRole('button', { name: /^(3 ?)?Green$/ }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-shape', 'entities');
  await expect(page.locator('main [data-card="avx/hulk-jade-giant"]').first()).toBeAttached();

  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: /^Configure everything/ }).check();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Basic teams');
  await page.getByRole('combobox', { name: 'Team: Player 1' }).selectOption('Chosen in secret at the table');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('button', { name: /Fantastic Four$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Green$/ })).toHaveCount(0);
});

test('a draft is configured and begins', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/play/dice-masters');
  await page.getByRole('radio', { name: /^Configure everything/ }).check();
  await page.getByRole('combobox', { name: 'Format' }).selectOption('Drafted teams');
  await page.getByRole('combobox', { name: /^Most dice/ }).selectOption('12');
  await page.getByText(/^Titles on the table \(8\)/).click();
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Hulk', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Thor', exact: true }).check();
  await page.getByRole('combobox', { name: 'Who starts' }).selectOption('Clever bot');
  await page.getByRole('button', { name: 'Start the match' }).click();
  // The second player picks first: three versions each of two titles.
  await expect(page.locator('.prompt')).toHaveAttribute('data-shape', 'options');
  await expect(page.locator('.prompt [data-choice]')).toHaveCount(6);
});

test('the builder has no fault that axe can see and fits', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto(`${builder}?t=5x9avx;1x7avx;2x31xfc;3x32avx&name=Green`);
  await page.getByRole('searchbox').fill('hulk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const title of [/^My teams/, 'Share and export', 'Import'])
    await page.getByText(title).first().click();
  await expect(picker(page).getByRole('status')).toHaveText(/^\d cards$/);
  await checkAccessibility();
  await checkWidths();
});

test('the set-up form has no fault that axe can see and fits', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/play/dice-masters?t=5x9avx;3x32avx&name=Green');
  await expect(page.getByRole('region', { name: 'Configure everything' })).toBeVisible();
  await checkAccessibility();
  await checkWidths();
});
