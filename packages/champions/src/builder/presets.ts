import type { Card, Content } from '../content.ts';
import type { Aspect, SetId } from '../names.ts';
import type { Deck } from '../setup.ts';

/** Beside the identity's fifteen cards: the aspect's, and basic cards up to forty. */
const ASPECT_CARDS: { readonly [A in Aspect]: { readonly [card: string]: number } } = {
  aggression: { 50: 1, 51: 1, 52: 3, 53: 3, 54: 3, 55: 2, 56: 3, 57: 3 },
  justice: { 58: 1, 59: 1, 60: 3, 61: 3, 62: 2, 63: 3, 64: 3, 65: 3 },
  leadership: { 66: 1, 67: 1, 68: 1, 69: 3, 70: 3, 71: 3, 72: 2, 73: 1, 74: 3 },
  protection: { 75: 1, 76: 1, 77: 3, 78: 3, 79: 2, 80: 3, 81: 3, 82: 3 },
};
const BASIC_CARDS: { readonly [A in Aspect]: { readonly [card: string]: number } } = {
  aggression: { 83: 1, 84: 1, 88: 1, 89: 1, 90: 1, 91: 1 },
  justice: { 83: 1, 84: 1, 88: 1, 89: 1, 90: 1, 91: 1 },
  leadership: { 83: 1, 84: 1, 88: 1, 89: 1, 90: 1, 91: 1, 92: 1 },
  protection: { 83: 1, 84: 1, 88: 1, 89: 1, 90: 1, 91: 1 },
};

/** The five ready-made decks. */
export const PRESETS: readonly { readonly hero: SetId; readonly aspect: Aspect }[] = [
  { hero: 'spider-man', aspect: 'justice' },
  { hero: 'captain-marvel', aspect: 'leadership' },
  { hero: 'she-hulk', aspect: 'aggression' },
  { hero: 'iron-man', aspect: 'aggression' },
  { hero: 'black-panther', aspect: 'protection' },
];

const isDeckCard = (card: Card): boolean => {
  const { type } = card.faces[0];
  return type !== 'hero' && type !== 'obligation';
};

/** A legal deck of forty cards for a hero with an aspect. */
export function presetDeck(content: Content, hero: SetId, aspect: Aspect): Deck {
  const own = content.ofSet(hero);
  const identity = own.find((card) => card.faces[0].type === 'hero');
  if (identity === undefined) throw new Error(`${hero} is no hero`);
  const cards: { [card: string]: number } = {};
  for (const card of own.filter(isDeckCard)) cards[card.id] = card.copies;
  for (const [number, copies] of Object.entries({ ...ASPECT_CARDS[aspect], ...BASIC_CARDS[aspect] })) {
    cards[`core/${number}`] = copies;
  }
  return { identity: identity.id, cards };
}
