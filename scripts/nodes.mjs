// npm run nodes: tests the engine, the tables and the server with the oldest and the newest Node that we support. Then
// the server is started and a match is played at it. Versions as arguments pick some.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensurePostgres } from './lib/postgres.mjs';
import { ensureDependencies, ensurePage, root } from './lib/setup.mjs';

ensureDependencies();
ensurePostgres();
ensurePage();
// Loaded only now: what it needs may just have been installed.
const { fetchNode, nodeVersions, packageOf } = await import('./lib/nodes.mjs');

const wanted = process.argv.slice(2);
const tested = ['packages/kernel', 'packages/table', 'apps/server', 'scripts/start.test.ts'];

/** npm and everything else that is started finds this Node first. @param {string} programs */
const environment = (programs) => ({
  ...process.env,
  PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
});

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} args */
const run = (node, env, args) => spawnSync(node, args, { cwd: root, env, stdio: 'inherit' }).status === 0;

/** Starts the server and lets two scripted people play a match at it. @param {string} node @param {NodeJS.ProcessEnv} env */
async function play(node, env) {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-nodes-'));
  const server = spawn(node, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, PORT: '0', LOG_LEVEL: 'error', DATA_FOLDER: folder, MESSAGE_RATE: '1000' },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    /** @type {string | null} */
    const address = await new Promise((resolve) => {
      createInterface({ input: server.stdout }).on('line', (line) => {
        const found = /http:\/\/localhost:\d+/.exec(line)?.[0];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => resolve(null));
    });
    if (address === null) return false;
    return run(node, env, ['node_modules/tsx/dist/cli.mjs', 'apps/server/test/match/main.ts', address]);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} version @returns {Promise<string>} what came of it */
async function test(version) {
  const programs = fetchNode(version);
  const name = packageOf(process.platform, process.arch);
  if (programs === null)
    return `✘ Node ${version} cannot be had: npm has no ${name}@${version} for this machine, or was not reached.`;
  const node = join(programs, 'node');
  const env = environment(programs);
  console.log(`\n── Node ${version}`);
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--reporter', 'default', ...tested];
  const failed = [
    ...(run(node, env, tests) ? [] : ['tests']),
    ...((await play(node, env)) ? [] : ['a match at the server']),
  ];
  return failed.length === 0
    ? `✔ Node ${version}`
    : `✘ Node ${version}: ${failed.join(', ')} failed; see above.`;
}

const results = [];
for (const version of wanted.length > 0 ? wanted : nodeVersions) results.push(await test(version));
console.log(`\n${results.join('\n')}`);
process.exitCode = results.every((result) => result.startsWith('✔')) ? 0 : 1;
