import type { Change, Instruction, Procedure, Row, Run, Seat } from '@assemble/kernel';
import { procedure } from '@assemble/kernel';
import type { ChampionsRuleId } from '@assemble/rules';
import type { Face } from './vocabulary.ts';

/** A thin slice of Champions that puts the kernel to the test: the cards are few, the timing is real. */

export type Zone =
  | 'play'
  | 'hand'
  | 'deck'
  | 'discard'
  | 'encounter'
  | 'encounter-discard'
  | 'boost'
  | 'shown';

export interface Card {
  readonly id: number;
  readonly name: string;
  /** The player who owns it; -1 for cards of the encounter. */
  readonly owner: Seat;
  zone: Zone;
  exhausted: boolean;
  damage: number;
  counters: number;
  /** What it is attached to, or -1. */
  host: number;
  tough: boolean;
  stunned: boolean;
}

/** An attack in progress; an attack may happen within another. */
export type Attack = {
  attacker: number;
  /** The player who is attacked. */
  target: Seat;
  defender: number;
  overkill: boolean;
  boost: number;
  /** Its boost cards that still lie face down. */
  faceDown: number[];
  /** Heroes that defended by a card labelled as a defense. */
  alsoDefended: number[];
};

export interface Table {
  cards: Card[];
  attacks: Attack[];
  first: Seat;
  threat: number;
}

/** What every change of this game has in common. */
export interface CardChange extends Change {
  /** The card it happens to. */
  target: number;
  /** The player it happens to. */
  seat: Seat;
  /** The card that does it, or -1. */
  by: number;
}

export interface DamageChange extends CardChange {
  kind: 'damage';
  amount: number;
  attack: boolean;
  /** What came of it, written when it is applied. */
  dealt: number;
  excess: number;
}
export interface AttackChange extends CardChange {
  kind: 'attack';
  overkill: boolean;
}
export interface RevealChange extends CardChange {
  kind: 'reveal';
  cancelled: boolean;
}
export interface Happening extends CardChange {
  kind: 'attack-ended' | 'started' | 'spent';
  /** Who defended against the attack that ended. */
  defenders: number[];
}
export interface Defeat extends CardChange {
  kind: 'defeat';
}
export type AnyChange = DamageChange | AttackChange | RevealChange | Happening | Defeat;

export type C = Run<Table>;
export type Rule = ChampionsRuleId;

export const steps = <D extends object>(name: string, rows: readonly Row<C, D, Rule>[]): Procedure<C> =>
  procedure<C, Rule, D>(name, rows);

export type { Instruction, Seat };

export function cardOf(c: C, id: number): Card {
  const card = c.table.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

export function attackOf(c: C): Attack {
  const attack = c.table.attacks.at(-1);
  if (attack === undefined) throw new Error('nobody attacks');
  return attack;
}

export const inPlay = (c: C): Card[] => c.table.cards.filter((card) => card.zone === 'play');
export const hand = (c: C, seat: Seat): Card[] =>
  c.table.cards.filter((card) => card.zone === 'hand' && card.owner === seat);

/** MC-FIRST-4: the first player first, the others clockwise. */
export const playerOrder = (c: C): Seat[] =>
  Array.from({ length: c.match.seats }, (_, i) => (c.table.first + i) % c.match.seats);

export const cloneTable = (table: Table): Table => ({
  cards: table.cards.map((card) => ({ ...card })),
  attacks: table.attacks.map((attack) => ({
    ...attack,
    faceDown: [...attack.faceDown],
    alsoDefended: [...attack.alsoDefended],
  })),
  first: table.first,
  threat: table.threat,
});

/** The printed facts of the cards in use, handed in by the cards' own file. */
export type Faces = { readonly [name: string]: Face };
