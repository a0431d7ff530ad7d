import type { GameWords, Words } from '@assemble/kernel';
import { parseAllDocuments, stringify } from 'yaml';
import { modernised } from './words/older.ts';

/** A position of a file, in today's words, with its players. */
export interface WrittenPosition {
  readonly name: string;
  readonly given: Words;
  /** The edition of the rules, where the file says one. */
  readonly edition: string | null;
}

const isMap = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The positions of this game in a file of scenarios, for a page that lays them out: there the form is not checked, as
 * what checks it makes code while it runs. Whoever lays a position out says what is wrong with it.
 */
export function positionsIn<T>(text: string, words: GameWords<T>): readonly WrittenPosition[] {
  const documents = parseAllDocuments(text, { merge: true });
  if (!Array.isArray(documents)) return [];
  return documents
    .filter(({ errors }) => errors.length === 0)
    .flatMap((document) => [document.toJS()].flat() as unknown[])
    .filter((one): one is Words => isMap(one) && one['game'] === words.game && isMap(one['given']))
    .map((one) => {
      const { raw, players } = modernised(one, words);
      return {
        name: typeof one['name'] === 'string' ? one['name'] : '',
        given: { ...(raw['given'] as Words), players: [...players] },
        edition: typeof one['edition'] === 'string' ? one['edition'] : null,
      };
    });
}

/** Scenarios as a file: one document each, lists of places on one line. */
export const scenarioFile = (scenarios: readonly unknown[]): string =>
  scenarios
    .map((one) => stringify(one, { flowCollectionPadding: false, collectionStyle: 'any', lineWidth: 110 }))
    .join('---\n');
