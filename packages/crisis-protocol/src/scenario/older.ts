import type { Json, OlderWord, Words } from '@assemble/kernel';

const isMap = (value: Json): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasSeats = (value: Json): boolean =>
  isMap(value) && Object.values(value).some((one) => isMap(one) && typeof one['controller'] === 'number');

/** Who controls a token was once a number. */
const withPlayers = (value: Json, players: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(value as Words).map(([token, words]) => {
      if (!isMap(words) || typeof words['controller'] !== 'number') return [token, words];
      return [token, { ...words, controller: players[words['controller']] ?? null }];
    }),
  );

/** Words of earlier versions. */
export const OLDER: readonly OlderWord[] = [
  { in: 'given', old: 'active', now: 'activating' },
  { in: 'given', old: 'dice', now: 'roll' },
  { in: 'given', old: 'tokens', now: 'tokens', if: hasSeats, turned: withPlayers },
  { in: 'does', old: 'dice', now: 'roll' },
];
