import type { Words } from '@assemble/kernel';

export const PLAYERS: readonly string[] = ['You', 'Pip'];

/** How Pip answers whatever no step speaks of: he lets things go by. */
export const CALM: readonly Words[] = [
  { pass: true },
  { may: false },
  { reroll: 'none' },
  { change: 'none' },
  { end: true },
];
