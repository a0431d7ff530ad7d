// The sources are TypeScript in some hundred modules. Bundled into one file they start sooner and run twice as fast as
// when they are loaded one by one. The bundle is made on the first run and again whenever a source has changed.
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = new URL('../../../', import.meta.url);
const sources = ['apps/cli/src/', 'packages/', 'rules/src/'];

/** The time of the newest source, and of what this file and the packages say. */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'test') continue;
    const place = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder);
    time = Math.max(time, entry.isDirectory() ? newest(place) : statSync(place).mtimeMs);
  }
  return time;
}

const modified = (place) => statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The address of the bundle of an entry of `src/`. */
export async function bundle(entry) {
  // Two folders below the app, as the sources are, so that paths relative to a module stay right.
  const file = new URL(`../dist/bundle/${entry.replaceAll('/', '-')}.mjs`, import.meta.url);
  const changed = Math.max(
    modified(new URL(import.meta.url)),
    ...sources.map((one) => newest(new URL(one, root))),
  );
  if (modified(file) > changed) return file.href;
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@assemble/'));
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../src/${entry}.ts`, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    external: [...libraries, 'ajv', 'yaml'],
    logLevel: 'silent',
    write: false,
  });
  // Written aside and renamed: another process may be starting at the same moment.
  const aside = new URL(`${file.href}.${process.pid}`);
  mkdirSync(new URL('./', file), { recursive: true });
  writeFileSync(aside, outputFiles[0].text);
  renameSync(aside, file);
  return file.href;
}
