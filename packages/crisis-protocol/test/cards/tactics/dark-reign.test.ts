import { dice, scenario } from '../../kit.ts';

const CABAL = {
  affiliation: 'cabal',
  tactics: ['dark-reign'],
  characters: {
    ultron: { at: [10, 18], power: 3 },
    crossbones: { at: [10, 22] },
    dummy: { at: [6, 22] },
  },
};

scenario(
  ['CP-TACTIC-9', 'CP-MODIFY-1', 'CP-DICE-7'],
  'Cabal characters reroll any attack dice, but failures, against the chosen enemy this round',
  {
    given: {
      active: 'crossbones',
      dice: dice('blank 4, failure, failure 3, hit 3, blank'),
      Ann: CABAL,
      Ben: { characters: { giant: { at: [12.5, 22] }, blocker: { at: [10, 24] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'dark-reign', choose: 'giant' } },
      { who: 'Ann', does: { attack: 'strike', target: 'giant' } },
      { who: 'Ann', does: { react: 'dark-reign', reroll: [4] }, refused: ['CP-DICE-7'] },
      { who: 'Ann', does: { reroll: [0, 1, 2, 3] } },
    ],
    then: { Ann: { ultron: { power: 0 }, tactics: [] }, Ben: { giant: { damage: 3 } }, quiet: true },
  },
);

scenario(['CP-TACTIC-9'], 'not against others, nor for those who are not of the Cabal', {
  given: {
    active: 'crossbones',
    dice: dice('hit, blank 4, failure 3'),
    Ann: CABAL,
    Ben: { characters: { giant: { at: [30, 30] }, dummy: { at: [10, 24.5] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'dark-reign', choose: 'giant' } },
    { who: 'Ann', does: { attack: 'strike' } },
  ],
  then: { Ben: { dummy: { damage: 1 } }, quiet: true },
});
