import { scenario } from '../../kit.ts';

const secure = 'mutant-madman';

scenario(['CP-CONTROL-1', 'CP-INTERACT-6'], 'as many dice as the Physical Defense take a Trap', {
  given: {
    active: 'dummy',
    secure,
    dice: ['hit', 'blank', 'failure'],
    Ann: { characters: { dummy: { at: [8, 11], power: 1 } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 0 } }],
  then: { tokens: { 0: { controller: 'Ann' } }, Ann: { dummy: { damage: 0, power: 0 } }, quiet: true },
});

scenario(
  ['CP-CLEANUP-6', 'CP-EFFECT-5', 'CP-RULING-14'],
  'in the Cleanup Phase each Trap under control strikes an enemy near it, the priority player’s first',
  {
    given: {
      phase: 'cleanup',
      priority: 'Ben',
      secure,
      tokens: { 0: { controller: 0 }, 1: { controller: 1 } },
      Ann: { characters: { dummy: { at: [28, 11] }, giant: { at: [8, 11] } } },
      Ben: { characters: { blocker: { at: [8, 15] }, dummy: { at: [10, 15] }, giant: { at: [14, 13] } } },
    },
    when: [
      // Ben's Trap has one enemy near and has struck it; Ann's has two, of which she picks one.
      {
        who: 'Ann',
        does: { choose: "Ben's giant" },
        refused: ['CP-SUPER-4'],
        then: { Ann: { dummy: { damage: 1 } }, Ben: { dummy: { damage: 0 } } },
      },
      { who: 'Ann', does: { choose: "Ben's dummy" } },
    ],
    then: {
      Ann: { points: 1, dummy: { damage: 1, power: 2 }, giant: { damage: 0, power: 1 } },
      Ben: { points: 1, dummy: { damage: 1, power: 2 }, blocker: { damage: 0 }, giant: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario([], 'a Trap of nobody strikes nobody', {
  given: {
    phase: 'cleanup',
    secure,
    Ann: { characters: { dummy: { at: [28, 11] } } },
    Ben: { characters: { blocker: { at: [28, 15] } } },
  },
  when: [],
  then: { Ann: { dummy: { damage: 0 } }, Ben: { blocker: { damage: 0 } }, quiet: true },
});

scenario([], 'a token of the other crisis that a player controls is no Trap', {
  given: {
    phase: 'cleanup',
    secure,
    extraction: 'struggle-for-the-cube-continues',
    tokens: { 'extraction-1': { at: [30, 30], controller: 'Ann' }, 'secure-1': { controller: 'Ann' } },
    Ann: { characters: { dummy: { at: [4, 4] } } },
    // Ben’s dummy stands at the Fragment, his giant at the Trap.
    Ben: { characters: { dummy: { at: [30, 32] }, giant: { at: [8, 15] } } },
  },
  when: [],
  then: { Ben: { dummy: { damage: 0 }, giant: { damage: 1 } }, quiet: true },
});
