import type { GameWords, Step, Words } from '@assemble/kernel';
import { isRuleId, ledger } from '@assemble/rules';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Mistake, Path } from './problem.ts';
import { scenarioSchema } from './schema.ts';

type Raw = { readonly [word: string]: unknown };
const isMap = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Beside its player a step may have these. */
const BESIDE = ['refused', 'then'];

const compiled = new WeakMap<object, ValidateFunction>();

function validator<T>(words: GameWords<T>): ValidateFunction {
  let validate = compiled.get(words.schema);
  if (validate === undefined) {
    const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, strictTypes: false });
    const definitions = {
      ...words.schema.definitions,
      // Ids are looked up in the ledger, which also knows the nearest.
      'rule-id': { type: 'string' },
    };
    validate = ajv.compile({ ...scenarioSchema(words), definitions });
    compiled.set(words.schema, validate);
  }
  return validate;
}

/** Everything that is wrong with a scenario as it was read, first its form, then its names. */
export function mistakesIn<T>(raw: unknown, games: readonly GameWords<T>[]): Mistake[] {
  if (!isMap(raw))
    return [{ path: [], expected: 'a scenario: game, name, rules, given, when, then', got: shown(raw) }];
  const { game } = raw;
  const words = games.find((one) => one.game === game);
  if (words === undefined) {
    const among = games.map((one) => one.game);
    if (game === undefined) return [missing([], 'game')];
    return [
      {
        path: ['game'],
        expected: `a game (${among.join(', ')})`,
        got: `unknown game '${String(game)}'`,
        among,
      },
    ];
  }
  const strangers = strangersIn(raw, words);
  const validate = validator(words);
  validate(raw);
  const inForm = (validate.errors ?? [])
    .map((error) => fromError(error))
    .filter((one): one is Mistake => one !== null)
    .filter((one) => !strangers.some((stranger) => isWithin(one.path, stranger.path)));
  const mistakes = [...strangers, ...inForm, ...unknownRules(raw)];
  if (mistakes.length > 0) return mistakes;
  const steps = stepsOf(raw);
  const place = (path: Path): Path => placeOfStep(path, steps);
  return words
    .problems((raw['given'] ?? {}) as Words, steps, (raw['then'] ?? {}) as Words)
    .map((one) => ({ ...one, path: place(one.path) }));
}

/** The steps of a scenario that is in form. */
export function stepsOf(raw: Raw): Step[] {
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
function strangersIn<T>(raw: Raw, words: GameWords<T>): Mistake[] {
  const given = isMap(raw['given']) ? raw['given'] : {};
  let players: readonly string[] = [];
  try {
    players = words.players(given as Words);
  } catch {
    // The form of `given` is wrong: the schema says how.
  }
  const found: Mistake[] = [];
  const look = (value: unknown, schema: unknown, path: Path): void => {
    if (!isMap(value)) return;
    const known = [...Object.keys(propertiesOf(schema)), ...players];
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
  look(given, words.schema.given, ['given']);
  look(raw['then'], words.schema.then, ['then']);
  if (!Array.isArray(raw['when'])) return found;
  raw['when'].forEach((step: unknown, i: number) => {
    if (!isMap(step)) return;
    look(step['then'], words.schema.then, ['when', i, 'then']);
    const names = Object.keys(step).filter((key) => !BESIDE.includes(key));
    const expected = `one player (${players.join(', ')}), and perhaps refused or then`;
    if (names.length !== 1) {
      found.push({
        path: ['when', i],
        expected,
        got: names.length === 0 ? 'no player' : names.join(' and '),
      });
    }
    for (const name of names) {
      if (players.includes(name)) continue;
      found.push({
        path: ['when', i, name],
        key: true,
        expected,
        got: `unknown player '${name}'`,
        among: [...players, ...BESIDE],
      });
    }
  });
  return found;
}

function propertiesOf(schema: unknown): Raw {
  const properties = isMap(schema) ? schema['properties'] : undefined;
  return isMap(properties) ? properties : {};
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
  look(raw['rules'], ['rules']);
  if (Array.isArray(raw['when'])) {
    raw['when'].forEach((step: unknown, i: number) => {
      if (isMap(step)) look(step['refused'], ['when', i, 'refused']);
    });
  }
  return found;
}

/** What the validator found, in words. */
function fromError(error: ErrorObject): Mistake | null {
  const path = pathOf(error.instancePath);
  const params = error.params as Raw;
  const schema = (error.parentSchema ?? {}) as Raw;
  const got = shown(error.data);
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const among = Object.keys(propertiesOf(schema));
      return {
        path: [...path, key],
        key: true,
        expected: listed(among),
        got: `unknown word '${key}'`,
        among,
      };
    }
    case 'required':
      return missing(path, String(params['missingProperty']));
    case 'enum': {
      const among = (params['allowedValues'] as unknown[]).map(String);
      return { path, expected: listed(among), got, among };
    }
    case 'if':
      return null;
    case 'propertyNames':
      return null;
    default: {
      const expected =
        typeof schema['description'] === 'string'
          ? schema['description']
          : (error.message ?? 'something else').replace(/^must be /, '');
      return { path, expected, got };
    }
  }
}

const missing = (path: Path, word: string): Mistake => ({
  path,
  expected: `the word '${word}'`,
  got: `'${word}' is missing`,
});

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const listed = (words: readonly string[]): string =>
  words.length > 14 ? `one of ${words.slice(0, 12).join(', ')} …` : `one of ${words.join(', ')}`;

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'a map of words' : String(value);
}
