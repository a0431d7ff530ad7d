import {
  cardNamed,
  type Feature,
  HAND_MADE_MAPS,
  slugOf,
  terrainFrom,
  terrainWords,
} from '@assemble/crisis-protocol';
import type { Json, Words } from '@assemble/kernel';
import { type Card, type CharacterCard, cards } from '../data.ts';

type Pair = readonly [number, number];

export const playersOf = (given: Words): readonly string[] => given['players'] as readonly string[];
export const sideOf = (given: Words, who: string): Words => (given[who] ?? {}) as Words;

/** Without what is false, none or empty: that is what is meant by saying nothing. */
const tidy = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).filter(
      ([word, value]) =>
        value !== false &&
        value !== undefined &&
        (value !== null || word === 'at') &&
        !(Array.isArray(value) && value.length === 0) &&
        (value !== 0 || word === 'points'),
    ),
  );

export const withSide = (given: Words, who: string, changes: Words): Words => ({
  ...given,
  [who]: tidy({ ...sideOf(given, who), ...changes }),
});

/** A character of a side: what it is called, its card, and what is said of it. */
export interface Someone {
  readonly name: string;
  readonly card: CharacterCard | undefined;
  readonly words: Words;
}

const characterCard = (name: string): CharacterCard | undefined => {
  const card = cardNamed(cards, name, 'character');
  return card?.card === 'character' ? card : undefined;
};

export const peopleOf = (given: Words, who: string): readonly Someone[] =>
  Object.entries((sideOf(given, who)['characters'] ?? {}) as { [name: string]: Words }).map(
    ([name, words]) => ({
      name,
      card: characterCard(String(words['card'] ?? name)),
      words,
    }),
  );

/** How something speaks of a character, whoever says it. */
export const called = (who: string, name: string): string => `${who}'s ${name}`;

const withPeople = (given: Words, who: string, people: readonly Someone[]): Words =>
  withSide(given, who, {
    characters: Object.fromEntries(people.map(({ name, words }) => [name, words])),
  });

/** One character more, standing where it is put, or off the battlefield. */
export function withCharacter(given: Words, who: string, card: CharacterCard, at: Pair | null): Words {
  const people = peopleOf(given, who);
  const slug = slugOf(card.id);
  const isTaken = people.some(({ name }) => name === slug);
  const name = isTaken ? `${slug}-${people.length + 1}` : slug;
  const isEnough = !isTaken && cardNamed(cards, slug, 'character')?.id === card.id;
  const words: Words = {
    ...(isEnough ? {} : { card: card.id }),
    ...(at === null ? {} : { at: [...at] }),
  };
  return withPeople(given, who, [...people, { name, card, words }]);
}

export const changedCharacter = (given: Words, who: string, name: string, changes: Words): Words =>
  withPeople(
    given,
    who,
    peopleOf(given, who).map((one) => {
      if (one.name !== name) return one;
      const { at, ...words } = tidy({ ...one.words, ...changes });
      return { ...one, words: at === null || at === undefined ? words : { at, ...words } };
    }),
  );

/** Without a character, and without what speaks of it. */
export function withoutCharacter(given: Words, who: string, name: string): Words {
  const next = withPeople(
    given,
    who,
    peopleOf(given, who).filter((one) => one.name !== name),
  );
  const { [who]: side, ...rest } = next;
  const { leader, ...own } = (side ?? {}) as Words;
  return cleaned({ ...rest, [who]: leader === name || leader === undefined ? own : { ...own, leader } });
}

/** Whatever speaks of a character that is not there any more is gone too. */
function cleaned(given: Words): Words {
  const there = new Set(
    playersOf(given).flatMap((who) => peopleOf(given, who).flatMap(({ name }) => [name, called(who, name)])),
  );
  const isThere = (name: Json | undefined): boolean => name === undefined || there.has(String(name));
  const isCard = (name: string): boolean =>
    cards.some((card) => card.card !== 'character' && slugOf(card.id) === name);
  let next = given;
  for (const word of ['lasting', 'used'] as const) {
    const { [word]: said, ...rest } = next;
    const left = ((said ?? []) as Words[]).filter(
      ({ from, on = [], that = [], user }) =>
        (isThere(from) || isCard(String(from))) &&
        isThere(user) &&
        [on, that].flat(2).every((name) => isThere(name as Json)),
    );
    next = left.length === 0 ? rest : { ...rest, [word]: left };
  }
  const { activating, actions, made, interacted, attacked = [], attack, ...rest } = next;
  const fighting = attack as { by?: string; target?: string } | undefined;
  const isFight = fighting !== undefined && isThere(fighting.by) && isThere(fighting.target);
  if (!isThere(activating)) return rest;
  return {
    ...rest,
    ...tidy({
      activating: activating ?? null,
      actions: actions ?? null,
      made: made ?? [],
      interacted: interacted ?? [],
    }),
    ...tidy({ attacked: (attacked as string[]).filter(isThere) }),
    ...(isFight ? { attack: attack ?? null } : {}),
  };
}

/** Tokens by the names that positions give them, as many as the crises have. */
export function tokensOf(given: Words): readonly string[] {
  return (['secure', 'extraction'] as const).flatMap((type) => {
    const card = crisisOf(given, type);
    const count = card?.tokens.reduce((sum, { at }) => sum + at.length, 0) ?? 0;
    return Array.from({ length: count }, (_, i) => `${type}-${i + 1}`);
  });
}

type CrisisCard = Extract<Card, { card: 'crisis' }>;

function crisisOf(given: Words, type: 'secure' | 'extraction'): CrisisCard | undefined {
  const card = cardNamed(cards, String(given[type] ?? ''), 'crisis');
  return card?.card === 'crisis' ? card : undefined;
}

export const tokenWords = (given: Words, name: string): Words =>
  (((given['tokens'] ?? {}) as Words)[name] ?? {}) as Words;

export function withToken(given: Words, name: string, changes: Words): Words {
  const { tokens, ...rest } = given;
  const { at, ...words } = { ...tokenWords(given, name), ...changes };
  const said = { ...(at === undefined ? {} : { at }), ...tidy(words) };
  const { [name]: _before, ...others } = (tokens ?? {}) as Words;
  const next = Object.keys(said).length === 0 ? others : { ...others, [name]: said };
  return Object.keys(next).length === 0 ? rest : { ...rest, tokens: next };
}

/** Another crisis: its tokens lie where its card puts them, and nobody holds those of the one before. */
export function withCrisis(given: Words, type: 'secure' | 'extraction', name: string): Words {
  const { [type]: _before, tokens = {}, interacted: _touched, ...rest } = given;
  const left = Object.entries(tokens as Words).filter(([token]) => !token.startsWith(type));
  let next: Words = {
    ...rest,
    ...(name === '' ? {} : { [type]: name }),
    ...(left.length === 0 ? {} : { tokens: Object.fromEntries(left) }),
  };
  for (const who of playersOf(given))
    for (const { name: one, words } of peopleOf(next, who)) {
      const holds = ((words['holds'] ?? []) as string[]).filter((token) => !String(token).startsWith(type));
      next = changedCharacter(next, who, one, { holds });
    }
  return next;
}

/** Somebody holds a token, or nobody. */
export function heldBy(given: Words, token: string, holder: { who: string; name: string } | null): Words {
  let next = withToken(given, token, { at: undefined as unknown as Json });
  for (const who of playersOf(given))
    for (const { name, words } of peopleOf(next, who)) {
      const others = ((words['holds'] ?? []) as string[]).filter((one) => String(one) !== token);
      const holds = holder?.who === who && holder.name === name ? [...others, token] : others;
      next = changedCharacter(next, who, name, { holds });
    }
  return next;
}

/** Somebody is activated, with both actions left, or nobody is. */
export function activatedNow(given: Words, who: string | null): Words {
  const {
    activating: _who,
    actions: _left,
    made: _made,
    interacted: _touched,
    attacked: _hit,
    attack: _fight,
    phase: _phase,
    'last-activation': _last,
    ...rest
  } = given;
  return who === null ? rest : { ...rest, turn: who.split("'s ")[0] ?? '', activating: who };
}

/** The terrain of the position. */
export const terrainOf = (given: Words): readonly Feature[] => terrainFrom(given['terrain']);

/** The terrain of the position in the words of scenarios, from how it stands on the table. */
export const withTerrain = (given: Words, features: readonly Feature[]): Words => ({
  ...given,
  terrain: Object.fromEntries(features.map((feature) => [feature.id, terrainWords(feature)])),
});

export function withMap(given: Words, id: string): Words {
  const map = HAND_MADE_MAPS.find((one) => one.id === id);
  return withTerrain(given, map?.features ?? []);
}
