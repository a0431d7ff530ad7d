// npm run screens: pictures of every screen, wide and phone-sized, in docs/screens.
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
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
  'set-up': '#/play/dice-masters',
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

/** Saves a picture and sees that it stays small. */
async function picture(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  const bytes = statSync(path).size;
  console.log(`${path} ${Math.round(bytes / 1024)} KB`);
  if (bytes > largest) throw new Error(`${path} is larger than ${largest / 1024} KB`);
}

/** A match against the bot, some turns in: suggestions are taken until the field has filled a little. */
async function playSome(page: Page): Promise<void> {
  await page.addInitScript(
    'localStorage.setItem("assemble.table", JSON.stringify({ pause: 0, unasked: ["unused", "losing"] }))',
  );
  await page.goto(`${address}/#/play/dice-masters`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  for (let n = 0; n < 24; n++) {
    await page.locator('.prompt[data-n]').waitFor();
    const choice = page.locator('.table-strip [data-choice]:not(:disabled)').first();
    const confirm = page.locator('.table-strip [data-confirm]:not(:disabled)').first();
    const before = await page.locator('.prompt').getAttribute('data-n');
    if (
      (await page.locator('.prompt').getAttribute('data-shape')) === 'options' &&
      (await choice.count()) > 0
    ) {
      await choice.dispatchEvent('click');
    } else if ((await confirm.count()) > 0) await confirm.dispatchEvent('click');
    else await page.locator('.table-strip [data-pass]:not(:disabled)').first().dispatchEvent('click');
    while ((await page.locator(`.prompt[data-n="${before}"]`).count()) > 0) await page.waitForTimeout(30);
    await page.locator('.prompt[data-n], .result').first().waitFor();
    if ((await page.locator('.result').count()) > 0) return;
  }
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
        await picture(page, `${screen}-${size}-${colorScheme}`);
        await page.close();
      }
      const table = await context.newPage();
      await playSome(table);
      await picture(table, `table-${size}-${colorScheme}`);
      await context.close();
    }
} finally {
  await browser.close();
  stop();
}
