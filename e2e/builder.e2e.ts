import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test, withoutKeeping } from './page.ts';

const builder = '/#/dice-masters/team';
/** Eight cards, twenty dice and two basic actions: within every limit of a tournament. */
const legal = '4x9avx;3x24avx;3x13avx;2x16avx;2x1avx;2x19avx;2x36avx;2x51avx;3x32avx;3x28avx';

const summary = (page: Page) => page.locator('.build-summary');
const dock = (page: Page) => page.locator('.build-dock');
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

/** A format on the set-up page, and what is seldom chosen there. */
const format = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Format' }).getByRole('radio', { name: new RegExp(`^${name}`) });
const openMore = (page: Page) => page.getByText('More choices').click();

test('a legal team is built by clicking, from the home page', async ({ page, isMobile }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Build: Dice Masters' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team builder');
  await add(page, 'Hulk, Jade Giant', 4);
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice · ✕ 1 violation');
  await expect(panel(page)).toContainText('Choose two different basic actions; you have 0.');
  // On a phone the line in the dock opens the list.
  if (isMobile) await page.getByRole('button', { name: 'Everything that is to mend' }).click();
  const list = isMobile ? page.getByRole('dialog') : panel(page);
  await expect(list.getByRole('link', { name: /DM-TOURNAMENT-TEAMS-2/ })).toBeVisible();
  if (isMobile) await list.getByRole('button', { name: 'Close' }).click();
  for (const basic of ['Smash!', 'Gearing Up']) {
    await page.getByRole('searchbox').fill(basic);
    await picker(page)
      .getByRole('button', { name: `Add: ${basic}` })
      .click();
  }
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice · ✓ Legal');
  await add(page, 'Beast, Genetic Expert', 2);
  await expect(summary(page)).toContainText('2/8 cards · 6/20 dice · ✓ Legal');
  await expect(dock(page)).toContainText('2 of 8 cards, 6 of 20 dice. Legal, but not full');
  if (isMobile) await page.getByRole('button', { name: /^Dice and basic actions/ }).click();
  const numbers = page.getByRole('region', { name: 'Dice', exact: true });
  await expect(numbers.getByRole('listitem').filter({ hasText: 'Fist' })).toContainText('4 dice');
  if (!isMobile)
    await expect(numbers.getByRole('listitem').filter({ hasText: 'Cost 6' })).toContainText('4 dice');
});

test('all violations are listed, each leads to its rule, and back leads to the team', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${builder}?t=5x9avx;1x7avx;3x32avx;3x28avx`);
  await expect(summary(page)).toContainText('✕ 2 violations');
  await expect(panel(page)).toContainText('Only one card with the title “Hulk”.');
  await expect(panel(page)).toContainText('Hulk – Jade Giant allows 4 dice; these are 5.');
  await panel(page)
    .getByRole('link', { name: /DM-TOURNAMENT-TEAMS-7/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule DM-TOURNAMENT-TEAMS-7');
  await page.goBack();
  await panel(page).getByRole('button', { name: 'One die fewer: Hulk, Jade Giant' }).click();
  await panel(page).getByRole('button', { name: 'One die fewer: Hulk, Anger Issues' }).click();
  await expect(summary(page)).toContainText('✓ Legal');
  await expect(page.getByRole('heading', { name: 'The team' })).toBeFocused();
  // A basic team has a lower limit.
  await page.goto(`${builder}?t=${legal}`);
  await expect(summary(page)).toContainText('8/8 cards · 20/20 dice · ✓ Legal');
  await page
    .getByRole('group', { name: 'Format' })
    .getByRole('button', { name: /^Basic/ })
    .click();
  await expect(summary(page)).toContainText('8/6 cards · 20/15 dice · ✕ 2 violations');
});

test('teams are saved, renamed, duplicated, deleted, and deleting is undone', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto(`${builder}?t=${legal}`);
  await page.getByRole('textbox', { name: 'Name of the team' }).fill('Green machine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved here')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Saved here')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the team' }).fill('Green');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'My teams (1)' }).click();
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Duplicate: Green' }).click();
  await expect(page.getByLabel('Name of the team')).toHaveValue('Green (copy)');
  await page.getByRole('button', { name: 'Delete: Green', exact: true }).click();
  await expect(page.getByText('“Green” is deleted.')).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'My teams (1)' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByRole('heading', { name: 'My teams (2)' })).toBeVisible();
  await page.getByRole('link', { name: 'Open: Green', exact: true }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the team' })).toHaveValue('Green');
  await expect(summary(page)).toContainText('20/20 dice');
});

test('a shared link opens the team elsewhere, and the file does too', { tag: '@wide' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`${builder}?t=${legal}&name=Green`);
  await page.getByRole('button', { name: 'Share' }).click();
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
  await other.getByRole('button', { name: 'Import' }).click();
  await other.locator('input[type="file"]').setInputFiles({
    name: 'green.teams.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await other.getByRole('button', { name: 'Take over' }).click();
  await expect(summary(other)).toContainText('8/8 cards · 20/20 dice · ✓ Legal');
  await other.context().close();
});

test('an import tells every part that it could not use', { tag: '@wide' }, async ({ page }) => {
  await page.goto(builder);
  await page.getByRole('button', { name: 'Import' }).click();
  const text = page.getByRole('textbox', { name: /^A link, a team code/ });
  await text.fill('4x9avx\n2x31xfc\nsomething else\n2 x Hulk, Anger Isues\nThor x3\n3x32avx');
  await page.getByRole('button', { name: 'Import the text' }).click();
  const lines = page.locator('.import-lines').getByRole('listitem');
  await expect(lines).toHaveText([
    /^4x9avxunderstood$/,
    /^2x31xfca card of another set$/,
    /^something elsecannot be read$/,
    /^2 x Hulk, Anger Isuesno such cardHulk, Anger Issues/,
    /^Thor x3several cards are called that/,
    /^3x32avxunderstood$/,
  ]);
  // Nothing is replaced yet; what was meant is pressed.
  await expect(summary(page)).toContainText('0/8 cards');
  await lines
    .nth(3)
    .getByRole('button', { name: /^Hulk, Anger Issues instead of/ })
    .click();
  await lines
    .nth(4)
    .getByRole('button', { name: /^Thor, Odinson instead of/ })
    .click();
  await expect(text).toHaveValue(
    '4x9avx\n2x31xfc\nsomething else\n2 x Hulk, Anger Issues\nThor, Odinson x3\n3x32avx',
  );
  await expect(summary(page)).toContainText('0/8 cards');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('1 team is read.')).toBeVisible();
  await expect(summary(page)).toContainText('3/8 cards · 9/20 dice');
  await text.fill('nothing at all');
  await page.getByRole('button', { name: 'Import the text' }).click();
  await expect(page.getByText('Nothing here can be taken over.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take over' })).toBeDisabled();
  await expect(summary(page)).toContainText('3/8 cards · 9/20 dice');
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
  const reading = page.getByRole('region', { name: 'Reading: Spider-Man, "Tiger"' });
  await expect(reading).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('1/8 cards · 2/20 dice');
  await page.keyboard.press('-');
  await expect(summary(page)).toContainText('1/8 cards · 1/20 dice');
  await page.keyboard.press('Shift+Enter');
  await expect(summary(page)).toContainText('0/8 cards · 0/20 dice');
  await tabTo(/^One die more/);
  await page.keyboard.press('Space');
  await expect(summary(page)).toContainText('1/8 cards · 1/20 dice');
  // Steps back and forth, by keys.
  await page.keyboard.press('Control+z');
  await expect(summary(page)).toContainText('0/8 cards · 0/20 dice');
  await page.keyboard.press('Control+Shift+z');
  await expect(summary(page)).toContainText('1/8 cards · 1/20 dice');
});

test('what is wrong is mended with one click each, or all at once, and that is undone', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto(`${builder}?t=5x9avx;1x7avx`);
  await expect(dock(page)).toContainText('Not yet legal: 3 things to mend');
  await expect(dock(page)).toContainText('Hulk – Jade Giant allows 4 dice; these are 5.');
  await expect(dock(page).getByRole('button', { name: /^Play/ })).toHaveAttribute('aria-disabled', 'true');
  await panel(page)
    .locator('.violation')
    .filter({ hasText: 'allows 4 dice' })
    .getByRole('button', { name: 'Mend' })
    .click();
  await expect(summary(page)).toContainText('2/8 cards · 5/20 dice · ✕ 2 violations');
  await dock(page)
    .getByRole('button', { name: /^Mend both/ })
    .click();
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice · ✓ Legal');
  await expect(dock(page).getByRole('link', { name: 'Play with this team' })).toBeVisible();
  const bar = page.getByRole('toolbar', { name: 'Tools' });
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(summary(page)).toContainText('2/8 cards · 5/20 dice · ✕ 2 violations');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(summary(page)).toContainText('2/8 cards · 6/20 dice · ✕ 3 violations');
  await expect(bar.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await bar.getByRole('button', { name: 'Redo' }).click();
  await bar.getByRole('button', { name: 'Redo' }).click();
  await expect(summary(page)).toContainText('1/8 cards · 4/20 dice · ✓ Legal');
  await expect(bar.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a match is started with a team of one’s own, and an illegal one is refused', { tag: '@wide' }, async ({
  page,
}) => {
  // The builder plays legal teams only; whoever comes with another one is refused at the table.
  await page.goto(`/#/play/dice-masters?t=7x9avx;2x1avx;3x32avx;3x28avx&format=basic&name=Green`);
  await expect(format(page, 'Basic teams')).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Team: Player 1' }).locator('option:checked')).toHaveText(
    'Green',
  );
  const why = page.getByRole('region', { name: 'Not yet: this is against the rules' });
  const play = page.getByRole('button', { name: 'Start the match' });
  await expect(play).toBeDisabled();
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
  await expect(
    page.getByRole('status').filter({ hasText: 'A team of your own against Villains' }),
  ).toBeVisible();
  await openMore(page);
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
  await format(page, 'Basic teams').check();
  await page.getByRole('combobox', { name: 'Team: Player 1' }).selectOption('Chosen in secret at the table');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('button', { name: /Fantastic Four$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Green$/ })).toHaveCount(0);
});

test('a draft is configured and begins', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/#/play/dice-masters');
  await format(page, 'Drafted teams').check();
  await page.getByRole('combobox', { name: /^Most dice/ }).selectOption('12');
  await page.getByText(/^Titles on the table \(8\)/).click();
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Hulk', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Thor', exact: true }).check();
  await openMore(page);
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
  // What of the address could not be used is told first.
  await expect(page.getByRole('dialog')).toContainText('2x31xfc');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill('hulk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(picker(page).getByRole('status')).toHaveText(/^\d cards$/);
  await checkAccessibility();
  for (const name of [/^My teams/, 'Share', 'Import']) {
    const tool = page.getByRole('button', { name });
    if (!(await tool.isVisible())) await page.getByRole('button', { name: 'More tools' }).click();
    await tool.click();
    await checkAccessibility();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }
  await checkWidths();
});

test('the set-up form has no fault that axe can see and fits', async ({
  page,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/play/dice-masters?t=5x9avx;3x32avx&name=Green');
  await expect(format(page, 'Tournament teams')).toBeChecked();
  await checkAccessibility();
  await checkWidths();
});
