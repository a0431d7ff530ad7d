import { below, type Stream, shuffle, stream } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { expect, test } from 'vitest';
import {
  type Card,
  deckCode,
  deckFile,
  deckList,
  deckOfSite,
  type NamedDeck,
  readDeckCode,
  readDecks,
  setsOf,
} from '../../src/index.ts';
import { content } from '../game.ts';

const DECKS = 1000;
const DAMAGED = 200;

const playable = (card: Card): boolean => !['hero', 'obligation'].includes(card.faces[0].type);

/** Any deck: a hero, some of the hero's cards, and any others that decks hold, legal or not. */
function anyDeck(random: Stream, n: number): NamedDeck {
  const heroes = setsOf('hero');
  const hero = heroes[below(random, heroes.length)] ?? 'spider-man';
  const pool = [hero, ...setsOf('aspect'), ...setsOf('basic')]
    .flatMap((set) => content.ofSet(set))
    .filter(playable);
  const chosen = shuffle(random, pool).slice(0, 1 + below(random, 30));
  const identity = content.ofSet(hero).find(({ faces: [face] }) => face.type === 'hero')?.id ?? '';
  const cards = Object.fromEntries(chosen.map(({ id, copies }) => [id, 1 + below(random, copies)]));
  return { name: `Deck ${n}`, deck: { identity, cards } };
}

const some = Array.from({ length: DECKS }, (_, i) => anyDeck(stream(`deck ${i}`, 'test'), i));

test('a thousand decks come back from an address', () => {
  for (const { deck } of some) expect(readDeckCode(content, deckCode(deck))).toEqual({ deck, notes: [] });
});

test('a thousand decks come back from a file', () => {
  expect(readDecks(content, deckFile(some))).toEqual({ decks: some, notes: [] });
});

test('a thousand decks come back as the deck site writes them', () => {
  for (const one of some)
    expect(readDecks(content, deckOfSite(content, one))).toEqual({ decks: [one], notes: [] });
});

test('a thousand decks come back from a list of names, in each language', () => {
  for (const [i, one] of some.entries()) {
    const text = deckList(content, one, locales[i % locales.length] ?? 'en');
    expect(readDecks(content, text), text).toEqual({ decks: [one], notes: [] });
  }
});

/** Spoils a line as people do: a letter is missing, doubled, or two are the wrong way round. */
function spoilt(line: string, random: Stream): string {
  const from = line.indexOf('x ') + 2;
  const end = line.includes(' (') ? line.indexOf(' (') : line.length;
  const at = from + below(random, Math.max(1, end - from - 1));
  const [before, here, next, after] = [
    line.slice(0, at),
    line[at] ?? '',
    line[at + 1] ?? '',
    line.slice(at + 2),
  ];
  return [
    `${before}${next}${after}`,
    `${before}${here}${here}${next}${after}`,
    `${before}${next}${here}${after}`,
  ][below(random, 3)] as string;
}

test('of two hundred spoilt lists no line is lost: it is read, or told with the card that was meant', () => {
  for (const [i, one] of some.slice(0, DAMAGED).entries()) {
    const random = stream(`damage ${i}`, 'test');
    const lines = deckList(content, one, 'en').split('\n');
    const entries = lines.filter((line) => /^\d+x /.test(line));
    const line = entries[below(random, entries.length)] ?? '';
    const wrong = spoilt(line, random);
    const { decks, notes } = readDecks(content, lines.map((was) => (was === line ? wrong : was)).join('\n'));
    const read = Object.values(decks[0]?.deck.cards ?? {}).reduce((sum, copies) => sum + copies, 0);
    const all = Object.values(one.deck.cards).reduce((sum, copies) => sum + copies, 0);
    const missing = all - read;
    if (missing === 0) {
      expect(
        notes.filter(({ why }) => why === 'no-card'),
        wrong,
      ).toEqual([]);
      continue;
    }
    // Only the spoilt line is missing, and it is told with guesses.
    expect([missing, notes.map(({ part }) => part)], wrong).toEqual([Number.parseInt(line, 10), [wrong]]);
    expect(notes[0]?.nearest.length, wrong).toBeGreaterThan(0);
  }
});
