import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-9', 'CP-EFFECT-1'],
  'once all dice are modified, a S.H.I.E.L.D. defender pays 3 and both reroll everything, failures too',
  {
    given: {
      active: 'dummy',
      // The jab of 4 and the four dice of Fury; then all of them again, in that order.
      dice: dice('hit 3, failure, blank, failure 3, blank 3, hit, blank 2, block 2'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['hard-reset'],
        characters: { 'nick-fury': { at: [12.5, 18], power: 3 }, blocker: { at: [30, 30], power: 3 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'hard-reset' } },
    ],
    then: { Ben: { 'nick-fury': { damage: 0, power: 0 }, blocker: { power: 3 }, tactics: [] }, quiet: true },
  },
);

scenario(['CP-AFFIL-5', 'CP-TACTIC-9'], 'a fighter outside S.H.I.E.L.D. cannot play it', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, failure, blank, failure 2'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['hard-reset'],
      characters: { giant: { at: [12.5, 18], power: 3 }, 'nick-fury': { at: [30, 30], power: 3 } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 3 }, tactics: ['hard-reset'] }, quiet: true },
});
