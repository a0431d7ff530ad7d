// npm start: installs what is missing, builds the page when it is stale, and serves it.
//
// The server is apps/server/src/main.ts, run as a bundle: its rules are twice as fast that way. It reads PORT (start.mjs
// sets it to 4680 unless it is set), serves apps/web/dist, and prints its address once it listens. It runs in this very
// process, so that signals and exit codes need nobody to pass them on.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, ensurePage, fail, root } from './lib/setup.mjs';

const watched = starters();

/**
 * The processes that started this one: its parent and, where that is the shell that npm runs a script in, npm. Windows
 * has no "ps"; there only the parent is known.
 */
function starters() {
  const parent = process.ppid;
  if (!process.env['npm_lifecycle_event']) return [parent];
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(parent)], { encoding: 'utf8' });
  return [parent, Number(stdout)].filter((pid) => pid > 0);
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process, such as the first one of the system, may not be asked; it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const port = process.env['PORT'] || '4680';
if (!/^\d+$/.test(port) || Number(port) > 65535)
  fail(`PORT must be a number from 0 to 65535, not "${port}".`);

ensureDependencies();
ensurePage();

// Loaded only now: what it needs may just have been installed.
const { bundleServer } = await import('./lib/bundle.mjs');
const main = await bundleServer();
// The bundler's process would stay for as long as this one.
const { stop } = await import('esbuild');
await stop();

// npm that is killed tells nobody. A server that it leaves behind would hold its port and its data folder.
setInterval(() => {
  if (process.ppid !== watched[0] || !watched.every(isRunning)) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

process.chdir(root);
process.env['PORT'] = port;
process.setSourceMapsEnabled(true);
await import(main);
