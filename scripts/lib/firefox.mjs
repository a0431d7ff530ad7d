// Finds a Firefox, or installs Debian's where that is possible.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installed } from './apt.mjs';
import { fail } from './setup.mjs';

const names = ['firefox-esr', 'firefox'];

function find() {
  const wanted = process.env['FIREFOX_PATH'];
  if (wanted) return existsSync(wanted) ? wanted : fail(`FIREFOX_PATH names no file: ${wanted}`);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The path of a Firefox, or the end of the command with what to do about it. */
export function ensureFirefox() {
  const found = find() ?? (installed('firefox-esr') ? find() : undefined);
  return (
    found ??
    fail(
      'No Firefox was found. Install one (on Debian: apt-get install firefox-esr), or name it: ' +
        'FIREFOX_PATH=/path/to/firefox npm run firefox',
    )
  );
}
