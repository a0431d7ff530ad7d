import type { Scope, Seat } from '@assemble/kernel';
import { type Viewpoint, viewpoint } from '../rules/query.ts';

/**
 * The scope of an ability: what it remembers while it runs. All of a viewpoint's fields are always there; what it begins
 * with is written into it, for a literal that spreads one scope and then says something else costs a hundred times as much.
 */
export const newScope = (seat: Seat, self: number): Scope => viewpoint(seat, self) as unknown as Scope;

/** Reads a scope as what it is. */
export const from = (scope: Scope): Viewpoint => scope as unknown as Viewpoint;

/** What was chosen, or what something happened to: "that" from now on. */
export function bind(scope: Scope, that: readonly number[]): void {
  scope['that'] = that.slice();
}

/** Cards outside play that were found, chosen or discarded: "those" from now on. */
export function bindCards(scope: Scope, cards: readonly number[]): void {
  scope['cards'] = cards.slice();
}

/** How much an effect did, and whether it did all it should (MC-WORD-6). */
export function note(scope: Scope, done: number, full: boolean): void {
  scope['done'] = done;
  scope['full'] = full;
}
