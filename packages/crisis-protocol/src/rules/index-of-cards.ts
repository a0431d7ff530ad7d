import type { Ability, Active, EventName, Static, Trigger } from '../abilities/vocabulary.ts';
import {
  attackAddress,
  attacksOn,
  type CharacterCard,
  type CrisisCard,
  grantedOn,
  halvesOf,
  type Printed,
  registered,
  slug,
  type TacticCard,
} from '../content.ts';
import type { Face } from '../names.ts';
import type { Slot } from '../table.ts';
import { type C, contentOf } from './run.ts';

/** What an ability belongs to; it decides when it is in force. */
export type Belongs =
  | { readonly of: 'superpower'; readonly printed: Printed; readonly kind: 'active' | 'reactive' | 'innate' }
  | { readonly of: 'gem'; readonly printed: Printed; readonly kind: 'active' | 'reactive' | 'innate' }
  | { readonly of: 'granted'; readonly kind: 'active' | 'reactive' | 'innate' }
  | { readonly of: 'attack'; readonly attack: string; readonly icons: readonly Face[] }
  | { readonly of: 'leadership'; readonly nth: number }
  | { readonly of: 'tactic' }
  | { readonly of: 'crisis' };

/** CP-SUPER-1: a superpower that is used, Active or Reactive, of the card or of an Infinity Gem. */
export const isUsed = (belongs: Belongs): boolean =>
  (belongs.of === 'superpower' || belongs.of === 'gem' || belongs.of === 'granted') &&
  belongs.kind !== 'innate';

/** An ability of a card in the match, where it is registered and what it belongs to. */
export interface Heard<A extends Ability = Ability> {
  readonly slot: number;
  readonly ability: A;
  readonly address: string;
  readonly belongs: Belongs;
}

/** What the cards of a match can do, looked up by the event or the standing effect, never by searching cards. */
export interface CardIndex {
  readonly slots: readonly Slot[];
  /** By slot; null where another kind of card lies. */
  readonly characters: readonly (CharacterCard | null)[];
  readonly tactics: readonly (TacticCard | null)[];
  readonly crises: readonly (CrisisCard | null)[];
  readonly triggers: ReadonlyMap<EventName, readonly Heard<Trigger>[]>;
  readonly statics: ReadonlyMap<string, readonly Heard<Static>[]>;
  /** Active superpowers by slot. */
  readonly actives: readonly (readonly Heard<Active>[])[];
}

const built = new WeakMap<readonly Slot[], CardIndex>();

/** The index of this match's cards. */
export function indexOf(c: C): CardIndex {
  const slots = c.table.cards;
  const memo = c.memo as CardIndex | null;
  if (memo !== null && memo.slots === slots) return memo;
  let index = built.get(slots);
  if (index === undefined) {
    index = build(c, slots);
    built.set(slots, index);
  }
  c.memo = index;
  return index;
}

function build(c: C, slots: readonly Slot[]): CardIndex {
  const content = contentOf(c);
  const cards = slots.map((slot) => content.find(slot.id));
  const triggers = new Map<EventName, Heard<Trigger>[]>();
  const statics = new Map<string, Heard<Static>[]>();
  const actives: Heard<Active>[][] = slots.map(() => []);
  cards.forEach((card, slot) => {
    if (card === undefined) return;
    for (const heard of abilitiesOf(card, slot)) {
      const { ability } = heard;
      if (ability.node === 'trigger') put(triggers, ability.on.event, heard as Heard<Trigger>);
      else if (ability.node === 'static') put(statics, ability.holds.holds, heard as Heard<Static>);
      else actives[slot]?.push(heard as Heard<Active>);
    }
  });
  return {
    slots,
    characters: cards.map((card) => (card?.card === 'character' ? card : null)),
    tactics: cards.map((card) => (card?.card === 'tactic' ? card : null)),
    crises: cards.map((card) => (card?.card === 'crisis' ? card : null)),
    triggers,
    statics,
    actives,
  };
}

type AnyCard = NonNullable<ReturnType<ReturnType<typeof contentOf>['find']>>;

/** The abilities of a card that the index knows. What interacting does is looked up at its crisis. */
function abilitiesOf(card: AnyCard, slot: number): Heard[] {
  const heard = (part: string, abilities: readonly Ability[], belongs: Belongs): Heard[] =>
    registered(card.id, part, abilities).map((one) => ({ slot, belongs, ...one }));
  const ofAttacks = attacksOn(card).flatMap((attack) =>
    attack.rules.flatMap((rule, i) =>
      heard(`${slug(attack.name)}.${i}`, rule.abilities, {
        of: 'attack',
        attack: attackAddress(card.id, attack),
        icons: rule.icons,
      }),
    ),
  );
  switch (card.card) {
    case 'character':
      return [
        ...ofAttacks,
        ...card.superpowers.flatMap((power) =>
          heard(slug(power.name), power.abilities, { of: 'superpower', printed: power, kind: power.kind }),
        ),
        ...card.leadership.flatMap((one, nth) =>
          heard(slug(one.name), one.abilities, { of: 'leadership', nth }),
        ),
      ];
    case 'gem':
      return card.superpowers.flatMap((power) =>
        heard(slug(power.name), power.abilities, { of: 'gem', printed: power, kind: power.kind }),
      );
    case 'tactic':
      return [
        ...heard(
          'played',
          halvesOf(card).map(({ ability }) => ability),
          { of: 'tactic' },
        ),
        ...grantedOn(card).flatMap(({ name, kind, abilities }) =>
          heard(slug(name), abilities, { of: 'granted', kind }),
        ),
        ...ofAttacks,
      ];
    case 'crisis':
    case 'one-shot':
      return heard('rules', card.rules, { of: 'crisis' });
  }
}

function put<K, A extends Ability>(map: Map<K, Heard<A>[]>, key: K, heard: Heard<A>): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [heard]);
  else list.push(heard);
}

/** The name of a slot in messages. */
export const slotId = (c: C, slot: number): string => c.table.cards[slot]?.id ?? '';
