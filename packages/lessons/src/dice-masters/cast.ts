import type { Words } from '@assemble/kernel';

/** The cards of the introductory game, with the learner on the side of Captain America (DM-FIRST-GAME-4). */
export const CAST: Words = {
  players: ['You', 'Pip'],
  teams: {
    You: ['avx/captain-america-american-hero', 'avx/beast-mutate-666'],
    Pip: ['avx/human-torch-playing-with-fire', 'avx/spider-man-webhead'],
  },
  shared: ['avx/force-beam', 'avx/inner-rage', 'avx/thrown-car'],
};

/** How Pip answers whatever no step speaks of: he keeps his dice, does nothing, and stays at home. */
export const CALM: readonly Words[] = [
  { reroll: 'none' },
  { pass: true },
  { attack: 'nobody' },
  { block: {} },
];
