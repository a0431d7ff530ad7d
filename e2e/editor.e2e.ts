import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { expect, test } from './page.ts';

test('a position is built, saved, taken along, sent and played', async ({
  page,
  browser,
  isMobile,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/dice-masters');
  await page.getByRole('link', { name: /^Set up a position/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Position');
  const form = page.getByRole('region', { name: 'What lies on the table' });
  const dock = page.locator('.build-dock');
  await expect(dock).toContainText('A match can stand like this.');
  await checkAccessibility();
  const size = page.viewportSize();
  await checkWidths();
  if (size !== null) await page.setViewportSize(size);

  // What no match can stand in is named by its rule, and taken back.
  await form.getByLabel('Life', { exact: true }).fill('21');
  await expect(dock).toContainText('Ann cannot have more life than at the start (20).');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByLabel('Life', { exact: true })).toHaveValue('20');
  await form.getByLabel('Life', { exact: true }).fill('7');
  await form.getByLabel('Add a die: Field zone').selectOption('hulk');
  await expect(form.getByRole('region', { name: 'Field zone' }).getByRole('listitem')).toHaveCount(2);
  if (isMobile) await page.getByRole('button', { name: 'Table', exact: true }).click();
  const table = page.getByRole('region', { name: 'The table', exact: true });
  await expect(table).toContainText('Ann:');
  await expect(table.locator('.dm-board')).toBeVisible();

  // Saved on the device, and as a file that the scenario runner reads.
  await page.getByRole('textbox', { name: 'Name of the position' }).fill('Two Hulks');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  if (isMobile) await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: /^Share/ }).click();
  const sharing = page.getByRole('dialog');
  const link = await sharing.getByRole('textbox').inputValue();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sharing.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    game: 'dice-masters',
    name: 'Two Hulks',
    given: { Ann: { life: 7, field: ['hulk@L1', 'hulk@L1'] } },
    then: { asked: { Ann: 'main' } },
  });

  // Whoever opens the link has the same position, and plays it against a bot.
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByRole('textbox', { name: 'Name of the position' })).toHaveValue('Two Hulks');
  await friend.getByRole('link', { name: /^Play/ }).click();
  await friend.getByRole('dialog', { name: 'Who plays?' }).getByRole('button', { name: 'Start' }).click();
  await expect(friend.locator('[data-stage="primary"]')).toBeVisible();
  await expect(friend.locator('.dm-board')).toContainText('7');
  await friend.context().close();
});

test('a position of Champions is built, saved, sent and tried as a puzzle', { tag: '@wide' }, async ({
  page,
  browser,
}) => {
  await page.goto('/#/editor/champions');
  const form = page.getByRole('region', { name: 'What lies on the table' });
  const dock = page.locator('.build-dock');
  await expect(dock).toContainText('A match can stand like this.');
  const table = page.getByRole('region', { name: 'The table', exact: true });
  await expect(table.locator('.mc-board')).toContainText('Rhino');

  // Everything that is wrong is told at once, and shown; Rhino has 14 hit points.
  await form.getByRole('button', { name: 'Villain' }).click();
  await form.getByLabel('Damage: Villain').fill('14');
  await form.getByLabel('Threat: Main scheme').fill('7');
  await expect(dock).toContainText('Rhino has no hit points left and would be defeated.');
  await expect(dock).toContainText('has reached its target threat and would advance.');
  await form.getByLabel('Threat: Main scheme').fill('3');
  await form.getByLabel('Damage: Villain').fill('12');
  await expect(dock).toContainText('A match can stand like this.');
  await form.getByLabel('Stage', { exact: true }).selectOption('3');
  await form.getByRole('button', { name: 'Ann' }).click();
  await form.getByLabel('Add a card: Hand').selectOption({ label: 'Haymaker' });
  await expect(form.getByRole('region', { name: 'Hand' }).getByRole('listitem')).toHaveCount(5);
  await form.getByLabel('Goal').selectOption('clear-the-scheme');

  await page.getByRole('textbox', { name: 'Name of the position' }).fill('Three threat');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Share/ }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();

  // Whoever opens the link solves it: Spider-Man thwarts for 1, so three threat are too much for a turn.
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(friend.getByRole('textbox', { name: 'Name of the position' })).toHaveValue('Three threat');
  await friend.getByRole('link', { name: /^Play/ }).click();
  await expect(friend.locator('.puzzle-strip')).toContainText('Clear the main scheme this turn');
  await friend.getByRole('button', { name: /^End/ }).first().click();
  await expect(
    friend.getByText('The goal is out of reach. Take the move back, or begin again.'),
  ).toBeVisible();
  await friend.context().close();
});

test('a position of Crisis Protocol is built on the battlefield, saved, sent and played', {
  tag: '@phone',
}, async ({ page, browser, checkAccessibility }) => {
  await page.goto('/#/editor/crisis-protocol');
  const dock = page.locator('.build-dock');
  await expect(dock).toContainText('A match can stand like this.');
  await checkAccessibility();
  const form = page.getByRole('region', { name: 'What lies on the table' });
  await form.getByLabel('Victory points').fill('4');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const widow = page.getByRole('button', { name: /^Black Widow \(Ann\): 22 inches from the left, 32 / });
  await widow.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('button', { name: /^Black Widow \(Ann\): 21.5 inches from the left, 31.5 / }),
  ).toBeVisible();

  // Dragged onto somebody else, it is told, and taken back.
  const box = await page.getByRole('button', { name: /^Black Widow/ }).boundingBox();
  const other = await page.getByRole('button', { name: /^Captain America/ }).boundingBox();
  if (box === null || other === null) throw new Error('nobody stands there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(other.x + other.width / 2, other.y + other.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dock).toContainText('The base of Black Widow overlaps Captain America.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dock).toContainText('A match can stand like this.');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: /^Share/ }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await friend.getByRole('link', { name: /^Play/ }).click();
  await friend.getByRole('dialog', { name: 'Who plays?' }).getByRole('button', { name: 'Start' }).click();
  await expect(friend.locator('.cp-board, .cp-field').first()).toBeVisible();
  await friend.context().close();
});
