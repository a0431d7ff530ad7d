// npm run screens: pictures of every screen, wide and phone-sized, in docs/screens (or in the folder that is named).
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
import { takeHotSeat, takeReplay, takeTable } from './screens/solo.ts';
import { startServer } from './server-process.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const docs = join(root, 'docs/screens');
const folder = process.argv[2] ?? docs;
// No picture stays of a screen that is no more.
if (folder === docs) rmSync(docs, { recursive: true, force: true });

const { address, stop } = await startServer();
// As people see it: with scroll bars, whose place would stay empty, and with letters that are not forced onto pixels.
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, '--font-render-hinting=none'],
  ignoreDefaultArgs: ['--hide-scrollbars'],
});
try {
  for (const size of ['wide', 'phone'] as const) {
    const camera = new Camera(browser, address, folder, size);
    await takePages(camera);
    await takeUpdate(camera, address);
    await takeTable(camera);
    await takeHotSeat(camera);
    await takeReplay(camera);
    await takeOnline(camera);
    await takeCrisisPages(camera);
    await takeCrisisTable(camera);
    await takeCrisisPreviews(camera);
    await takeChampionsPages(camera);
    await takeChampionsTable(camera);
  }
} finally {
  await browser.close();
  stop();
}
