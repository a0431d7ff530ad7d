// npm run strips [folder] [scene…]: a roll, a combat, a villain phase; a move, an attack, a throw, a beam, a scoring of
// Crisis Protocol: each as a strip of pictures of one moment after another. Without names all of them are taken.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions, sizes } from './browser.ts';
import { type MomentName, openMoment, stepOn } from './crisis-moments.ts';
import { type GameId, openMatch } from './matches.ts';
import { startServer } from './server-process.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const [folder = join(root, 'docs/screens/strips'), ...wanted] = process.argv.slice(2);

interface Scene {
  readonly name: string;
  readonly game: GameId;
  readonly after: number;
  /** What is seen when it begins, as a selector. */
  readonly begins: string;
  /** How long it lasts, in milliseconds. */
  readonly lasts: number;
  readonly pictures: number;
}

const scenes: readonly Scene[] = [
  { name: 'roll', game: 'dice-masters', after: 60, begins: '.dm-cube', lasts: 2400, pictures: 8 },
  {
    name: 'combat',
    game: 'dice-masters',
    after: 60,
    begins: '[data-zone="attack"] [data-entity]',
    lasts: 9000,
    pictures: 10,
  },
  {
    name: 'villain-phase',
    game: 'champions',
    after: 12,
    begins: '.mc-board[data-phase="villain"], .beat-banner[data-side="foe"]',
    lasts: 14_000,
    pictures: 12,
  },
];

/** Moments of Crisis Protocol, from their replays: what is told lasts as long as it does. */
const moments: readonly { readonly name: MomentName; readonly pictures: number }[] = [
  { name: 'move', pictures: 8 },
  { name: 'attack', pictures: 12 },
  { name: 'throw', pictures: 12 },
  { name: 'beam', pictures: 8 },
  { name: 'scoring', pictures: 10 },
];

/** What the browser draws while something happens, as it draws it. */
async function film(page: Page, happens: () => Promise<unknown>): Promise<readonly string[]> {
  const line = await page.context().newCDPSession(page);
  const frames: string[] = [];
  line.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // The last picture may come when nobody waits for it any more.
    line.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await line.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 960, maxHeight: 600 });
  await happens();
  await line.send('Page.stopScreencast');
  await line.detach();
  return frames;
}

/** So many of the pictures, evenly over time. */
const some = (frames: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => frames[Math.round((i * (frames.length - 1)) / (count - 1))] ?? '');

/** Lays the pictures side by side, two rows of them. */
async function strip(browser: Browser, frames: readonly string[], path: string): Promise<void> {
  const columns = Math.ceil(frames.length / 2);
  const page = await browser.newPage({ viewport: { width: columns * 484 + 4, height: 608 } });
  const pictures = frames.map(
    (data) => `<img width="480" height="300" src="data:image/jpeg;base64,${data}">`,
  );
  await page.setContent(
    `<style>body{margin:4px;background:#0b0d1c;display:grid;gap:4px;grid-template-columns:repeat(${columns},480px)}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path });
  await page.close();
}

async function take(browser: Browser, baseURL: string, scene: Scene): Promise<void> {
  const { name, game, after, begins, lasts, pictures } = scene;
  const context = await browser.newContext({ ...sizes.wide, baseURL });
  const page = await context.newPage();
  await page.addInitScript(
    `localStorage.setItem('assemble.table', JSON.stringify({ pause: 300, beats: 'normal', muted: true }))`,
  );
  await openMatch(page, game, { after, bots: ['greedy', 'greedy'] });
  await page.locator(begins).first().waitFor({ state: 'attached', timeout: 120_000 });
  const frames = await film(page, () => page.waitForTimeout(lasts));
  await context.close();
  await lay(browser, name, frames, pictures);
}

async function lay(
  browser: Browser,
  name: string,
  frames: readonly string[],
  pictures: number,
): Promise<void> {
  if (frames.length < pictures) throw new Error(`${name}: only ${frames.length} pictures came of it`);
  const path = join(folder, `${name}.png`);
  await strip(browser, some(frames, pictures), path);
  console.log(`${path}: ${pictures} of ${frames.length} pictures`);
}

/** So long a moment is filmed at most, in milliseconds: what follows in the same step is another one. */
const MOST = 14_000;

/** Films the steps of a replay that a moment goes on for. */
async function takeMoment(browser: Browser, baseURL: string, name: MomentName, pictures: number) {
  const context = await browser.newContext({ ...sizes.wide, baseURL });
  const page = await context.newPage();
  await page.addInitScript(
    `localStorage.setItem('assemble.table', JSON.stringify({ beats: 'normal', muted: true }))`,
  );
  const steps = await openMoment(page, name);
  const layer = page.locator('.beat-layer');
  const frames = await film(page, async () => {
    const end = Date.now() + MOST;
    for (let step = 0; step < steps && Date.now() < end; step++) {
      await stepOn(page);
      await layer.waitFor({ state: 'attached' });
      const left = Math.max(1, end - Date.now());
      await layer.waitFor({ state: 'detached', timeout: left }).catch(() => undefined);
    }
  });
  await context.close();
  await lay(browser, `crisis-${name}`, frames, pictures);
}

mkdirSync(folder, { recursive: true });
const { address, stop } = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  for (const scene of scenes) if (isWanted(scene.name)) await take(browser, address, scene);
  for (const { name, pictures } of moments)
    if (isWanted(`crisis-${name}`)) await takeMoment(browser, address, name, pictures);
} finally {
  await browser.close();
  stop();
}
