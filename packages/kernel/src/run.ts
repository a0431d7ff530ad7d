import type { Scope } from './ability.ts';
import type { Change } from './change.ts';
import type { Event } from './event.ts';
import type { Data, Json } from './json.ts';
import type { Match } from './match.ts';
import type { Rulebook } from './rulebook.ts';

/** A match being played on: what rows, nodes and atoms are handed. It is not part of the match. */
export class Run<T> {
  readonly rulebook: Rulebook<T>;
  readonly match: Match<T>;
  /** Where events go; null when nobody listens (search, simulation). */
  readonly events: Event[] | null;
  /** Room for what a game derives from the match and wants at hand; never part of the match. */
  memo: unknown = null;

  constructor(rulebook: Rulebook<T>, match: Match<T>, events: Event[] | null) {
    this.rulebook = rulebook;
    this.match = match;
    this.events = events;
  }

  get table(): T {
    return this.match.table;
  }

  emit(kind: string, rules: readonly [string, ...string[]], args: { readonly [name: string]: Json }): void {
    this.events?.push({ kind, rules, args });
  }

  /** The change an ability of a window may alter: it lives in the frame that walks the stages. */
  change(scope: object): Change {
    const at = (scope as Scope)['change'] as { frame: number; i: number };
    const batch = this.match.frames[at.frame]?.data['batch'] as Change[] | undefined;
    const change = batch?.[at.i];
    if (change === undefined) throw new Error('the change this ability answers is over');
    return change;
  }

  /** The scope of the ability that an effect frame belongs to: one for the whole tree. */
  scope(data: Data): Scope {
    const root = this.match.frames[data['root'] as number];
    if (root === undefined) throw new Error('an effect outlived its ability');
    return root.data['scope'] as Scope;
  }
}
