/** Where a pattern stands in a source, as "line: text". */
function found(source: string, pattern: RegExp): string[] {
  return source.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${i + 1}: ${line.trim()}`] : []));
}

/** What the tools of messages put into a sentence: somebody or something by name, which has its grammar. */
const NAMED = 'character|characters|card|fullCard|named|terrain|features|token|die|plainDie|source|zone';

/**
 * The page and the command line have names without grammar. There `name` is a player's, which never bends; things are
 * called what they are, and stand behind a colon instead of a preposition.
 */
const THINGS =
  'things?|cards?|dice|die|hero|heroes|title|titles|villain|tokens?|terrain|features?|characters?|blockers?|attackers?';

const BESIDE_THINGS = new RegExp(
  `(?<![\\p{L}.])(?:[Dd]e|[Aa]|[Vv]on|[Zz]u|[Bb]ei|[Mm]it|[Aa]n|[Aa]uf|[Ff]ür|[Dd]urch) \\$\\{(?:${THINGS})\\}`,
  'u',
);

/** Words of the page that glue the name of a thing behind a preposition: "bloqueando a ${things}". */
export const gluedThings = (source: string): readonly string[] => found(source, BESIDE_THINGS);

/** Contracted by the language ("del", "al", "vom", "zum"): only `prep` knows when. */
const CONTRACTED = new RegExp(
  `(?<![\\p{L}.])(?:de|a|A|von|Von|zu|bei) \\$\\{(?:t|tools)\\.(?:${NAMED})\\(`,
  'u',
);

/** Somebody a sentence of a card is about: a phrase with its article. */
const PHRASE = /(?<![\p{L}.])(?:de|a|von|zu|bei) \$\{\w+\.(?:bare|text)\b/u;

/** German prepositions that ask for a case: the one named must be told it. */
const UNDECLINED = new RegExp(
  `(?<!\\p{L})(?:[Mm]it|an|gegen|für|durch|auf|über|nach|ohne) \\$\\{(?:t|tools)\\.(?:${NAMED})\\([^()]*(?:\\([^()]*\\)[^()]*)?\\)\\}`,
  'u',
);
const CASE = /'(?:acc|dat|gen)'\)\}/u;

/** Templates that glue a name behind a preposition: "de ${t.character(who)}", "mit ${t.token(token)}". */
export const gluedIn = (source: string): readonly string[] => [
  ...found(source, CONTRACTED),
  ...found(source, PHRASE),
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
