import { readFileSync } from 'node:fs';
import { type Game, History, type Match } from '@assemble/kernel';
import { type GameId, gameIds } from '@assemble/rules';
import { playableGame } from '../../src/games/index.ts';
import { type Recorded, recordedMatches } from '../corpus/recorded.ts';
import { type Counts, fingerprint, perft, type Reach } from './perft.ts';

/** The small count is part of the tests, the large one a command. */
export const REACHES = {
  small: { depth: 3, width: 40 },
  large: { depth: 8, width: 1500 },
} as const satisfies Record<string, Reach>;
export type Size = keyof typeof REACHES;

/** A place in a recorded match, and what was counted from it. */
export interface Frozen {
  readonly match: string;
  /** After so many decisions. */
  readonly after: number;
  /** Of the rules and cards with which it was frozen, and of the position itself. */
  readonly version: string;
  readonly content: string;
  readonly position: string;
  readonly small: Counts;
  readonly large: Counts;
}

export const POSITIONS = 10;
export const FILE = new URL('frozen.json', import.meta.url);

export const readFrozen = (): { readonly [game: string]: readonly Frozen[] } =>
  JSON.parse(readFileSync(FILE, 'utf8'));

/** A line for each position. */
export const written = (all: { readonly [game: string]: readonly Frozen[] }): string => {
  const games = Object.entries(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([game, own]) => `${JSON.stringify(game)}: [\n${own.map((one) => JSON.stringify(one)).join(',\n')}\n]`,
    );
  return `{\n${games.join(',\n')}\n}\n`;
};

const nameOf = ({ game, format }: Recorded): string => `${game}-${format}`;

/** Ten places of the recorded matches of a game: in turn in each of them, spread over its length. */
function places(game: GameId): { match: string; after: number }[] {
  const recorded = recordedMatches().filter((one) => one.game === game);
  const rounds = Math.ceil(POSITIONS / recorded.length);
  return Array.from({ length: POSITIONS }, (_, i) => {
    const one = recorded[i % recorded.length];
    if (one === undefined) throw new Error(`there is no recorded match of ${game}`);
    const round = Math.floor(i / recorded.length);
    return { match: nameOf(one), after: Math.floor(((round + 1) * one.decisions.length) / (rounds + 1)) };
  });
}

/** The position at a place; a text where its recorded match no longer leads there. */
export function positionAt(game: Game, match: string, after: number): Match | string {
  const recorded = recordedMatches().find((one) => nameOf(one) === match);
  if (recorded === undefined) return 'its recorded match is gone';
  const history = History.start(game, recorded.setup, recorded.seed);
  for (const [i, [seat, n, answer]] of recorded.decisions.slice(0, after).entries())
    if (!history.decide(seat, n, answer).yes) return `decision ${i + 1} on the way to it is refused`;
  return history.match;
}

/** Counts anew. */
export function freeze(id: GameId): Frozen[] {
  const { game } = playableGame(id);
  return places(id).map(({ match, after }) => {
    const position = positionAt(game, match, after);
    if (typeof position === 'string')
      throw new Error(`${match} after ${after} decisions: ${position}; npm run corpus first`);
    const { version, content } = game;
    const [small, large] = [perft(game, position, REACHES.small), perft(game, position, REACHES.large)];
    return { match, after, version, content, position: fingerprint(position), small, large };
  });
}

/** Where a frozen count is another by now, and what to do about it; null where all is as it was. */
export function difference(game: Game, frozen: Frozen, size: Size): string | null {
  const found = changeOf(game, frozen, size);
  if (found === null) return null;
  const same = game.version === frozen.version && game.content === frozen.content;
  const remedy = same
    ? `read what changed in the rules; if it is meant, raise RULES_VERSION (still ${game.version}), then npm run corpus and npm run perft -- --freeze`
    : 'it was frozen with other rules or cards: read what changed; if it is meant, npm run perft -- --freeze';
  return `${frozen.match} after ${frozen.after} decisions: ${found}; ${remedy}`;
}

function changeOf(game: Game, frozen: Frozen, size: Size): string | null {
  const position = positionAt(game, frozen.match, frozen.after);
  if (typeof position === 'string') return position;
  if (fingerprint(position) !== frozen.position) return 'it is another position';
  const counts = perft(game, position, REACHES[size]);
  for (const what of ['answers', 'positions'] as const)
    for (const [i, was] of frozen[size][what].entries()) {
      const is = counts[what][i] ?? 0;
      const said = what === 'answers' ? 'legal answers' : 'positions';
      if (is !== was) return `${is} ${said} at depth ${i + 1}, there were ${was}`;
    }
  return null;
}

export const isGame = (name: string): name is GameId => gameIds.some((id) => id === name);
