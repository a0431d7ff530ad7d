import type { Seat } from '@assemble/kernel';
import type { CharacterFace, Face } from '../dice.ts';
import { type Die, dieIn, type Player, type Zone } from '../table.ts';
import { indexOf } from './index-of-cards.ts';
import type { C } from './run.ts';

export const other = (seat: Seat): Seat => 1 - seat;

export function playerOf(c: C, seat: Seat): Player {
  const player = c.table.players[seat];
  if (player === undefined) throw new Error(`no player ${seat}`);
  return player;
}

export function dieOf(c: C, id: number): Die {
  const die = dieIn(c.table, id);
  if (die === undefined) throw new Error(`no die ${id}`);
  return die;
}

/** The face a rolled die shows, null for an unrolled one (DM-DICE-IDENTITY-1, DM-DICE-IDENTITY-4). */
export function faceOf(c: C, die: Die): Face | null {
  if (die.face < 0) return null;
  return indexOf(c).kinds[die.card]?.faces[die.face] ?? null;
}

/** The character face a die shows, null when it shows something else. */
export function characterFace(c: C, die: Die): CharacterFace | null {
  const face = faceOf(c, die);
  return face !== null && face.kind === 'character' ? face : null;
}

/** The attack zone is a part of the field zone (DM-ZONES-8). */
export const isFielded = (die: Die): boolean => die.zone === 'field' || die.zone === 'attack';

export const isSidekick = (die: Die): boolean => die.card === 0;

export function levelOf(c: C, die: Die): number {
  return characterFace(c, die)?.level ?? 0;
}

export function burstsOf(c: C, die: Die): number {
  const face = faceOf(c, die);
  return face === null || face.kind === 'energy' ? 0 : face.bursts;
}

/** The dice of a player in one of their zones (DM-ZONES-1), in the order of their numbers: they are rolled, drawn and listed so. */
export function diceIn(c: C, seat: Seat, zone: Zone): Die[] {
  const found: Die[] = [];
  let last = -1;
  let ordered = true;
  for (const die of c.table.dice) {
    if (die.zone !== zone || die.controller !== seat) continue;
    if (die.id < last) ordered = false;
    last = die.id;
    found.push(die);
  }
  return ordered ? found : found.sort(byNumber);
}

export const byNumber = (a: Die, b: Die): number => a.id - b.id;

/** Choices are listed by number, players after dice. */
export const listed = (targets: readonly number[]): number[] =>
  targets.slice().sort((a, b) => (a < 0 || b < 0 ? Number(a < 0) - Number(b < 0) : a - b));

/** The fielded characters of a player, attackers and blockers included. */
export function fieldedBy(c: C, seat: Seat): Die[] {
  const found: Die[] = [];
  for (const die of c.table.dice) if (die.controller === seat && isFielded(die)) found.push(die);
  return found;
}

/**
 * The fielded dice that use this card: what makes it active (DM-ACTIVE-AND-FIELDED-1), the one that speaks for
 * them first.
 */
export function activeDice(c: C, slot: number): Die[] {
  const found: Die[] = [];
  for (const die of c.table.dice) if (die.as === slot && isFielded(die)) found.push(die);
  return found.length < 2 ? found : found.sort((a, b) => speaking(slot, a, b));
}

/** The dice of a player that make a card active, the one that speaks for them first. */
export const activeFor = (c: C, slot: number, seat: Seat): Die[] =>
  activeDice(c, slot).filter((die) => die.controller === seat);

export const isActiveFor = (c: C, slot: number, seat: Seat): boolean =>
  c.table.dice.some((die) => die.as === slot && die.controller === seat && isFielded(die));

/** Who speaks for the dice that make a card active: one whose own card it is, not a copier. */
export const speaking = (slot: number, a: Die, b: Die): number =>
  Number(a.card !== slot) - Number(b.card !== slot) || byNumber(a, b);

export const isAttacking = (c: C, die: Die): boolean => c.table.combat?.attackers.includes(die.id) ?? false;

/** A blocker stays one when the attacker it blocked is gone. */
export const isBlocking = (c: C, die: Die): boolean =>
  c.table.combat !== null && die.zone === 'attack' && !c.table.combat.attackers.includes(die.id);

export const isBlocked = (c: C, die: Die): boolean => c.table.combat?.blocked.includes(die.id) ?? false;

/** The characters this one blocks or is blocked by (DM-GLOSSARY-3). */
export function engagedWith(c: C, die: Die): Die[] {
  const found: Die[] = [];
  for (const block of c.table.combat?.blocks ?? []) {
    if (block.attacker === die.id) found.push(dieOf(c, block.blocker));
    else if (block.blocker === die.id) found.push(dieOf(c, block.attacker));
  }
  return found;
}

/** Whether a die plays this part in the attack. */
export function hasRole(
  c: C,
  role: 'attacking' | 'blocking' | 'fighting' | 'engaged' | 'blocked' | 'unblocked',
  die: Die,
): boolean {
  switch (role) {
    case 'attacking':
      return isAttacking(c, die);
    case 'blocking':
      return isBlocking(c, die);
    case 'fighting':
      return isAttacking(c, die) || isBlocking(c, die);
    case 'blocked':
      return isBlocked(c, die);
    case 'unblocked':
      return isAttacking(c, die) && !isBlocked(c, die) && c.table.combat?.step !== 'attackers';
    case 'engaged':
      return engagedWith(c, die).length > 0;
  }
}
