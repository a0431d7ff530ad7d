// npm run lock: after a change of dependencies, makes the lock file complete for all platforms.
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './lib/lock.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} platform packages added to package-lock.json`);
