import type { Event } from '@assemble/kernel';
import type { Locale } from '@assemble/language';

/** Where something is: a thing of the board by its entity, or a place by its name (`data-place`), like "deck 0". */
export type Spot = number | string;

/** A number or a word that jumps out of a thing. */
export interface Pop {
  readonly entity: number;
  readonly text: string;
  readonly tone: 'harm' | 'good' | 'plain';
}

/** Something that flies over the board. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /** What is seen of it: the thing itself as it lay there, the back of a card, a die, damage, threat. */
  readonly look: 'itself' | 'back' | 'foe-back' | 'die' | 'harm' | 'threat';
  /** The colour of a die. */
  readonly tint?: string;
}

/** How a thing shows that something has become of it. */
export type Stir = 'drop' | 'unroll' | 'slam' | 'turn' | 'grow' | 'hop' | 'fall' | 'glow';

/** What is seen of an event. Entities are those of decisions: players are -1 - seat. */
export interface Beat {
  /** How long it takes at the normal speed, in milliseconds. */
  readonly ms: number;
  /** Beats of one kind that follow each other are one moment: all that clash do so at once. */
  readonly together?: string;
  readonly pops?: readonly Pop[];
  /** Things that are hit. */
  readonly shakes?: readonly Spot[];
  /** Those who strike at something. */
  readonly lunges?: readonly { readonly from: number; readonly to: number }[];
  readonly flights?: readonly Flight[];
  readonly stirs?: readonly { readonly of: number; readonly how: Stir }[];
  /** Where it bursts: between two things. */
  readonly bursts?: readonly { readonly from: number; readonly to: number }[];
  /** What turns white for a blink. */
  readonly flashes?: readonly number[];
  /** Around whom lines of speed shoot out. */
  readonly lines?: number;
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
  /**
   * The table after an event, as far as that can be told from it: where nothing can, as it was. What comes into play is
   * taken from the table at the end.
   */
  readonly after: (view: View, event: Event, end: View) => View;
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

const LISTS = ['pops', 'shakes', 'lunges', 'flights', 'stirs', 'bursts', 'flashes'] as const;

/** Two beats as one: as long as the longer one, with all that is seen of both. */
export function joined(one: Beat, other: Beat): Beat {
  const lists = LISTS.map((list) => [list, [...(one[list] ?? []), ...(other[list] ?? [])]] as const);
  return {
    ...one,
    ...other,
    ...Object.fromEntries(lists.filter(([, all]) => all.length > 0)),
    ms: Math.max(one.ms, other.ms),
  };
}
