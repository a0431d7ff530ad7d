import type { Explained, Json, Seat } from '@assemble/kernel';
import type { Id, Point } from '../geometry/shapes.ts';
import type { AttackType, ConditionName, Face } from '../names.ts';
import type { CrisisType, Edge, Phase, Side } from '../table.ts';
import type { C, Rules } from './run.ts';

/** How a character gets from one place to another. */
export type Movement = 'advance' | 'climb' | 'push' | 'throw' | 'place';

/** Everything that can happen, with what the log line needs. Its key is also the key of the sentence. `who` is a character. */
export interface Events {
  'priority-rolled': { rolls: readonly (readonly Face[])[]; winner: Seat | null };
  'crisis-drawn': { seat: Seat; type: CrisisType; cards: readonly string[] };
  'crisis-chosen': { seat: Seat; card: string; type: CrisisType };
  'threat-chosen': { seat: Seat; threat: Explained };
  'edge-chosen': { seat: Seat; edge: Edge };
  'mission-set-up': { tokens: readonly number[] };
  'squad-revealed': {
    seat: Seat;
    characters: readonly string[];
    affiliation: string | null;
    tactics: readonly string[];
  };
  deployed: { who: number; at: Point };
  'leadership-chosen': { seat: Seat; leadership: string | null };
  'round-began': { round: number };
  'phase-began': { phase: Exclude<Phase, 'set-up'> };
  'turn-began': { seat: Seat };
  passed: { seat: Seat };
  'activation-began': { who: number };
  'activation-ended': { who: number };
  moved: { who: number; how: Movement; from: Point; at: Point };
  'could-not-move': { who: number; how: Movement };
  shook: { who: number };
  interacted: { who: number; token: number };
  'picked-up': { who: number; token: number };
  'handed-over': { who: number; to: number; token: number };
  dropped: { who: number; token: number; at: Point };
  'control-taken': { seat: Seat; token: number };
  'character-controlled': { seat: Seat; who: number };
  'token-flipped': { token: number; exhausted: boolean };
  'token-placed': { token: number; at: Point };
  'token-turned': { token: number; toward: Point };
  'token-removed': { token: number };
  'power-gained': { who: number; amount: number; power: number };
  'power-spent': { who: number; amount: number; power: number };
  'power-lost': { who: number; amount: number; power: number };
  'ability-used': { seat: Seat | null; who: number; ability: string };
  'tactic-played': { seat: Seat; card: string };
  'tactic-added': { seat: Seat; card: string };
  'attack-declared': { who: number; attack: string; target: number };
  'series-declared': { who: number; attack: string; targets: readonly number[] };
  'attack-aborted': { who: number; attack: string };
  retargeted: { who: number; target: number };
  'type-chosen': { type: AttackType };
  'pool-formed': { who: number; side: Side; pool: Explained };
  rolled: {
    who: number;
    seat: Seat | null;
    side: Side;
    faces: readonly Face[];
    from: 'initial' | 'critical';
  };
  rerolled: { side: Side; die: number; before: Face; face: Face; by: string };
  'die-changed': { side: Side; die: number; before: Face; face: Face; by: string };
  compared: { attack: Explained; defense: Explained; left: number };
  'attack-resolved': { who: number; target: number; dealt: number };
  'dodge-counted': { who: number; damage: Explained };
  'damage-reduced': { who: number; amount: number; by: string };
  damaged: { who: number; amount: number; damage: number; source: string };
  healed: { who: number; amount: number; damage: number };
  dazed: { who: number };
  'knocked-out': { who: number };
  removed: { who: number };
  recovered: { who: number };
  roused: { who: number };
  readied: { who: number };
  restored: { who: number };
  'condition-gained': { who: number; condition: ConditionName };
  'condition-lost': { who: number; condition: ConditionName };
  collided: { who: number; with: number | null; terrain: Id | null };
  'terrain-thrown': { who: number; terrain: Id; hit: number | null; terrainHit: Id | null };
  'terrain-staged': { card: string; terrain: Id };
  'terrain-destroyed': { terrain: Id };
  transformed: { who: number; form: number };
  scored: { seat: Seat; points: Explained; total: number };
  'priority-moved': { seat: Seat };
  won: { seat: Seat | null };
}

export type EventKind = keyof Events;

/** Tells the log. Nothing is built when nobody listens. */
export function tell<K extends EventKind>(c: C, kind: K, rules: Rules, args: () => Events[K]): void {
  if (c.events !== null) c.emit(kind, rules, args() as unknown as { [name: string]: Json });
}
