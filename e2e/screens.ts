// npm run screens: pictures of every screen, wide and phone-sized, in docs/screens.
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions, sizes } from './browser.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = process.argv[2] ?? join(root, 'docs/screens');
const largest = 300 * 1024;

const screens = {
  home: '#/',
  cards: '#/dice-masters/cards',
  card: '#/dice-masters/cards/avx/spider-man-tiger',
  rules: '#/rules?q=reroll',
  rule: '#/rules/DM-BURSTS-1',
} as const;

/** Starts the server on a free port and waits for the line that tells its address. */
async function startServer(): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, stop: () => server.kill('SIGTERM') };
  }
  throw new Error('the server did not start');
}

const { address, stop } = await startServer();
const browser = await chromium.launch(launchOptions);
mkdirSync(folder, { recursive: true });
try {
  for (const [size, options] of Object.entries(sizes))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        ...options,
        colorScheme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      for (const [screen, place] of Object.entries(screens)) {
        const page = await context.newPage();
        await page.goto(`${address}/${place}`);
        await page
          .getByRole('heading', { level: place.includes('/avx/') ? 2 : 1 })
          .first()
          .waitFor();
        await page.evaluate('document.fonts.ready');
        const path = join(folder, `${screen}-${size}-${colorScheme}.png`);
        await page.screenshot({ path });
        const bytes = statSync(path).size;
        console.log(`${path} ${Math.round(bytes / 1024)} KB`);
        if (bytes > largest) throw new Error(`${path} is larger than ${largest / 1024} KB`);
        await page.close();
      }
      await context.close();
    }
} finally {
  await browser.close();
  stop();
}
