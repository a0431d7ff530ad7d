import {
  type Decision,
  type GameWords,
  Impossible,
  type Prepared,
  type Reason,
  type Words,
} from '@assemble/kernel';

/** What is laid out: what lies there, and under which rules. */
export interface Laying {
  readonly given: Words;
  readonly edition: string | null;
}

/** A position on the table, as the first player sees it. */
export interface Laid {
  readonly view: unknown;
  readonly players: readonly string[];
  readonly pending: readonly Pick<Decision, 'seat' | 'ask' | 'rules'>[];
}

/** What comes of a position: a table, the rules that it breaks, or words that mean nothing. */
export interface Outcome {
  readonly laid: Laid | null;
  readonly reasons: readonly Reason[];
  readonly fault: string | null;
}

const laidOf = ({ game, match, players }: Prepared<unknown>): Laid => ({
  view: game.view(match, 0),
  players,
  pending: match.pending,
});

/** Lays a position out with the rules of its game. What no match can stand in is shown as it lies there. */
export function lay(words: GameWords<unknown>, { given, edition }: Laying): Outcome {
  const failed = (fault: string): Outcome => ({ laid: null, reasons: [], fault });
  try {
    const wrong = words.problems(given, [], {});
    if (wrong.length > 0) return failed(wrong.map(({ path, got }) => `${path.join('.')}: ${got}`).join('; '));
    return { laid: laidOf(words.prepare(given, [], edition)), reasons: [], fault: null };
  } catch (error) {
    if (!(error instanceof Impossible)) return failed(error instanceof Error ? error.message : String(error));
    const { reasons, prepared } = error;
    return { laid: prepared === null ? null : laidOf(prepared), reasons, fault: null };
  }
}

const known = new WeakMap<Laying, Outcome>();

/** The same, once for a position: the page asks for it in several places. */
export function layOnce(words: GameWords<unknown>, position: Laying): Outcome {
  const outcome = known.get(position) ?? lay(words, position);
  known.set(position, outcome);
  return outcome;
}
