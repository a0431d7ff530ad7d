import type { Answer, Decision } from '@assemble/kernel';

/** An answer that shall be given again to the same question of the same source. */
export interface Remembered {
  readonly ask: string;
  readonly source: string;
  readonly answer: Answer;
  /** The turn it is good for; null for the whole match. */
  readonly turn: string | null;
  /** The question and the answer in words, as they were when it was remembered. */
  readonly words: string;
}

export type Memory = readonly Remembered[];

type Kept = Pick<Remembered, 'ask' | 'source'>;

const sameQuestion = (one: Kept, other: Kept): boolean =>
  one.ask === other.ask && one.source === other.source;

/** What tells a question from others: its wording, and the ability or card it comes from. */
export function questionOf({ ask, source }: Decision): Kept {
  const card = ask.args['card'];
  return { ask: ask.key, source: source ?? (typeof card === 'string' ? card : '') };
}

/**
 * The answers to a decision that may be remembered: yes and no, and passing on a chance to react. A turn of one's own is
 * never passed by itself.
 */
export function memorable(
  decision: Decision,
  passes: readonly string[],
  active: number | null,
): readonly Answer[] {
  if (decision.shape === 'yes-no') return [true, false];
  if (decision.shape !== 'options' || active === decision.seat) return [];
  return decision.options.map(({ id }) => id).filter((id) => passes.includes(id));
}

/** The remembered answer to a decision in this turn; undefined where there is none. */
export function recall(memory: Memory, decision: Decision, turn: string): Remembered | undefined {
  const question = questionOf(decision);
  return memory.find((one) => sameQuestion(one, question) && (one.turn === null || one.turn === turn));
}

/** Puts an answer in the place of an older one to the same question. */
export const remember = (memory: Memory, one: Remembered): Memory => [
  ...memory.filter((other) => !sameQuestion(one, other)),
  one,
];

const isRemembered = (value: unknown): value is Remembered => {
  if (typeof value !== 'object' || value === null) return false;
  const { ask, source, turn, words } = value as Partial<Remembered>;
  return (
    typeof ask === 'string' &&
    typeof source === 'string' &&
    typeof words === 'string' &&
    (turn === null || typeof turn === 'string') &&
    'answer' in value
  );
};

export const readMemory = (value: unknown): Memory =>
  Array.isArray(value) ? value.filter(isRemembered) : [];
