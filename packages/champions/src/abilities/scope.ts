import type { Seat } from '@assemble/kernel';
import type { Resource } from '../content.ts';
import type { Label } from './vocabulary.ts';

/** What an ability remembers while it runs, and from where it looks at the table. Lists are replaced, never written to. */
export interface Memory {
  /** Who "you" is; -1 where a card of the scenario speaks to nobody in particular. */
  readonly seat: Seat;
  /** The card that has the ability, or -1. */
  readonly self: number;
  /** What the event is about, or what was chosen before. */
  that: readonly number[];
  /** Cards outside play that were found, chosen, drawn or discarded before. */
  cards: readonly number[];
  /** The player chosen before, or -1. */
  player: Seat;
  /** Who does what the event is about, and whom it hits; -1 for nobody. */
  by: number;
  hit: number;
  /** Whom the attack that the event is about damaged. */
  damaged: readonly number[];
  /** The resources that were spent, and what X stands for. */
  paid: readonly Resource[];
  x: number;
  /** How much the effect before did, and whether it did all it should. */
  done: number;
  full: boolean;
  /** The last step of a sequence of special abilities. */
  final: boolean;
  label: Label | null;
  /** Which change it answers: of the batch that the frame holds; null where it answers none. What lasts forgets it. */
  change?: { readonly frame: number; readonly i: number } | null;
  /** What lasted until the moment that it waited for. */
  waiting?: number;
}

const NONE: readonly never[] = [];

/**
 * The scope of an ability that has nothing to remember yet. All fields are always there; what it begins with is written
 * into it, for a literal that spreads one scope and then says something else costs a hundred times as much.
 */
export const newScope = (seat: Seat, self: number): Memory => ({
  seat,
  self,
  that: NONE,
  cards: NONE,
  player: -1,
  by: -1,
  hit: -1,
  damaged: NONE,
  paid: NONE,
  x: 0,
  done: 0,
  full: true,
  final: false,
  label: null,
  change: null,
});

/** What was chosen, or what something happened to: "that" from now on. */
export function bind(scope: Memory, that: readonly number[]): void {
  scope.that = that.slice();
}

/** Cards outside play that were found, chosen or discarded: "those" from now on. */
export function bindCards(scope: Memory, cards: readonly number[]): void {
  scope.cards = cards.slice();
}

/** How much an effect did, and whether it did all it should (MC-WORD-6). */
export function note(scope: Memory, done: number, full: boolean): void {
  scope.done = done;
  scope.full = full;
}
