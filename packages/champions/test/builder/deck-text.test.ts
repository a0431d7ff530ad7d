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
  // Nothing is called alike, so nothing is offered.
  expect(notes[0]?.nearest).toEqual([]);
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

test.each([
  '2x Backflip',
  '2 x Backflip',
  '2 Backflip',
  'Backflip x2',
  'Backflip ×2',
  '• 2x backflip (Core Set)',
  '- 2x Rückwärtssalto',
])('"%s" is two copies of a card', (line) => {
  expect(readDecks(content, `Spider-Man\n${line}`)).toEqual({
    decks: [{ name: '', deck: { identity: 'core/1', cards: { 'core/3': 2 } } }],
    notes: [],
  });
});

test('cards of one title are told apart by how many there are of each', () => {
  const { decks } = readDecks(content, `Black Panther\n${'1x Wakanda Forever! (Core Set)\n'.repeat(4)}`);
  const { cards = {} } = decks[0]?.deck ?? {};
  expect(Object.values(cards)).toEqual([1, 1, 1, 1]);
});

test('a file of the OCTGN table is read: names, counts, the hero among them', () => {
  const file = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="055c536f-adba-4bc2-acbf-9aefb9756046" sleeveid="0">
  <section name="Cards" shared="False">
    <card qty="1" id="9d4d1d5e">Spider-Man</card>
    <card qty="2" id="0f1b">Backflip</card>
    <card qty="3" id="0f1c">&quot;For Justice!&quot;</card>
    <card qty="1" id="0f1d">Bakflip</card>
  </section>
  <notes><![CDATA[]]></notes>
</deck>`;
  const { decks, notes } = readDecks(content, file);
  expect(decks).toEqual([{ name: '', deck: { identity: 'core/1', cards: { 'core/3': 2, 'core/60': 3 } } }]);
  expect(notes).toEqual([{ part: '1x Bakflip', why: 'no-card', nearest: ['core/3'] }]);
});

test.each([
  'https://marvelcdb.com/decklist/view/2416/web-of-lies-1.0',
  'https://es.marvelcdb.com/deck/view/123456',
  'marvelcdb.com/decklist/2416',
  '2416',
  '#2416',
])('"%s" holds no cards, and that is said', (address) => {
  expect(readDecks(content, ` ${address}\n`)).toEqual({
    decks: [],
    notes: [{ part: address, why: 'only-address', nearest: [] }],
  });
});
