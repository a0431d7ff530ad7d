import type { Json, OlderWord } from '@assemble/kernel';

const isNumber = (value: Json): boolean => typeof value === 'number';

/** Words of earlier versions. */
export const OLDER: readonly OlderWord[] = [
  { in: 'given', old: 'turn', now: 'turn-number', if: isNumber },
  { in: 'given', old: 'active', now: 'turn' },
  { in: 'does', old: 'dice', now: 'amount' },
  { in: 'then', old: 'active', now: 'turn' },
];
