import { terms } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { topics as champions } from '../src/games/champions/topics.ts';
import { topics as crisisProtocol } from '../src/games/crisis-protocol/topics.ts';
import { topics as diceMasters } from '../src/games/dice-masters/topics.ts';

const topics = { champions, 'crisis-protocol': crisisProtocol, 'dice-masters': diceMasters };
const games = Object.keys(topics) as (keyof typeof topics)[];

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
function otherwise(label: Words, terms: readonly Term[]): readonly string[] {
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

describe('topics are named by their terms', () => {
  test.each(games)('%s', (game) => {
    const wrong = Object.values(topics[game]).flatMap((label) => otherwise(label, terms[game]));
    expect(wrong).toEqual([]);
  });

  test('a label that does not use its term is found', () => {
    const squad = { en: 'squad', es: 'Escuadra', de: 'Team' };
    expect(otherwise({ en: 'Squad', es: 'Escuadra', de: 'Trupp' }, [squad])).toEqual([
      'Squad: “Trupp” is “Team”',
    ]);
    expect(otherwise({ en: 'Squad', es: 'Escuadras', de: 'Teams' }, [squad])).toEqual([]);
  });
});
