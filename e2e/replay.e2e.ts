import type { Page } from '@playwright/test';
import { playOn } from './player.ts';
import {
  at,
  board,
  closeDrawer,
  expect,
  lies,
  lookAs,
  openDrawer,
  openReplay,
  press,
  slider,
  test,
} from './replaying.ts';
import { cutOff, places } from './stage.ts';
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

/** The log at the table, where it is the only leaf but the dice. */
async function openLog(page: Page): Promise<void> {
  const log = page.getByRole('region', { name: 'Log' });
  if (!(await log.isVisible())) await page.getByRole('button', { name: 'Log' }).click();
  await expect(log).toBeVisible();
}

test('a match is watched again, and nothing is given away', async ({ page, playedMatch, isMobile }) => {
  await openReplay(page, playedMatch);
  const last = await steps(page);
  await expect(page).toHaveTitle('Replay: Player 1 – Random bot · Assemble');
  await expect(page.locator('.table')).not.toContainText('wins!');
  await openDrawer(page, 'Log');
  await expect(page.getByRole('region', { name: 'Log' })).not.toContainText('DM-LIFE-AND-WINNING-1');
  await openDrawer(page, 'Moments');
  await expect(page.locator('.moments')).toContainText('Hidden until you get there');
  await expect(page.locator('.moments button')).toHaveCount(0);
  await closeDrawer(page);

  await press(page, 'One step on');
  await at(page, 1);
  await expect(page.locator('.replay-happened')).toContainText('After decision 1 · Player 1 decided:');
  await press(page, 'One step back');
  await at(page, 0);
  await slider(page).fill('12');
  await at(page, 12);
  await expect(page).toHaveURL(/#\/replay\/[0-9a-f]+\?step=12&seat=0$/);
  await openDrawer(page, 'Moments');
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ index: 6 });
  await notAt(page, 12);
  await expect(page.locator('.table-turn')).toContainText('Turn 2');
  await lookAs(page, 'Random bot', isMobile);
  await expect(page).toHaveURL(/seat=1$/);
  await closeDrawer(page);

  await press(page, 'To the end');
  await at(page, last);
  await expect(page.locator('.replay-outcome')).toContainText('wins!');
  await expect(page).toHaveTitle(/wins! · Replay/);
  await openDrawer(page, 'Log');
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
  await page.locator('.table-board').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: '4 ×' })).toHaveAttribute('aria-pressed', 'true');
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
  await openDrawer(page, 'Log');
  const seen = await inLog(page);
  expect(Math.max(...seen)).toBeLessThanOrEqual(20);
  const third = seen[2] ?? 0;
  await line(page, third).click();
  await at(page, third);
  if (isMobile) await openDrawer(page, 'Log');
  const now = page.getByRole('region', { name: 'Log' }).locator('[aria-current="step"]');
  await expect(now).toContainText(String(third));
  await expect(now).toBeInViewport();
  // What was seen stays in the log; what comes later does not show before somebody asks.
  expect(await inLog(page)).toEqual(seen);
  await page.getByRole('checkbox', { name: 'Hide what comes' }).uncheck();
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
  await press(page, 'Link to this step');
  await expect(page.getByText('It works on this device only')).toBeVisible();
  const fresh = await context.newPage();
  await fresh.goto(await page.evaluate<string>('navigator.clipboard.readText()'));
  await at(fresh, 12);
  expect(await lies(fresh)).toBe(shown);
  await fresh.close();

  await pressTool(page, 'Share');
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
  await expect(other).toHaveTitle('Aufzeichnung: Spieler 1 – Zufallsbot · Assemble');
  await expect(other.getByRole('checkbox', { name: 'Verbergen, was kommt' })).toBeChecked();
  await other.getByRole('button', { name: 'Zum Ende' }).click();
  await expect(other.locator('.replay-outcome')).toContainText('gewinnt!');
  await elsewhere.close();
});

test('sharing without the server says so', { tag: '@wide' }, async ({ page, playedMatch }) => {
  await page.route('**/api/replays', (route) => route.abort());
  page.removeAllListeners('console');
  await openReplay(page, playedMatch);
  await pressTool(page, 'Share');
  await expect(page.getByText('Sharing needs the server')).toBeVisible();
});

test('one plays on from a step, as practice', { tag: '@wide' }, async ({ page, playedMatch }) => {
  await openReplay(page, playedMatch);
  await slider(page).fill('10');
  await at(page, 10);
  await openDrawer(page, 'Log');
  const step = (await inLog(page)).at(-1) ?? 0;
  await line(page, step).click();
  await at(page, step);
  const shown = await lies(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: 'Random bot' })
    .selectOption('Bot: normal, plays with sense');
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
  await expect(page.locator('.prompt')).toHaveAttribute('data-n', /\d/);
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
  await expect(page.getByText('This match is not over.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Seen by' }).getByRole('button')).toHaveText([
    'Player 1',
    'Spectator',
  ]);
  await pressTool(page, 'Go back to the table');
  await concede(page);
  await page.goto('/#/matches');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await at(page, 0);
  await press(page, 'To the end');
  await expect(page.locator('.replay-outcome')).toContainText('Random bot wins!');
});

test('a step forward is told in beats as at the table, a jump shows the position at once', {
  tag: '@wide',
}, async ({ page, playedMatch }) => {
  await page.addInitScript('localStorage.setItem("assemble.table", JSON.stringify({ beats: "cinematic" }))');
  await openReplay(page, playedMatch);
  const told = page.locator('.beat-layer');
  await expect(page.locator('[data-stage="hand"]')).toBeVisible();
  const before = await places(page);
  // Something is told of one of the first decisions.
  await expect(async () => {
    await press(page, 'One step on');
    await expect(told).toBeVisible({ timeout: 800 });
  }).toPass();
  expect(await places(page)).toBe(before);
  // A tap on the board shows the end of it.
  await board(page).click({ position: { x: 4, y: 4 } });
  await expect(told).toHaveCount(0);
  const step = await stepNow(page);
  await slider(page).fill(String(step + 6));
  await at(page, step + 6);
  await expect(told).toHaveCount(0);
  await press(page, 'One step back');
  await at(page, step + 5);
  await expect(told).toHaveCount(0);
  await press(page, 'Play');
  await expect(told).toBeVisible();
});

test('moments are told in chapters, and one goes to them by key, from the list and on the timeline', {
  tag: '@wide',
}, async ({ page, playedMatch }) => {
  await openReplay(page, playedMatch);
  const last = await steps(page);
  await page.getByRole('checkbox', { name: 'Hide what comes' }).uncheck();
  const moments = page.locator('.moments button');
  await expect(moments).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Opening · 1/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^The end · / })).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await notAt(page, 0);
  await expect(moments.first()).toHaveAttribute('aria-current', 'step');
  const first = await stepNow(page);
  await moments.last().click();
  await expect(moments.last()).toHaveAttribute('aria-current', 'step');
  const final = await stepNow(page);
  expect(final).toBeGreaterThan(first);
  await page.keyboard.press('Home');
  await at(page, 0);
  // The timeline is pressed where its first moment is pinned.
  await expect(page.locator('.timeline-pin')).toHaveCount(await moments.count());
  await page.locator('.timeline-pin').first().click();
  await at(page, first);
  const track = await page.locator('.timeline-track').boundingBox();
  if (track === null) throw new Error('there is no timeline');
  await page.mouse.click(track.x + track.width - 1, track.y + 70);
  await at(page, last);
  await expect(page.locator('.timeline-flag')).toBeInViewport();
});

test('at every size and in every language nothing of a replay is cut off, and its parts stand still', {
  tag: '@wide',
}, async ({ page, playedMatch }) => {
  await openReplay(page, playedMatch);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of ['English', 'Español', 'Deutsch']) {
      await pressTool(page, language);
      // On a phone the languages are in a menu, which stays open for another one.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Home');
      await at(page, 0);
      const before = await places(page);
      for (const step of [9, 24, 40]) {
        await page.getByRole('slider').fill(String(step));
        await at(page, step);
        expect(await cutOff(page), `${language} at ${width}, step ${step}`).toEqual([]);
        expect(await places(page)).toBe(before);
      }
      await page.keyboard.press('End');
      await expect(page.locator('.replay-outcome')).toBeVisible();
      expect(await cutOff(page), `${language} at ${width}, at the end`).toEqual([]);
    }
  }
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
  await checkAccessibility();
  await openDrawer(page, 'Moments');
  await checkAccessibility();
  await openDrawer(page, 'Log');
  await checkAccessibility();
  await closeDrawer(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
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
