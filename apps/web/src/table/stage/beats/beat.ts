import type { Event } from '@assemble/kernel';
import type { Locale } from '@assemble/language';

/** Where something is: a thing of the board by its entity, or a place by its name (`data-place`), like "deck 0". */
export type Spot = number | string;

/** A number or a word that jumps out of a thing, or is stamped on it. */
export interface Pop {
  readonly entity: Spot;
  readonly text: string;
  readonly tone: 'harm' | 'good' | 'plain' | 'name' | 'power' | 'stamp';
}

/** Something that flies over the board. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  /**
   * What is seen of it: the thing itself as it lay there, the back of a card, a die, damage, threat, Power, a point, a
   * token; or what was lifted before.
   */
  readonly look:
    | 'itself'
    | 'back'
    | 'foe-back'
    | 'die'
    | 'harm'
    | 'threat'
    | 'power'
    | 'point'
    | 'token'
    | 'lifted';
  /** The colour of a die. */
  readonly tint?: string;
  /** What was lifted: where it stood. */
  readonly lifted?: Spot;
}

/** A thing that lies elsewhere now goes there from where it lay. */
export interface Slide {
  readonly of: Spot;
  readonly how: 'walk' | 'climb' | 'shove' | 'hurl' | 'hop';
  /** Where its way bends: so far along it and so far aside, in lengths of the straight way. */
  readonly via?: readonly [along: number, aside: number];
  /** Whether an arrow shows first where it wants to go. */
  readonly arrow?: boolean;
}

/** A force that sweeps over the board: at one target, along a beam, all around. */
export interface Sweep {
  readonly from: Spot;
  readonly to: readonly Spot[];
  readonly shape: 'shot' | 'beam' | 'area';
}

/** How a thing shows that something has become of it. */
export type Stir =
  | 'drop'
  | 'unroll'
  | 'slam'
  | 'turn'
  | 'grow'
  | 'hop'
  | 'fall'
  | 'topple'
  | 'glow'
  | 'flare';

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
  readonly slides?: readonly Slide[];
  readonly sweeps?: readonly Sweep[];
  /** What is lifted off the board, and by whom: it may fly later. */
  readonly lifts?: readonly { readonly of: Spot; readonly by: Spot }[];
  /** What breaks into pieces. */
  readonly breaks?: readonly Spot[];
  readonly stirs?: readonly { readonly of: Spot; readonly how: Stir }[];
  /** Where it bursts: between two things. */
  readonly bursts?: readonly { readonly from: Spot; readonly to: Spot }[];
  /** How long it takes until something is hit, at the normal speed: numbers, shakes, bursts and breaks wait for it. */
  readonly hits?: number;
  /** What turns white for a blink. */
  readonly flashes?: readonly Spot[];
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

/** What a beat may know besides: by which rules it happened, and how the table is at the end of what is told. */
export interface Around<View> {
  readonly rules: readonly string[];
  readonly end: View;
}

/** How a game plays its events. */
export interface Beats<View> {
  /** Null where nothing is to be seen of it. The end is the table as it was where it is left out. */
  readonly beatOf: (event: Event, view: View, eye: Eye, end?: View) => Beat | null;
  /** The parts of an event that are seen one after the other; left out where it is seen as a whole. */
  readonly partsOf?: (event: Event) => readonly Event[];
  /**
   * The table after an event, as far as that can be told from it: where nothing can, as it was. What comes into play is
   * taken from the table at the end.
   */
  readonly after: (view: View, event: Event, end: View) => View;
}

/** One entry for each kind of event, so that a new kind without a beat, or the word that it has none, does not compile. */
export type BeatTable<Events, View> = {
  readonly [K in keyof Events]:
    | ((args: Events[K], view: View, eye: Eye, around: Around<View>) => Beat)
    | null;
};

/** Looks an event up in the table of its game. */
export const beatIn =
  <Events, View>(table: BeatTable<Events, View>): Beats<View>['beatOf'] =>
  ({ kind, args, rules }, view, eye, end = view) =>
    table[kind as keyof Events]?.(args as Events[keyof Events], view, eye, { rules, end }) ?? null;

const LISTS = [
  'pops',
  'shakes',
  'lunges',
  'flights',
  'slides',
  'sweeps',
  'lifts',
  'breaks',
  'stirs',
  'bursts',
  'flashes',
] as const;

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
