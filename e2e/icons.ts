// npm run icons: the pictures of the installed page, drawn from the emblem.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';

const folder = fileURLToPath(new URL('../apps/web/public/', import.meta.url));
const emblem = readFileSync(join(folder, 'favicon.svg'), 'utf8');

/** Systems cut maskable icons to their own shape: the outer fifth may go, and nothing may be see-through. */
const icons = [
  { name: 'icon-192', size: 192, share: 0.92, ground: 'transparent' },
  { name: 'icon-512', size: 512, share: 0.92, ground: 'transparent' },
  { name: 'icon-maskable-512', size: 512, share: 0.6, ground: '#4130c9' },
] as const;

const browser = await chromium.launch(launchOptions);
try {
  for (const { name, size, share, ground } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const side = Math.round(size * share);
    // The outline of the emblem reaches a little over its frame.
    await page.setContent(
      `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}` +
        `svg{width:${side}px;height:${side}px;overflow:visible}</style>${emblem}`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
