import type { Seat } from '@assemble/kernel';
import type { Dice } from '../abilities/vocabulary.ts';
import type { Die } from '../table.ts';

import {
  characterFace,
  engagedWith,
  faceOf,
  hasRole,
  isFielded,
  isSidekick,
  levelOf,
} from './dice-in-play.ts';
import { indexOf } from './index-of-cards.ts';
import type { C } from './run.ts';

/** From where a filter looks: the player and the die of the ability (null: none), and what was chosen before. */
export interface Viewpoint {
  readonly seat: Seat;
  readonly self: Die | null;
  readonly chosen: readonly number[];
}

/** Whether a die is one of those a filter means. */
export function matches(c: C, dice: Dice, die: Die, from: Viewpoint): boolean {
  if (!inZone(dice, die)) return false;
  if (dice.who !== undefined && (dice.who === 'own') !== (die.controller === from.seat)) return false;
  if (!isOfKind(c, dice, die)) return false;
  if (!isOfCard(c, dice, die)) return false;
  if (!isOfLevel(c, dice, die, from)) return false;
  if (dice.role !== undefined && !hasRole(c, dice.role, die)) return false;
  if (dice.with === 'self' && (from.self === null || !engagedWith(c, from.self).includes(die))) return false;
  if (dice.blocks === 'self' && !isBlockerOf(c, die, from.self)) return false;
  if (dice.forcedBy === 'self' && !isForced(c, die, from.self)) return false;
  if (dice.held === 'self' && (from.self === null || die.holder !== from.self.id)) return false;
  if (dice.other === 'self' && die.id === from.self?.id) return false;
  if (dice.other === 'chosen' && from.chosen.includes(die.id)) return false;
  return !(dice.notSpent === true && c.table.spent.includes(die.id));
}

/** All dice a filter means. */
export function select(c: C, dice: Dice, from: Viewpoint): number[] {
  const found: number[] = [];
  for (const die of c.table.dice) if (matches(c, dice, die, from)) found.push(die.id);
  return found;
}

function inZone(dice: Dice, die: Die): boolean {
  if (dice.zone === undefined || dice.zone === 'field') return isFielded(die);
  if (dice.zone === 'reserve-or-used') return die.zone === 'reserve' || die.zone === 'used';
  return die.zone === dice.zone;
}

/** A rolled die is what it shows; an unrolled one is what its faces make it (DM-DICE-IDENTITY-1 to -4). */
function isOfKind(c: C, dice: Dice, die: Die): boolean {
  switch (dice.kind ?? 'character') {
    case 'die':
      return true;
    case 'character':
      return die.face >= 0
        ? characterFace(c, die) !== null
        : indexOf(c).kinds[die.card]?.kind === 'character';
    case 'sidekick':
      return isSidekick(die) && (die.face < 0 || die.zone === 'used' || characterFace(c, die) !== null);
    case 'action':
      return die.face >= 0
        ? faceOf(c, die)?.kind === 'action'
        : indexOf(c).kinds[die.card]?.kind === 'action';
  }
}

function isOfCard(c: C, dice: Dice, die: Die): boolean {
  // A die that copies uses the copied card as if it were its own (DM-COPYING-5, DM-COPYING-6).
  const card = indexOf(c).cards[die.as] ?? null;
  if (dice.title !== undefined && card?.title !== dice.title) return false;
  if (dice.notTitle !== undefined && card?.title === dice.notTitle) return false;
  if (dice.type !== undefined && card?.energy !== dice.type) return false;
  if (dice.notType !== undefined && card?.energy === dice.notType) return false;
  if (dice.affiliation !== undefined && card?.affiliation !== dice.affiliation) return false;
  return !(dice.notAffiliation !== undefined && card?.affiliation === dice.notAffiliation);
}

function isOfLevel(c: C, dice: Dice, die: Die, from: Viewpoint): boolean {
  if (dice.level === undefined && dice.levelMax === undefined && dice.levelMin === undefined) return true;
  const level = levelOf(c, die);
  if (dice.level !== undefined && level !== dice.level) return false;
  if (dice.levelMin !== undefined && level < dice.levelMin) return false;
  if (dice.levelMax === undefined) return true;
  const max =
    dice.levelMax === 'own-level' ? (from.self === null ? 0 : levelOf(c, from.self)) : dice.levelMax;
  return level <= max;
}

/** A duty to block is kept with the attacker: it outlasts the blocker, whose knock-out may be asked about. */
const isForced = (c: C, die: Die, attacker: Die | null): boolean =>
  c.table.lasting.some(
    (one) =>
      one.kind === 'must-block' && one.data['blocker'] === die.id && one.data['attacker'] === attacker?.id,
  );

const isBlockerOf = (c: C, die: Die, attacker: Die | null): boolean =>
  c.table.combat?.blocks.some((block) => block.blocker === die.id && block.attacker === attacker?.id) ??
  false;
