// Starts a private PostgreSQL for tests, and installs Debian's where none is found and that is possible.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { fail } from './setup.mjs';

const keeper = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));
const debianFolder = '/usr/lib/postgresql';
const program = (/** @type {string} */ name) => (process.platform === 'win32' ? `${name}.exe` : name);

/** The folder with the programs of PostgreSQL; Debian keeps those of the server out of PATH. */
function find() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number).filter(Boolean) : [];
  const debian = versions.sort((a, b) => b - a).map((version) => join(debianFolder, String(version), 'bin'));
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...debian];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, program(name)))),
  );
}

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-o', 'DPkg::Lock::Timeout=300'];
  return (
    spawnSync('apt-get', [...options, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  );
}

function install() {
  console.log('Installing PostgreSQL for the tests (apt-get install postgresql) …');
  // Debian starts a service with the package unless this file forbids it.
  const policy = '/usr/sbin/policy-rc.d';
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const packages = ['install', '-y', '--no-install-recommends', 'postgresql'];
    return apt(packages) || (apt(['update']) && apt(packages));
  } finally {
    if (isOurs) rmSync(policy);
  }
}

/** The folder with the programs of PostgreSQL, or the end of the command with what to do about it. */
export function ensurePostgres() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && install()) {
    const installed = find();
    if (installed) return installed;
  }
  return fail(
    'The tests need PostgreSQL, and none was found. Install it (for example with "apt-get install postgresql" or ' +
      '"brew install postgresql") so that "initdb" and "postgres" are in PATH.',
  );
}

/**
 * Starts a PostgreSQL of our own on a free port of this machine. A process beside it stops it and deletes its folder
 * when `stop` is called or when this process ends, however it ends.
 * @returns {Promise<{ url: string, restart: () => Promise<void>, stop: () => Promise<void> }>} the address of an empty
 *   database of a superuser; `restart` cuts everybody off, as an upgrade of PostgreSQL would
 */
export async function startPostgres() {
  const child = spawn(process.execPath, [keeper, ensurePostgres()], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // In a session of its own, so that Ctrl+C reaches us and not the keeper that has to clean up.
    detached: true,
  });
  const stopped = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout });
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    lines.once('line', resolve);
    child.once('error', reject);
    child.once('exit', () => reject(new Error('PostgreSQL could not be started; see above.')));
  });
  const pipes = [child.stdin, child.stdout].filter((pipe) => pipe instanceof Socket);
  // It does not keep this process alive, but while it is waited for.
  const mind = () => {
    for (const one of [child, ...pipes]) one.ref();
  };
  const forget = () => {
    for (const one of [child, ...pipes]) one.unref();
  };
  forget();
  return {
    url,
    restart: async () => {
      mind();
      const restarted = once(lines, 'line');
      child.stdin.write('restart\n');
      await restarted;
      forget();
    },
    stop: async () => {
      mind();
      child.stdin.end();
      await stopped;
    },
  };
}
