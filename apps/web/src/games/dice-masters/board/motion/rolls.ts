import type { Event, Json } from '@assemble/kernel';

const diceIn = (list: Json | undefined): readonly number[] =>
  Array.isArray(list)
    ? list.flatMap((one: Json) =>
        typeof one === 'object' && one !== null && 'die' in one && typeof one['die'] === 'number'
          ? [one['die']]
          : [],
      )
    : [];

/** The dice that these events roll, in the order in which they are thrown; each once. */
export const rolledIn = (events: readonly Event[]): readonly number[] => [
  ...new Set(events.filter(({ kind }) => kind === 'rolled').flatMap(({ args }) => diceIn(args['dice']))),
];

/** Milliseconds in which a die falls, by how many were thrown before it; they fall 60 apart. */
const APART = 60;
export const throwOf = (nth: number) => ({ delay: nth * APART, duration: 650 + ((nth * 90) % 250) });

/** When a die lies still after a throw. */
export const liesAfter = (nth: number): number => throwOf(nth).delay + throwOf(nth).duration;

/** When the last of so many dice does. */
export const allLieAfter = (count: number): number =>
  Math.max(0, ...Array.from({ length: count }, (_, nth) => liesAfter(nth)));
