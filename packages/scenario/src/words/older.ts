import {
  argumentWord,
  editDistance,
  type GameWords,
  type Json,
  type OlderWord,
  type Words,
} from '@assemble/kernel';
import type { Path } from '../problem.ts';
import { merged } from './merge.ts';

/** Beside its player a step may have these. */
export const BESIDE: readonly string[] = ['refused', 'then'];

type Raw = { readonly [word: string]: unknown };
const isMap = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A word that was replaced: where it stood, and what stands there now. */
export interface Change {
  readonly path: Path;
  readonly old: string;
  readonly now: string;
}

/** Questions and arguments of events were once written as the rules name them. */
const questions = (value: Json): Json =>
  Object.fromEntries(
    Object.entries(value as Words).map(([who, one]) => [who, String(one).replace(/^ask\./, '')]),
  );
const patterns = (value: Json, players: readonly string[]): Json => {
  if (Array.isArray(value)) return value.map((one: Json) => patterns(one, players));
  if (!isMap(value)) return value;
  const said = (arg: string, one: Json): Json =>
    arg === 'seat' && typeof one === 'number' ? (players[one] ?? one) : one;
  return Object.fromEntries(
    Object.entries(value).map(([kind, args]) => [
      kind,
      isMap(args)
        ? Object.fromEntries(Object.entries(args).map(([arg, one]) => [argumentWord(arg), said(arg, one)]))
        : args,
    ]),
  );
};
const differs =
  (turned: (value: Json, players: readonly string[]) => Json) =>
  (value: Json): boolean =>
    (isMap(value) || Array.isArray(value)) && JSON.stringify(turned(value, [])) !== JSON.stringify(value);

const ALWAYS: readonly OlderWord[] = [
  { in: 'then', old: 'asked', now: 'asked', if: differs(questions), turned: questions },
  { in: 'then', old: 'happened', now: 'happened', if: differs(patterns), turned: patterns },
  { in: 'then', old: 'not-happened', now: 'not-happened', if: differs(patterns), turned: patterns },
  { in: 'then', old: 'at', now: 'at', if: differs(patterns), turned: patterns },
];

/** A scenario in today's words, whichever it is written in, its players, and what was replaced. */
export function modernised<T>(
  raw: Raw,
  words: GameWords<T>,
): { readonly raw: Raw; readonly players: readonly string[]; readonly changes: Change[] } {
  const changes: Change[] = [];
  const older = [...ALWAYS, ...words.older];
  const players = playersIn(raw['given'], words);
  const within = (value: unknown, path: Path, place: OlderWord['in']): unknown => {
    if (!isMap(value)) return value;
    let now: Words = value;
    for (const one of older.filter((word) => word.in === place)) {
      const found = now[one.old];
      if (found === undefined || one.if?.(found) === false) continue;
      now = replaced(now, one, one.turned?.(found, players) ?? found);
      changes.push({ path: [...path, one.old], old: one.old, now: one.now });
    }
    return now;
  };
  const given = within(raw['given'], ['given'], 'given');
  const sides = (value: unknown, path: Path, place: OlderWord['in']): unknown =>
    isMap(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, side]) => [
            name,
            players.includes(name) ? within(side, [...path, name], place) : side,
          ]),
        )
      : value;
  const then = (value: unknown, path: Path): unknown => {
    const now = sides(within(value, path, 'then'), path, 'expected-side');
    if (!isMap(now) || !Array.isArray(now['meanwhile'])) return now;
    const moments = (now['meanwhile'] as Json[]).map((one, i) => then(one, [...path, 'meanwhile', i]));
    return { ...now, meanwhile: moments };
  };
  const step = (value: unknown, i: number): unknown =>
    isMap(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => {
            const path = ['when', i, key];
            if (key === 'then') return [key, then(part, path)];
            return [key, BESIDE.includes(key) ? part : within(part, path, 'does')];
          }),
        )
      : value;
  const now = {
    ...raw,
    ...(raw['given'] === undefined ? {} : { given: sides(given, ['given'], 'side') }),
    ...(Array.isArray(raw['when']) ? { when: raw['when'].map(step) } : {}),
    ...(raw['then'] === undefined ? {} : { then: then(raw['then'], ['then']) }),
  };
  return { raw: now, players, changes };
}

/** Who plays where a scenario of two names nobody else. */
const ANN_AND_BEN = ['Ann', 'Ben'];

/**
 * The names of the players in the order of their seats: those that `given` lists, or those that have a side in it.
 * What looks like a word that was mistyped is nobody's name.
 */
function playersIn<T>(given: unknown, words: GameWords<T>): readonly string[] {
  if (!isMap(given)) return ANN_AND_BEN.slice(0, words.seats.least);
  if (Array.isArray(given['players'])) return (given['players'] as Json[]).map(String);
  const old = words.older.filter((one) => one.in === 'given').map((one) => one.old);
  const known = [...Object.keys(merged(words).given['properties'] as Words), ...old];
  const named = Object.keys(given).filter(
    (key) => !known.includes(key) && isMap(given[key]) && (isUsual(key) || !isNear(key, known)),
  );
  if (words.seats.least < 2) return named;
  return named.every(isUsual)
    ? ANN_AND_BEN
    : [...named, ...ANN_AND_BEN.filter((name) => !named.includes(name))].slice(
        0,
        Math.max(words.seats.least, named.length),
      );
}

const isUsual = (name: string): boolean => ANN_AND_BEN.includes(name);
const isNear = (key: string, known: readonly string[]): boolean =>
  known.some(
    (word) => editDistance(key.toLowerCase(), word) <= Math.floor(Math.min(key.length, word.length) / 4),
  );

/** The words with one of them replaced, at the same place in their order. */
function replaced(words: Words, { old, now }: OlderWord, value: Json): Words {
  const [first = '', inner] = now.split('.');
  if (inner === undefined && first !== '*')
    return Object.fromEntries(
      Object.entries(words).map(([key, part]) => (key === old ? [first, value] : [key, part])),
    );
  const { [old]: _gone, ...rest } = words;
  if (first === '*') return { ...rest, ...(value as Words) };
  // A name alone is the map with its card.
  const there = rest[first];
  const map: Words = isMap(there) ? there : there === undefined ? {} : { card: there };
  return {
    ...rest,
    [first]: inner === '*' ? { ...map, ...(value as Words) } : { ...map, [inner ?? '']: value },
  };
}
