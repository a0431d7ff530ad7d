import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import * as champions from '@assemble/champions';
import * as crisisProtocol from '@assemble/crisis-protocol';
import * as diceMasters from '@assemble/dice-masters';
import { ledger } from '@assemble/rules';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './build/offline.ts';
import { ahead, oneWorker, sharedParts } from './build/one-worker.ts';
import { sizes } from './build/sizes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);

/** Which passing tests prove which rules, as the last full run of the tests left it; nothing without a run. */
function provenRules(): Record<string, string[]> {
  const file = join(root, '.assemble/proven.json');
  if (!existsSync(file)) return {};
  const { proven } = JSON.parse(readFileSync(file, 'utf8')) as { proven?: Record<string, string[]> };
  return proven ?? {};
}

/** Numbers that the first screen shows without loading what it counts. */
const counts = {
  rules: Object.fromEntries(Object.entries(ledger).map(([game, entries]) => [game, entries.length])),
  cards: {
    'dice-masters': diceMasters.CARDS.length,
    'crisis-protocol': crisisProtocol.CARDS.length,
    champions: champions.CARDS.length,
  },
};

/** The licences of what the page carries along, in one file. */
function licences(packages: readonly string[]): Plugin {
  const text = (name: string): string => {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return `${name}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
  };
  return {
    name: 'assemble:licences',
    apply: 'build',
    generateBundle() {
      const own = `Assemble\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}\n`;
      const emblems = `Emblems\n\n${readFileSync(join(root, 'apps/web/src/emblems/CREDITS.txt'), 'utf8').trim()}\n`;
      const source = [own, emblems, ...packages.map(text)].join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** Lays a .gz and a .br beside every text file, so that the server never compresses on the fly. */
function compressed(): Plugin {
  return {
    name: 'assemble:compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.entries(bundle).filter(([name]) => /\.(js|css|html|svg|txt)$/.test(name));
        await Promise.all(
          files.map(async ([fileName, file]) => {
            const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            if (content.length < 1000) return;
            const [gz, br] = await Promise.all([
              promisify(gzip)(content, { level: 9 }),
              promisify(brotliCompress)(content),
            ]);
            this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz });
            this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
          }),
        );
      },
    },
  };
}

const folder = fileURLToPath(new URL('./', import.meta.url));

export default defineConfig({
  root: folder,
  define: {
    PROVEN_RULES: JSON.stringify(provenRules()),
    COUNTS: JSON.stringify(counts),
  },
  plugins: [
    react(),
    oneWorker(folder),
    licences(['react', 'react-dom', 'scheduler', '@fontsource/bangers', '@fontsource/barlow']),
    offline(folder),
    compressed(),
    sizes(),
  ],
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: ahead },
    // The budget of the page is in compressed bytes and is held by a browser test.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      output: { codeSplitting: { groups: sharedParts } },
    },
  },
});
