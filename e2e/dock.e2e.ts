import { openArea } from './crisis-positions.ts';
import { attackedBy, openDice } from './dice-positions.ts';
import { playOn } from './player.ts';
import { faultsOf, places } from './stage.ts';
import { expect, prompt, promptNumber, start, test } from './table.ts';

test('board, dock and primary button stand still from question to question', async ({ page }) => {
  await start(page);
  await expect(page.locator('[data-stage="hand"]')).toBeVisible();
  const before = await places(page);
  for (let i = 0; i < 12; i++) {
    await playOn(page, 1);
    expect(await places(page)).toBe(before);
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('the log folds to a rail beside the board, and unfolds again', async ({ page }, { project }) => {
  test.skip(project.name !== 'wide', 'on a phone the log lies over the board');
  await start(page);
  const log = page.getByRole('region', { name: 'Log' });
  const board = page.locator('[data-stage="board"]');
  const widthOf = async (): Promise<number> => (await board.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBe(1440 - 224);
  await page.getByRole('button', { name: 'Fold the log', exact: true }).click();
  await expect(log).toBeHidden();
  expect(await widthOf()).toBe(1440 - 40);
  await page.getByRole('button', { name: 'Unfold the log', exact: true }).click();
  await expect(log).toBeVisible();
  expect(await widthOf()).toBe(1440 - 224);
});

test('seven attackers and many who may block are all in sight', async ({ page }) => {
  await openDice(page, attackedBy(7), { many: 7 });
  await expect(page.locator('.dm-attacker')).toHaveCount(7);
  expect(await faultsOf(page)).toEqual([]);
});

test('the battlefield, dock and primary button stand still while a move is made', async ({ page }, {
  project,
}) => {
  await openArea(page);
  const before = await places(page);
  const field = page.locator('.cp-scroll');
  const box = await field.boundingBox();
  if (project.name === 'wide') expect(box?.height).toBeGreaterThanOrEqual(780);
  for (let i = 0; i < 6; i++) {
    expect(await faultsOf(page)).toEqual([]);
    await playOn(page, 1);
    expect(await places(page)).toBe(before);
    expect(await field.boundingBox()).toEqual(box);
  }
});

test('answers that do not fit open over the board, and Escape closes them', async ({ page }) => {
  // A wide board of Crisis Protocol offers most of them itself; one in words leaves them to the dock.
  await page.addInitScript(
    'localStorage.setItem("assemble.table", JSON.stringify({ ...JSON.parse(localStorage.getItem("assemble.table") ?? "{}"), board: "text" }))',
  );
  await openArea(page, '.plain-board');
  const n = await promptNumber(page);
  const more = page.getByRole('button', { name: 'Show all answers' });
  const field = page.locator('[data-stage="board"]');
  const before = await field.boundingBox();
  await more.click();
  const answers = page.locator('.dock-answers');
  await expect(answers).toHaveAttribute('data-open', 'true');
  expect(await field.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(answers).not.toHaveAttribute('data-open', 'true');
  await expect(prompt(page)).toHaveAttribute('data-n', n);
});

test('what is selected opens over the board of a phone', async ({ page, checkAccessibility }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'on a wide screen it stands beside the board');
  await openArea(page);
  const before = await places(page);
  await page.getByRole('button', { name: 'Show what is selected' }).tap();
  const card = page.locator('.cp-selected');
  const active = await page.locator('.cp-base[data-active]').getAttribute('data-entity');
  await expect(card).toHaveAttribute('data-character', active ?? '');
  await expect(card).toBeInViewport();
  expect(await places(page)).toBe(before);
  // The board above still answers: another character, another card.
  const other = page.locator('.cp-base[data-entity]:not([data-active])').first();
  const id = await other.getAttribute('data-entity');
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('data-character', id ?? '');
  await checkAccessibility();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});
