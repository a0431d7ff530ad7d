import type { TeamCard } from './teams.ts';

/** The introductory game (DM-FIRST-GAME-1, -4, -5): cards by turn order, first player first. */
export const FIRST_GAME = {
  basicActions: ['avx/force-beam', 'avx/inner-rage', 'avx/thrown-car'],
  teams: [
    [
      { card: 'avx/human-torch-playing-with-fire', dice: 2 },
      { card: 'avx/spider-man-webhead', dice: 2 },
    ],
    [
      { card: 'avx/beast-mutate-666', dice: 2 },
      { card: 'avx/captain-america-american-hero', dice: 2 },
    ],
  ],
} as const satisfies { basicActions: readonly string[]; teams: readonly (readonly TeamCard[])[] };
