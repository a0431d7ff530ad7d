import { below, type Change, type Data, type Seat, type Stream } from '@assemble/kernel';
import type { Hearer } from './abilities/memory.ts';

/**
 * Where a die is. `card`: not bought yet. `captured`: under its captor, for no game purpose there at all
 * (DM-CAPTURE-AND-CONTROL-2).
 * `beside`: an action die that lies beside a character instead of going to the used pile.
 */
export type Zone = 'card' | 'bag' | 'prep' | 'reserve' | 'field' | 'attack' | 'used' | 'captured' | 'beside';

export type Phase = 'set-up' | 'clear-and-draw' | 'roll-and-reroll' | 'main' | 'attack' | 'regroup';

/** The four steps of an attack (DM-ATTACK-1), null outside the attack phase. */
export type AttackStep = 'attackers' | 'blockers' | 'actions' | 'damage';

export interface Die {
  readonly id: number;
  /** The place of its card in `table.cards`, for the whole match (DM-CARDS-1); the first is the sidekicks', who have none. */
  readonly card: number;
  /** -1 while it lies on a basic action card: the buyer becomes its owner. */
  owner: Seat;
  controller: Seat;
  zone: Zone;
  /** Index into the faces of its kind, -1 when it is not a rolled die (DM-DICE-IDENTITY-4). */
  face: number;
  damage: number;
  /** The card whose abilities it uses: its own unless it copies (DM-COPYING-5). */
  as: number;
  /** The card and face whose values it uses, -1 for its own (DM-COPYING-2). */
  valuesOf: number;
  valuesFace: number;
  /** The die that captured or controls it, or beside which it lies; -1 for none. */
  holder: number;
  /** Where it was taken from when it was captured or controlled. */
  takenFrom: Zone | null;
}

/** A card in the match: whose it is (null: a shared basic action) and the colour of its dice. */
export interface Slot {
  readonly id: string;
  readonly owner: Seat | null;
  readonly colour: number;
}

export interface Player {
  life: number;
  readonly startLife: number;
  /** Generic energy for dice that could not be drawn (DM-CLEAR-AND-DRAW-11). */
  markers: number;
  /** What this player did this turn, for "once per turn" and "if you used an action". */
  fielded: number;
  actionsUsed: number;
}

export interface Block {
  readonly blocker: number;
  readonly attacker: number;
}

export interface Combat {
  step: AttackStep;
  attackers: number[];
  blocks: Block[];
  /** Attackers that were blocked: they stay blocked even if their blockers are gone (DM-BLOCKING-9). */
  blocked: number[];
}

/** Something that lasts: a bonus, a ban, a duty. It ends with the turn unless `until` names a later one. */
export interface Lasting {
  readonly kind: string;
  /** The die it is about, -1 when it is about a player or a card. */
  readonly die: number;
  readonly seat: Seat;
  /** The card it comes from. */
  readonly card: number;
  readonly until: number;
  readonly data: Data;
}

/** Abilities that one effect triggered; they wait until it has ended (DM-ORDERING-3). */
export type Waiting = Hearer[];

/** Results laid down in advance: only the room of scenarios writes and reads them. */
export interface Stacked {
  faces: string[];
  draws: string[];
}

export interface Table {
  readonly format: string;
  readonly priority: 'casual' | 'tournament';
  /** Never written to after the set-up: copies of the table share it. */
  cards: readonly Slot[];
  dice: Die[];
  players: [Player, Player];
  active: Seat;
  turn: number;
  phase: Phase;
  combat: Combat | null;
  lasting: Lasting[];
  waiting: Waiting[];
  /** Once-per-turn abilities used this turn, by ability and die. */
  usedThisTurn: string[];
  stacked: Stacked | null;
}

/** A die by its number. Dice are kept in the order of their numbers, but nothing may depend on that (see `shuffle`). */
export function dieIn({ dice }: Table, id: number): Die | undefined {
  const die = dice[id];
  return die === undefined || die.id === id ? die : dice.find((one) => one.id === id);
}

/** Stores dice, and what lasts, in another order: for checks that no rule looks at it. */
export function shuffle(table: Table, random: Stream): void {
  mix(table.dice, random);
  mix(table.lasting, random);
}

function mix<T>(list: T[], random: Stream): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
}

export function cloneTable(t: Table): Table {
  const dice: Die[] = new Array(t.dice.length);
  for (let i = 0; i < dice.length; i++) dice[i] = cloneDie(t.dice[i] as Die);
  return {
    format: t.format,
    priority: t.priority,
    cards: t.cards,
    dice,
    players: [clonePlayer(t.players[0]), clonePlayer(t.players[1])],
    active: t.active,
    turn: t.turn,
    phase: t.phase,
    combat:
      t.combat === null
        ? null
        : {
            step: t.combat.step,
            attackers: t.combat.attackers.slice(),
            blocks: t.combat.blocks.slice(),
            blocked: t.combat.blocked.slice(),
          },
    // What lasts and what waits is never written to, only added and removed.
    lasting: t.lasting.slice(),
    waiting: t.waiting.map((group) => group.slice()),
    usedThisTurn: t.usedThisTurn.slice(),
    stacked: t.stacked === null ? null : { faces: t.stacked.faces.slice(), draws: t.stacked.draws.slice() },
  };
}

function cloneDie(d: Die): Die {
  return {
    id: d.id,
    card: d.card,
    owner: d.owner,
    controller: d.controller,
    zone: d.zone,
    face: d.face,
    damage: d.damage,
    as: d.as,
    valuesOf: d.valuesOf,
    valuesFace: d.valuesFace,
    holder: d.holder,
    takenFrom: d.takenFrom,
  };
}

function clonePlayer(p: Player): Player {
  return {
    life: p.life,
    startLife: p.startLife,
    markers: p.markers,
    fielded: p.fielded,
    actionsUsed: p.actionsUsed,
  };
}

/**
 * Who or what causes a change: the card, the die (-1: none), its player, and how. 'active': a while-active ability, which
 * belongs to all dice of its card that are out; the die then only stands for them.
 */
export interface Cause {
  readonly card: number;
  readonly die: number;
  readonly seat: Seat;
  readonly how: 'combat' | 'ability' | 'active' | 'action' | 'global' | 'rule';
}

/** A change to a die or a player, as the abilities of this game propose it. */
export interface DiceChange extends Change {
  /** A die id; -1 - seat for a player. */
  target: number;
  cause: Cause & Data;
  /** Part of a cost: nobody prevents, redirects or alters it (DM-PAYING-7, DM-PAYING-8). */
  cost?: true;
}

export const playerTarget = (seat: Seat): number => -1 - seat;
export const isPlayer = (target: number): boolean => target < 0;
export const seatOf = (target: number): Seat => -1 - target;
