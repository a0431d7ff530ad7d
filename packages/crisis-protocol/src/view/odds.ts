import { FACES, type Face } from '../names.ts';
import {
  asOn,
  countOf,
  type Dice,
  type Die,
  diceOf,
  dieWith,
  put,
  type Rolls,
  rerolled,
  rollOf,
  turned,
} from './dice-rolls.ts';

type Fighting = 'attack' | 'defense';

/** What each face counts for; nothing where it is left out. */
type Worth = Readonly<Partial<Record<Face, number>>>;

/** How a side of an attack is rolled and counted. */
export interface SideTerms {
  readonly dice: number;
  /** Dice that each critical of the initial roll adds (CP-ATTACK-8). */
  readonly perCritical: number;
  readonly worth: Worth;
  /** What the faces count for instead, once the roll shows these icons. */
  readonly withIcons: readonly { readonly icons: readonly Face[]; readonly worth: Worth }[];
  /** One failure of the roll counts as a critical. */
  readonly failureCounts: boolean;
}

/** Dice that somebody may modify for nothing (CP-ATTACK-9). */
export type Modifier = {
  /** The address of the ability. */
  readonly ability: string;
  /** Which of the four windows of step 9, from 0. */
  readonly window: number;
  readonly side: Fighting;
  readonly by: Fighting;
  /** The attack roll has to show these. */
  readonly icons: readonly Face[];
  /** So many dice, all of them, or one for each die of a side that shows one of the faces. */
  readonly count: number | 'any' | { readonly side: Fighting; readonly faces: readonly Face[] };
} & (
  | { readonly does: 'change'; readonly from: readonly Face[]; readonly to: Face }
  | { readonly does: 'reroll'; readonly failures: boolean }
);

/** All that is settled about an attack before its dice are rolled. */
export interface AttackTerms {
  readonly attack: SideTerms;
  readonly defense: SideTerms;
  readonly modifiers: readonly Modifier[];
  /** Forced reductions of the damage, each down to a least. */
  readonly reductions: readonly { readonly amount: number; readonly least: number }[];
}

/** Chances by number: the chance of exactly n is at n. */
export type Odds = readonly number[];

/** Rolls of both sides that do not depend on each other: their chances are multiplied. */
type Branch = { readonly [side in Fighting]: Rolls };

const known = { plain: new WeakMap<AttackTerms, Odds>(), rerolls: new WeakMap<AttackTerms, Odds>() };

/**
 * The damage of an attack that is about to be rolled. With rerolls, each player rerolls as many dice that count for
 * nothing as may be rerolled for nothing; what else the players may decide is left out.
 */
export function attackOdds(terms: AttackTerms, rerolls: boolean): Odds {
  const memo = rerolls ? known.rerolls : known.plain;
  const found =
    memo.get(terms) ??
    resolved(
      terms,
      { attack: initialRoll(terms, 'attack'), defense: initialRoll(terms, 'defense') },
      rerolls,
    );
  memo.set(terms, found);
  return found;
}

/** The damage of dice that lie there, some of them rolled again: a reroll adds no dice (CP-MODIFY-8). */
export function rerollOdds(
  terms: AttackTerms,
  dice: readonly { readonly side: string; readonly face: Face; readonly again: boolean }[],
): Odds {
  const roll = (side: Fighting): Rolls => {
    const die = dieFor(terms, side);
    const own = dice.filter((one) => one.side === side);
    const again = own.filter((one) => one.again).map(({ face }) => die.standsFor[face]);
    return rerolled(
      diceOf(
        own.map(({ face }) => face),
        die,
      ),
      again,
      die,
    );
  };
  return resolved(terms, { attack: roll('attack'), defense: roll('defense') }, false);
}

export const atLeast = (odds: Odds, n: number): number => odds.slice(n).reduce((sum, p) => sum + p, 0);

export const average = (odds: Odds): number => odds.reduce((sum, p, n) => sum + p * n, 0);

/** Faces are told apart only where the terms treat them differently: that keeps the number of rolls small. */
function dieFor({ modifiers, ...sides }: AttackTerms, side: Fighting, criticals = false): Die {
  const { worth, withIcons, failureCounts } = sides[side];
  const lists: (readonly Face[])[] = withIcons.flatMap(({ icons }) => icons.map((icon) => [icon]));
  for (const modifier of modifiers) {
    if (side === 'attack') lists.push(...modifier.icons.map((icon) => [icon]));
    if (typeof modifier.count === 'object' && modifier.count.side === side) lists.push(modifier.count.faces);
    if (modifier.does === 'change' && modifier.side === side) lists.push(modifier.from);
  }
  const failures = failureCounts || modifiers.some((one) => one.does === 'reroll' && one.side === side);
  return dieWith((face) =>
    [
      ...[worth, ...withIcons.map((one) => one.worth)].map((each) => each[face] ?? 0),
      ...lists.map((list) => Number(list.includes(face))),
      Number(failures && face === 'failure'),
      Number((criticals || failureCounts) && face === 'critical'),
    ].join(),
  );
}

/** CP-DICE-8, CP-DICE-9: the criticals of the initial roll add dice, those that are added do not. */
function initialRoll(terms: AttackTerms, side: Fighting): Rolls {
  const { dice, perCritical } = terms[side];
  const die = dieFor(terms, side);
  const rolls = new Map<Dice, number>();
  for (const [first, p] of rollOf(dice, dieFor(terms, side, true))) {
    const added = perCritical * shown(terms[side], first, ['critical']);
    for (const [more, q] of rollOf(added, die)) put(rolls, asOn(first, die) + more, p * q);
  }
  return rolls;
}

/** How many dice show one of the faces; where one failure counts as a critical, it does here. */
function shown({ failureCounts }: SideTerms, dice: Dice, faces: readonly Face[]): number {
  const count = faces.reduce((sum, face) => sum + countOf(dice, face), 0);
  if (!failureCounts || countOf(dice, 'failure') === 0) return count;
  return count + Number(faces.includes('critical')) - Number(faces.includes('failure'));
}

const showsIcons = (side: SideTerms, dice: Dice, icons: readonly Face[]): boolean =>
  icons.every((icon) => shown(side, dice, [icon]) >= icons.filter((one) => one === icon).length);

/** CP-ICON-1: what the faces count for in this roll. */
function worthIn(side: SideTerms, dice: Dice): Worth {
  if (side.withIcons.length === 0) return side.worth;
  const worth = { ...side.worth };
  for (const { icons, worth: more } of side.withIcons)
    if (showsIcons(side, dice, icons))
      for (const face of FACES) worth[face] = Math.max(worth[face] ?? 0, more[face] ?? 0);
  return worth;
}

function resolved(terms: AttackTerms, start: Branch, rerolls: boolean): Odds {
  let branches: readonly Branch[] = [start];
  for (const modifier of inOrder(terms.modifiers))
    if (rerolls || modifier.does === 'change')
      branches = branches.flatMap((branch) => modified(terms, branch, modifier));
  const damage: number[] = [0];
  for (const { attack, defense } of branches)
    for (const [hits, p] of successes(terms.attack, attack))
      for (const [blocks, q] of successes(terms.defense, defense)) {
        const n = terms.reductions.reduce(reduce, Math.max(0, hits - blocks));
        while (damage.length <= n) damage.push(0);
        damage[n] = (damage[n] ?? 0) + p * q;
      }
  return damage;
}

/** Window by window; in one window a player rerolls before changing what is left. */
const inOrder = (modifiers: readonly Modifier[]): Modifier[] =>
  [...modifiers].sort(
    (a, b) => a.window - b.window || Number(a.does === 'change') - Number(b.does === 'change'),
  );

const reduce = (damage: number, { amount, least }: AttackTerms['reductions'][number]): number =>
  damage - Math.min(amount, Math.max(0, damage - least));

/** CP-ATTACK-10: by number of successes. */
function successes(side: SideTerms, rolls: Rolls): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [dice, chance] of rolls) {
    const worth = worthIn(side, dice);
    put(
      sums,
      FACES.reduce((sum, face) => sum + shown(side, dice, [face]) * (worth[face] ?? 0), 0),
      chance,
    );
  }
  return sums;
}

/** Where a modifier asks about dice of the other side, the branch is split by what they say. */
function modified(terms: AttackTerms, branch: Branch, modifier: Modifier): Branch[] {
  const { side, icons, count } = modifier;
  const die = dieFor(terms, side);
  const theirs = side === 'attack' ? 'defense' : 'attack';
  /** How many dice may be modified, as far as the dice of one side tell. */
  const most = (of: Fighting, dice: Dice): number => {
    if (of === 'attack' && !showsIcons(terms.attack, dice, icons)) return 0;
    if (typeof count === 'object')
      return count.side === of ? shown(terms[of], dice, count.faces) : Number.POSITIVE_INFINITY;
    return count === 'any' ? Number.POSITIVE_INFINITY : count;
  };
  const parts = new Map<number, Map<Dice, number>>();
  for (const [dice, chance] of branch[theirs]) {
    const limit = most(theirs, dice);
    const part = parts.get(limit) ?? new Map<Dice, number>();
    parts.set(limit, part.set(dice, chance));
  }
  return [...parts].map(([limit, part]) => {
    const rolls = new Map<Dice, number>();
    for (const [dice, chance] of branch[side])
      for (const [then, p] of outcomes(terms[side], dice, modifier, Math.min(limit, most(side, dice)), die))
        put(rolls, then, chance * p);
    return side === 'attack' ? { attack: rolls, defense: part } : { attack: part, defense: rolls };
  });
}

/** What the dice may come to when up to so many of them are modified. */
function outcomes(side: SideTerms, dice: Dice, modifier: Modifier, most: number, die: Die): Rolls {
  return modifier.does === 'change'
    ? new Map([[changed(side, dice, modifier, most, die), 1]])
    : rerolled(dice, misses(side, dice, modifier.failures).slice(0, most), die);
}

/** Dice that count for nothing and may be rerolled, each by its face; a failure that counts as a critical stays. */
function misses(side: SideTerms, dice: Dice, failures: boolean): Face[] {
  const worth = worthIn(side, dice);
  return FACES.flatMap((face) => {
    if ((worth[face] ?? 0) > 0 || (face === 'failure' && !failures)) return [];
    const stays = face === 'failure' && side.failureCounts ? 1 : 0;
    return new Array<Face>(Math.max(0, countOf(dice, face) - stays)).fill(face);
  });
}

/** What moves the successes most is changed: of one's own dice the worst, of the opponent's the best; wilds last, first. */
function changed(
  side: SideTerms,
  dice: Dice,
  { by, side: whose, from, to }: Modifier & { readonly does: 'change' },
  most: number,
  { standsFor }: Die,
): Dice {
  const worth = worthIn(side, dice);
  const own = by === whose;
  const gain = (face: Face): number => ((worth[to] ?? 0) - (worth[face] ?? 0)) * (own ? 1 : -1);
  const wild = (face: Face): number => (face === 'wild' ? (own ? -1 : 1) : 0);
  const best = from.filter((face) => gain(face) > 0).sort((a, b) => gain(b) - gain(a) || wild(b) - wild(a));
  let now = dice;
  let left = most;
  for (const face of best) {
    const count = Math.min(left, countOf(dice, face));
    now = turned(now, face, standsFor[to], count);
    left -= count;
  }
  return now;
}
