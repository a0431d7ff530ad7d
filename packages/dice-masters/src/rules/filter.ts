import type { Seat } from '@assemble/kernel';
import type { Dice } from '../abilities/vocabulary.ts';
import type { TitleId } from '../names.ts';
import type { Die } from '../table.ts';
import { characterFace, engagedWith, hasRole, isFielded, isSidekick, levelOf } from './dice-in-play.ts';
import { indexOf } from './index-of-cards.ts';
import type { C } from './run.ts';

/** From where a filter looks: player, die (null: none) and card of the ability, and what was chosen before. */
export interface Viewpoint {
  readonly seat: Seat;
  readonly self: Die | null;
  readonly card: number;
  readonly chosen: readonly number[];
  /** The dice spent on what woke the ability (DM-FIELDING-6). */
  readonly spent: readonly number[];
}

/** What a die sees through the text of a card: the one it uses. */
export const viewOf = (self: Die, card = self.as): Viewpoint => ({
  seat: self.controller,
  self,
  card,
  chosen: NOTHING,
  spent: NOTHING,
});

/** What a player sees through the text of a card without a die of it. */
export const viewOfPlayer = (seat: Seat, card = 0): Viewpoint => ({
  seat,
  self: null,
  card,
  chosen: NOTHING,
  spent: NOTHING,
});

const NOTHING: readonly number[] = [];

/** Whether a die is one of those a filter means. */
export function matches(c: C, dice: Dice, die: Die, from: Viewpoint): boolean {
  if (!inZone(dice, die)) return false;
  // Opposing is what the other player controls (DM-GLOSSARY-2); no side named means both (DM-DAMAGE-13, DM-SPINNING-7).
  if (dice.who !== undefined && (dice.who === 'own') !== (die.controller === from.seat)) return false;
  if (!isOfKind(c, dice, die)) return false;
  if (!isOfCard(c, dice, die, from)) return false;
  if (!isOfLevel(c, dice, die, from)) return false;
  if (dice.role !== undefined && !hasRole(c, dice.role, die)) return false;
  if (dice.with === 'self' && (from.self === null || !engagedWith(c, from.self).includes(die))) return false;
  if (dice.blocks === 'self' && !isBlockerOf(c, die, from.self)) return false;
  if (dice.forcedBy === 'self' && !isForced(c, die, from.self)) return false;
  if (dice.held === 'self' && (from.self === null || die.holder !== from.self.id)) return false;
  if (dice.other === 'self' && die.id === from.self?.id) return false;
  if (dice.other === 'chosen' && from.chosen.includes(die.id)) return false;
  return !(dice.notSpent === true && from.spent.includes(die.id));
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

/**
 * A rolled die is what it shows; an unrolled one is what its faces make it (DM-DICE-IDENTITY-1, DM-DICE-IDENTITY-2,
 * DM-DICE-IDENTITY-3, DM-DICE-IDENTITY-4).
 */
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
      // A die without character faces is an action die, whatever it shows (DM-GLOSSARY-1).
      return indexOf(c).kinds[die.card]?.kind === 'action';
  }
}

function isOfCard(c: C, dice: Dice, die: Die, from: Viewpoint): boolean {
  // A die that copies uses the copied card as if it were its own (DM-COPYING-5).
  const card = indexOf(c).cards[die.as] ?? null;
  if (dice.title !== undefined && !isNamed(c, dice.title, die, from)) return false;
  if (dice.notTitle !== undefined && isNamed(c, dice.notTitle, die, from)) return false;
  if (dice.type !== undefined && card?.energy !== dice.type) return false;
  if (dice.notType !== undefined && card?.energy === dice.notType) return false;
  if (dice.affiliation !== undefined && card?.affiliation !== dice.affiliation) return false;
  return !(dice.notAffiliation !== undefined && card?.affiliation === dice.notAffiliation);
}

/**
 * Whether a text means this die by a name: its player's own dice only (DM-CORE-RULES-4, DM-CORE-RULES-5,
 * DM-CORE-RULES-6).
 */
const isNamed = (c: C, name: TitleId | 'self', die: Die, from: Viewpoint): boolean =>
  name === 'self'
    ? isNamesake(c, die, from)
    : die.controller === from.seat && indexOf(c).cards[die.as]?.title === name;

/**
 * Whether a text means this die by the name of its own card. A copied text means the die that copies it
 * (DM-COPYING-6); in the piles, where nothing copies, the dice of that one's card.
 */
export function isNamesake(c: C, die: Die, { seat, self, card }: Viewpoint): boolean {
  if (die.controller !== seat) return false;
  if (self === null || self.card === card)
    return indexOf(c).cards[die.as]?.title === indexOf(c).cards[card]?.title;
  return isFielded(die) ? die.as === card : die.card === self.card;
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
