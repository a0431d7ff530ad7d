// npm run strips [folder]: a roll, a combat and a villain phase, each as a strip of pictures of one moment after another.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions, sizes } from './browser.ts';
import { type GameId, openMatch } from './matches.ts';
import { startServer } from './server-process.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = process.argv[2] ?? join(root, 'docs/screens/strips');

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

/** What the browser draws, as it draws it. */
async function film(page: Page, lasts: number): Promise<readonly string[]> {
  const line = await page.context().newCDPSession(page);
  const frames: string[] = [];
  line.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void line.send('Page.screencastFrameAck', { sessionId });
  });
  await line.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 960, maxHeight: 600 });
  await page.waitForTimeout(lasts);
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
  const frames = await film(page, lasts);
  await context.close();
  if (frames.length < pictures) throw new Error(`${name}: only ${frames.length} pictures came of it`);
  const path = join(folder, `${name}.png`);
  await strip(browser, some(frames, pictures), path);
  console.log(`${path}: ${pictures} of ${frames.length} pictures`);
}

mkdirSync(folder, { recursive: true });
const { address, stop } = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  for (const scene of scenes) await take(browser, address, scene);
} finally {
  await browser.close();
  stop();
}
