import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CARDS,
  Content,
  type Deck,
  deckMends,
  deckVerdict,
  mendedDeck,
  presetDeck,
} from '../../src/index.ts';

const content = new Content(CARDS);
const legal = presetDeck(content, 'spider-man', 'justice');
const without = (deck: Deck, ...ids: string[]): Deck => ({
  ...deck,
  cards: Object.fromEntries(Object.entries(deck.cards).filter(([id]) => !ids.includes(id))),
});
const mendOf = (deck: Deck, key: string): Deck | null | undefined =>
  deckMends(content, deck).find(({ reason }) => reason.key === key)?.to;

test('a legal deck needs no mending', () => {
  expect(deckMends(content, legal)).toEqual([]);
  expect(mendedDeck(content, legal)).toBe(legal);
});

test('a deck that is short is filled to forty, within the copies that are allowed', () => {
  const filled = mendOf(without(legal, 'core/60', 'core/83'), 'no.deck-size');
  expect(filled).not.toBeNull();
  if (filled) expect(deckVerdict(content, filled as never)).toEqual({ yes: true });
  expect(Object.values(filled?.cards ?? {}).reduce((sum, n) => sum + n, 0)).toBe(40);
});

test('the second aspect goes, the one with more cards stays', () => {
  const mixed = { ...legal, cards: { ...legal.cards, 'core/52': 1 } };
  const mended = mendOf(mixed, 'no.aspects');
  expect(mended?.cards['core/52']).toBeUndefined();
  expect(mended?.cards['core/60']).toBe(3);
});

test('the cards of the hero come back', () => {
  const own = content.ofSet('spider-man').find(({ faces: [{ type }] }) => type === 'event');
  if (own === undefined) throw new Error('Spider-Man has events');
  expect(mendOf(without(legal, own.id), 'no.identity-set')?.cards[own.id]).toBe(own.copies);
});

test('without a hero nobody can mend it', () => {
  expect(mendedDeck(content, { identity: '', cards: {} })).toBeNull();
});

test('whatever a deck is like, mending it makes it legal', () => {
  const heroes = CARDS.filter(({ faces: [{ type }] }) => type === 'hero').map(({ id }) => id);
  const anyDeck: fc.Arbitrary<Deck> = fc.record({
    identity: fc.constantFrom(...heroes),
    cards: fc.dictionary(
      fc.constantFrom('core/nothing', ...CARDS.map(({ id }) => id)),
      fc.integer({ min: 1, max: 9 }),
      { maxKeys: 40 },
    ),
  });
  fc.assert(
    fc.property(anyDeck, (deck) => {
      const made = mendedDeck(content, deck);
      expect(made).not.toBeNull();
      if (made !== null) expect(deckVerdict(content, made as never)).toEqual({ yes: true });
    }),
  );
});
