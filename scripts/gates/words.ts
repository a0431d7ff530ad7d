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
  `(?<!\\p{L})(?:[Mm]it|an|gegen|für|durch|auf|über|nach|ohne) \\$\\{(?:t|tools)\\.(?:${NAMED})\\([^()]*(?:\\([^()]*\\)[^()]*)?\\)\\}`,
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
