import type { Locale } from '@assemble/language';
import { locales } from '@assemble/language';
import type { Card, CardType, Content } from '../content.ts';
import { SETS, setKind } from '../names.ts';
import type { Deck } from '../setup.ts';
import { TYPES } from '../text/names.ts';
import { nearestCards } from './deck.ts';

/** A deck and what its maker calls it. */
export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

/** A part of a text that is not in the deck as it stands, and why; the ids of cards that may have been meant. */
export interface DeckNote {
  readonly part: string;
  readonly why: 'unreadable' | 'no-card' | 'no-hero' | 'only-address';
  readonly nearest: readonly string[];
}

export interface ReadDecks {
  readonly decks: readonly NamedDeck[];
  readonly notes: readonly DeckNote[];
}

const FORMAT = 'assemble.champions.decks';
const PREFIX = 'core/';

const short = (id: string): string => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id);
const long = (id: string): string => (id.includes('/') ? id : `${PREFIX}${id}`);

/** A deck in the few characters that an address has room for: "1.2x1.3x2". */
export const deckCode = ({ identity, cards }: Deck): string =>
  [short(identity), ...Object.entries(cards).map(([id, copies]) => `${short(id)}x${copies}`)].join('.');

export function readDeckCode(content: Content, code: string): { deck: Deck; notes: readonly DeckNote[] } {
  const [identity = '', ...parts] = code.split('.');
  const notes: DeckNote[] = [];
  const cards: { [id: string]: number } = {};
  for (const part of parts) {
    const [, id = '', copies = '0'] = /^(.+)x(\d{1,2})$/.exec(part) ?? [];
    if (id === '') notes.push({ part, why: 'unreadable', nearest: [] });
    else if (content.find(long(id)) === undefined) notes.push(unknown(content, part, long(id)));
    else if (Number(copies) > 0) cards[long(id)] = Number(copies);
  }
  if (identity !== '' && content.find(long(identity)) === undefined)
    notes.push(unknown(content, identity, long(identity)));
  return { deck: { identity: identity === '' ? '' : long(identity), cards }, notes };
}

const unknown = (content: Content, part: string, text: string): DeckNote => ({
  part,
  why: 'no-card',
  nearest: nearestCards(content, text),
});

const ORDER: readonly CardType[] = ['ally', 'event', 'support', 'upgrade', 'resource'];

/** The deck as people write it down: the hero, then every card under the heading of its type. */
export function deckList(content: Content, { name, deck }: NamedDeck, locale: Locale): string {
  const lines = [name, '', content.find(deck.identity)?.faces[0].title[locale] ?? deck.identity];
  const all = Object.entries(deck.cards).flatMap(([id, copies]) => {
    const card = content.find(id);
    return card === undefined ? [] : [{ card, copies }];
  });
  for (const type of ORDER) {
    const here = all.filter(({ card }) => card.faces[0].type === type);
    if (here.length === 0) continue;
    lines.push('', TYPES[type][locale]);
    for (const { card, copies } of here) lines.push(`${copies}x ${listed(card, locale)}`);
  }
  return lines.join('\n');
}

/** A title; with the subtitle, or the number where several cards of a hero share the title. */
const listed = ({ faces: [face], id }: Card, locale: Locale): string =>
  face.subtitle === null
    ? /[a-z]$/u.test(id)
      ? `${face.title[locale]} (${short(id)})`
      : face.title[locale]
    : `${face.title[locale]}: ${face.subtitle[locale]}`;

export const deckFile = (decks: readonly NamedDeck[]): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, game: 'champions', decks }, null, 2)}\n`;

/** "core/43a" is "01043a": the set, then the number of the card in three digits, then its letter. */
const codeOfId = (id: string): string => {
  const [, digits = '', letter = ''] = /^(\d+)([a-z]?)$/.exec(short(id)) ?? [];
  return `01${digits.padStart(3, '0')}${letter}`;
};

/** The deck as the community's deck site hands it out, and takes it. */
export const deckOfSite = (content: Content, { name, deck }: NamedDeck): string =>
  `${JSON.stringify(
    {
      name,
      hero_code: `${codeOfId(deck.identity)}a`,
      hero_name: content.find(deck.identity)?.faces[0].title.en ?? '',
      slots: Object.fromEntries(Object.entries(deck.cards).map(([id, copies]) => [codeOfId(id), copies])),
      meta: '',
    },
    null,
    2,
  )}\n`;

/** Reads a link, a list of names, a file of ours, or what the community's deck site hands out. */
export function readDecks(content: Content, text: string): ReadDecks {
  const code = /[?&]d=([^&\s]+)/.exec(text)?.[1];
  if (code !== undefined) {
    const { deck, notes } = readDeckCode(content, decodeURIComponent(code));
    const name = /[?&]name=([^&\s]+)/.exec(text)?.[1] ?? '';
    return { decks: [{ name: decodeURIComponent(name.replaceAll('+', ' ')), deck }], notes };
  }
  const trimmed = text.trim();
  // What is behind an address cannot be fetched from here: whoever has it must paste what it shows.
  if (ADDRESS.test(trimmed))
    return { decks: [], notes: [{ part: trimmed, why: 'only-address', nearest: [] }] };
  if (trimmed.startsWith('<')) return readList(content, listOfFile(trimmed));
  return trimmed.startsWith('{') ? readFile(content, text) : readList(content, text);
}

/** A deck of the community's site by its address or its number alone. */
const ADDRESS = /^(?:(?:https?:\/\/)?(?:\w+\.)?marvelcdb\.com\/\S*|#?\d{1,9})$/i;

const ENTITIES: { readonly [entity: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number(code)),
  );

/** The cards of a file of the OCTGN table, as a list; its sections, notes and ids of printings say nothing to us. */
const listOfFile = (xml: string): string =>
  Array.from(
    xml.matchAll(/<card\b[^>]*\bqty="(\d+)"[^>]*>([^<]*)<\/card>/gi),
    ([, copies = '1', title = '']) => `${copies}x ${unescaped(title).trim()}`,
  ).join('\n');

const unreadable = (part: string): ReadDecks => ({
  decks: [],
  notes: [{ part: part.slice(0, 60), why: 'unreadable', nearest: [] }],
});

function readFile(content: Content, text: string): ReadDecks {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return unreadable(text);
  }
  const file = json as { format?: unknown; decks?: unknown; slots?: unknown };
  if (file.format === FORMAT && Array.isArray(file.decks)) {
    const decks = file.decks.filter(isNamedDeck);
    return { decks, notes: decks.length === file.decks.length ? [] : unreadable(text).notes };
  }
  return typeof file.slots === 'object' && file.slots !== null
    ? readSlots(content, json as Slots)
    : unreadable(text);
}

/** Whether a value has the form of a named deck; whether it is legal is for the rules to say. */
export function isNamedDeck(value: unknown): value is NamedDeck {
  if (typeof value !== 'object' || value === null) return false;
  const { name, deck } = value as Partial<NamedDeck>;
  return (
    typeof name === 'string' &&
    typeof deck === 'object' &&
    deck !== null &&
    typeof deck.identity === 'string' &&
    typeof deck.cards === 'object' &&
    deck.cards !== null &&
    Object.values(deck.cards).every((copies) => typeof copies === 'number')
  );
}

interface Slots {
  readonly name?: string;
  readonly hero_code?: string;
  readonly slots: { readonly [code: string]: number };
}

/** "01001a" is the first card of the core set. */
function idOfCode(content: Content, code: string): string | null {
  const [, digits = '', side = ''] = /^01(\d{3})([a-z]?)$/.exec(code) ?? [];
  if (digits === '') return null;
  const id = `${PREFIX}${Number(digits)}`;
  return [`${id}${side}`, id].find((one) => content.find(one) !== undefined) ?? null;
}

function readSlots(content: Content, { name = '', hero_code: hero = '', slots }: Slots): ReadDecks {
  const notes: DeckNote[] = [];
  const cards: { [id: string]: number } = {};
  const identity = idOfCode(content, hero);
  if (identity === null) notes.push({ part: hero, why: 'no-hero', nearest: [] });
  for (const [code, copies] of Object.entries(slots)) {
    const id = idOfCode(content, code);
    if (id === null) notes.push(unknown(content, code, code));
    else cards[id] = copies;
  }
  return { decks: [{ name, deck: { identity: identity ?? '', cards } }], notes };
}

const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f"“”„«»'’!¡.:,-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

type ByName = ReadonlyMap<string, readonly Card[]>;
const known = new WeakMap<Content, ByName>();

/** Cards of decks and heroes by every name they have; put together once. */
function cardsByName(content: Content): ByName {
  const before = known.get(content);
  if (before !== undefined) return before;
  const names = new Map<string, readonly Card[]>();
  known.set(content, names);
  const put = (name: string, card: Card): void => {
    const others = names.get(name) ?? [];
    if (!others.includes(card)) names.set(name, [...others, card]);
  };
  for (const card of content.cards) {
    const kind = setKind(card.set);
    if (kind !== 'hero' && kind !== 'aspect' && kind !== 'basic') continue;
    for (const locale of locales) {
      for (const face of card.faces) {
        const title = plainName(face.title[locale]);
        if (face.subtitle !== null) put(`${title} ${plainName(face.subtitle[locale])}`, card);
        put(title, card);
      }
    }
  }
  return names;
}

/** A heading may stand in the plural: more than these endings no type has. */
const plurals = (word: string): string[] => [
  word,
  ...['s', 'es', 'n', 'e'].map((ending) => `${word}${ending}`),
  word.replace(/y$/, 'ies'),
];

const LINE = /^(?:(\d+)\s*[x×]?\s+)?(.+?)(?:\s+[x×](\d+))?$/i;

/** A list: the first hero is the identity, headings are passed over, the first other line is the name. */
function readList(content: Content, text: string): ReadDecks {
  const byName = cardsByName(content);
  const headings = new Set(
    locales.flatMap((locale) => [
      ...Object.values(TYPES).flatMap((type) => plurals(plainName(type[locale]))),
      ...Object.values(SETS).map(({ title }) => plainName(title[locale])),
    ]),
  );
  const notes: DeckNote[] = [];
  const cards: { [id: string]: number } = {};
  let name = '';
  let identity = '';
  for (const line of text.split('\n').map((one) => one.replace(/^[\s•*–—-]+/u, '').trim())) {
    if (line === '') continue;
    const [, before, said = '', after] = LINE.exec(line) ?? [];
    const bare = said.replace(/\s*\([^)]*\)\s*$/u, '');
    const number = /\((\d+[a-z])\)\s*$/u.exec(said)?.[1];
    const alike = byName.get(plainName(bare)) ?? [];
    const card =
      (number === undefined ? undefined : content.find(long(number))) ??
      // Of several cards of a hero with one title, each is taken as often as there are copies of it.
      alike.find(({ id, copies }) => (cards[id] ?? 0) < copies) ??
      alike[0];
    const counted = before ?? after;
    // The file of a table counts its hero like any card.
    if (card?.faces[0].type === 'hero' && Number(counted ?? 1) === 1) identity = identity || card.id;
    else if (card !== undefined && counted !== undefined)
      cards[card.id] = (cards[card.id] ?? 0) + Number(counted);
    else if (counted !== undefined) notes.push(unknown(content, line, bare));
    else if (!headings.has(plainName(bare)) && !/^packs?\b/iu.test(bare)) {
      if (card !== undefined) cards[card.id] = (cards[card.id] ?? 0) + 1;
      else if (name === '') name = line;
      else notes.push(unknown(content, line, bare));
    }
  }
  if (Object.keys(cards).length === 0) return { decks: [], notes };
  if (identity === '') notes.push({ part: name, why: 'no-hero', nearest: [] });
  return { decks: [{ name, deck: { identity, cards } }], notes };
}
