import type { View } from '@assemble/dice-masters';
import type { DieView } from '../dice.ts';

/** Where something lies on the screen, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes by place: "die 12", "bag 0", "slot 3". */
export type Laid = ReadonlyMap<string, Box>;

/** A table as it is laid out at one moment. */
export interface Scene {
  readonly view: View;
  readonly laid: Laid;
}

/** A die on its way. Where it is not laid out itself it comes out of its pile or its card, or goes into one. */
export interface Travel {
  readonly die: number;
  readonly from: Box;
  readonly to: Box;
  /** Whether it is to be seen at its new place, and not swallowed by a pile. */
  readonly stays: boolean;
  /** Knocked out: it is stamped first, then it spins away. */
  readonly out: boolean;
  /** Milliseconds. */
  readonly delay: number;
  readonly duration: number;
}

/** Milliseconds of one way, and between two dice that set out one after the other. */
const WAY = 260;
const APART = 60;
/** How long a stamp is read before its die leaves, and how long that spins. */
const STAMP = 250;
const SPIN = 350;
/** All have set out by then. */
const LATEST = 480;
/** When more than these change places at once, nobody could follow them. */
const MOST = 30;
/** A die that shifts by less than this stays where it is, in pixels. */
const STILL = 2;

/** The pile or the card that a die lies in where it is not laid out itself. */
export function homeOf({ zone, controller, card }: DieView): string | null {
  if (zone === 'bag' || zone === 'prep' || zone === 'used') return `${zone} ${controller}`;
  return zone === 'card' ? `slot ${card}` : null;
}

const isSame = (one: Box, other: Box): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < STILL && Math.abs(one.width - other.width) < STILL;

/** Which dice travel between two moments: first those that shift to make room, then one by one those that go elsewhere. */
export function travelsBetween(before: Scene, after: Scene): readonly Travel[] {
  const known = new Map(before.view.dice.map((die) => [die.id, die]));
  let leaving = 0;
  const all = after.view.dice.flatMap((die): Travel[] => {
    const was = known.get(die.id);
    if (was === undefined) return [];
    const place = `die ${die.id}`;
    const from = before.laid.get(place) ?? before.laid.get(homeOf(was) ?? '');
    const own = after.laid.get(place);
    const to = own ?? after.laid.get(homeOf(die) ?? '');
    const isSeen = own !== undefined || before.laid.has(place);
    if (from === undefined || to === undefined || !isSeen || isSame(from, to)) return [];
    const isElsewhere = was.zone !== die.zone || was.controller !== die.controller || own === undefined;
    const out = die.zone === 'prep' && (was.zone === 'attack' || was.zone === 'field');
    const delay = (isElsewhere ? Math.min(LATEST, APART * leaving++) : 0) + (out ? STAMP : 0);
    return [{ die: die.id, from, to, stays: own !== undefined, out, delay, duration: out ? SPIN : WAY }];
  });
  return all.length > MOST ? [] : all;
}
