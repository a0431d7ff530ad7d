import type { Effect } from '../abilities/vocabulary.ts';

/** What the rulebook itself lets a player do, written in the words of the cards. */
export const COVER = 'rules#cover';
export const HEALING = 'rules#healing-factor';
export const REROLLS = 'rules#rerolls-any';
export const REROLLS_BUT_FAILURES = 'rules#rerolls-any-but-failures';
export const REROLLS_SOME = 'rules#rerolls-some';

export const BUILT_IN: { readonly [address: string]: Effect } = {
  // CP-COVER-5: one defense die becomes a block.
  [COVER]: {
    node: 'change-dice',
    count: 1,
    from: ['critical', 'wild', 'hit', 'blank'],
    face: 'block',
    dice: 'own',
  },
  // CP-EFFECT-1: what a card lets it do for one roll.
  [REROLLS]: { node: 'reroll', count: 'any', failures: true },
  [REROLLS_BUT_FAILURES]: { node: 'reroll', count: 'any' },
  [REROLLS_SOME]: { node: 'reroll', count: { amount: 'given' } },
  // CP-KEYWORD-7: removes up to X damage.
  [HEALING]: { node: 'heal', amount: { amount: 'given' }, to: { to: 'self' } },
};
