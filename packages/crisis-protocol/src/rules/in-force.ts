import type { StaticEffect, StaticKind } from '../abilities/statics.ts';
import type { Static } from '../abilities/vocabulary.ts';
import type { Face } from '../names.ts';
import type { Character, Roll } from '../table.ts';
import { characterOf, isShown, isThere, isUp, lastingAt } from './characters.ts';
import { countFaces, holds } from './conditions.ts';
import { currentAttack, matches, type Viewpoint } from './filter.ts';
import { type Heard, indexOf } from './index-of-cards.ts';
import type { C } from './run.ts';

/** A standing effect in force, with the character that gives it (-1: a card of nobody) and where it is written. */
export interface InForce<S extends StaticEffect> {
  readonly effect: S;
  readonly source: number;
  readonly address: string;
  readonly view: Viewpoint;
}

type Of<K extends StaticKind> = Extract<StaticEffect, { readonly holds: K }>;
const NONE: readonly never[] = [];

/** The standing effects of one kind that hold for a character now. */
export function inForce<K extends StaticKind>(
  c: C,
  kind: K,
  character: Character,
): readonly InForce<Of<K>>[] {
  const heard = indexOf(c).statics.get(kind);
  if (heard === undefined && c.table.lasting.length === 0) return NONE;
  const found: InForce<Of<K>>[] = [];
  for (const one of heard ?? NONE) collect(c, one, character, found as unknown as InForce<StaticEffect>[]);
  for (const lasting of c.table.lasting) {
    const node = lastingAt(c, lasting);
    if (node.holds.holds !== kind) continue;
    const { seat, self, that, paid } = lasting;
    const view = { seat, self, that, paid, token: -1 };
    const reached =
      node.for === undefined ? lasting.character === character.id : matches(c, node.for, character, view);
    if (!reached) continue;
    found.push({ effect: node.holds as Of<K>, source: lasting.self, address: lasting.at, view });
  }
  return once(found);
}

export const hasStatic = (c: C, kind: StaticKind, character: Character): boolean =>
  inForce(c, kind, character).length > 0;

/** CP-EFFECT-10, CP-EFFECT-11: effects that share a name reach a character once. */
function once<S extends StaticEffect>(found: InForce<S>[]): readonly InForce<S>[] {
  if (found.length < 2) return found;
  const names = new Set<string>();
  return found.filter(({ address }) => {
    const name = nameIn(address);
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
}

/**
 * The name of a rule in its address: 'core/baron-zemo#strategic-genius/0' and another card's Strategic Genius are one.
 * Rules of crisis and tactic cards have no name of their own but that of their card.
 */
export function nameIn(address: string): string {
  const name = address.slice(address.indexOf('#') + 1);
  return name.startsWith('rules/') || name.startsWith('played/') ? address : name;
}

/** The special rule of an attack that an address is part of. */
export const ruleIn = (address: string): string =>
  address.slice(0, address.indexOf('/', address.indexOf('#')));

function collect(c: C, heard: Heard<Static>, character: Character, found: InForce<StaticEffect>[]): void {
  const { ability, address, belongs, slot } = heard;
  // Most superpowers are about whoever has them, and most characters do not.
  if (ability.for === undefined && belongs.of === 'superpower' && slot !== character.card) return;
  for (const view of viewpointsOf(c, heard)) {
    const reached =
      ability.for === undefined ? view.self === character.id : matches(c, ability.for, character, view);
    if (!reached) continue;
    if (ability.if !== undefined && !holds(c, ability.if, view)) continue;
    found.push({ effect: ability.holds, source: view.self, address, view });
  }
}

/** From where an ability is in force now: once for each character, leader or card that has it. */
export function viewpointsOf(c: C, heard: Heard): Viewpoint[] {
  const { belongs, slot } = heard;
  const view = (character: Character): Viewpoint => ({
    seat: character.controller,
    self: character.id,
    that: [],
    token: -1,
  });
  switch (belongs.of) {
    case 'superpower':
      // CP-SUPER-12, CP-DAZED-7: a Dazed character has no superpowers.
      return c.table.characters
        .filter((one) => one.card === slot && isUp(one) && isShown(belongs.printed, one))
        .map(view);
    case 'granted':
      return c.table.characters.filter((one) => isUp(one) && isGranted(c, one, slot)).map(view);
    case 'gem':
      return c.table.characters.filter((one) => one.gems.includes(slot) && isUp(one)).map(view);
    case 'attack': {
      const roll = currentAttack(c);
      if (roll === null || roll.attack !== belongs.attack || !showsIcons(roll, belongs.icons)) return [];
      if (roll.without !== '' && ruleIn(heard.address) === roll.without) return [];
      const attacker = characterOf(c, roll.attacker);
      return hasCard(c, attacker, slot) && isUp(attacker) ? [view(attacker)] : [];
    }
    case 'leadership': {
      // CP-LEAD-4, CP-RULING-20: while the leader is on the battlefield, Dazed or not; CP-LEAD-3: for all of the squad.
      return c.table.players.flatMap(({ leadership }) => {
        const leader = leadership === null ? undefined : c.table.characters[leadership.character];
        const active = leader?.card === slot && leadership?.of === belongs.nth && isThere(leader);
        return active ? [{ ...view(leader), seat: leader.owner, squad: true }] : [];
      });
    }
    case 'tactic':
      return c.table.players.flatMap(({ tactics }, seat) =>
        tactics.includes(slot) ? [{ seat, self: -1, that: [], token: -1, squad: true }] : [],
      );
    // CP-ONESHOT-6: crises and One-Shot cards hold during the whole mission.
    case 'crisis':
      return [{ seat: null, self: -1, that: [], token: -1 }];
  }
}

/** Whether the tactic card gave its superpower to this character. */
const isGranted = (c: C, character: Character, slot: number): boolean =>
  c.table.lasting.some((one) => {
    if (one.character !== character.id || c.table.cards[slot]?.owner !== one.seat) return false;
    return (
      lastingAt(c, one).holds.holds === 'granted-power' && one.at.startsWith(`${c.table.cards[slot]?.id}#`)
    );
  });

/** Whether the attack on this card is one of its own: printed on its card, or on a tactic card of its side. */
const hasCard = (c: C, attacker: Character, slot: number): boolean =>
  attacker.card === slot ||
  (indexOf(c).tactics[slot] != null && c.table.cards[slot]?.owner === attacker.controller);

/** CP-ICON-1: at least as many dice of the attack roll show the icons. */
const showsIcons = (roll: Roll, icons: readonly Face[]): boolean =>
  icons.every((icon) => countFaces(roll, 'attack', [icon]) >= icons.filter((one) => one === icon).length);

/** Whether an attack has a trait before any dice are rolled: only rules without icons can tell. */
export function attackHas(c: C, attack: string, kind: StaticKind): StaticEffect | null {
  for (const { belongs, ability } of indexOf(c).statics.get(kind) ?? NONE)
    if (belongs.of === 'attack' && belongs.attack === attack && belongs.icons.length === 0)
      return ability.holds;
  return null;
}
