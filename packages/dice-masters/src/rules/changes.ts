import type { Applier, Data, Explained } from '@assemble/kernel';
import { type Cause, type DiceChange, type Die, isPlayer, seatOf, type Zone } from '../table.ts';
import * as atoms from './atoms.ts';
import { explainStat } from './bonuses.ts';
import { dieOf, faceOf, isFielded, other, playerOf } from './dice-in-play.ts';
import { ref, refs, sourceRef, tell } from './events.ts';
import { indexOf, slotId } from './index-of-cards.ts';
import { type KnockOut, knockOut } from './knock-out.ts';
import { hurtBy, immunityOf, isImmune, lasting } from './lasting.ts';
import type { C } from './run.ts';

/** What can be proposed, each with its own facts beside target and cause. */
export interface Damage extends DiceChange {
  kind: 'damage';
  amount: number;
}
export interface Bonus extends DiceChange {
  kind: 'bonus';
  attack: number;
  defense: number;
}
export interface Spin extends DiceChange {
  kind: 'spin';
  /** Levels up (positive) or down. */
  by: number;
}
export interface Reroll extends DiceChange {
  kind: 'reroll';
  /** Where a result that is no character goes; null leaves it to the general rule (DM-DICE-IDENTITY-7). */
  else: 'prep' | 'used' | null;
  /** Written when it is carried out: it shows a character and stays fielded. */
  stayed?: true;
}
export interface Take extends DiceChange {
  kind: 'capture' | 'control';
  /** Where it goes afterwards, if not to where it was taken from. */
  back?: Zone;
}
export interface Copy extends DiceChange {
  kind: 'copy';
  what: 'values' | 'abilities' | 'both';
  /** The card and face copied from: the die's own, not those that it copies in turn (DM-COPYING-2). */
  card: number;
  face: number;
  /** What the copied die has through its burst. */
  burst?: { attack: number; defense: number };
  /** The turn after which it ends; without one, this turn. */
  until?: number;
  /** For all dice of the copier's card, with so much more attack and defense on a face with one burst. */
  plus?: number;
}
export interface Mark extends DiceChange {
  kind: 'mark';
  mark: string;
  until: number;
  data: Data;
}
export interface Life extends DiceChange {
  kind: 'gain-life' | 'set-life';
  amount: number;
}
export interface Move extends DiceChange {
  kind: 'move';
  to: Zone;
}
/** An action die is put beside a character and stays there. */
export interface Lay extends DiceChange {
  kind: 'lay';
  with: number;
  /** Until the end of the next turn characters of that one's type, on its side, neither attack nor block. */
  bars: boolean;
}
/** Something that happened and that abilities may answer; applying it changes nothing. */
export interface Occurrence extends DiceChange {
  kind:
    | 'fielded'
    | 'attacks'
    | 'blocks'
    | 'blocked'
    | 'engaged'
    | 'unblocked'
    | 'action-used'
    | 'attack-starts'
    | 'attack-ends'
    | 'turn-starts'
    | 'turn-ends';
  /** The other die of the event (whom it blocks), or -1. */
  with: number;
  /** The how manieth of the turn, where that is counted (fielding). */
  nth?: number;
  /** The dice that were spent on it (DM-FIELDING-6). */
  spent?: number[];
}

/** Every change of this game, told apart by its kind. */
export type AnyChange =
  | Damage
  | KnockOut
  | Bonus
  | Spin
  | Reroll
  | Take
  | Copy
  | Mark
  | Life
  | Move
  | Lay
  | Occurrence;

/** A change as it is proposed: not prevented yet. */
export function change<K extends DiceChange>(facts: Omit<K, 'prevented'>): K {
  const proposed = facts as K;
  proposed.prevented = false;
  return proposed;
}

export const ruleCause = (c: C): Cause & Data => ({ card: 0, die: -1, seat: c.table.active, how: 'rule' });

/** Applies one kind of change. */
const damage: Applier<C, Damage> = (c, hit) => {
  const { target, amount, cause } = hit;
  if (amount <= 0) return;
  const source = () => sourceRef(c, cause.card, cause.die);
  if (isPlayer(target)) {
    const seat = seatOf(target);
    const life = Math.max(0, playerOf(c, seat).life - amount);
    tell(c, 'player-damaged', ['DM-DAMAGE-8'], () => ({
      seat,
      amount,
      life,
      source: source(),
      ...attackOf(c, cause),
    }));
    atoms.loseLife(c, seat, amount);
    return;
  }
  const die = dieOf(c, target);
  if (isImmune(c, target)) {
    prevented(c, hit);
    return;
  }
  atoms.addDamage(die, amount);
  if (!hurtBy(c, die).includes(cause.die)) {
    atoms.addLasting(c, lasting(c, 'hurt', die.id, cause, { by: cause.die }));
  }
  tell(c, 'damaged', ['DM-DAMAGE-10'], () => ({
    die: ref(c, die),
    amount,
    total: die.damage,
    source: source(),
    ...attackOf(c, cause),
  }));
};

/** The attack that combat damage comes from, with its sources where there are several. */
function attackOf(c: C, { how, die }: Cause): { attack?: Explained } {
  if (how !== 'combat' || die < 0) return {};
  const attack = explainStat(c, dieOf(c, die), 'attack');
  return attack.parts.length > 1 ? { attack } : {};
}

/** DM-PREVENT-AND-REDIRECT-4: whoever takes no damage has it prevented. */
function prevented(c: C, dealt: Damage): void {
  const die = dieOf(c, dealt.target);
  dealt.prevented = true;
  const mark = immunityOf(c, die);
  tell(c, 'prevented', ['DM-PREVENT-AND-REDIRECT-4'], () => ({
    target: ref(c, die),
    seat: die.controller,
    amount: dealt.amount,
    source: sourceRef(c, mark?.card ?? 0),
  }));
}

const bonus: Applier<C, Bonus> = (c, { target, attack, defense, cause }) => {
  const die = dieOf(c, target);
  atoms.addLasting(c, lasting(c, 'bonus', die.id, cause, { attack, defense }));
  tell(c, 'bonus', ['DM-BONUSES-1', 'DM-BONUSES-5'], () => ({
    die: ref(c, die),
    attack,
    defense,
    source: sourceRef(c, cause.card, cause.die),
  }));
};

/** The level a spin leads to; the same one where the die cannot go further (DM-SPINNING-2, DM-SPINNING-4). */
export function spunFace(c: C, die: Die, by: number): number {
  const faces = indexOf(c).kinds[die.card]?.faces ?? [];
  let face = die.face;
  for (let left = Math.abs(by); left > 0; left--) {
    const next = face + Math.sign(by);
    if (faces[next]?.kind !== 'character') break;
    face = next;
  }
  return face;
}

/** Its damage stays (DM-SPINNING-6). */
const spin: Applier<C, Spin> = (c, { target, by }) => {
  const die = dieOf(c, target);
  const to = spunFace(c, die, by);
  if (to === die.face) return;
  tell(c, 'spun', [by > 0 ? 'DM-SPINNING-1' : 'DM-SPINNING-3'], () => ({ die: ref(c, die), to }));
  atoms.turnTo(die, to);
};

const reroll: Applier<C, Reroll> = (c, rerolled) => {
  const { target, else: elsewhere } = rerolled;
  const die = dieOf(c, target);
  const seat = die.owner;
  atoms.roll(c, die);
  tell(c, 'rolled', ['DM-DICE-IDENTITY-5'], () => ({ seat, dice: refs(c, [die]), again: true }));
  if (faceOf(c, die)?.kind === 'character' || !isFielded(die)) {
    rerolled.stayed = true;
    return;
  }
  // DM-DICE-IDENTITY-6, DM-DICE-IDENTITY-7, DM-DICE-IDENTITY-8: where the card says, else to its owner's reserve pool with the face it shows.
  const face = die.face;
  const to = elsewhere ?? 'reserve';
  tell(c, 'moved', [elsewhere === null ? 'DM-DICE-IDENTITY-7' : 'DM-DICE-IDENTITY-6'], () => ({
    die: ref(c, die),
    from: 'field',
    to,
  }));
  atoms.sendToOwner(c, die, to);
  if (die.zone === 'reserve') atoms.turnTo(die, face);
};

const takeDie: Applier<C, Take> = (c, { kind, target, back, cause }) => {
  const die = dieOf(c, target);
  const holder = dieOf(c, cause.die);
  const capture = kind === 'capture';
  const told = ref(c, die);
  atoms.take(c, die, holder, capture ? 'captured' : 'controlled');
  if (back !== undefined) die.takenFrom = back;
  tell(
    c,
    capture ? 'captured' : 'controlled',
    [capture ? 'DM-CAPTURE-AND-CONTROL-1' : 'DM-CAPTURE-AND-CONTROL-6'],
    () => ({ die: told, by: sourceRef(c, cause.card, cause.die) }),
  );
};

const NO_BURST = { attack: 0, defense: 0 };
const NO_VALUES = { valuesOf: -1, valuesFace: -1 };

/** Values are the numbers of a face (DM-GLOSSARY-5), abilities the text of a card (DM-GLOSSARY-4). */
const copy: Applier<C, Copy> = (c, { target, what, card, face, burst = NO_BURST, until, plus, cause }) => {
  const die = dieOf(c, target);
  if (until !== undefined && plus !== undefined) {
    const { seat, card: copier } = cause;
    atoms.addLasting(c, {
      kind: 'card-values',
      die: -1,
      seat,
      card: copier,
      until,
      data: { card, face, plus, burst },
    });
  } else if (until !== undefined) {
    // Another card takes the place of the one that was copied before.
    const values = what === 'values' || what === 'both' ? { valuesOf: card, valuesFace: face } : NO_VALUES;
    atoms.endLasting(c, (one) => one.kind === 'copy' && one.die === die.id);
    atoms.addLasting(c, { ...lasting(c, 'copy', die.id, cause, { as: card, ...values }), until });
    die.valuesOf = -1;
    die.valuesFace = -1;
  }
  if (what !== 'values') die.as = card;
  if (what !== 'abilities' && plus === undefined) {
    die.valuesOf = card;
    die.valuesFace = face;
    atoms.endLasting(c, (one) => one.kind === 'copied-burst' && one.die === die.id);
    if (burst.attack !== 0 || burst.defense !== 0) {
      atoms.addLasting(c, { ...lasting(c, 'copied-burst', die.id, cause, burst), card });
    }
  }
  tell(c, 'copied', ['DM-COPYING-1'], () => ({ die: ref(c, die), what, of: slotId(c, card) }));
};

const mark: Applier<C, Mark> = (c, { target, mark: name, until, data, cause }) => {
  if (isPlayer(target)) {
    if (name === 'cannot-field') atoms.endLasting(c, (one) => one.kind === name && one.card === cause.card);
    atoms.addLasting(c, { kind: name, die: -1, seat: seatOf(target), card: cause.card, until, data });
    const card = data['card'];
    if (typeof card === 'string') {
      tell(c, 'named', ['DM-CORE-RULES-1'], () => ({
        seat: cause.seat,
        card,
        source: sourceRef(c, cause.card, cause.die),
      }));
    }
    return;
  }
  const die = dieOf(c, target);
  // A duty to block belongs to the attacker it is about and outlasts the blocker.
  const on = name === 'must-block' ? { die: -1, data: { ...data, blocker: die.id } } : { die: die.id, data };
  atoms.addLasting(c, { kind: name, ...on, seat: die.controller, card: cause.card, until });
  tell(c, 'marked', ['DM-CORE-RULES-7'], () => ({
    die: ref(c, die),
    mark: name,
    source: sourceRef(c, cause.card, cause.die),
  }));
};

const life: Applier<C, Life> = (c, { kind, target, amount, cause }) => {
  const seat = seatOf(target);
  const source = () => sourceRef(c, cause.card, cause.die);
  if (kind === 'set-life') {
    atoms.setLife(c, seat, amount);
    const set = playerOf(c, seat).life;
    tell(c, 'life-set', ['DM-CORE-RULES-1'], () => ({ seat, life: set, source: source() }));
    return;
  }
  const gained = atoms.gainLife(c, seat, amount);
  const now = playerOf(c, seat).life;
  tell(c, 'life-gained', ['DM-LIFE-AND-WINNING-3'], () => ({
    seat,
    amount: gained,
    life: now,
    source: source(),
  }));
};

const move: Applier<C, Move> = (c, { target, to }) => {
  const die = dieOf(c, target);
  const from = die.zone;
  tell(c, 'moved', ['DM-CORE-RULES-1'], () => ({ die: ref(c, die), from, to }));
  atoms.moveTo(c, die, to);
};

const lay: Applier<C, Lay> = (c, { target, with: id, bars, cause }) => {
  const beside = dieOf(c, target);
  const die = dieOf(c, id);
  const from = die.zone;
  // An effect that is used by another die than its own leaves nothing beside the character.
  if (indexOf(c).kinds[die.card]?.kind === 'action') {
    tell(c, 'moved', ['DM-CORE-RULES-1'], () => ({ die: ref(c, die), from, to: 'beside' }));
    atoms.layBeside(c, die, beside);
  }
  if (!bars) return;
  const until = c.table.turn + 1;
  const type = indexOf(c).cards[beside.as]?.energy ?? null;
  const seat = beside.controller;
  atoms.addLasting(c, { kind: 'beside', die: die.id, seat, card: cause.card, until, data: {} });
  atoms.addLasting(c, { kind: 'type-barred', die: -1, seat, card: cause.card, until, data: { type } });
};

const happened: Applier<C, Occurrence> = () => {};

export const changes = {
  damage,
  'knock-out': knockOut,
  bonus,
  spin,
  reroll,
  capture: takeDie,
  control: takeDie,
  copy,
  mark,
  'gain-life': life,
  'set-life': life,
  move,
  lay,
  fielded: happened,
  attacks: happened,
  blocks: happened,
  blocked: happened,
  engaged: happened,
  unblocked: happened,
  'action-used': happened,
  'attack-starts': happened,
  'attack-ends': happened,
  'turn-starts': happened,
  'turn-ends': happened,
} as const;

/** A batch in which damage to the non-active player counts first (DM-LIFE-AND-WINNING-5). */
export function nonActiveFirst<D extends DiceChange>(c: C, batch: D[]): D[] {
  const first = -1 - other(c.table.active);
  return batch.sort((a, b) => (a.target === first ? -1 : 0) - (b.target === first ? -1 : 0));
}
