import {
  type Case,
  type GermanGenders,
  quoted as inQuotes,
  type Locale,
  type Part,
  properName,
  type Rich,
  ref,
  rich,
  type SpanishArticles,
} from '@assemble/language';
import type { CardType, Content, Face } from '../content.ts';
import type { K } from './lexicon.ts';
import type { Phrases } from './phrases.ts';
import { known, type Whom } from './whom.ts';

const CHARACTERS: ReadonlySet<CardType> = new Set(['hero', 'alter-ego', 'ally', 'villain', 'minion']);

export const isCharacter = (face: Face): boolean => CHARACTERS.has(face.type);

/** Spanish characters that have an article inside a sentence, by the first word of their titles. */
const ARTICLES: SpanishArticles = {
  Buitre: 'el',
  Capitana: 'la',
  Conmocionador: 'el',
  Dron: 'el',
  Fundidor: 'el',
  Gata: 'la',
  Guardia: 'el',
  Hombre: 'el',
  Mercenario: 'el',
  Rino: 'el',
  Soldado: 'el',
  Terrorista: 'el',
  Traficante: 'el',
  Viuda: 'la',
};

/** German characters whose titles are common nouns. */
const GENDERS: GermanGenders = {
  Drohne: 'f',
  'Gepanzerte Wache': 'f',
  'Hydra-Bombenleger': 'm',
  'Hydra-Soldat': 'weak',
  'Hydra-Söldner': 'm',
  'Verbesserte Ultron-Drohne': 'f',
  Waffenschmuggler: 'm',
};

/** A title in running text, or without a case by itself: names of characters stand alone, other titles in quotation marks where a language wants them. */
export function quoted(
  face: Face,
  locale: Locale,
  link: (text: string) => Part,
  grammaticalCase: Case | null = null,
): Rich {
  const title = face.title[locale];
  if (locale === 'en' || (grammaticalCase === null && isCharacter(face))) return [link(title)];
  if (grammaticalCase !== null && isCharacter(face))
    return properName(locale, title, { case: grammaticalCase, articles: ARTICLES, genders: GENDERS, link });
  const marked = inQuotes(locale, link(title));
  return locale === 'de' && grammaticalCase === 'gen' ? rich`von ${marked}` : marked;
}

/** The first side of a card, by the card's id or a side's. */
export const sideOf = (content: Content, id: string): Face => content.find(id)?.faces[0] ?? content.face(id);

/** Characters of the core set who are women, by their card: Spanish and German agree with them. */
const WOMEN: ReadonlySet<string> = new Set(
  [2, 10, 11, 19, 20, 41, 51, 59, 67, 75, 83, 162, 181].map((number) => `core/${number}`),
);

const named = (k: K, face: Face): Whom => {
  // A title that is no name stands for its card, which is feminine in Spanish and German.
  const gender = WOMEN.has(face.card) || !isCharacter(face) ? 'f' : 'm';
  return known(
    k,
    { person: 3, number: 'one', gender: k.locale === 'en' ? 'n' : gender },
    face.type,
    (grammaticalCase) => quoted(face, k.locale, (text) => ref('card', face.id, text), grammaticalCase),
  );
};

/** A card by its name. */
export const byName = (p: Phrases, id: string): Whom => named(p, sideOf(p.content, id));

/** The card that speaks: a character by its name. */
export const ownName = (p: Phrases): Whom => named(p, p.face);
