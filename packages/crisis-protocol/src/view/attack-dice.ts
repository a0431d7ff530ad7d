import { FACES, type Face } from '../names.ts';
import { countOf, type Dice, type Die, dieWith } from './dice-rolls.ts';

export type Fighting = 'attack' | 'defense';

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

/** Faces are told apart only where the terms treat them differently: that keeps the number of rolls small. */
export function dieFor({ modifiers, ...sides }: AttackTerms, side: Fighting, criticals = false): Die {
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

/** How many dice show one of the faces; where one failure counts as a critical, it does here. */
export function shown({ failureCounts }: SideTerms, dice: Dice, faces: readonly Face[]): number {
  const count = faces.reduce((sum, face) => sum + countOf(dice, face), 0);
  if (!failureCounts || countOf(dice, 'failure') === 0) return count;
  return count + Number(faces.includes('critical')) - Number(faces.includes('failure'));
}

export const showsIcons = (side: SideTerms, dice: Dice, icons: readonly Face[]): boolean =>
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

/** CP-ATTACK-10: the successes among dice that lie there. */
export function successes(side: SideTerms, dice: Dice): number {
  const worth = worthIn(side, dice);
  return FACES.reduce((sum, face) => sum + shown(side, dice, [face]) * (worth[face] ?? 0), 0);
}
