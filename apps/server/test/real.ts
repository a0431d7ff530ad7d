// The real games for tests of the server: a set-up of two seats each, and matches that are under way.
import * as mc from '@assemble/champions';
import * as cp from '@assemble/crisis-protocol';
import { type Answer, type Decision, type Game, type Json, type Match, stream } from '@assemble/kernel';
import { playable } from '../src/games.ts';
import { rulesOf } from '../src/rules.ts';
import type { NewMatch } from '../src/storage/store.ts';
import type { House } from './house.ts';
import type { Connection } from './player.ts';
import { type Pair, seatTwo } from './toys.ts';

export const real = playable();

export const gameOf = (id: string): Game => {
  const game = real.games[id];
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Crisis Protocol with ready-made rosters on the first map. */
export const battlefield = (...names: readonly string[]): Json => {
  const terrain = cp.HAND_MADE_MAPS[0]?.features ?? [];
  const rosters = names.map((name) => {
    const ready = cp.READY_MADE.find(({ id }) => id === name);
    if (ready === undefined) throw new Error(`there is no roster ${name}`);
    return cp.rosterFor(ready, cp.EDITIONS.es13);
  });
  return asJson({ edition: 'es13', terrain, rosters, oneShots: [] });
};

/** The ready-made deck of a hero of Champions. */
export const deckOf = (hero: string): Json => {
  const ready = mc.PRESETS.find((one) => one.hero === hero);
  if (ready === undefined) throw new Error(`there is no deck for ${hero}`);
  return asJson(mc.presetDeck(new mc.Content(mc.CARDS), ready.hero, ready.aspect));
};

const heroes = (): Json => {
  const players = [deckOf('spider-man'), deckOf('captain-marvel')];
  return asJson({ players, villain: 'rhino', mode: 'standard', modular: ['bomb-scare'], first: 0 });
};

/** A set-up of each game for two people, by the id of the game. */
export const SETUPS: Readonly<Record<string, Json>> = {
  'dice-masters': { format: 'first-game', first: 0 },
  'crisis-protocol': battlefield('avengers', 'cabal'),
  champions: heroes(),
};

/** A match as the store keeps it, the decisions that led to it, and what they led to. */
export interface UnderWay {
  readonly change: Partial<NewMatch>;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly match: Match<unknown>;
}

type Wanted = (decision: Decision, match: Match<unknown>) => boolean;

/** Plays at random until a question comes that is wanted; answers that `suits` does not like are drawn again. */
export function playedTo(
  id: string,
  wanted: Wanted,
  setup = SETUPS[id] ?? null,
  suits: (decision: Decision, answer: Answer) => boolean = () => true,
): UnderWay {
  const game = gameOf(id);
  for (let nth = 0; nth < 20; nth++) {
    const seed = `under way ${nth}`;
    const random = stream(seed, 'players');
    const match = game.create(setup, seed);
    const decisions: [number, number, Answer][] = [];
    while (match.outcome === null) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      if (wanted(decision, match))
        return { change: { game: id, setup, seed, rules: rulesOf(game) }, decisions, match };
      let answer = game.sample(match, decision, random);
      while (!suits(decision, answer)) answer = game.sample(match, decision, random);
      const applied = game.apply(match, decision.seat, decision.n, answer, null);
      if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
      decisions.push([decision.seat, decision.n, answer]);
    }
  }
  throw new Error('no match comes to this question');
}

/** Seats two people at a match that is under way. */
export const seatTwoAt = (house: House, { change, decisions }: UnderWay): Promise<Pair> =>
  seatTwo(house, change, decisions);

/** Whoever of the two is asked, and the other one. */
export function askedOf({ annAt, benAt }: Pair): readonly [asked: Connection, other: Connection] {
  return (annAt.update?.asked.length ?? 0) > 0 ? [annAt, benAt] : [benAt, annAt];
}
