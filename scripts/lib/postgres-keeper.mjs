// Runs a PostgreSQL in a temporary folder until standard input closes, which happens also when the starting process is
// killed. Prints the address of its database once it answers, and starts it again for every line that it reads. Its argument
// is the folder with PostgreSQL's programs.
import { ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [, , programs = ''] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'assemble-postgres-'));
const data = join(folder, 'data');
const password = randomBytes(12).toString('hex');
const READY = 'ready to accept connections';

/** PostgreSQL refuses to run as root: then it runs as somebody without rights. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('There is no user to run PostgreSQL as.');
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function clean() {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(message);
  clean();
  process.exit(1);
}

const user = unprivileged();
const options = { cwd: folder, ...user };
const passwordFile = join(folder, 'password');
writeFileSync(passwordFile, password);
for (const path of [folder, passwordFile]) if (user.uid) chownSync(path, user.uid, user.gid);

const created = spawnSync(
  join(programs, 'initdb'),
  [
    ...['--pgdata', data, '--username', 'assemble', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--no-locale', '--encoding', 'UTF8', '--no-sync'],
  ],
  { ...options, encoding: 'utf8' },
);
if (created.status !== 0) giveUp(`initdb failed: ${created.stderr || created.error}`);

const port = await freePort();

/** Another one after every restart. */
let server = new ChildProcess();

/** Starts the server and resolves once it answers. */
function start() {
  return new Promise((resolve) => {
    server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data, '-p', String(port)],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    server.stderr?.setEncoding('utf8').on('data', (text) => {
      if (log.includes(READY)) return;
      log += text;
      if (log.includes(READY)) resolve(null);
    });
    server.once('error', (error) => giveUp(`PostgreSQL failed: ${error.message}`));
    server.once('exit', () => giveUp(`PostgreSQL failed: ${log}`));
  });
}

/** SIGINT is PostgreSQL's fast stop: it does not wait for clients. */
async function stop() {
  server.removeAllListeners('exit');
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}

await start();
console.log(`postgres://assemble:${password}@127.0.0.1:${port}/postgres`);
const lines = createInterface({ input: process.stdin });
// Every line asks for a restart, one after the other.
for await (const _ of lines) {
  await stop();
  await start();
  console.log('restarted');
}
await stop();
clean();
process.exit(0);
