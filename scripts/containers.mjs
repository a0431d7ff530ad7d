// npm run containers: tries the container files without Docker. The steps of the Dockerfile are carried out in a temporary
// folder; what they give is run alone, and twice on a PostgreSQL behind an nginx with the configuration of compose.yaml.
// A match is played at each.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { context, readText, stages } from './lib/container-files.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { ensureDependencies, fail, root } from './lib/setup.mjs';

ensureDependencies();
if (spawnSync('nginx', ['-v']).error)
  fail('This needs nginx, and none was found. Install it, for example with "apt-get install nginx-light".');

const folder = mkdtempSync(join(tmpdir(), 'assemble-containers-'));
const [build = [], final = []] = stages();
/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/** @param {string} command @param {string[]} args @param {string} cwd */
function must(command, args, cwd, env = process.env) {
  if (spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status !== 0)
    throw new Error(`"${[command, ...args].join(' ')}" failed; see above.`);
}

/** @param {string} at */
function buildStage(at) {
  const { names, isLeftOut } = context();
  for (const name of names)
    cpSync(join(root, name), join(at, name), {
      recursive: true,
      filter: (path) => !isLeftOut(basename(path)),
    });
  for (const { word, rest } of build) if (word === 'RUN') must('sh', ['-c', rest], at);
}

/** @param {string} from @param {string} at */
function finalStage(from, at) {
  for (const { word, rest } of final) {
    const [, source = '', to = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(rest) ?? [];
    if (word !== 'COPY') continue;
    mkdirSync(dirname(join(at, to)), { recursive: true });
    cpSync(join(from, source), join(at, to), { recursive: true, verbatimSymlinks: true });
  }
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** @param {string} base @param {(status: number) => boolean} [isIt] */
async function answers(base, isIt = (status) => status === 200) {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    const status = await fetch(base).then(
      (response) => response.status,
      () => 0,
    );
    if (isIt(status)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${base} did not answer as it should within 30 s.`);
}

/** Runs the image's command. @param {string} image @param {Record<string, string>} settings @returns {Promise<string>} */
async function runServer(image, settings) {
  const port = String(await freePort());
  const [command = '', ...args] = JSON.parse(final.find(({ word }) => word === 'CMD')?.rest ?? '[]');
  const given = final.filter(({ word }) => word === 'ENV').map(({ rest }) => rest.split('='));
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    ...Object.fromEntries(given),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...settings,
    PORT: port,
  };
  children.push(spawn(command, args, { cwd: image, env, stdio: 'inherit' }));
  await answers(`http://127.0.0.1:${port}/health`);
  const [check = '', ...rest] = JSON.parse(
    /CMD (\[.*\])/.exec(final.find(({ word }) => word === 'HEALTHCHECK')?.rest ?? '')?.[1] ?? '[]',
  );
  must(check, rest, image, env);
  return `127.0.0.1:${port}`;
}

/** @param {string} one @param {string} other @returns {Promise<string>} */
async function runProxy(one, other) {
  const port = await freePort();
  const text = readText('containers/nginx.conf')
    .replace('server-1:4680', one)
    .replace('server-2:4680', other)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const args = [
    '-e',
    'stderr',
    '-p',
    folder,
    '-c',
    file,
    '-g',
    `daemon off; pid ${join(folder, 'nginx.pid')};`,
  ];
  must('nginx', ['-t', ...args], folder);
  children.push(spawn('nginx', args, { stdio: 'inherit' }));
  await answers(`http://127.0.0.1:${port}/health`);
  return `127.0.0.1:${port}`;
}

/** @param {string[]} addresses */
const play = (...addresses) =>
  must('npm', ['run', '--silent', 'match', '--', ...addresses.map((one) => `http://${one}`)], root);

try {
  const built = join(folder, 'build');
  const image = join(folder, 'image');
  buildStage(built);
  finalStage(built, image);

  console.log('\n── one server, embedded database');
  play(await runServer(image, { DATA_FOLDER: join(folder, 'data'), MESSAGE_RATE: '1000' }));

  console.log('\n── two servers, PostgreSQL, proxy');
  const { url } = await startPostgres();
  const settings = { DATABASE_URL: url, TRUST_PROXY: 'loopback', MESSAGE_RATE: '1000' };
  const one = await runServer(image, settings);
  const other = await runServer(image, settings);
  const proxy = await runProxy(one, other);
  play(proxy);
  play(one, other);
  await answers(`http://${proxy}/metrics`, (status) => status === 404);
  await answers(`http://${one}/metrics`);
  console.log('\n✔ The container files work, as far as this can be seen without Docker.');
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null))),
    ),
  );
  rmSync(folder, { recursive: true, force: true });
}
