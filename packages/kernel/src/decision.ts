import type { Json } from './json.ts';
import type { Message } from './verdict.ts';

export type Seat = number;

/** One line of a menu. */
export interface Option {
  readonly id: string;
  readonly say: Message;
}

/**
 * What a seat is asked. Ten shapes serve every game; what makes a question special is in its message, its bounds
 * and, where the legal answers cannot be listed, in the tester and sampler that `test` names in the rulebook.
 */
export type Decision = Question & Shape;

export interface Question {
  /** The number of this decision in its match: an answer names it, so that a stale one is noticed. */
  readonly n: number;
  readonly seat: Seat;
  readonly ask: Message;
  /** The rules behind the question. */
  readonly rules: readonly string[];
  /** The card or ability that asks, null for the rulebook itself. */
  readonly source: string | null;
  /** Names a tester in the rulebook that has the last word on the answer. */
  readonly test: string | null;
  /** What is answered for a seat whose time is up. */
  readonly fallback: Answer;
}

export type Shape =
  | {
      readonly shape: 'entities';
      readonly from: readonly number[];
      readonly min: number;
      readonly max: number;
    }
  | { readonly shape: 'options'; readonly options: readonly Option[] }
  | { readonly shape: 'order'; readonly options: readonly Option[] }
  | { readonly shape: 'distribute'; readonly total: number; readonly among: readonly number[] }
  | { readonly shape: 'number'; readonly min: number; readonly max: number }
  | {
      readonly shape: 'assign';
      readonly items: readonly number[];
      readonly to: readonly (readonly number[])[];
    }
  | { readonly shape: 'pay'; readonly cost: Json; readonly extend: readonly Option[] }
  | { readonly shape: 'yes-no' }
  | { readonly shape: 'commit'; readonly what: string }
  | { readonly shape: 'place'; readonly what: Json };

export type ShapeName = Shape['shape'];

/**
 * entities: numbers · options: an id · order: all ids · distribute: amounts beside `among` · number: a number ·
 * assign: for each item the entities it is put to · pay: {with} or {extend} · yes-no: a boolean ·
 * commit and place: what the tester accepts.
 */
export type Answer = Json;

/** A decision as a rule writes it; number and defaults are filled in when it is asked. */
export type Ask = Omit<Question, 'n' | 'source' | 'test' | 'fallback'> &
  Partial<Pick<Question, 'source' | 'test' | 'fallback'>> &
  Shape;
