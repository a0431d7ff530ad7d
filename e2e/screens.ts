// npm run screens: pictures of every screen, wide and phone-sized, in docs/screens (or in the folder that is named).
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { Camera } from './screens/camera.ts';
import { takeChampionsPages, takeChampionsTable } from './screens/champions.ts';
import { takeCrisisPages, takeCrisisPreviews, takeCrisisTable } from './screens/crisis.ts';
import { takeOnline } from './screens/online.ts';
import { takePages, takeUpdate } from './screens/pages.ts';
import { takeHotSeat, takeReplay, takeTable } from './screens/solo.ts';
import { serverSettings } from './server.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const docs = join(root, 'docs/screens');
const folder = process.argv[2] ?? docs;
// No picture stays of a screen that is no more.
if (folder === docs) rmSync(docs, { recursive: true, force: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'assemble-screens-'));

/** Starts the server on a free port and waits for the line that tells its address. */
async function startServer(): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...serverSettings(dataFolder) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^Assemble is at (http:\S+)$/.exec(line)?.[1];
    if (address !== undefined) return { address, stop: () => server.kill('SIGTERM') };
  }
  throw new Error('the server did not start');
}

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
  rmSync(dataFolder, { recursive: true, force: true });
}
