import {
  amount,
  type Case,
  capitalise,
  counted,
  DAMAGE,
  type Explained,
  inCase,
  kit,
  type Locale,
  type Part,
  plain,
  type Rich,
  ref,
  rich,
  seatName,
  tally,
  type Units,
  words,
} from '@assemble/language';
import { sayAbility } from '../abilities/nodes/index.ts';
import type { Ability, Cost, Effect } from '../abilities/vocabulary.ts';
import type { Content, Face, Resource } from '../content.ts';
import { SETS, type SetId } from '../names.ts';
import type { CardRef } from '../rules/events.ts';
import { type Paragraph, phrasesOf } from './card-text.ts';
import { costClauses } from './costs-phrase.ts';
import { eventPhrase } from './event-phrase.ts';
import type { Outcomes } from './keys.ts';
import { type K, lexicon } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import { resourceList } from './resources.ts';
import { told } from './said.ts';
import { isCharacter, quoted, sideOf } from './titles.ts';

const THREAT: Units = {
  en: ['threat', 'threat'],
  es: ['punto de amenaza', 'puntos de amenaza'],
  de: ['Bedrohung', 'Bedrohung'],
};

/** What a message cannot know by itself: how the players are called, the cards, what lies where in the match. */
export interface Names {
  /** By seat. */
  readonly seats: readonly string[];
  readonly content: Content;
  /** The side that a card of the match shows, by the card's number; nothing for a card nobody may know. */
  readonly face: (id: number) => string | undefined;
}

/** What the sentences of messages are written with, in one language. */
export interface Tools {
  readonly locale: Locale;
  readonly k: K;
  seat(seat: number): Part;
  /** A card of the match by its title; "a card" where it is hidden. A Spanish character as object has its "a". */
  card(card: CardRef | number, grammaticalCase?: Case): Rich;
  /** Its title alone, where the card is meant and not who is on it. */
  title(card: CardRef | number): Rich;
  cards(cards: readonly CardRef[]): Rich;
  /** A card or a side of one by its id. */
  named(id: string): Rich;
  faceOf(card: CardRef | number): Face | undefined;
  resources(all: readonly Resource[]): Rich;
  /** The ability at an address. */
  ability(at: string): { readonly face: Face; readonly ability: Ability; readonly text: Paragraph };
  /** What an effect at an address says. */
  effect(at: string): Rich;
  /** An effect with its numbers filled in, as the card at an address says it. */
  says(at: string, effect: Effect): Rich;
  /** "Exhaust this card: draw 1 card": what an ability does, and for what. */
  forWhat(ability: Outcomes['does.ability']): Rich;
  side(id: string): Face;
  /** What the abilities of a side say, in one paragraph. */
  text(id: string): Rich;
  set(id: string): string;
  /** "2 damage"; the number unfolds into its sources. */
  damage(n: number, of?: Explained | null): Rich;
  threat(n: number, of?: Explained | null): Rich;
}

export function tools(locale: Locale, names: Names): Tools {
  const k: K = kit(locale, lexicon);
  const { content } = names;

  const faceOf = (card: CardRef | number): Face | undefined => {
    const id = typeof card === 'number' ? names.face(card) : card.face;
    return id === undefined || id === '' ? undefined : content.face(id);
  };
  const titled = (face: Face, grammaticalCase: Case | null = null): Rich =>
    quoted(face, locale, (text) => ref('card', face.id, text), grammaticalCase);

  const card = (one: CardRef | number, grammaticalCase: Case | null): Rich => {
    const face = faceOf(one);
    if (face === undefined) return k.np({ noun: 'card', det: 'a', case: grammaticalCase ?? 'nom' });
    return titled(face, grammaticalCase);
  };

  /** Alike ones are counted: "2 × Energy". */
  const cards = (all: readonly CardRef[]): Rich => {
    const known = all.filter((one) => faceOf(one) !== undefined);
    const hidden = all.length - known.length;
    const rest = hidden === 0 ? [] : [rich`${amount(hidden)} ${k.np({ noun: 'card', count: hidden })}`];
    return k.list([...tally(known.map((one) => card(one, null))), ...rest], 'and');
  };

  const sideAt = (at: string): Face => content.face(at.slice(0, at.indexOf('#')));

  return {
    locale,
    k,
    seat: (seat) => seatName(names.seats, seat),
    card: (one, grammaticalCase = 'nom') => {
      const face = faceOf(one);
      const isPerson = face !== undefined && isCharacter(face);
      return inCase(k, grammaticalCase === 'acc' ? 'acc' : 'nom', card(one, grammaticalCase), isPerson);
    },
    title: (one) => card(one, null),
    cards,
    named: (id) => {
      const face = content.find(id) === undefined && !isSide(content, id) ? undefined : sideOf(content, id);
      return face === undefined ? [id] : titled(face);
    },
    faceOf,
    resources: (all) => resourceList(k, all),
    ability: (at) => {
      const face = sideAt(at);
      const ability = content.abilities.node(at) as unknown as Ability;
      return { face, ability, text: sayAbility(ability, phrasesOf(face, locale, content)) };
    },
    effect: (at) => {
      const p = phrasesOf(sideAt(at), locale, content);
      return told(p, p.say(content.abilities.node(at) as unknown as Effect));
    },
    says: (at, effect) =>
      effectText(content, at, effect, phrasesOf(sideAt(at), locale, content), locale !== 'de'),
    forWhat: ({ at, price, cost, effect }) => {
      const p = phrasesOf(sideAt(at), locale, content);
      const given = givenText(p, price, cost);
      // German begins anew behind a colon.
      const done = effectText(content, at, effect, p, given.length > 0 && locale !== 'de');
      return given.length === 0 ? done : rich`${given}: ${done}`;
    },
    side: (id) => content.face(id),
    text: (id) => {
      const face = content.face(id);
      return words(
        ...face.abilities.map((ability) => sayAbility(ability, phrasesOf(face, locale, content)).text),
      );
    },
    set: (id) => (Object.hasOwn(SETS, id) ? SETS[id as SetId].title[locale] : id),
    damage: counted(locale, DAMAGE),
    threat: counted(locale, THREAT),
  };
}

/** What an effect says where its ability has spoken of what it answers. */
function effectText(content: Content, at: string, effect: Effect, p: Phrases, inside: boolean): Rich {
  const ability = content.abilities.node(at) as unknown as Ability;
  // The words of the event are not told again, but what follows refers to them.
  if (ability.node === 'interrupt' || ability.node === 'response') eventPhrase(p, ability.on);
  return told(p, p.say(effect), inside);
}

/** "Pay 2, exhaust this card". */
function givenText(p: Phrases, price: number, cost: readonly Cost[]): Rich {
  const clauses = costClauses(p, cost).map((clause) => p.clause(clause));
  const pay = price === 0 ? [] : [p.clause({ verb: 'pay', rest: String(price) })];
  const all = [...pay, ...clauses];
  return all.length === 0 ? [] : capitalise(p.list(all, 'and'));
}

const isSide = (content: Content, id: string): boolean =>
  content.cards.some((card) => card.faces.some((face) => face.id === id));

/** The first line of a text. */
export const firstLine = (text: Rich): string => plain(text).split('\n')[0] ?? '';
