import { type Decision, type GameWords, Impossible, type Reason, type Words } from '@assemble/kernel';

/** A position on the table, as everybody sees it. */
export interface Laid {
  readonly view: unknown;
  readonly players: readonly string[];
  readonly pending: readonly Pick<Decision, 'seat' | 'ask' | 'rules'>[];
}

/** What comes of a position: a table, a rule that it breaks, or words that mean nothing. */
export type Outcome = { readonly laid: Laid } | { readonly reason: Reason } | { readonly fault: string };

/** Lays a position out with the rules of its game. */
export function lay(words: GameWords<unknown>, given: Words): Outcome {
  try {
    const wrong = words.problems(given, [], {});
    if (wrong.length > 0)
      return { fault: wrong.map(({ path, got }) => `${path.join('.')}: ${got}`).join('; ') };
    const { game, match, players } = words.prepare(given, [], null);
    return { laid: { view: game.view(match, null), players, pending: match.pending } };
  } catch (error) {
    if (error instanceof Impossible) return { reason: error.reason };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

const known = new WeakMap<Words, Outcome>();

/** The same, once for a position: the page asks for it in several places. */
export function layOnce(words: GameWords<unknown>, given: Words): Outcome {
  const outcome = known.get(given) ?? lay(words, given);
  known.set(given, outcome);
  return outcome;
}
