import type { Explained, Json, Seat } from '@assemble/kernel';
import type { Die, Phase, Zone } from '../table.ts';
import { slotId } from './index-of-cards.ts';
import type { C, Rules } from './run.ts';

/** A die as a log line names it: as it was at that moment. */
export type DieRef = { readonly die: number; readonly card: string; readonly face: number };

/** A source as a log line names it. */
export type SourceRef = { readonly card: string; readonly die: number };

/** Everything that can happen, with what the log line needs. Its key is also the key of the sentence. */
export interface Events {
  'teams-revealed': {
    seat: Seat;
    cards: readonly { card: string; dice: number }[];
    basicActions: readonly string[];
  };
  'basic-actions-revealed': { cards: readonly string[] };
  drafted: { seat: Seat; card: string; dice: number };
  'first-player': { seat: Seat };
  'turn-began': { seat: Seat; turn: number };
  'phase-began': { seat: Seat; phase: Phase };
  cleared: { seat: Seat; dice: readonly DieRef[] };
  refilled: { seat: Seat; count: number };
  drew: { seat: Seat; dice: readonly DieRef[] };
  'drew-short': { seat: Seat; missing: number };
  rolled: { seat: Seat; dice: readonly DieRef[]; again: boolean };
  spent: { seat: Seat; dice: readonly DieRef[]; markers: number };
  turned: { die: DieRef; to: number };
  bought: { seat: Seat; die: DieRef };
  fielded: { seat: Seat; die: DieRef };
  'action-used': { seat: Seat; die: DieRef };
  'global-used': { seat: Seat; card: string; times: number };
  'ability-used': { seat: Seat; source: SourceRef };
  offered: { seat: Seat };
  declined: { seat: Seat };
  'not-fielded': { seat: Seat; dice: readonly DieRef[] };
  attacked: { seat: Seat; dice: readonly DieRef[] };
  blocked: { seat: Seat; blocks: readonly { blocker: DieRef; attacker: DieRef }[] };
  'stepped-back': { die: DieRef; zone: Zone };
  damaged: { die: DieRef; amount: number; total: number; source: SourceRef; attack?: Explained };
  'player-damaged': { seat: Seat; amount: number; life: number; source: SourceRef; attack?: Explained };
  'life-gained': { seat: Seat; amount: number; life: number; source: SourceRef };
  'life-paid': { seat: Seat; amount: number; life: number };
  'life-set': { seat: Seat; life: number; source: SourceRef };
  'knocked-out': { die: DieRef };
  bonus: { die: DieRef; attack: number; defense: number; source: SourceRef };
  marked: { die: DieRef; mark: string; source: SourceRef };
  spun: { die: DieRef; to: number };
  prevented: { target: DieRef | null; seat: Seat; amount: number; source: SourceRef };
  redirected: { amount: number; to: DieRef | null; seat: Seat; source: SourceRef };
  moved: { die: DieRef; from: Zone; to: Zone };
  captured: { die: DieRef; by: SourceRef };
  controlled: { die: DieRef; by: SourceRef };
  released: { die: DieRef; to: Zone };
  copied: { die: DieRef; what: 'values' | 'abilities' | 'both'; of: string };
  named: { seat: Seat; card: string; source: SourceRef };
  'no-target': { source: SourceRef };
  regrouped: { seat: Seat; back: readonly DieRef[]; used: readonly DieRef[] };
  won: { seat: Seat };
}

export type EventKind = keyof Events;

/** Tells the log. Nothing is built when nobody listens. */
export function tell<K extends EventKind>(c: C, kind: K, rules: Rules, args: () => Events[K]): void {
  if (c.events !== null) c.emit(kind, rules, args() as unknown as { [name: string]: Json });
}

export const ref = (c: C, die: Die): DieRef => ({ die: die.id, card: slotId(c, die.card), face: die.face });
export const refs = (c: C, dice: readonly Die[]): DieRef[] => dice.map((die) => ref(c, die));
export const sourceRef = (c: C, slot: number, die = -1): SourceRef => ({ card: slotId(c, slot), die });
