import { type Column, der } from './de-declension.ts';
import type { Case } from './kit.ts';
import type { Locale } from './lexicon.ts';
import { type Part, type Rich, rich } from './rich.ts';

/** By its first word: Spanish names that begin with a title or a common noun have an article inside a sentence. */
export type SpanishArticles = Readonly<Record<string, 'el' | 'la' | 'los' | 'las'>>;

/** By the whole name: German names that are common nouns have an article too; `weak` ones also decline ("den Soldaten"). */
export type GermanGenders = Readonly<Record<string, 'm' | 'f' | 'n' | 'weak'>>;

const COLUMNS: Readonly<Record<string, Column>> = { Der: 'm', Die: 'f', Das: 'n' };

/** After its article: "Grüner Kobold", "Das Ding" and "Der Unbesiegbare Iron Man" without what the article says. */
const afterArticle = (name: string): string =>
  name.replace(/^(?:Der|Die|Das) /u, '').replace(/^(\p{Lu}\S*e)[rs](?= )/u, '$1');

/** "den Unbesiegbaren Iron Man", "der Gepanzerten Wache", "des Grünen Kobolds"; a name without article is "von Hulk". */
function german(
  name: string,
  genders: GermanGenders,
  grammaticalCase: Case,
  link: (text: string) => Part,
): Rich {
  const gender = genders[name];
  const [, article = ''] = /^(Der|Die|Das) /u.exec(name) ?? [];
  const column = (gender === 'weak' ? 'm' : gender) ?? COLUMNS[article];
  if (column === undefined) return grammaticalCase === 'gen' ? rich`von ${link(name)}` : [link(name)];
  const bare = afterArticle(name);
  const same = grammaticalCase === 'nom' || (grammaticalCase === 'acc' && column !== 'm');
  const noun =
    gender === 'weak' ? 'en' : gender !== undefined && gender !== 'f' && grammaticalCase === 'gen' ? 's' : '';
  const declined = same ? bare : `${bare.replace(/^(\p{Lu}\S*e)(?= )/u, '$1n')}${noun}`;
  return rich`${der[grammaticalCase][column]} ${link(declined)}`;
}

/** "el Capitán América", "la Viuda Negra": the article stands outside the name, ready to be contracted. */
function spanish(name: string, articles: SpanishArticles, link: (text: string) => Part): Rich {
  const [, own, rest = ''] = /^(El|La|Los|Las) (.+)$/u.exec(name) ?? [];
  if (own !== undefined) return rich`${own.toLowerCase()} ${link(rest)}`;
  const article = articles[/^\S+/u.exec(name)?.[0] ?? ''];
  return article === undefined ? [link(name)] : rich`${article} ${link(name)}`;
}

/** A proper name as it stands inside a sentence; `link` makes a part of the name itself. */
export function properName(
  locale: Locale,
  name: string,
  { case: grammaticalCase = 'nom', articles = {}, genders = {}, link = (text) => text }: ProperName = {},
): Rich {
  if (locale === 'de') return german(name, genders, grammaticalCase, link);
  return locale === 'es' ? spanish(name, articles, link) : [link(name)];
}

interface ProperName {
  readonly case?: Case;
  readonly articles?: SpanishArticles;
  readonly genders?: GermanGenders;
  readonly link?: (text: string) => Part;
}
