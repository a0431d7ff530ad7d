// npm run screens [folder] [part…]: pictures of every screen, wide and phone-sized, in docs/screens (or in the folder that
// is named), or of some parts only. A part that fails is named at the end; the others are taken all the same.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { Camera } from './screens/camera.ts';
import { takeChampionsPages, takeChampionsTable } from './screens/champions.ts';
import { takeCrisisPages, takeCrisisPreviews, takeCrisisTable } from './screens/crisis.ts';
import { takeOnline } from './screens/online.ts';
import { takePages, takeUpdate } from './screens/pages.ts';
import { takeDraft, takeReplay, takeSecrets, takeTable } from './screens/solo.ts';
import { startServer } from './server-process.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const docs = join(root, 'docs/screens');
const [folder = docs, ...wanted] = process.argv.slice(2);
// No picture stays of a screen that is no more.
if (folder === docs && wanted.length === 0) rmSync(docs, { recursive: true, force: true });

const { address, stop } = await startServer();
// As people see it: with scroll bars, whose place would stay empty, and with letters that are not forced onto pixels.
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--font-render-hinting=none'],
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
const parts: Readonly<Record<string, (camera: Camera) => Promise<void>>> = {
  pages: takePages,
  update: (camera) => takeUpdate(camera, address),
  table: takeTable,
  secrets: takeSecrets,
  draft: takeDraft,
  replay: takeReplay,
  online: takeOnline,
  'crisis-pages': takeCrisisPages,
  'crisis-table': takeCrisisTable,
  'crisis-previews': takeCrisisPreviews,
  'champions-pages': takeChampionsPages,
  'champions-table': takeChampionsTable,
};
const failed: string[] = [];
try {
  for (const size of ['wide', 'phone'] as const)
    for (const [name, take] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const camera = new Camera(browser, address, folder, size);
      await take(camera).catch((error: unknown) => failed.push(`${name}, ${size}: ${error}`));
      await camera.end();
    }
} finally {
  await browser.close();
  stop();
}
for (const one of failed) console.error(`Not taken: ${one}`);
process.exit(failed.length === 0 ? 0 : 1);
