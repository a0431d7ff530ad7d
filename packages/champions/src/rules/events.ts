import type { Explained, Json, Seat } from '@assemble/kernel';
import type { Resource } from '../content.ts';
import type { Phase, Zone } from '../table.ts';
import { pieceAt, printed } from './cards-in-play.ts';
import type { C, Rules } from './run.ts';

/** A card as a log line names it: its place in the match and the side that was up; '' for a card nobody may know. */
export type CardRef = { readonly id: number; readonly face: string };

/** Everything that can happen, with what the log line needs. Its key is also the key of the sentence. */
export interface Events {
  'set-up-step': { step: number };
  'first-player': { seat: Seat };
  'round-began': { round: number };
  'phase-began': { phase: Phase };
  'turn-began': { seat: Seat };
  'turn-ended': { seat: Seat };
  'villain-step': { step: number };
  shuffled: { seat: Seat };
  'deck-renewed': { seat: Seat };
  drew: { seat: Seat; cards: readonly CardRef[] };
  mulligan: { seat: Seat; count: number };
  discarded: { seat: Seat; cards: readonly CardRef[] };
  moved: { card: CardRef; from: Zone; to: Zone; seat: Seat };
  'entered-play': { card: CardRef; seat: Seat; engaged: Seat; host: CardRef | null };
  played: { seat: Seat; card: CardRef };
  'left-play': { card: CardRef; to: Zone };
  used: { seat: Seat; card: CardRef };
  paid: { seat: Seat; cards: readonly CardRef[]; resources: readonly Resource[] };
  exhausted: { card: CardRef };
  readied: { cards: readonly CardRef[] };
  flipped: { seat: Seat; card: CardRef };
  engaged: { card: CardRef; seat: Seat };
  control: { card: CardRef; seat: Seat };
  dealt: { seat: Seat; card: CardRef };
  revealed: { seat: Seat; card: CardRef };
  cancelled: { card: CardRef; by: CardRef };
  surged: { seat: Seat; card: CardRef };
  'boost-dealt': { enemy: CardRef; card: CardRef };
  boosted: { enemy: CardRef; card: CardRef; icons: number };
  'enemy-attacks': { enemy: CardRef; seat: Seat };
  'enemy-schemes': { enemy: CardRef; seat: Seat };
  attacks: { by: CardRef; seat: Seat };
  thwarts: { by: CardRef; seat: Seat };
  defends: { card: CardRef; seat: Seat };
  damaged: {
    card: CardRef;
    amount: number;
    remaining: number;
    by: CardRef | null;
    explained: Explained | null;
  };
  prevented: { card: CardRef; amount: number };
  healed: { card: CardRef; amount: number; remaining: number };
  defeated: { card: CardRef };
  'threat-placed': { card: CardRef; amount: number; threat: number; explained: Explained | null };
  'threat-removed': { card: CardRef; amount: number; threat: number };
  'status-gained': { card: CardRef; status: string };
  'status-lost': { card: CardRef; status: string };
  counters: { card: CardRef; count: number };
  acceleration: { tokens: number };
  'villain-advanced': { card: CardRef };
  'scheme-advanced': { card: CardRef };
  lasts: { card: CardRef; until: string };
  eliminated: { seat: Seat };
  won: { round: number };
  lost: { round: number };
}

export type EventKind = keyof Events;

/** Tells the log. Nothing is built when nobody listens. */
export function tell<K extends EventKind>(c: C, kind: K, rules: Rules, args: () => Events[K]): void {
  if (c.events !== null) c.emit(kind, rules, args() as { [name: string]: Json });
}

/** A card as it is now: the side that is up in play, or the one it shows elsewhere. */
export const ref = (c: C, id: number): CardRef => ({ id, face: pieceAt(c, id)?.face ?? printed(c, id).id });
export const refs = (c: C, ids: readonly number[]): CardRef[] => ids.map((id) => ref(c, id));
