// What a fresh clone needs before anything can run. Uses only what Node itself brings.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Ends the command with one clear line. @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} path */
function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/**
 * The time of the newest file in a folder, folders of built or installed files left out.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  if (!existsSync(folder)) return 0;
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'test') continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

/**
 * Whether what was made from some sources is missing or older than they are. npm writes its two lock files at
 * almost the same time, in no fixed order: hence the tolerance.
 * @param {number} made @param {number} sources
 */
export function isStale(made, sources, toleranceMs = 2000) {
  return made === 0 || made + toleranceMs < sources;
}

/** @param {string[]} args */
function npm(args) {
  const result = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return result.status === 0;
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Assemble needs Node 20.19 or newer; this is ${process.version}.`);
}

/** Installs the dependencies when they are missing or older than the lock file. */
export function ensureDependencies() {
  requireNode();
  const installed = modified(join(root, 'node_modules/.package-lock.json'));
  if (!isStale(installed, modified(join(root, 'package-lock.json')))) return;
  console.log('Installing dependencies (npm ci) …');
  if (!npm(['ci', '--no-audit', '--no-fund'])) fail('npm ci failed; see above.');
}

/** Builds the page when it is missing or older than its sources. */
export function ensurePage() {
  if (!existsSync(join(root, 'apps/web/package.json'))) return;
  const made = modified(join(root, 'apps/web/dist/index.html'));
  const sources = ['apps/web', 'packages', 'rules/src'].map((folder) => newest(join(root, folder)));
  const settings = ['package-lock.json', 'tsconfig.base.json'].map((name) => modified(join(root, name)));
  if (!isStale(made, Math.max(...sources, ...settings), 0)) return;
  console.log('Building the page …');
  if (!npm(['run', 'build', '--workspace', '@assemble/web'])) fail('The page could not be built; see above.');
}
