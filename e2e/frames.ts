// npm run frames [seconds] [game…]: how smoothly tables move, in a Chromium without a graphics card. Bots play matches of
// Dice Masters (rolls, combat) and Champions (villain phases), and the replay of a crowded table of Crisis Protocol runs,
// while every frame is timed; then moves of Crisis Protocol without their beats, and taps amid beats.
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions, sizes } from './browser.ts';
import { timeMoves } from './crisis-answers.ts';
import { openMoment, stepOn } from './crisis-moments.ts';
import { type GameId, openMatch } from './matches.ts';
import { startServer } from './server-process.ts';

const [wantedSeconds = '30', ...games] = process.argv.slice(2);
const seconds = Number(wantedSeconds);

/** Times frames while something moves, and notes what kept the page busy. */
const recorder = `(() => {
  const moving = () => document.querySelector('.beat-layer, .dm-cube, .dm-flight, .cp-dice-tray') !== null;
  const seen = { frames: [], long: [], taps: [] };
  let [last, wasMoving] = [performance.now(), false];
  const tick = (now) => {
    const isMoving = moving();
    if (isMoving && wasMoving) seen.frames.push(now - last);
    [last, wasMoving] = [now, isMoving];
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' });
  new PerformanceObserver((list) => seen.taps.push(...list.getEntries().filter(({ name }) => name === 'pointerup' || name === 'click').map(({ duration }) => duration)))
    .observe({ type: 'event', durationThreshold: 16 });
  globalThis.seen = seen;
})()`;

interface Seen {
  readonly frames: readonly number[];
  readonly long: readonly number[];
  readonly taps: readonly number[];
}

const settings = (speed: string): string =>
  `localStorage.setItem('assemble.table', JSON.stringify({ pause: 0, beats: '${speed}', muted: true }))`;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const seenBy = (page: Page): Promise<Seen> => page.evaluate<Seen>('globalThis.seen');

/** Tells one decision of a replay after the other until somebody has seen enough. */
async function tellOn(page: Page, steps: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (let step = 0; step < steps && Date.now() < end; step++) {
    await stepOn(page);
    await page.waitForTimeout(50);
    await page.locator('.beat-layer').waitFor({ state: 'detached', timeout: 60_000 });
  }
}

/** Opens a table on which something happens; answers how to let it happen for a while. */
async function open(page: Page, game: GameId): Promise<() => Promise<void>> {
  if (game === 'crisis-protocol') {
    const steps = await openMoment(page, 'crowd');
    await page.waitForTimeout(1500);
    return () => tellOn(page, steps);
  }
  await openMatch(page, game, { after: 20, bots: ['greedy', 'greedy'] });
  await page.locator('.beat-layer').first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(1500);
  return () => page.waitForTimeout(seconds * 1000);
}

/** Lets something happen for a while and answers what fell short of the bars. */
async function watch(page: Page, game: GameId, speed: string, side = false): Promise<readonly string[]> {
  await page.addInitScript(settings(speed));
  const happens = await open(page, game);
  if (side) await page.getByRole('button', { name: 'Look at the table from the side' }).click();
  await page.evaluate(recorder);
  await happens();
  const { frames, long } = await seenBy(page);
  const sorted = [...frames].sort((a, b) => a - b);
  const [median, slow, longest] = [1000 / at(sorted, 0.5), 1000 / at(sorted, 0.95), sorted.at(-1) ?? 0];
  const slowest = long.length === 0 ? 0 : Math.max(...long);
  console.log(
    `${game} ${speed}${side ? ' from the side' : ''}: ${frames.length} frames while something moves; median ${median.toFixed(0)} a second, ` +
      `5th percentile ${slow.toFixed(0)}, longest ${longest.toFixed(0)} ms; ` +
      `${long.length} long tasks, the longest ${slowest.toFixed(0)} ms`,
  );
  // The view from the side is for whoever wants it: it states its figures and has no bars.
  if (side) return [];
  return [
    ...(frames.length < seconds * 10 ? [`${game} ${speed}: hardly anything moved`] : []),
    ...(median < 50 ? [`${game} ${speed}: the median is below 50 frames a second`] : []),
    ...(slow < 30 ? [`${game} ${speed}: the 5th percentile is below 30 frames a second`] : []),
    ...(longest > 100 ? [`${game} ${speed}: a frame took more than 100 ms`] : []),
  ];
}

/** Taps the board amid beats: each tap shows the end at once. */
async function tap(page: Page, game: GameId): Promise<readonly string[]> {
  await page.addInitScript(settings('cinematic'));
  await openMatch(page, game, { after: 20, bots: ['greedy', 'greedy'] });
  await page.locator('.beat-layer').first().waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForTimeout(1500);
  await page.evaluate(recorder);
  const skip = page.locator('[data-stage="primary"] button');
  let taps = 0;
  for (let i = 0; i < 40 && taps < 15; i++) {
    await page.waitForTimeout(300);
    const box = await skip.boundingBox().catch(() => null);
    if (box === null || (await page.locator('.beat-layer').count()) === 0) continue;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    taps += 1;
  }
  await page.waitForTimeout(500);
  const seen = await seenBy(page);
  const slowest = Math.max(16, ...seen.taps);
  console.log(`${game}: ${taps} taps amid beats; the slowest was answered on screen after ${slowest} ms`);
  return [
    ...(taps < 5 ? [`${game}: too few taps met a beat`] : []),
    ...(slowest > 100 ? [`${game}: a tap was answered after more than 100 ms`] : []),
  ];
}

async function fresh<T>(browser: Browser, baseURL: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...sizes.wide, baseURL });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

const { address, stop } = await startServer();
const browser = await chromium.launch(launchOptions);
const short: string[] = [];
try {
  for (const game of ['dice-masters', 'champions', 'crisis-protocol'] as const) {
    if (games.length > 0 && !games.includes(game)) continue;
    for (const speed of ['cinematic', 'normal'])
      short.push(...(await fresh(browser, address, (page) => watch(page, game, speed))));
    if (game === 'crisis-protocol') {
      await fresh(browser, address, (page) => watch(page, game, 'normal', true));
      short.push(...(await fresh(browser, address, (page) => timeMoves(page, 10))));
    }
    short.push(...(await fresh(browser, address, (page) => tap(page, game))));
  }
} finally {
  await browser.close();
  stop();
}
for (const fault of short) console.error(fault);
process.exit(short.length === 0 ? 0 : 1);
