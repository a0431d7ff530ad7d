import type { View } from '@assemble/dice-masters';
import type { DrawnEmblem } from '../../../emblems/emblem.ts';
import { type Card, content, type Face } from '../data.ts';
import { emblemOf, sidekickEmblem } from '../emblem-of.ts';

export type DieView = View['dice'][number];
export type Seat = number;

/** The card at a place of the match's list; none for the sidekicks, who have no card. */
export const cardAt = (view: View, slot: number): Card | undefined =>
  content.find(view.cards[slot]?.id ?? '');

export const cardById = (id: string): Card | undefined => content.find(id);

export const isSidekick = (die: DieView): boolean => die.card === 0;

/** The face a die shows; none for a die that is not rolled. */
export function faceOf(view: View, die: DieView): Face | undefined {
  const id = view.cards[die.card]?.id;
  return id === undefined || die.face < 0 ? undefined : content.dieKind(id).faces[die.face];
}

export const dieById = (view: View, id: number): DieView | undefined =>
  view.dice[id]?.id === id ? view.dice[id] : view.dice.find((die) => die.id === id);

export const diceIn = (view: View, zone: DieView['zone'], seat: Seat): readonly DieView[] =>
  view.dice.filter((die) => die.zone === zone && die.controller === seat);

/** Dice that are rolled still belong to the prep area: they may yet be rolled again. */
const isRolled = ({ zone, face }: DieView): boolean => zone === 'prep' && face >= 0;

export const rolledOf = (view: View, seat: Seat): readonly DieView[] =>
  diceIn(view, 'prep', seat).filter(isRolled);

export type PileName = 'bag' | 'prep' | 'used';

/** What lies in a pile. Dice in the roll area have left theirs. */
export const pileOf = (view: View, pile: PileName, seat: Seat): readonly DieView[] =>
  diceIn(view, pile, seat).filter((die) => !isRolled(die));

/** Dice in piles that can be chosen now: they come out of their piles to be seen. */
export const reachable = (view: View, ids: readonly ReadonlySet<number>[]): readonly DieView[] =>
  view.dice.filter(
    ({ id, zone, face }) =>
      ids.some((some) => some.has(id)) &&
      (zone === 'bag' ||
        zone === 'used' ||
        zone === 'captured' ||
        zone === 'card' ||
        (zone === 'prep' && face < 0)),
  );

/** Characters by card and level, sidekicks last. */
export const inOrder = (view: View, dice: readonly DieView[]): readonly DieView[] => {
  const rank = (die: DieView): number => {
    const face = faceOf(view, die);
    const level = face?.kind === 'character' ? face.level : 0;
    return (isSidekick(die) ? 10_000 : die.card * 10) - level;
  };
  return [...dice].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
};

/** Emblem and colours of the dice of a card: no two kinds share both (DM-DICE-13). */
export function emblemAt(view: View, slot: number): DrawnEmblem {
  const card = cardAt(view, slot);
  return card === undefined ? sidekickEmblem : emblemOf(card.title);
}

/** How many dice came with a card, and how many still lie on it. */
export const diceOf = (view: View, slot: number): { readonly left: number; readonly of: number } => {
  const all = view.dice.filter((die) => die.card === slot);
  return { left: all.filter(({ zone }) => zone === 'card').length, of: all.length };
};

export interface Odds {
  readonly slot: number;
  readonly count: number;
  /** That the next die is one of these, and that one is among the next four. */
  readonly next: number;
  readonly four: number;
}

/** What is in a pile, and how likely each kind is drawn from it: four dice are drawn every turn. */
export function oddsOf(dice: readonly DieView[]): readonly Odds[] {
  const counts = new Map<number, number>();
  for (const die of dice) counts.set(die.card, (counts.get(die.card) ?? 0) + 1);
  const all = dice.length;
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .map(([slot, count]) => {
      let none = 1;
      for (let drawn = 0; drawn < Math.min(4, all); drawn++)
        none *= Math.max(0, all - count - drawn) / (all - drawn);
      return { slot, count, next: count / all, four: 1 - none };
    });
}

/** An attacker, who blocks it, and who is put against it while blockers are still being chosen. */
export interface Pair {
  readonly attacker: DieView;
  readonly blockers: readonly DieView[];
  readonly planned: readonly DieView[];
  /** Blocked by nobody any more, yet blocked (DM-BLOCKING-9). */
  readonly blocked: boolean;
}

export function pairsOf(view: View, assigned: ReadonlyMap<number, readonly number[]>): readonly Pair[] {
  const { combat } = view;
  if (combat === null) return [];
  const found = (ids: readonly number[]): readonly DieView[] => ids.flatMap((id) => dieById(view, id) ?? []);
  return found(combat.attackers).map((attacker) => {
    const blockers = combat.blocks.filter((one) => one.attacker === attacker.id).map((one) => one.blocker);
    const planned = [...assigned].flatMap(([blocker, to]) =>
      to.includes(attacker.id) && !blockers.includes(blocker) ? [blocker] : [],
    );
    return {
      attacker,
      blockers: found(blockers),
      planned: found(planned),
      blocked: combat.blocked.includes(attacker.id),
    };
  });
}

/** The view to compare with: the one in which the player decided last, kept while others move. */
export const sinceWhen = (base: View, before: View): View => (before.decisions.length > 0 ? before : base);

/** The dice that are elsewhere than before, show something else, or were hurt. */
export function movedBetween(before: View, after: View): ReadonlySet<number> {
  const mark = ({ zone, controller, face, damage }: DieView): string =>
    `${zone} ${controller} ${face} ${damage}`;
  const marks = new Map(before.dice.map((die) => [die.id, mark(die)]));
  return new Set(
    after.dice
      .filter((die) => {
        const known = marks.get(die.id);
        return known !== undefined && known !== mark(die);
      })
      .map((die) => die.id),
  );
}

/** Energy in a reserve pool, by type. */
export function energyIn(view: View, seat: Seat): ReadonlyMap<EnergyName, number> {
  const sum = new Map<EnergyName, number>();
  for (const die of diceIn(view, 'reserve', seat)) {
    const face = faceOf(view, die);
    if (face?.kind === 'energy') sum.set(face.energy, (sum.get(face.energy) ?? 0) + face.count);
  }
  const markers = view.players[seat]?.markers ?? 0;
  if (markers > 0) sum.set('generic', (sum.get('generic') ?? 0) + markers);
  return sum;
}

export type EnergyName = Extract<Face, { kind: 'energy' }>['energy'];
