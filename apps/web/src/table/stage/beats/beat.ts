import type { Event } from '@assemble/kernel';
import type { Locale } from '@assemble/language';

/** A number or a word that jumps out of a thing. */
export interface Pop {
  readonly entity: number;
  readonly text: string;
  readonly tone: 'harm' | 'good' | 'plain';
}

/** What is seen of an event. Entities are those of decisions: players are -1 - seat. */
export interface Beat {
  /** How long it takes at the normal speed, in milliseconds. */
  readonly ms: number;
  readonly pops?: readonly Pop[];
  /** Things that are hit. */
  readonly shakes?: readonly number[];
  /** Somebody who strikes at something. */
  readonly lunge?: { readonly from: number; readonly to: number };
  /** Words over the board; loud ones at the great moments. */
  readonly banner?: {
    readonly title: string;
    readonly line?: string;
    readonly side: 'own' | 'foe' | 'neither';
    readonly loud?: true;
  };
  /** A card that is shown large. */
  readonly card?: string;
}

/** Who looks, and in which language. */
export interface Eye {
  readonly me: number | null;
  readonly locale: Locale;
  readonly seatNames: readonly string[];
}

/** How a game plays its events. */
export interface Beats<View> {
  /** Null where nothing is to be seen of it. */
  readonly beatOf: (event: Event, view: View, eye: Eye) => Beat | null;
  /** The table after an event, as far as that can be told from it: where nothing can, as it was. */
  readonly after: (view: View, event: Event) => View;
}

/** One entry for each kind of event, so that a new kind without a beat, or the word that it has none, does not compile. */
export type BeatTable<Events, View> = {
  readonly [K in keyof Events]: ((args: Events[K], view: View, eye: Eye) => Beat) | null;
};

/** Looks an event up in the table of its game. */
export const beatIn =
  <Events, View>(table: BeatTable<Events, View>): Beats<View>['beatOf'] =>
  ({ kind, args }, view, eye) =>
    table[kind as keyof Events]?.(args as Events[keyof Events], view, eye) ?? null;
