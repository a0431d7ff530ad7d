// Runs a PostgreSQL in a temporary folder until standard input closes, which happens also when the starting process is
// killed. Prints the address of its database once it answers. Its argument is the folder with PostgreSQL's programs.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [, , programs = ''] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'assemble-postgres-'));
const data = join(folder, 'data');
const password = randomBytes(12).toString('hex');

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
const server = spawn(
  join(programs, 'postgres'),
  [
    ...['-D', data, '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  ],
  { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
);
let log = '';
let isReady = false;
server.stderr.setEncoding('utf8').on('data', (text) => {
  if (isReady) return;
  log += text;
  if (!log.includes('ready to accept connections')) return;
  isReady = true;
  console.log(`postgres://assemble:${password}@127.0.0.1:${port}/postgres`);
});
server.once('error', (error) => giveUp(`PostgreSQL failed: ${error.message}`));
server.once('exit', () => {
  if (!isReady) giveUp(`PostgreSQL failed: ${log}`);
  clean();
  process.exit(0);
});
// SIGINT is PostgreSQL's fast stop: it does not wait for clients.
process.stdin.resume().once('close', () => server.kill('SIGINT'));
