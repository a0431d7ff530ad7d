import type { Plugin, Rolldown } from 'vite';
import { GAMES, partWith, shares, startOf, wholeOf } from './parts.ts';

/** What goes over the wire, in bytes. */
export interface Sizes {
  /** Script of the first page. */
  readonly home: number;
  /** By game: the most that its table can ever load, and all that is kept for when there is no network. */
  readonly tables: Readonly<Record<string, number>>;
  readonly precache: Readonly<Record<string, number>>;
  /** How many files hold the rules of a game. */
  readonly copies: Readonly<Record<string, number>>;
}

const isScript = (name: string): boolean => name.endsWith('.js');
const isShipped = (name: string): boolean => !/\.(br|gz|woff)$/.test(name);

/** Files travel in their smallest form: the one that lies beside them, else as they are. */
function bytesOf(bundle: Rolldown.OutputBundle, name: string): number {
  const file = bundle[`${name}.br`] ?? bundle[name];
  if (!file) throw new Error(`the build holds no ${name}`);
  return Buffer.byteLength(file.type === 'chunk' ? file.code : file.source);
}

const sum = (bundle: Rolldown.OutputBundle, names: Iterable<string>): number =>
  [...names].filter(isShipped).reduce((all, name) => all + bytesOf(bundle, name), 0);

/** The parts of every table, beside what its game brings. */
const TABLE = ['/apps/web/src/play/PlayScreens.tsx', '/apps/web/src/table/TableScreen.tsx'];

function measured(bundle: Rolldown.OutputBundle): Sizes {
  const byGame = (measure: (game: string) => number): Record<string, number> =>
    Object.fromEntries(GAMES.map((game) => [game, measure(game)]));
  const page = wholeOf(bundle, [partWith(bundle, '/apps/web/src/main.tsx')]);
  const { shell, games } = shares(bundle);
  return {
    home: sum(bundle, [...page].filter(isScript)),
    tables: byGame((game) =>
      sum(bundle, [
        'index.html',
        ...wholeOf(bundle, [
          ...startOf(bundle),
          ...TABLE.map((module) => partWith(bundle, module)),
          ...(games[game] ?? []),
        ]),
      ]),
    ),
    precache: byGame((game) => sum(bundle, [...shell, ...(games[game] ?? [])])),
    copies: byGame(
      (game) =>
        Object.values(bundle).filter(
          (file) =>
            file.type === 'chunk' && file.moduleIds.some((id) => id.includes(`/packages/${game}/src/rules/`)),
        ).length,
    ),
  };
}

/** Writes down how large the page is; a check holds it against the bars (`scripts/gates/sizes.test.ts`). */
export function sizes(): Plugin {
  return {
    name: 'assemble:sizes',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const source = `${JSON.stringify(measured(bundle), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: 'sizes.json', source });
      },
    },
  };
}
