import type { Seat } from './decision.ts';
import type { Json } from './json.ts';

/** Something that happened: a line of the log. Its kind is the key of the sentence, its args fill it. */
export interface Event {
  readonly kind: string;
  /** The rules that made it happen: there is no event without one. */
  readonly rules: readonly [string, ...string[]];
  readonly args: { readonly [name: string]: Json };
}

/** What a seat (null: a spectator) is told of an event: all of it, a part, or nothing. */
export type Projection = (event: Event, seat: Seat | null) => Event | null;

/** One entry per event kind, so that a new kind without a decision about who sees it does not compile. */
export type Projections<Kind extends string> = { readonly [K in Kind]: Projection };

export const everyone: Projection = (event) => event;
