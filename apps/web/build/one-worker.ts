import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the worker is started, as `src/worker/start.ts` writes it for the server of the developer. */
const STARTED = "new URL('./worker.ts', import.meta.url)";

/**
 * Builds the worker as an entry of the page's own build. Left to itself, Vite bundles a worker apart, with a copy of all
 * that the page has too: of every game's rules above all.
 */
export function oneWorker(folder: string): Plugin {
  return {
    name: 'assemble:one-worker',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/worker\/start\.ts$/ },
      handler(code) {
        if (!code.includes(STARTED))
          this.error('start.ts no longer starts the worker as this plugin knows it');
        const worker = this.emitFile({
          type: 'chunk',
          id: join(folder, 'src/worker/worker.ts'),
          name: 'worker',
        });
        return code.replace(STARTED, `import.meta.ROLLUP_FILE_URL_${worker}`);
      },
    },
  };
}

/**
 * Each game's rules are one file, shared by page and worker; what all games stand on is another. Ledgers stay out of them:
 * rules are read without any game. So do the words of positions, which lessons, puzzles and scenes are laid out by.
 */
export const sharedParts = [
  { name: 'base', test: /\/packages\/(kernel|language)\/src\//, priority: 2 },
  ...['dice-masters', 'champions', 'crisis-protocol'].flatMap((game) => [
    { name: `ledger-of-${game}`, test: new RegExp(`/rules/src/generated/${game}\\.ts`), priority: 3 },
    { name: `positions-of-${game}`, test: new RegExp(`/packages/${game}/src/scenario/`), priority: 2 },
    { name: `engine-of-${game}`, test: new RegExp(`/packages/${game}/src/`), priority: 1 },
  ]),
];

/** Parts are fetched ahead by links of the document, which a worker does not have: it asks for them one by one. */
export const ahead = (_file: string, parts: string[], { hostId }: { hostId: string }): string[] =>
  /\/worker-[^/]*$/.test(hostId) ? [] : parts;
