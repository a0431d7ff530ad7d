import type { Rolldown } from 'vite';

export const GAMES = ['dice-masters', 'champions', 'crisis-protocol'] as const;

/** The modules that only one game needs. Its ledger, topics and book are not among them: rules are read without any game. */
const own = new RegExp(`/(?:packages|apps/web/src/games)/(${GAMES.join('|')})/(?!topics\\.ts|book/)`);

type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, name: string): Rolldown.OutputChunk | undefined => {
  const file = bundle[name];
  return file?.type === 'chunk' ? file : undefined;
};

/** What Vite notes beside a part: the styles and files that come with it. */
interface Noted {
  readonly viteMetadata?: { readonly importedCss: Set<string>; readonly importedAssets: Set<string> };
}

/** These parts with all that they cannot start without: their own parts, styles and the files that styles name. */
export function wholeOf(bundle: Bundle, names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const chunk = chunkOf(bundle, name);
    if (!chunk) return;
    const noted = (chunk as Noted).viteMetadata;
    // The address of the worker is noted as a file too, under a name that it no longer has.
    const files = [...(noted?.importedAssets ?? [])].filter((file) => file in bundle);
    for (const part of [...chunk.imports, ...(noted?.importedCss ?? []), ...files]) add(part);
  };
  for (const name of names) add(name);
  return found;
}

/** The part that holds a module of the sources. */
export function partWith(bundle: Bundle, module: string): string {
  const part = Object.keys(bundle).find((name) =>
    chunkOf(bundle, name)?.moduleIds.some((id) => id.endsWith(module)),
  );
  if (part === undefined) throw new Error(`no part of the page holds ${module}`);
  return part;
}

/** The parts that the page and the worker start with. */
export const startOf = (bundle: Bundle): Set<string> =>
  wholeOf(
    bundle,
    Object.keys(bundle).filter((name) => chunkOf(bundle, name)?.isEntry),
  );

/** The one game that a part is for; undefined where it serves several, or the page itself. */
function gameOf(chunk: Rolldown.OutputChunk): string | undefined {
  const games = new Set(chunk.moduleIds.map((id) => own.exec(id)?.[1]).filter((id) => id !== undefined));
  return games.size === 1 ? [...games][0] : undefined;
}

export interface Shares {
  /** What every visitor gets. */
  readonly shell: readonly string[];
  /** What somebody gets who opens the game. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

/** Divides all files of a build between the shell and the games. */
export function shares(bundle: Bundle): Shares {
  const start = startOf(bundle);
  const games: Record<string, string[]> = Object.fromEntries(GAMES.map((game) => [game, []]));
  const taken = new Set<string>();
  for (const name of Object.keys(bundle)) {
    const chunk = chunkOf(bundle, name);
    const game = chunk && !start.has(name) ? gameOf(chunk) : undefined;
    if (!chunk || game === undefined) continue;
    const files = [name, ...((chunk as Noted).viteMetadata?.importedCss ?? [])];
    for (const file of files) if (!start.has(file)) taken.add(file);
    games[game]?.push(...files.filter((file) => !start.has(file)));
  }
  const shell = Object.keys(bundle).filter((name) => !taken.has(name));
  return {
    shell: shell.sort(),
    games: Object.fromEntries(Object.entries(games).map(([id, files]) => [id, [...new Set(files)].sort()])),
  };
}
