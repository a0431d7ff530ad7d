import {
  type DeckNote,
  deckFile,
  deckList,
  deckOfSite,
  mendedDeck,
  type NamedDeck,
  readDecks,
  SETS,
  TYPES,
} from '@assemble/champions';
import type { Locale } from '@assemble/language';
import { Builder, type Maker } from '../../../collection/Builder.tsx';
import type { Note } from '../../../collection/Notes.tsx';
import { collectionWords } from '../../../collection/words.ts';
import { cardAt, content, titleOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { shelf } from '../shelf.ts';
import { builderHref, deckAt, playHref } from './address.ts';
import { DeckColumns } from './DeckEditor.tsx';
import { firstDeck, heroOf, listed, mainAspect, sameDeck, sizeOf } from './edit.ts';
import { violationsOf } from './problems.ts';
import { deckStore } from './saved.ts';
import { deckWords } from './words.ts';

/** Parts of what was read that are not in the deck as they stand, and why. */
function worded(notes: readonly DeckNote[], locale: Locale): readonly Note[] {
  const { unreadable, noCard } = collectionWords[locale];
  const reasons: Readonly<Record<DeckNote['why'], string>> = {
    unreadable,
    'no-card': noCard,
    'no-hero': deckWords[locale].noHeroNamed,
    'only-address': deckWords[locale].onlyAddress,
  };
  return notes.map(({ part, why, nearest }) => ({
    part,
    why: reasons[why],
    nearest: nearest.map((id) => {
      const card = cardAt(id);
      return card === undefined ? id : titleOf(card, locale);
    }),
  }));
}

const decks: Maker<NamedDeck> = {
  words: deckWords,
  store: deckStore,
  hrefOf: builderHref,
  playHref,
  at: (query, locale) => {
    const { named, notes } = deckAt(query);
    return { one: named, notes: worded(notes, locale) };
  },
  isSame: (one, other) => sameDeck(one.deck, other.deck),
  blank: () => ({ name: '', deck: firstDeck }),
  violations: (named, locale) =>
    violationsOf(named.deck, locale).map(({ to, ...violation }) => ({
      ...violation,
      to: to && { ...named, deck: to },
    })),
  mended: (named) => {
    const deck = mendedDeck(content, named.deck);
    return deck && { ...named, deck };
  },
  counts: ({ deck }) => deck.cards,
  sentence: ({ deck }, locale) => {
    const [hero, aspect] = [heroOf(deck), mainAspect(deck)];
    const names = [hero, aspect].flatMap((set) => (!set ? [] : [SETS[set].title[locale]]));
    return {
      count: `${deckWords[locale].size(sizeOf(deck))}.`,
      state: `${deckWords[locale].legalFor(names.join(', '))}`,
    };
  },
  colours: ({ deck }) => {
    const face = content.find(deck.identity)?.faces[0];
    return face === undefined ? ['#3a1550', '#9c1e40', '#fff'] : emblemOf(face.id).colours;
  },
  about: ({ deck }, locale) => deckWords[locale].size(sizeOf(deck)),
  lines: ({ deck }, locale) =>
    listed(deck).map(({ card, copies }) => {
      const [{ type, cost }] = card.faces;
      return {
        id: card.id,
        heading: SETS[card.set].title[locale],
        count: copies,
        name: titleOf(card, locale),
        detail: [TYPES[type][locale], cost !== null && `${deckWords[locale].cost} ${cost}`]
          .filter(Boolean)
          .join(' · '),
      };
    }),
  owned: { shelf, needs: ({ deck }) => ({ ...deck.cards, [deck.identity]: 1 }) },
  ways: (named, locale) => [
    { id: 'list', label: collectionWords[locale].asList, text: () => deckList(content, named, locale) },
    { id: 'site', label: deckWords[locale].asSite, text: () => deckOfSite(content, named) },
  ],
  read: (text, locale) => {
    const read = readDecks(content, text);
    return { found: read.decks, notes: worded(read.notes, locale) };
  },
  fileOf: deckFile,
  fileName: 'champions',
  fileEnding: 'decks.json',
};

/** The deck builder. */
export function DeckPage({ query }: { readonly query: URLSearchParams }) {
  return (
    <Builder maker={decks} query={query}>
      {({ deck }, change) => <DeckColumns deck={deck} onChange={(next) => change({ deck: next })} />}
    </Builder>
  );
}
