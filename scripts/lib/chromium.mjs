// Finds a Chromium for the browser tests, or installs Debian's where that is possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installed } from './apt.mjs';
import { fail } from './setup.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function find() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return existsSync(wanted) ? wanted : fail(`CHROMIUM_PATH names no file: ${wanted}`);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places];
  const { chromium } = await import('@playwright/test');
  return [...candidates, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The path of a Chromium, or the end of the command with what to do about it. */
export async function ensureChromium() {
  const found = (await find()) ?? (installed('chromium') ? await find() : undefined);
  if (found) return found;
  return fail(
    'The browser tests need Chromium or Chrome, and none was found. Install one (for example with ' +
      '"npx playwright install chromium"), or name it: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}
