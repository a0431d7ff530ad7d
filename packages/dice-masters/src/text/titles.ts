import {
  type Case,
  type Gender,
  type GermanGenders,
  type Locale,
  type Part,
  properName,
  type Rich,
  type SpanishArticles,
} from '@assemble/language';
import { TITLES, type TitleId } from '../names.ts';

/** Spanish names that are descriptions take the article; given names and code names do not. */
const ARTICLES: SpanishArticles = {
  Antorcha: 'la',
  Bestia: 'la',
  Capitán: 'el',
  Castigador: 'el',
  Doctor: 'el',
  Duende: 'el',
  Motorista: 'el',
  Profesor: 'el',
  Viuda: 'la',
};

/** German names that are common nouns. */
const GENDERS: GermanGenders = { 'Das Ding': 'n', 'Grüner Kobold': 'm', 'Menschliche Fackel': 'f' };

export type Link = (text: string) => Part;

export interface Title {
  readonly gender: Gender;
  /** In running text; the German genitive of a plain name is "von Hulk". */
  readonly in: (grammaticalCase: Case) => Rich;
}

/** What a sentence about a title agrees with: "la Cosa está lista", whoever is meant. */
function genderOf(id: TitleId, locale: Locale): Gender {
  const { gender, text } = TITLES[id];
  if (locale === 'de') return (GENDERS[text.de] as Gender | undefined) ?? gender;
  const isFeminine = text.es.startsWith('La ') || ARTICLES[text.es.replace(/ .*/u, '')] === 'la';
  return locale === 'es' && isFeminine ? 'f' : gender;
}

/** A title in running text, linked by its caller. */
export const title = (id: TitleId, locale: Locale, link: Link): Title => ({
  gender: genderOf(id, locale),
  in: (grammaticalCase) =>
    properName(locale, TITLES[id].text[locale], {
      case: grammaticalCase,
      articles: ARTICLES,
      genders: GENDERS,
      link,
    }),
});

/** German: the first part of "Captain-America-Würfel"; null for titles with an article, which take the genitive. */
export function compound(id: TitleId, link: Link): Rich | null {
  const { de } = TITLES[id].text;
  return GENDERS[de] === undefined ? [link(`${de.replaceAll(' ', '-')}-`)] : null;
}
