import { readdirSync, readFileSync } from 'node:fs';
import { type Answer, digest, type Event, History, type Json, type Seat, stream } from '@assemble/kernel';
import { gameIds } from '@assemble/rules';
import type { Playable } from '../../src/games/game.ts';
import { playableGame } from '../../src/games/index.ts';

/** A match as the corpus keeps it. */
export interface Recorded {
  readonly game: string;
  readonly format: string;
  readonly version: string;
  readonly content: string;
  readonly setup: Json;
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: Seat, n: number, answer: Answer])[];
  /** Where it led, and the log on the way. */
  readonly match: string;
  readonly log: string;
}

const folder = new URL('./matches/', import.meta.url);

export const fileOf = ({ game, format }: Pick<Recorded, 'game' | 'format'>): URL =>
  new URL(`${game}-${format}.json`, folder);

/** Every game with each of its formats. */
export const EVERYTHING: readonly { readonly playable: Playable; readonly format: string }[] =
  gameIds.flatMap((id) => {
    const playable = playableGame(id);
    return playable.formats.map((format) => ({ playable, format }));
  });

export const recordedMatches = (): readonly Recorded[] =>
  readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recorded);

const fingerprints = (history: History): Pick<Recorded, 'match' | 'log'> => ({
  match: digest({ ...history.match, version: '', content: '' }),
  log: digest(history.events.map(({ kind, args }: Event) => ({ kind, args }))),
});

/** Random players play a match of a format to its end. */
export function record({ game, setup: draw }: Playable, format: string): Recorded {
  const seed = `corpus ${format}`;
  const setup = draw(format, stream(seed, 'set-up'));
  const random = stream(seed, 'players');
  const history = History.start(game, setup, seed);
  while (history.match.outcome === null) {
    const [decision] = history.match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const { seat, n } = decision;
    const applied = history.decide(seat, n, game.sample(history.match, decision, random));
    if (!applied.yes) throw new Error(`an answer is refused: ${JSON.stringify(applied.reasons)}`);
  }
  const decisions = history.decisions.map(({ seat, n, answer }) => [seat, n, answer] as const);
  const { id, version, content } = game;
  return { game: id, format, version, content, setup, seed, decisions, ...fingerprints(history) };
}

/** Plays a recorded match again; answers where it parts from what was recorded, or null. */
export function difference({ setup, seed, decisions, ...was }: Recorded, { game }: Playable): string | null {
  const history = History.start(game, setup, seed);
  for (const [i, [seat, n, answer]] of decisions.entries()) {
    const applied = history.decide(seat, n, answer);
    if (!applied.yes)
      return `decision ${i + 1} of ${decisions.length} is refused: ${applied.reasons[0]?.key}`;
  }
  const is = fingerprints(history);
  if (is.match !== was.match) return 'it leads to another position';
  return is.log === was.log ? null : 'its log is another';
}
