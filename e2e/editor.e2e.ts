import { readFile } from 'node:fs/promises';
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
  const [saved] = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(saved).toMatchObject({
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
