import { type Answer, type Game, type Json, seedHash, stream } from '@assemble/kernel';

/** A match as far as both twins have it in common. */
export interface Base {
  readonly game: string;
  readonly setup: Json;
  readonly seed: string;
  readonly seedHash: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  /** How many questions have been asked: the twins part before the next. */
  readonly asked: number;
}

/** Plays a match at random and answers where it stood after `apart` decisions, after twice as many and so on. */
export function basesOf(game: Game, setup: Json, seed: string, apart: number, most: number): readonly Base[] {
  const random = stream(seed, 'players');
  const match = game.create(setup, seed);
  const decisions: [number, number, Answer][] = [];
  const bases: Base[] = [];
  while (match.outcome === null && decisions.length < most) {
    if (decisions.length % apart === 0)
      bases.push({
        game: game.id,
        setup,
        seed,
        seedHash: seedHash(seed),
        decisions: [...decisions],
        asked: match.asked,
      });
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const answer = game.sample(match, decision, random);
    const applied = game.apply(match, decision.seat, decision.n, answer, null);
    if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
    decisions.push([decision.seat, decision.n, answer]);
  }
  return bases;
}
