import type { Page } from '@playwright/test';
import { playOn } from './player.ts';
import { at, board, expect, lies, openReplay, press, slider, test, unfold } from './replaying.ts';
import { concede, pressTool, start } from './table.ts';

/** The replay shows another step than this. */
const notAt = (page: Page, step: number) =>
  expect(page.locator('.table')).not.toHaveAttribute('data-step', String(step));

const stepNow = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-step'));

const steps = async (page: Page): Promise<number> => Number(await slider(page).getAttribute('max'));

/** The decisions that lines of the log lead to. */
const inLog = async (page: Page): Promise<number[]> =>
  (await page.locator('.log-step').allTextContents()).map(Number);

const line = (page: Page, step: number) =>
  page.getByRole('button', { name: `Show the board after decision ${step}`, exact: true });

async function openLog(page: Page): Promise<void> {
  const log = page.getByRole('region', { name: 'Log' });
  if (!(await log.isVisible())) await page.getByRole('button', { name: 'Log' }).click();
  await expect(log).toBeVisible();
}

async function closeLog(page: Page): Promise<void> {
  const tool = page.getByRole('button', { name: 'Log' });
  if ((await tool.getAttribute('aria-pressed')) === 'true') await tool.click();
}

test('a match is watched again, and nothing is given away', async ({ page, playedMatch }) => {
  await openReplay(page, playedMatch);
  const last = await steps(page);
  await expect(page).toHaveTitle('Replay: Player 1 – Random bot · Assemble');
  await expect(page.locator('.table')).not.toContainText('wins!');
  await openLog(page);
  await expect(page.getByRole('region', { name: 'Log' })).not.toContainText('DM-LIFE-AND-WINNING-1');
  await closeLog(page);

  await press(page, 'One step on');
  await at(page, 1);
  await expect(page.locator('.replay-happened')).toContainText('After decision 1 · Player 1 decided:');
  await press(page, 'One step back');
  await at(page, 0);
  await slider(page).fill('12');
  await at(page, 12);
  await expect(page).toHaveURL(/#\/replay\/[0-9a-f]+\?step=12&seat=0$/);
  await unfold(page);
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ index: 6 });
  await notAt(page, 12);
  await expect(page.locator('.table-turn')).toContainText('Turn 2');
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('Random bot');
  await expect(page).toHaveURL(/seat=1$/);

  await press(page, 'To the end');
  await at(page, last);
  await expect(page.locator('.replay-outcome')).toContainText('wins!');
  await expect(page).toHaveTitle(/wins! · Replay/);
  await openLog(page);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('DM-LIFE-AND-WINNING-1');
});

test('it plays by itself, and keys move it', { tag: '@wide' }, async ({ page, playedMatch }) => {
  await openReplay(page, playedMatch);
  const last = await steps(page);
  await page.keyboard.press('ArrowRight');
  await at(page, 1);
  await page.keyboard.press('End');
  await at(page, last);
  await page.keyboard.press('ArrowLeft');
  await at(page, last - 1);
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4 ×');
  await page.locator('.table-board').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => stepNow(page)).toBeGreaterThan(2);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const halted = await stepNow(page);
  await page.waitForTimeout(700);
  expect(await stepNow(page)).toBe(halted);
});

test('a line of the log leads to its step', async ({ page, playedMatch, isMobile }) => {
  await openReplay(page, playedMatch);
  await slider(page).fill('20');
  await at(page, 20);
  await openLog(page);
  const seen = await inLog(page);
  expect(Math.max(...seen)).toBeLessThanOrEqual(20);
  const third = seen[2] ?? 0;
  await line(page, third).click();
  await at(page, third);
  if (isMobile) await openLog(page);
  const now = page.getByRole('region', { name: 'Log' }).locator('[aria-current="step"]');
  await expect(now).toContainText(String(third));
  await expect(now).toBeInViewport();
  // What was seen stays in the log; what comes later does not show before somebody asks.
  expect(await inLog(page)).toEqual(seen);
  await press(page, 'Show what comes later');
  await expect(page.locator('.log-step').last()).toHaveText(String(await steps(page)));
});

test('a link leads to the step, on this device and by way of the server on any', { tag: '@wide' }, async ({
  page,
  playedMatch,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReplay(page, playedMatch);
  await slider(page).fill('12');
  await at(page, 12);
  const shown = await lies(page);
  await unfold(page);
  await press(page, 'Copy the link to this step');
  await expect(page.getByText('It works on this device only')).toBeVisible();
  const fresh = await context.newPage();
  await fresh.goto(await page.evaluate<string>('navigator.clipboard.readText()'));
  await at(fresh, 12);
  expect(await lies(fresh)).toBe(shown);
  await fresh.close();

  await press(page, 'Share');
  await expect(page.getByText(/^Shared\./)).toBeVisible();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'de',
    viewport: page.viewportSize(),
  });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await at(other, 12);
  await expect(other).toHaveTitle('Aufzeichnung: Player 1 – Random bot · Assemble');
  await other.locator('.replay-controls').getByRole('button', { name: 'Zum Ende' }).click();
  await expect(other.locator('.replay-outcome')).toContainText('gewinnt!');
  await elsewhere.close();
});

test('sharing without the server says so', { tag: '@wide' }, async ({ page, playedMatch }) => {
  await page.route('**/api/replays', (route) => route.abort());
  page.removeAllListeners('console');
  await openReplay(page, playedMatch);
  await press(page, 'Share');
  await expect(page.getByText('Sharing needs the server')).toBeVisible();
});

test('one plays on from a step, as practice', async ({ page, playedMatch }) => {
  await openReplay(page, playedMatch);
  await slider(page).fill('10');
  await at(page, 10);
  await openLog(page);
  const step = (await inLog(page)).at(-1) ?? 0;
  await line(page, step).click();
  await at(page, step);
  const shown = await lies(page);
  await unfold(page);
  await press(page, 'Play on from here');
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: 'Random bot' })
    .selectOption('Bot: plays with sense');
  await press(page, 'Play on');
  await expect(page.locator('.prompt[data-n]')).toBeVisible();
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  await openLog(page);
  expect(await inLog(page)).toContain(step);
  await line(page, step).click();
  await expect(page.locator('.table-board')).toHaveAttribute('data-past', String(step));
  expect(await lies(page)).toBe(shown);
  await playOn(page, 3);
});

test('at the table a line of the log shows the board as it was', async ({ page, isMobile }) => {
  await start(page);
  await playOn(page, 8);
  const n = (await page.locator('.prompt').getAttribute('data-n')) ?? '';
  const lit = await board(page).locator('[data-lit="true"]').count();
  expect(lit).toBeGreaterThan(0);
  const now = await lies(page);
  await openLog(page);
  const [first = 0] = (await inLog(page)).filter((step) => step > 0);
  await line(page, first).click();
  await expect(board(page)).toContainText(`The board as it was after decision ${first}`);
  expect(await lies(page)).not.toBe(now);
  await expect(board(page).locator('[data-lit="true"]')).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveAttribute('data-n', n);
  if (isMobile) await press(page, 'Back to now');
  else await page.keyboard.press('Escape');
  await expect(page.locator('.past-banner')).toHaveCount(0);
  await expect(board(page).locator('[data-lit="true"]')).toHaveCount(lit);
  expect(await lies(page)).toBe(now);
});

test('finished matches are listed, and a match that runs can be watched too', { tag: '@wide' }, async ({
  page,
}) => {
  await start(page);
  await playOn(page, 6);
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`/#/replay/${id}?step=2`);
  await at(page, 2);
  await unfold(page);
  await expect(page.getByText('This match is not over.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Seen by' }).locator('option')).toHaveText([
    'Player 1',
    'a spectator',
  ]);
  await page.getByRole('link', { name: 'Go back to the table' }).click();
  await concede(page);
  await page.goto('/#/matches');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await at(page, 0);
  await press(page, 'To the end');
  await expect(page.locator('.replay-outcome')).toContainText('Random bot wins!');
});

test('no replay of that name', { tag: '@wide' }, async ({ page }) => {
  page.removeAllListeners('console');
  await page.goto('/#/replay/nothing');
  await expect(page.getByRole('heading', { name: 'No replay is here' })).toBeVisible();
});

test('replays have no fault that axe can see', async ({
  page,
  playedMatch,
  checkAccessibility,
  checkWidths,
}) => {
  await page.goto('/#/replay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccessibility();
  await openReplay(page, playedMatch);
  await slider(page).fill('20');
  await at(page, 20);
  await unfold(page);
  await checkAccessibility();
  await openLog(page);
  await checkAccessibility();
  await closeLog(page);
  await press(page, 'Play on from here');
  await checkAccessibility();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await checkWidths();
});

test('the past at the table and the report have no fault that axe can see', async ({
  page,
  checkAccessibility,
}) => {
  await start(page);
  await playOn(page, 6);
  await openLog(page);
  await page.locator('.log-step').first().click();
  await expect(page.locator('.past-banner')).toBeVisible();
  await checkAccessibility();
  await pressTool(page, 'Settings');
  await press(page, 'Report a problem');
  await checkAccessibility();
});
