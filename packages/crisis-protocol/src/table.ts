import type { Data, Explained, Seat } from '@assemble/kernel';
import type { EditionId } from './editions/index.ts';
import type { Id, Point } from './geometry/shapes.ts';
import type { Edge } from './geometry/table.ts';
import type { Feature } from './geometry/terrain.ts';
import type { AttackType, ConditionName, Face, TokenKind } from './names.ts';

export type Phase = 'set-up' | 'power' | 'activation' | 'cleanup';
export type CrisisType = 'secure' | 'extraction';
export type { Edge };

/** A card in the match: whose it is, null for a crisis or one-shot card. Never written to: copies of a table share it. */
export interface Slot {
  readonly id: string;
  readonly owner: Seat | null;
}

/** A character of a squad. Its place in `table.characters` is its number for the whole match. */
export interface Character {
  readonly id: number;
  /** The place of its card in `table.cards`. */
  readonly card: number;
  readonly owner: Seat;
  /** Who controls it: its owner, unless an effect says otherwise (CP-CHAR-1). */
  controller: Seat;
  /** The centre of its base; null before it is deployed and once it is off the battlefield. */
  at: Point | null;
  /** Which of its card's Forms it is in (CP-FORM-1); 0 for the Normal one. */
  form: number;
  side: 'healthy' | 'injured';
  damage: number;
  /** Its own (CP-POWER-1). */
  power: number;
  dazed: boolean;
  activated: boolean;
  conditions: ConditionName[];
  /** KO'd or removed from the game. */
  gone: boolean;
  /** The Infinity Gem cards it took into the roster, as places in `table.cards`. */
  gems: number[];
}

/** An objective token (CP-OBJ-1). */
export interface Token {
  readonly id: number;
  /** The crisis it belongs to, and which of that card's kinds of token it is. */
  readonly crisis: CrisisType;
  readonly of: number;
  readonly kind: TokenKind;
  /** The middle of the token; null while it is held or out of the game. */
  at: Point | null;
  /** The character that holds it, -1 for none (CP-HOLD-1). */
  holder: number;
  /** The player who controls it, by a marker (CP-CONTROL-1). */
  controller: Seat | null;
  /** The exhausted side of a Source token is up (CP-XOBJ-1). */
  exhausted: boolean;
  /** Where a Zone token's arc looks (CP-XOBJ-5). */
  facing: Point | null;
}

export interface Player {
  points: number;
  /** The deployment edge (CP-MISSION-13). */
  edge: Edge;
  /** The squad affiliation, null for none (CP-AFFIL-1). */
  affiliation: string | null;
  /** Team tactic cards that were not played yet, as places in `table.cards`. */
  tactics: number[];
  /** The leadership ability in use: the character who has it and its place on the card (CP-LEAD-5). */
  leadership: { readonly character: number; readonly of: number } | null;
}

export interface Mission {
  /** The two crisis cards, as places in `table.cards`; -1 before they are known. */
  secure: number;
  extraction: number;
  maximumThreat: number;
  oneShots: number[];
  /** Terrain features that play a part for a One-Shot card, by the id of the card. Never written to, only replaced. */
  staged: readonly Staged[];
}

export interface Staged {
  readonly card: string;
  readonly terrain: Id;
}

/** The turn that is being taken (CP-ACTPHASE-3). */
export interface Turn {
  readonly seat: Seat;
  /** How many characters of each player were ready as it began (CP-PASS-1). Never written to. */
  readonly ready: readonly [number, number];
  /** The character that is being activated, -1 before and after that. */
  character: number;
  /** Actions it may still make (CP-ACTIVATE-1), and those it made. */
  actions: number;
  made: string[];
  /** Tokens it interacted with in this activation (CP-INTERACT-5). */
  interacted: number[];
  /** Characters it attacked this turn, in their order. */
  attacked: number[];
}

export type Side = 'attack' | 'defense' | 'dodge' | 'plain';

/** A die is an individual: where it came from, what it shows, which named rules have rerolled it (CP-MODIFY-6). */
export interface Die {
  readonly id: number;
  readonly side: Side;
  readonly from: 'initial' | 'critical';
  face: Face;
  /** The addresses of the abilities that rerolled it, and of those that changed it. */
  rerolledBy: string[];
  changedBy: string[];
}

/** Dice added to or taken from a roll, with the card or rule that did it. */
export interface Bonus {
  readonly side: Side;
  /** Whose dice: another target of the attack does not get them. */
  readonly who: number;
  readonly amount: number;
  readonly source: string;
}

/** A roll being made: an attack with both its pools, a dodge, or dice that some effect rolls. The last one is the current one. */
export interface Roll {
  readonly kind: 'attack' | 'dodge' | 'plain';
  /** The attacker; -1 where nobody attacks. */
  readonly attacker: number;
  /** The target of the attack, or whoever dodges or rolls. */
  target: number;
  /** The address of the attack, '' for none. */
  readonly attack: string;
  type: AttackType | null;
  /** A special rule of the attack that it does not have this time: 'no further Ricochet'; '' for none. */
  readonly without: string;
  bonuses: Bonus[];
  pools: { attack: Explained | null; defense: Explained | null };
  dice: Die[];
  successes: { attack: number; defense: number; left: number };
  /** Sides on which one failure counts as a critical. */
  failureCounts: Side[];
  /** Damage the target suffered from this attack. */
  dealt: number;
  /** The target was Dazed or KO'd in the course of it. */
  felled: boolean;
}

/** Something that lasts: the standing effect of a node, on a character, until a moment comes. */
export interface Lasting {
  /** The address of the node that holds the standing effect. */
  readonly at: string;
  readonly character: number;
  readonly seat: Seat;
  readonly self: number;
  /** Whom "that" means in it, and how much Power was paid for it. */
  readonly that: readonly number[];
  readonly paid: number;
  readonly until: Until;
}
/** attack: its next attack. this-attack: the one being made. activation: until its next one begins. */
export type Until = 'attack' | 'this-attack' | 'turn' | 'activation' | 'round' | 'game';

/** Results laid down in advance by a scenario; used up before chance is asked. */
export interface Stacked {
  faces: Face[];
  crises: string[];
}

export interface Table {
  readonly edition: EditionId;
  phase: Phase;
  round: number;
  /** Who has the Priority token (CP-PRIORITY-1). */
  priority: Seat;
  cards: readonly Slot[];
  /** The terrain that stands. A new list whenever a feature is destroyed: copies of the table share it. */
  terrain: readonly Feature[];
  mission: Mission;
  players: [Player, Player];
  characters: Character[];
  tokens: Token[];
  turn: Turn | null;
  /** Who activated the last character of the round (CP-CLEANUP-9). */
  lastActivation: Seat | null;
  rolls: Roll[];
  lasting: Lasting[];
  /** Limited uses this turn, by ability and whatever the limit counts. */
  used: string[];
  /** Who spent or lost Power since the last quiet moment; kept only where a card wants to know. */
  spent: number[];
  stacked: Stacked | null;
}

export function cloneTable(t: Table): Table {
  const characters: Character[] = new Array(t.characters.length);
  for (let i = 0; i < characters.length; i++) characters[i] = cloneCharacter(t.characters[i] as Character);
  return {
    edition: t.edition,
    phase: t.phase,
    round: t.round,
    priority: t.priority,
    cards: t.cards,
    terrain: t.terrain,
    mission: {
      secure: t.mission.secure,
      extraction: t.mission.extraction,
      maximumThreat: t.mission.maximumThreat,
      oneShots: t.mission.oneShots.slice(),
      staged: t.mission.staged,
    },
    players: [clonePlayer(t.players[0]), clonePlayer(t.players[1])],
    characters,
    tokens: t.tokens.map(cloneToken),
    turn: t.turn === null ? null : cloneTurn(t.turn),
    lastActivation: t.lastActivation,
    rolls: t.rolls.map(cloneRoll),
    // What lasts is never written to, only added and removed.
    lasting: t.lasting.slice(),
    used: t.used.slice(),
    spent: t.spent.slice(),
    stacked: t.stacked === null ? null : { faces: t.stacked.faces.slice(), crises: t.stacked.crises.slice() },
  };
}

// Points are never written to, only replaced, so copies may share them.
function cloneCharacter(c: Character): Character {
  return {
    id: c.id,
    card: c.card,
    owner: c.owner,
    controller: c.controller,
    at: c.at,
    form: c.form,
    side: c.side,
    damage: c.damage,
    power: c.power,
    dazed: c.dazed,
    activated: c.activated,
    conditions: c.conditions.slice(),
    gone: c.gone,
    gems: c.gems.slice(),
  };
}

function cloneToken(t: Token): Token {
  return {
    id: t.id,
    crisis: t.crisis,
    of: t.of,
    kind: t.kind,
    at: t.at,
    holder: t.holder,
    controller: t.controller,
    exhausted: t.exhausted,
    facing: t.facing,
  };
}

function clonePlayer(p: Player): Player {
  return {
    points: p.points,
    edge: p.edge,
    affiliation: p.affiliation,
    tactics: p.tactics.slice(),
    leadership: p.leadership,
  };
}

function cloneTurn(t: Turn): Turn {
  return {
    seat: t.seat,
    ready: t.ready,
    character: t.character,
    actions: t.actions,
    made: t.made.slice(),
    interacted: t.interacted.slice(),
    attacked: t.attacked.slice(),
  };
}

function cloneRoll(r: Roll): Roll {
  return {
    kind: r.kind,
    attacker: r.attacker,
    target: r.target,
    attack: r.attack,
    type: r.type,
    without: r.without,
    bonuses: r.bonuses.slice(),
    pools: { attack: r.pools.attack, defense: r.pools.defense },
    dice: r.dice.map((die) => ({
      id: die.id,
      side: die.side,
      from: die.from,
      face: die.face,
      rerolledBy: die.rerolledBy.slice(),
      changedBy: die.changedBy.slice(),
    })),
    successes: { attack: r.successes.attack, defense: r.successes.defense, left: r.successes.left },
    failureCounts: r.failureCounts.slice(),
    dealt: r.dealt,
    felled: r.felled,
  };
}

/** Who or what causes a change. CP-EFFECT-4, CP-EFFECT-5, CP-COND-3: crises and conditions are nobody's effect. */
export interface Cause {
  /** The character whose effect it is, -1 for none. */
  readonly character: number;
  readonly seat: Seat | null;
  readonly how: 'attack' | 'effect' | 'collision' | 'condition' | 'crisis' | 'rule';
  /** The address of the ability or attack, '' for the rulebook itself. */
  readonly source: string;
}
export type CauseData = Cause & Data;
