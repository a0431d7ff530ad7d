import type { Failure, GameWords, Step, Words } from '@assemble/kernel';
import { isRuleId, ledger } from '@assemble/rules';
import { isMap, listed, missing, mistakesInForm, propertiesOf, type Raw, shown } from './form.ts';
import { type Mistake, meantBy, type Path, placeOf } from './problem.ts';
import type { Scenario } from './scenario.ts';
import { merged } from './words/merge.ts';
import { BESIDE, type Change, modernised } from './words/older.ts';

/** A scenario as it was read: in today's words, with its players, and everything that is wrong with it. */
export interface Understood {
  readonly raw: Raw;
  readonly mistakes: readonly Mistake[];
  /** Older words that were replaced. */
  readonly changes: readonly Change[];
}

/** Reads a scenario in whatever words it is written. */
export function understood<T>(raw: unknown, games: readonly GameWords<T>[]): Understood {
  const no = (mistake: Mistake): Understood => ({ raw: {}, mistakes: [mistake], changes: [] });
  if (!isMap(raw))
    return no({ path: [], expected: 'a scenario: game, name, rules, given, when, then', got: shown(raw) });
  const { game } = raw;
  const words = games.find((one) => one.game === game);
  if (words !== undefined) return understoodWith(raw, words);
  const among = games.map((one) => one.game);
  if (game === undefined) return no(missing([], 'game'));
  const expected = `a game (${among.join(', ')})`;
  return no({ path: ['game'], expected, got: `unknown game '${String(game)}'`, among });
}

function understoodWith<T>(written: Raw, words: GameWords<T>): Understood {
  const { raw, players, changes } = modernised(written, words);
  const strangers = strangersIn(raw, players, words);
  const inForm = mistakesInForm(raw, words).filter(
    (one) => !strangers.some((stranger) => isWithin(one.path, stranger.path)),
  );
  const mistakes = [...strangers, ...inForm, ...unknownRules(raw)];
  const given: Words = { ...((raw['given'] ?? {}) as Words), players };
  const now = { ...raw, given };
  const named = namesIn(words, raw, given, mistakes.some(isOfBody));
  const wrong = mistakes.filter(isOfBody);
  const more = named.filter((one) => !wrong.some(({ path }) => isWithin(one.path, path)));
  return { raw: now, mistakes: [...mistakes, ...more], changes };
}

/** Names that stand for nothing, as far as they can be told where the form is wrong as well. */
function namesIn<T>(words: GameWords<T>, raw: Raw, given: Words, isOutOfForm: boolean): Mistake[] {
  try {
    const steps = stepsOf(raw);
    const named = words.problems(given, steps, (raw['then'] ?? {}) as Words);
    return named.map((one) => ({ ...one, path: placeOfStep(one.path, steps) }));
  } catch (error) {
    if (isOutOfForm || !Array.isArray(raw['when'])) return [];
    throw error;
  }
}

/** A mistake in what is played; the others are in the title and the citations. */
const isOfBody = ({ path: [part] }: Mistake): boolean =>
  part === 'given' || part === 'when' || part === 'then';

/** A typed scenario in today's words, or what is wrong with it: its title and its citations are for the compiler. */
export function readTyped<T>(
  words: GameWords<T>,
  scenario: Scenario,
): { readonly scenario: Scenario } | { readonly mistakes: readonly Failure[] } {
  const { given, when, then } = scenario;
  const { raw, mistakes } = understoodWith(
    {
      game: words.game,
      given,
      when: when.map(({ who, does, ...beside }) => ({ [who]: does, ...beside })),
      ...(then === undefined ? {} : { then }),
    },
    words,
  );
  const found = mistakes.filter(isOfBody);
  if (found.length > 0) return { mistakes: found.map(asFailure) };
  return { scenario: { ...scenario, ...bodyOf(raw) } };
}

/** What is played, of a scenario that is in form. */
export function bodyOf(raw: Raw): Pick<Scenario, 'given' | 'when'> & Partial<Pick<Scenario, 'then'>> {
  const { given, then } = raw as { given: Words; then?: Words };
  return { given, when: stepsOf(raw), ...(then === undefined ? {} : { then }) };
}

function asFailure(mistake: Mistake): Failure {
  const { path, expected, got } = mistake;
  const meant = meantBy(mistake);
  const suggestion = meant === null ? '' : `: did you mean '${meant}'?`;
  return { where: placeOf(path), path, expected, got: `${got}${suggestion}` };
}

/** The steps of a scenario that is in form. */
function stepsOf(raw: Raw): Step[] {
  return (raw['when'] as Raw[]).map((written) => {
    const who = Object.keys(written).find((key) => !BESIDE.includes(key)) ?? '';
    const { refused, then } = written as { refused?: string[]; then?: Words };
    return {
      who,
      does: (written[who] ?? {}) as Words,
      ...(refused === undefined ? {} : { refused }),
      ...(then === undefined ? {} : { then }),
    };
  });
}

/** In a file the words of a step stand under its player. */
function placeOfStep(path: Path, steps: readonly Step[]): Path {
  const [first, i, word, ...rest] = path;
  if (first !== 'when' || typeof i !== 'number' || word !== 'does') return path;
  return ['when', i, steps[i]?.who ?? '', ...rest];
}

const isWithin = (path: Path, outer: Path): boolean => outer.every((part, i) => path[i] === part);

/** Words that are neither the game's nor a player's, where both may stand. */
function strangersIn<T>(raw: Raw, players: readonly string[], words: GameWords<T>): Mistake[] {
  const schema = merged(words);
  const found: Mistake[] = [];
  const look = (value: unknown, known: readonly string[], path: Path): void => {
    if (!isMap(value)) return;
    for (const key of Object.keys(value)) {
      if (known.includes(key)) continue;
      found.push({
        path: [...path, key],
        key: true,
        expected: listed(known),
        got: `unknown word '${key}'`,
        among: known,
      });
    }
  };
  const then = [...Object.keys(propertiesOf(schema.then)), ...players];
  look(raw['given'], [...Object.keys(propertiesOf(schema.given)), ...players], ['given']);
  look(raw['then'], then, ['then']);
  if (!Array.isArray(raw['when'])) return found;
  raw['when'].forEach((step: unknown, i: number) => {
    if (!isMap(step)) return;
    look(step['then'], then, ['when', i, 'then']);
    found.push(...strangersBeside(step, i, players));
  });
  return found;
}

/** A step has one player, and beside it perhaps what is refused or true then. */
function strangersBeside(step: Raw, i: number, players: readonly string[]): Mistake[] {
  const names = Object.keys(step).filter((key) => !BESIDE.includes(key));
  const expected = `one player (${players.join(', ')}), and perhaps refused or then`;
  const found: Mistake[] = [];
  if (names.length !== 1) {
    const got = names.length === 0 ? 'no player' : names.join(' and ');
    found.push({ path: ['when', i], expected, got });
  }
  for (const name of names) {
    if (players.includes(name)) continue;
    const among = [...players, ...BESIDE];
    found.push({ path: ['when', i, name], key: true, expected, got: `unknown player '${name}'`, among });
  }
  return found;
}

/** Rule ids that no ledger has. */
function unknownRules(raw: Raw): Mistake[] {
  const found: Mistake[] = [];
  const among = Object.values(ledger).flatMap((entries) => entries.map((entry) => entry.id as string));
  const look = (ids: unknown, path: Path): void => {
    if (!Array.isArray(ids)) return;
    ids.forEach((id: unknown, i) => {
      if (typeof id !== 'string' || isRuleId(id)) return;
      found.push({
        path: [...path, i],
        expected: 'an id of the rule ledger',
        got: `unknown rule '${id}'`,
        among,
      });
    });
  };
  const ofThen = (then: unknown, path: Path): void => {
    if (isMap(then) && then['won-by'] !== null) look([then['won-by']], [...path, 'won-by']);
  };
  look(raw['rules'], ['rules']);
  ofThen(raw['then'], ['then']);
  if (isMap(raw['given'])) look(raw['given']['refused'], ['given', 'refused']);
  if (Array.isArray(raw['when'])) {
    raw['when'].forEach((step: unknown, i: number) => {
      if (!isMap(step)) return;
      look(step['refused'], ['when', i, 'refused']);
      ofThen(step['then'], ['when', i, 'then']);
    });
  }
  return found;
}
