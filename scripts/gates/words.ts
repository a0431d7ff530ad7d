/** Where a pattern stands in a source, as "line: text". */
function found(source: string, pattern: RegExp): string[] {
  return source.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${i + 1}: ${line.trim()}`] : []));
}

/** What the tools of messages put into a sentence: somebody or something by name, which has its grammar. */
const NAMED = 'character|characters|card|named|terrain|features|token|die|source|zone';

/** Contracted by the language ("del", "al", "vom", "zum"): only `prep` knows when. */
const CONTRACTED = new RegExp(
  `(?<![\\p{L}.])(?:de|a|A|von|Von|zu|bei) \\$\\{(?:t|tools)\\.(?:${NAMED})\\(`,
  'u',
);

/** German prepositions that ask for a case: the one named must be told it. */
const UNDECLINED = new RegExp(
  `(?<!\\p{L})(?:[Mm]it|gegen|für|durch|auf|über|nach|ohne) \\$\\{(?:t|tools)\\.(?:${NAMED})\\([^()]*(?:\\([^()]*\\)[^()]*)?\\)\\}`,
  'u',
);
const CASE = /'(?:acc|dat|gen)'\)\}/u;

/** Templates that glue a name behind a preposition: "de ${t.character(who)}", "mit ${t.token(token)}". */
export const gluedIn = (source: string): readonly string[] => [
  ...found(source, CONTRACTED),
  ...source.split('\n').flatMap((line, i) => {
    const [glued] = UNDECLINED.exec(line) ?? [];
    return glued === undefined || CASE.test(glued) ? [] : [`${i + 1}: ${line.trim()}`];
  }),
];

/** Words that a game has another one for, inside of its texts. */
export const strangersIn = (source: string, words: readonly string[]): readonly string[] =>
  words.length === 0
    ? []
    : found(
        source,
        new RegExp(`['"\`](?:[^'"\`\\n]*[^\\p{L}'"\`\\n-])?(?:${words.join('|')})(?![\\p{L}-])`, 'u'),
      );

const plainly = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The first letters of the longest word: what inflection leaves of a term. */
function stem(term: string): string {
  const words = plainly(term).match(/[\p{L}-]+/gu) ?? [];
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest.slice(0, Math.min(6, Math.max(4, longest.length - 3)));
}

interface Words {
  readonly en: string;
  readonly es: string;
  readonly de: string;
}

/** What a book does not have is null. */
type Term = { readonly [locale in keyof Words]: string | null };

const without = (text: string | null): string => (text ?? '').replace(/ ?\(.*?\)/gu, '').toLowerCase();

/** What a label says otherwise than the terms it names: "Trupp" where the term is "Team". */
export function otherwise(label: Words, terms: readonly Term[]): readonly string[] {
  const said = ` ${label.en.toLowerCase()} `;
  const named = terms.filter(({ en }) => {
    const term = without(en);
    return (
      term !== '' &&
      new RegExp(
        `[^\\p{L}]${term.length < 6 ? term : `${term.replace(/s$/u, '')}(?:s|es)?`}[^\\p{L}]`,
        'u',
      ).test(said)
    );
  });
  // "Attack" is not what "Attack phase" is about.
  const own = named.filter(
    ({ en }) => !named.some((other) => other.en !== en && without(other.en).includes(without(en))),
  );
  return (['es', 'de'] as const).flatMap((locale) => {
    // Two things may have one English word: one of them is meant.
    const uses = (en: string | null): boolean =>
      own.some((term) => term.en === en && plainly(label[locale]).includes(stem(without(term[locale]))));
    const unused = own.filter((term) => term[locale] !== null && !uses(term.en));
    return unused.map((term) => `${label.en}: “${label[locale]}” is “${term[locale]}”`);
  });
}
