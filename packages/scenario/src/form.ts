import type { GameWords } from '@assemble/kernel';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Mistake, Path } from './problem.ts';
import { scenarioSchema } from './schema.ts';
import { merged } from './words/merge.ts';

export type Raw = { readonly [word: string]: unknown };
export const isMap = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const compiled = new WeakMap<object, ValidateFunction>();

function validator<T>(words: GameWords<T>): ValidateFunction {
  let validate = compiled.get(words.schema);
  if (validate === undefined) {
    const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, strictTypes: false });
    const definitions = {
      ...merged(words).definitions,
      // Ids are looked up in the ledger, which also knows the nearest.
      'rule-id': { type: 'string' },
    };
    validate = ajv.compile({ ...scenarioSchema(words), definitions });
    compiled.set(words.schema, validate);
  }
  return validate;
}

/** Where a scenario is not in form. */
export function mistakesInForm<T>(raw: Raw, words: GameWords<T>): Mistake[] {
  const validate = validator(words);
  validate(raw);
  return (validate.errors ?? [])
    .map((error) => fromError(error))
    .filter((one): one is Mistake => one !== null);
}

export function propertiesOf(schema: unknown): Raw {
  const properties = isMap(schema) ? schema['properties'] : undefined;
  return isMap(properties) ? properties : {};
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
    case 'propertyNames':
    case 'anyOf':
      return null;
    case 'const':
      return { path, expected: String(params['allowedValue']), got };
    default: {
      const expected =
        typeof schema['description'] === 'string'
          ? schema['description']
          : (error.message ?? 'something else').replace(/^must be /, '');
      return { path, expected, got };
    }
  }
}

export const missing = (path: Path, word: string): Mistake => ({
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

export const listed = (words: readonly string[]): string =>
  words.length > 48 ? `one of ${words.slice(0, 45).join(', ')} …` : `one of ${words.join(', ')}`;

export function shown(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'a map of words' : String(value);
}
