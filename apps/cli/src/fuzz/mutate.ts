import { below, copyJson, type Json, type Stream } from '@assemble/kernel';

type Path = readonly (string | number)[];

/** What nobody would write, and somebody sends. */
const ODD: readonly Json[] = [
  '',
  0,
  -1,
  1,
  2,
  0.5,
  99,
  1e9,
  1e308,
  -1e308,
  5e-324,
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  ['x'],
  'x',
  'outline',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'no/such-card',
  'ünï\u0000\ud800',
  'long'.repeat(5000),
  Array.from({ length: 3000 }, () => 0),
  deep(60),
];
const NAMES = ['__proto__', 'constructor', 'toString', 'length', 'x', '', 'id', 'card', 'edition'];

function deep(levels: number): Json {
  let value: Json = 0;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { x: value };
  return value;
}

/** A copy of a value that is spoilt in one to three places. */
export function mutate(value: Json, random: Stream): Json {
  let spoilt = value;
  for (let times = 1 + below(random, 3); times > 0; times--) {
    const paths = pathsIn(spoilt);
    const path = paths[below(random, paths.length)] ?? [];
    spoilt = changed(spoilt, path, random, spoilt);
  }
  return spoilt;
}

function pathsIn(value: Json, here: Path = [], all: Path[] = []): readonly Path[] {
  all.push(here);
  if (all.length > 2000 || typeof value !== 'object' || value === null) return all;
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  for (const key of keys) pathsIn((value as never)[key], [...here, key], all);
  return all;
}

const at = (value: Json, path: Path): Json => path.reduce((part: Json, key) => (part as never)[key], value);

/** The same value with another one at a place; undefined takes out what is there. */
function put(value: Json, [key, ...rest]: Path, wanted: Json | undefined): Json {
  if (key === undefined) return wanted ?? null;
  const inner = rest.length === 0 ? wanted : put((value as never)[key], rest, wanted);
  if (Array.isArray(value)) {
    const list = value.slice();
    if (inner === undefined) list.splice(Number(key), 1);
    else list[Number(key)] = inner;
    return list;
  }
  const entries = Object.entries(value as object).filter(([name]) => name !== key);
  // As JSON.parse makes it: a name such as __proto__ is a name like any other.
  return Object.fromEntries(inner === undefined ? entries : [...entries, [key, inner]]) as Json;
}

function changed(value: Json, path: Path, random: Stream, whole: Json): Json {
  const here = at(value, path);
  const pick = <T>(from: readonly T[]): T => from[below(random, from.length)] as T;
  switch (below(random, 8)) {
    case 0:
      return put(value, path, undefined);
    case 1:
    case 2:
      return put(value, path, pick(ODD));
    case 3: {
      // Something of another place: often of the right form, seldom right.
      const other = at(whole, pick(pathsIn(whole)));
      return put(value, path, copyJson(other));
    }
    case 4:
      return Array.isArray(here) ? put(value, path, [...here, ...here]) : put(value, path, pick(ODD));
    case 5:
      if (Array.isArray(here) && here.length > 0) return put(value, path, [...here, pick(here)]);
      return typeof here === 'number' ? put(value, path, here + pick([-1, 1, 0.5, -20, 20])) : value;
    case 6: {
      if (Array.isArray(here)) return put(value, path, here.slice(0, below(random, here.length + 1)));
      if (typeof here === 'string')
        return put(value, path, pick([`${here} `, here.slice(1), here.toUpperCase()]));
      return typeof here === 'number' ? put(value, path, -here) : value;
    }
    default: {
      if (typeof here !== 'object' || here === null || Array.isArray(here)) return put(value, path, [here]);
      return put(value, [...path, pick(NAMES)], pick(ODD));
    }
  }
}
