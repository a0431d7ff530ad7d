import type { Seat } from '@assemble/kernel';
import type { LastingEffect } from '../abilities/nodes/lasting.ts';
import {
  type Attack,
  attackAddress,
  type CharacterCard,
  type Form,
  type Printed,
  type Stats,
} from '../content.ts';
import type { Point } from '../geometry/shapes.ts';
import type { AttackType } from '../names.ts';
import type { Character, Lasting } from '../table.ts';
import { indexOf } from './index-of-cards.ts';
import { type C, contentOf } from './run.ts';

/** Questions about the characters of a match that need no measuring. */

export function characterOf(c: C, id: number): Character {
  const found = c.table.characters[id];
  if (found === undefined) throw new Error(`no character ${id}`);
  return found;
}

export function cardOf(c: C, character: Character): CharacterCard {
  const card = indexOf(c).characters[character.card];
  if (card == null) throw new Error(`character ${character.id} has no card`);
  return card;
}

export function formOf(c: C, character: Character): Form {
  const form = cardOf(c, character).forms[character.form];
  if (form === undefined) throw new Error(`${cardOf(c, character).id} has no form ${character.form}`);
  return form;
}

/** CP-STAT-2, CP-FORM-3: the values of the side and Form that are showing. */
export const statsOf = (c: C, character: Character): Stats => formOf(c, character).stats[character.side];

export const defenseOf = (c: C, character: Character, type: AttackType): number =>
  statsOf(c, character).defense[type];

export const isGrunt = (c: C, character: Character): boolean => cardOf(c, character).grunt;

/** On the battlefield: deployed, and not KO'd or removed. */
export const isThere = (character: Character): character is Character & { at: Point } =>
  character.at !== null && !character.gone;

/** On the battlefield and not Dazed: it can act and be affected (CP-DAZED-4). */
export const isUp = (character: Character): character is Character & { at: Point } =>
  isThere(character) && !character.dazed;

/** CP-ACTPHASE-4: it can still be chosen to activate. */
export const isReady = (character: Character): boolean => isUp(character) && !character.activated;

export const charactersOf = (c: C, seat: Seat): Character[] =>
  c.table.characters.filter((one) => one.controller === seat);

/** CP-DAMAGE-2: the damage it can still take. */
export const staminaLeft = (c: C, character: Character): number =>
  Math.max(0, statsOf(c, character).stamina - character.damage);

/** CP-STAT-2: whether this part of the card is showing. */
export const isShown = (printed: Printed, character: Character): boolean =>
  (printed.side === undefined || printed.side === character.side) &&
  (printed.form === undefined || printed.form === character.form);

export interface ListedAttack {
  readonly address: string;
  readonly attack: Attack;
}

/** The attacks on the side and Form that are showing, and those that tactic cards let it make. */
export function attacksOf(c: C, character: Character): ListedAttack[] {
  const card = cardOf(c, character);
  const own = card.attacks
    .filter((attack) => isShown(attack, character))
    .map((attack) => ({ address: attackAddress(card.id, attack), attack }));
  const granted = c.table.lasting
    .filter((one) => one.character === character.id)
    .flatMap((one) => grantedBy(c, one) ?? []);
  return granted.length === 0 ? own : [...own, ...granted];
}

/** What lasts, as its card says it. */
export const lastingAt = (c: C, { at }: Lasting): LastingEffect =>
  c.rulebook.abilities.node(at) as LastingEffect;

/** The attack that something lasting lets its character make, once. */
export const grantedBy = (c: C, lasting: Lasting): ListedAttack | null =>
  lastingAt(c, lasting).holds.holds === 'granted-attack' ? attackOnTactic(c, lasting.at) : null;

/** The attack of the tactic card that an ability is written on. */
export function attackOnTactic(c: C, address: string): ListedAttack | null {
  const { id, attack } = contentOf(c).of('tactic', address.slice(0, address.indexOf('#')));
  return attack === undefined ? null : { address: attackAddress(id, attack), attack };
}

export const heldBy = (c: C, character: Character) =>
  c.table.tokens.filter((token) => token.holder === character.id);
