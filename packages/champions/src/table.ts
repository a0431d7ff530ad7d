import type { Change, Seat } from '@assemble/kernel';
import type { Memory } from './abilities/scope.ts';

/** The scenario, where a seat is expected: it owns and controls the encounter cards (MC-CONTROL-1, -2). */
export const SCENARIO = -1;

/**
 * Where a card is (MC-ZONE-1, -3). Cards of players lie in their owner's deck, hand and discard pile, cards of the
 * scenario in the encounter deck and its discard pile. `dealt`: face down before a player. `boost`: face down for an
 * activation. `shown`: face up while it is resolved. `under`: face down on a card in play. `stage`: a villain or
 * main scheme stage that has not come yet. `removed`: out of the game for good (MC-ZONE-6).
 */
export type Zone =
  | 'deck'
  | 'hand'
  | 'discard'
  | 'dealt'
  | 'boost'
  | 'shown'
  | 'play'
  | 'under'
  | 'aside'
  | 'stage'
  | 'removed';

/** A card that takes part: which one, and whose. */
export interface Print {
  readonly card: string;
  readonly owner: Seat;
}

/** A card in play and everything that is true of it there. */
export interface Piece {
  /** Its place in `prints`. */
  readonly id: number;
  /** The side that is up; a card that lies face down as a minion shows none of its own. */
  face: string;
  controller: Seat;
  /** The player a minion is engaged with, or -1. */
  engaged: Seat;
  /** The card it is attached to, or -1. */
  host: number;
  exhausted: boolean;
  /** Sustained damage, also where a dial shows what remains (MC-DAMAGE-2). */
  damage: number;
  threat: number;
  counters: number;
  stunned: boolean;
  confused: boolean;
  tough: boolean;
  /** Cards that lie face down on it. */
  under: number[];
}

export interface Player {
  /** The card that is their identity. */
  readonly identity: number;
  /** Decks lie with the top card last. */
  deck: number[];
  hand: number[];
  discard: number[];
  /** Encounter cards face down before them, in the order they were dealt. */
  dealt: number[];
  /** Out of the game (MC-ELIM-1). */
  out: boolean;
  /** Has changed form by choice this round (MC-TURN-4). */
  flipped: boolean;
}

/** What happened to a character during an attack. */
export type Hit = {
  readonly target: number;
  readonly face: string;
  readonly dealt: number;
  readonly defeated: boolean;
};

/** An attack, scheme or thwart in progress; one may happen within another. */
export interface Activity {
  kind: 'attack' | 'scheme' | 'thwart';
  by: number;
  /** The side of the card that acts, also when it has left play. */
  face: string;
  /** The player who is attacked, or who acts. */
  seat: Seat;
  /** Whom the attack is made against, or which schemes it is about. Whoever else is hit was not attacked (MC-ATTACK-3). */
  targets: number[];
  basic: boolean;
  overkill: boolean;
  defender: number;
  /** Heroes who also count as having defended, by an ability labelled as a defense (MC-DEFENSE-1). */
  alsoDefended: number[];
  /** Boost cards that still lie face down. */
  boosts: number[];
  /** Boost icons turned up so far. */
  icons: number;
  hits: Hit[];
  /** Threat placed or removed. */
  threat: number;
}

/** An encounter card that is being revealed. */
export interface Reveal {
  readonly card: number;
  readonly seat: Seat;
  surge: boolean;
}

/** Something that lasts until a period ends, or waits for a moment: the node that says it, and who meant what. */
export interface Lasting {
  readonly id: number;
  /** Where its node is registered: one that makes something hold, or one that waits for something. */
  readonly at: string;
  readonly kind: 'holds' | 'waits';
  readonly until: 'phase' | 'round' | 'activation' | 'game';
  /** How many activities were running when it began: it ends with the innermost of them. */
  readonly depth: number;
  readonly scope: Readonly<Memory>;
}

/** A use that counts against a limit. */
export interface Used {
  readonly what: string;
  readonly period: 'phase' | 'round';
}

export type Phase = 'set-up' | 'player' | 'villain';

export interface Table {
  /** Never written to, only replaced: copies of the table share it. */
  prints: readonly Print[];
  /** The zone of each card; 'gone' where the card has another number now. */
  zones: (Zone | 'gone')[];
  play: Piece[];
  players: Player[];
  /** The encounter deck, its top card last, and its discard pile. */
  deck: number[];
  discard: number[];
  /** Stages still to come, the next one first. */
  villains: number[];
  schemes: number[];
  villain: number;
  scheme: number;
  acceleration: number;
  first: Seat;
  /** Whose turn it is; -1 outside turns (MC-PLAYER-PHASE-2). */
  active: Seat;
  phase: Phase;
  round: number;
  activities: Activity[];
  reveals: Reveal[];
  lasting: Lasting[];
  lastingIds: number;
  used: Used[];
  /** The player who resolves a card with peril, or -1 (MC-KEYWORD-9). */
  peril: Seat;
}

export function cloneTable(t: Table): Table {
  const play: Piece[] = new Array(t.play.length);
  for (let i = 0; i < play.length; i++) play[i] = clonePiece(t.play[i] as Piece);
  const players: Player[] = new Array(t.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(t.players[i] as Player);
  return {
    prints: t.prints,
    zones: t.zones.slice(),
    play,
    players,
    deck: t.deck.slice(),
    discard: t.discard.slice(),
    villains: t.villains.slice(),
    schemes: t.schemes.slice(),
    villain: t.villain,
    scheme: t.scheme,
    acceleration: t.acceleration,
    first: t.first,
    active: t.active,
    phase: t.phase,
    round: t.round,
    activities: t.activities.map(cloneActivity),
    reveals: t.reveals.map(({ card, seat, surge }) => ({ card, seat, surge })),
    // What lasts and what was used is never written to, only added and removed.
    lasting: t.lasting.slice(),
    lastingIds: t.lastingIds,
    used: t.used.slice(),
    peril: t.peril,
  };
}

function clonePiece(p: Piece): Piece {
  return {
    id: p.id,
    face: p.face,
    controller: p.controller,
    engaged: p.engaged,
    host: p.host,
    exhausted: p.exhausted,
    damage: p.damage,
    threat: p.threat,
    counters: p.counters,
    stunned: p.stunned,
    confused: p.confused,
    tough: p.tough,
    under: p.under.slice(),
  };
}

function clonePlayer(p: Player): Player {
  return {
    identity: p.identity,
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    dealt: p.dealt.slice(),
    out: p.out,
    flipped: p.flipped,
  };
}

function cloneActivity(a: Activity): Activity {
  return {
    kind: a.kind,
    by: a.by,
    face: a.face,
    seat: a.seat,
    targets: a.targets.slice(),
    basic: a.basic,
    overkill: a.overkill,
    defender: a.defender,
    alsoDefended: a.alsoDefended.slice(),
    boosts: a.boosts.slice(),
    icons: a.icons,
    hits: a.hits.slice(),
    threat: a.threat,
  };
}

/** What every change of this game has in common. */
export interface CardChange extends Change {
  /** The card it happens to, or -1. */
  target: number;
  /** The player it happens to, or -1. */
  seat: Seat;
  /** The card that does it, or -1. */
  by: number;
}
