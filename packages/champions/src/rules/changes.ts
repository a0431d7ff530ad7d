import type { Explained, Seat } from '@assemble/kernel';
import type { Form } from '../abilities/vocabulary.ts';
import { type Activity, type CardChange, type Hit, SCENARIO } from '../table.ts';
import { advanceStage, leavePlay, setThreat } from './atoms.ts';
import { faceOf, isIdentity, ownerOf, pieceAt, printed } from './cards-in-play.ts';
import { eliminate } from './eliminating.ts';
import { ref, tell } from './events.ts';
import { remaining } from './reading.ts';
import type { C } from './run.ts';

/**
 * What is about to happen (`attack`, `scheme`, `damage`, `defeat`, `threat`, `play`, `reveal`): abilities may stop or alter it
 * before it does. And what has happened (all others): abilities may answer it. Damage and defeat are answered
 * together, once both are over (MC-CONDITION-2).
 */

export interface AttackChange extends CardChange {
  kind: 'attack';
}
export interface SchemeChange extends CardChange {
  kind: 'scheme';
}
export interface DamageChange extends CardChange {
  kind: 'damage' | 'damaged';
  amount: number;
  attack: boolean;
  /** What came of it: damage taken, and how much of it was more than enough. */
  dealt: number;
  excess: number;
  /** The card whose ability deals it: an upgrade, where the hero attacks with it. */
  source: number;
  /** The side of the card that was hit. */
  face: string;
  explained: (Explained & { readonly [key: string]: never }) | null;
}
export interface DefeatChange extends CardChange {
  kind: 'defeat' | 'defeated';
  attack: boolean;
  face: string;
  /** The player who controlled what does it, or the scenario: it may be gone when it is answered. */
  doer: Seat;
  /** Minions that have engaged another player because theirs is out. */
  moved: number[];
}
export interface ThreatChange extends CardChange {
  kind: 'threat';
  amount: number;
  stepOne: boolean;
  explained: DamageChange['explained'];
}
export interface RevealChange extends CardChange {
  kind: 'reveal';
  /** 'effects': what its When Revealed abilities do; 'card': all of it, and it is discarded. */
  cancelled: 'no' | 'effects' | 'card';
  fromDeck: boolean;
}
export interface PlayChange extends CardChange {
  kind: 'play' | 'played';
  /** What it would do does not happen; the card still counts as played (MC-CANCEL-1, -2). */
  cancelled: RevealChange['cancelled'];
  face: string;
}
export interface EndedChange extends CardChange {
  kind: 'attacked' | 'schemed' | 'thwarted';
  face: string;
  basic: boolean;
  defenders: number[];
  /** Whom the attack was made against: only they were attacked. */
  attacked: number[];
  hits: Hit[];
  amount: number;
}
export interface EnteredChange extends CardChange {
  kind: 'entered';
  played: boolean;
}
/** A minion has engaged a player: it entered play so, or its player is out (MC-MINION-1, MC-ELIM-4). */
export interface EngagedChange extends CardChange {
  kind: 'engaged';
}
export interface FormChange extends CardChange {
  kind: 'changed-form';
  form: Form;
}
export interface PeriodChange extends CardChange {
  kind: 'phase-ended' | 'round-ended';
}

export type AnyChange =
  | AttackChange
  | SchemeChange
  | DamageChange
  | DefeatChange
  | ThreatChange
  | RevealChange
  | PlayChange
  | EndedChange
  | EnteredChange
  | EngagedChange
  | FormChange
  | PeriodChange;

// Every change is written out: a literal that spreads facts first and then adds to them costs a hundred times as much.

export const attackOn = (by: number, seat: Seat, target: number): AttackChange => ({
  kind: 'attack',
  prevented: false,
  target,
  seat,
  by,
});
export const schemeBy = (by: number, seat: Seat): SchemeChange => ({
  kind: 'scheme',
  prevented: false,
  target: -1,
  seat,
  by,
});

/** The player a character belongs to; for a minion the one it is engaged with. */
const seatAt = (c: C, id: number): Seat => {
  const piece = pieceAt(c, id);
  return piece === undefined ? SCENARIO : piece.controller === SCENARIO ? piece.engaged : piece.controller;
};

export const damageTo = (
  c: C,
  target: number,
  amount: number,
  by: number,
  attack: boolean,
  explained: Explained | null = null,
  source: number = by,
): DamageChange => ({
  kind: 'damage',
  prevented: false,
  target,
  seat: seatAt(c, target),
  by,
  amount,
  attack,
  source,
  dealt: 0,
  excess: 0,
  face: pieceAt(c, target)?.face ?? '',
  explained: explained as DamageChange['explained'],
});

/** Who controls a card, in play or outside it (MC-CONTROL-2, -4). */
export const controllerAt = (c: C, id: number): Seat =>
  id < 0 ? SCENARIO : (pieceAt(c, id)?.controller ?? ownerOf(c, id));

export const defeatOf = (c: C, target: number, by: number, attack: boolean): DefeatChange => ({
  kind: 'defeat',
  prevented: false,
  target,
  seat: seatAt(c, target),
  by,
  attack,
  face: pieceAt(c, target)?.face ?? '',
  doer: controllerAt(c, by),
  moved: [],
});

export const threatOn = (
  target: number,
  amount: number,
  by: number,
  seat: Seat,
  more: { stepOne?: boolean; explained?: Explained } = {},
): ThreatChange => ({
  kind: 'threat',
  prevented: false,
  target,
  amount,
  by,
  seat,
  stepOne: more.stepOne ?? false,
  explained: (more.explained ?? null) as ThreatChange['explained'],
});

export const revealOf = (target: number, seat: Seat, fromDeck: boolean): RevealChange => ({
  kind: 'reveal',
  prevented: false,
  target,
  seat,
  by: -1,
  cancelled: 'no',
  fromDeck,
});

/** A card that begins to be played, and an event that has been (MC-INIT-8). */
export const playing = (c: C, kind: PlayChange['kind'], target: number, seat: Seat): PlayChange => ({
  kind,
  prevented: false,
  target,
  seat,
  by: target,
  cancelled: 'no',
  face: printed(c, target).id,
});

export const entered = (target: number, seat: Seat, played: boolean): EnteredChange => ({
  kind: 'entered',
  prevented: false,
  target,
  seat,
  by: target,
  played,
});

export const engaged = (target: number, seat: Seat): EngagedChange => ({
  kind: 'engaged',
  prevented: false,
  target,
  seat,
  by: target,
});

export const changedForm = (target: number, seat: Seat, form: Form): FormChange => ({
  kind: 'changed-form',
  prevented: false,
  target,
  seat,
  by: target,
  form,
});

export const periodEnded = (kind: PeriodChange['kind']): PeriodChange => ({
  kind,
  prevented: false,
  target: -1,
  seat: -1,
  by: -1,
});

/** The end of an attack, scheme or thwart, with everything that came of it. */
export function ended(activity: Activity): EndedChange {
  const { by, seat, face, basic, defender, alsoDefended, hits, threat, targets } = activity;
  return {
    kind: activity.kind === 'attack' ? 'attacked' : activity.kind === 'scheme' ? 'schemed' : 'thwarted',
    prevented: false,
    by,
    seat,
    target: targets[0] ?? -1,
    face,
    basic,
    defenders:
      defender >= 0 && !alsoDefended.includes(defender) ? [defender, ...alsoDefended] : [...alsoDefended],
    attacked: [...targets],
    hits: hits.map((hit) => ({ ...hit })),
    amount: threat,
  };
}

/** What was dealt and who was defeated, for whoever answers it. */
export const happened = (changes: readonly (DamageChange | DefeatChange)[]): AnyChange[] =>
  changes
    .filter((one) => !one.prevented && (one.kind === 'defeat' || (one as DamageChange).dealt > 0))
    .map((one) => {
      const now = { ...one };
      now.kind = one.kind === 'defeat' ? 'defeated' : 'damaged';
      return now as AnyChange;
    });

/** MC-DAMAGE-1, -2. */
function damage(c: C, change: DamageChange): void {
  const piece = pieceAt(c, change.target);
  if (piece === undefined || change.amount <= 0) return;
  change.dealt = change.amount;
  change.excess = Math.max(0, change.amount - remaining(c, piece));
  piece.damage += change.amount;
  tell(c, 'damaged', ['MC-DAMAGE-1'], () => ({
    card: ref(c, piece.id),
    amount: change.amount,
    remaining: Math.max(0, remaining(c, piece)),
    by: change.by < 0 ? null : ref(c, change.by),
    explained: change.explained,
  }));
}

/** MC-DAMAGE-10, -11; the villain's next stage and a player's elimination have rules of their own. */
function defeat(c: C, change: DefeatChange): void {
  const piece = pieceAt(c, change.target);
  if (piece === undefined) return;
  const face = faceOf(c, piece);
  tell(c, 'defeated', ['MC-DAMAGE-10'], () => ({ card: ref(c, piece.id) }));
  if (isIdentity(face)) change.moved = eliminate(c, piece.controller);
  else if (face.type === 'villain') advanceVillain(c);
  else leavePlay(c, piece.id, 'discard', ['MC-DAMAGE-11']);
}

/** MC-VILLAIN-2, -3, -4, -5, -6: the next stage takes its place and keeps everything but the damage. */
function advanceVillain(c: C): void {
  const piece = pieceAt(c, c.table.villain);
  const next = c.table.villains[0];
  if (piece === undefined) return;
  if (next === undefined) {
    c.match.outcome = {
      // MC-ELIM-5: also those who are out.
      winners: c.table.players.map((_, seat) => seat),
      rule: 'MC-VILLAIN-6',
      reason: 'villain-defeated',
    };
    tell(c, 'won', ['MC-VILLAIN-6'], () => ({ round: c.table.round }));
    return;
  }
  c.table.villains.shift();
  advanceStage(c, piece, next);
  tell(c, 'villain-advanced', ['MC-VILLAIN-2', 'MC-VILLAIN-5'], () => ({ card: ref(c, piece.id) }));
}

function threat(c: C, change: ThreatChange): void {
  const piece = pieceAt(c, change.target);
  if (piece === undefined || change.amount <= 0) return;
  setThreat(piece, piece.threat + change.amount);
  tell(c, 'threat-placed', ['MC-COMPONENT-4'], () => ({
    card: ref(c, piece.id),
    amount: change.amount,
    threat: piece.threat,
    explained: change.explained,
  }));
}

const nothing = (): void => {};

export const changes: { readonly [K in AnyChange['kind']]: (c: C, change: never) => void } = {
  attack: nothing,
  attacked: nothing,
  scheme: nothing,
  schemed: nothing,
  thwarted: nothing,
  damage,
  damaged: nothing,
  defeat,
  defeated: nothing,
  threat,
  play: nothing,
  played: nothing,
  reveal: nothing,
  entered: nothing,
  engaged: nothing,
  'changed-form': nothing,
  'phase-ended': nothing,
  'round-ended': nothing,
};
