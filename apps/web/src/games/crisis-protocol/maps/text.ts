import type { Feature, Point } from '@assemble/crisis-protocol';
import { isFeature, type SavedMap } from './saved.ts';

/** A battlefield with the name its maker gave it. */
export type NamedMap = Pick<SavedMap, 'name' | 'features'>;

/** Positions are whole multiples of this part of an inch (`onGrid`). */
const GRID = 4096;
const BASE = 36;

const pointsCode = (points: readonly Point[]): readonly string[] =>
  points.flatMap(({ x, y }) => [x, y].map((value) => Math.round(value * GRID).toString(BASE)));

/** Whether bases can stand on it: on all of it, on a part of its own, nowhere. */
const standingCode = ({ standing }: Feature): string =>
  standing === null ? 'n' : standing === 'outline' ? 'o' : `p${standing.length}`;

/**
 * A battlefield as part of an address: "car.2.io.3k0.…", for each feature its kind, its Size, whether it is interactive
 * (i, otherwise f for fixed) and can be stood on, and its corners.
 */
export const mapCode = (features: readonly Feature[]): string =>
  features
    .map((feature) =>
      [
        feature.kind,
        feature.size,
        `${feature.interactive ? 'i' : 'f'}${standingCode(feature)}`,
        ...pointsCode(feature.outline),
        ...(Array.isArray(feature.standing) ? pointsCode(feature.standing) : []),
      ].join('.'),
    )
    .join('_');

function featureIn(code: string, at: number): Feature | null {
  const [kind = '', size = '', marks = '', ...rest] = code.split('.');
  const [, how, standing, corners] = /^([if])([nop])(\d*)$/.exec(marks) ?? [];
  const numbers = rest.map((one) => Number.parseInt(one, BASE) / GRID);
  if (how === undefined || numbers.length % 2 === 1) return null;
  const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? Number.NaN }] : []));
  const part = standing === 'p' ? Number(corners) : 0;
  const feature = {
    id: `${kind}-${at + 1}`,
    kind,
    size: Number(size),
    interactive: how === 'i',
    outline: points.slice(0, points.length - part),
    standing: standing === 'n' ? null : standing === 'o' ? 'outline' : points.slice(points.length - part),
  };
  return isFeature(feature) ? feature : null;
}

/** Reads what `mapCode` wrote; parts that are no feature are handed back. */
export function readMapCode(code: string): {
  readonly features: readonly Feature[];
  readonly unread: readonly string[];
} {
  const parts = code.split('_').filter(Boolean);
  const read = parts.map((part, at) => featureIn(part, at));
  return {
    features: read.filter((feature) => feature !== null),
    unread: parts.filter((_, at) => read[at] === null),
  };
}

/** Our own file of battlefields. */
export const mapFile = (maps: readonly NamedMap[]): string =>
  `${JSON.stringify(
    {
      format: 'assemble-maps',
      version: 1,
      game: 'crisis-protocol',
      maps: maps.map(({ name, features }) => ({ name, features })),
    },
    null,
    2,
  )}\n`;

interface ReadMaps {
  readonly maps: readonly NamedMap[];
  readonly unread: readonly string[];
}

/** Enough of something unreadable to recognise it. */
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function readFile(text: string): ReadMaps {
  let file: unknown = null;
  try {
    file = JSON.parse(text);
  } catch {
    // Told below, like any other file that is not ours.
  }
  const { format, version, game, maps } = (file ?? {}) as { readonly [key: string]: unknown };
  if (format !== 'assemble-maps' || version !== 1 || game !== 'crisis-protocol' || !Array.isArray(maps))
    return { maps: [], unread: [short(text)] };
  const unread: string[] = [];
  const read = maps.flatMap((one: unknown): NamedMap[] => {
    const { name, features } = (one ?? {}) as { readonly [key: string]: unknown };
    if (!Array.isArray(features)) {
      unread.push(short(JSON.stringify(one) ?? ''));
      return [];
    }
    unread.push(
      ...features.filter((each) => !isFeature(each)).map((each) => short(JSON.stringify(each) ?? '')),
    );
    return [{ name: typeof name === 'string' ? name : '', features: features.filter(isFeature) }];
  });
  return { maps: read, unread };
}

/** Reads battlefields from a link or from the file of `mapFile`, whichever it is. */
export function readMaps(text: string): ReadMaps {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readFile(trimmed);
  const query = new URLSearchParams(/\?(.*\bm=.*)$/s.exec(trimmed)?.[1] ?? '');
  const { features, unread } = readMapCode(query.get('m') ?? '');
  if (features.length === 0) return { maps: [], unread: trimmed === '' ? [] : [short(trimmed)] };
  return { maps: [{ name: query.get('name') ?? '', features }], unread };
}
