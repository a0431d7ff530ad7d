// The sources are TypeScript in some hundred modules. Bundled into one file they start sooner and run twice as fast as
// when they are loaded one by one. A bundle is made on the first run and again whenever a source has changed.
import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build } from 'esbuild';

const root = new URL('../../', import.meta.url);

/** The time of the newest file of a folder, tests left out. @param {URL} folder @returns {number} */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'test') continue;
    const place = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder);
    time = Math.max(time, entry.isDirectory() ? newest(place) : statSync(place).mtimeMs);
  }
  return time;
}

/** @param {URL} place */
const modified = (place) => statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Libraries are loaded from where they are installed: some carry binaries, and all load fast. */
const librariesStay = {
  name: 'libraries-stay',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@assemble/') ? undefined : { path, external: true },
    );
  },
};

/** @type {import('esbuild').BuildOptions} */
const program = { sourcemap: 'inline', plugins: [librariesStay] };

/**
 * An engine is kept for releases to come, so everything is in it, and the same sources give the same file everywhere.
 * @type {import('esbuild').BuildOptions}
 */
const engine = { minifyWhitespace: true, legalComments: 'none' };

/** The server, and beside it the threads that it begins: its engine and its database. @returns {Promise<string>} the address of the server's bundle */
export async function bundleServer() {
  await bundle('apps/server/src/engine/entry.ts', 'apps/server/dist/engine.mjs', engine);
  await bundle('apps/server/src/storage/sqlite-thread.mjs', 'apps/server/dist/sqlite-thread.mjs');
  return bundle('apps/server/src/main.ts', 'apps/server/dist/main.mjs');
}

/**
 * The address of the bundle of a source file of an app. It is made as many folders below the app as the sources lie
 * whose paths relative to themselves have to stay right. Both are named from the root of the repository.
 * @param {string} entry @param {string} to @param {import('esbuild').BuildOptions} options @returns {Promise<string>}
 */
export async function bundle(entry, to, options = program) {
  const file = new URL(to, root);
  const folders = [`${entry.split('/src/')[0]}/src/`, 'packages/', 'rules/src/'];
  const changed = Math.max(
    modified(new URL(import.meta.url)),
    ...folders.map((one) => newest(new URL(one, root))),
  );
  if (modified(file) > changed) return file.href;
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, root))],
    absWorkingDir: fileURLToPath(root),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    ...options,
    logLevel: 'silent',
    write: false,
  });
  // Written aside and renamed: another process or thread may be starting at the same moment.
  const aside = new URL(`${file.href}.${process.pid}.${threadId}`);
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(aside, outputFiles[0]?.text ?? '');
  renameSync(aside, file);
  return file.href;
}
