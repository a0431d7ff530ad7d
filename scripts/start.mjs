// npm start: installs what is missing, builds the page when it is stale, and serves it.
//
// The server is apps/server/src/main.ts, run as a bundle: its rules are twice as fast that way. It reads PORT (start.mjs
// sets it to 4680 unless it is set), serves apps/web/dist, and prints its address once it listens.
import { spawn } from 'node:child_process';
import { ensureDependencies, ensurePage, fail, root } from './lib/setup.mjs';

const port = process.env['PORT'] || '4680';
if (!/^\d+$/.test(port) || Number(port) > 65535)
  fail(`PORT must be a number from 0 to 65535, not "${port}".`);

ensureDependencies();
ensurePage();

// Loaded only now: what it needs may just have been installed.
const { bundleServer } = await import('./lib/bundle.mjs');
const main = await bundleServer();

const server = spawn(process.execPath, ['--enable-source-maps', main], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
server.on('error', (error) => fail(`The server could not be started: ${error.message}`));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
