import { locales } from '@assemble/language';
import { expect, test } from 'vitest';
import {
  deckCode,
  deckFile,
  deckList,
  PRESETS,
  presetDeck,
  readDeckCode,
  readDecks,
} from '../../src/index.ts';
import { content } from '../game.ts';

const named = PRESETS.map(({ hero, aspect }) => ({
  name: `${hero} of mine`,
  deck: presetDeck(content, hero, aspect),
}));

test.each(named)('$name is the same after every way of writing it', (one) => {
  expect(readDeckCode(content, deckCode(one.deck))).toEqual({ deck: one.deck, notes: [] });
  expect(readDecks(content, deckFile([one]))).toEqual({ decks: [one], notes: [] });
  const link = `https://example.org/#/champions/deck?d=${deckCode(one.deck)}&name=${encodeURIComponent(one.name)}`;
  expect(readDecks(content, link)).toEqual({ decks: [one], notes: [] });
  for (const locale of locales)
    expect(readDecks(content, deckList(content, one, locale)), locale).toEqual({ decks: [one], notes: [] });
});

test('a list of the community is read: packs, other ways to count, quotation marks', () => {
  const text = [
    'Web of lies',
    '',
    'Spider-Man',
    '',
    'Packs: From Core Set to Core Set',
    '',
    'Events',
    '2x Backflip (Core Set)',
    '3 “For Justice!” (Core Set)',
    'Swinging Web Kick x3',
    'Allies',
    '1x Black Cat: Felicia Hardy (Core Set)',
    '2x Nobody At All',
  ].join('\n');
  const { decks, notes } = readDecks(content, text);
  expect(decks).toEqual([
    {
      name: 'Web of lies',
      deck: { identity: 'core/1', cards: { 'core/3': 2, 'core/60': 3, 'core/5': 3, 'core/2': 1 } },
    },
  ]);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatchObject({ part: '2x Nobody At All', why: 'no-card' });
  expect(notes[0]?.nearest).toHaveLength(3);
});

test('codes of the deck site stand for cards of the core set, and no other', () => {
  const file = JSON.stringify({
    name: 'Site',
    hero_code: '01001a',
    slots: { '01002': 1, '01003': 2, '04001': 1 },
  });
  const { decks, notes } = readDecks(content, file);
  expect(decks).toEqual([
    { name: 'Site', deck: { identity: 'core/1', cards: { 'core/2': 1, 'core/3': 2 } } },
  ]);
  expect(notes.map(({ part, why }) => [part, why])).toEqual([['04001', 'no-card']]);
});

test('what is no deck is said to be none', () => {
  expect(readDecks(content, '{"broken"')).toMatchObject({ decks: [], notes: [{ why: 'unreadable' }] });
  expect(readDecks(content, '{"format":"other"}')).toMatchObject({
    decks: [],
    notes: [{ why: 'unreadable' }],
  });
  expect(readDecks(content, 'just a line').decks).toEqual([]);
});
