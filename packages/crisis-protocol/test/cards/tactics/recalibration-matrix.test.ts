import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-9', 'CP-DICE-7'],
  'once all dice are modified, the defender pays 3 and both reroll all but failures',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 3, failure, blank, failure 2, blank 3, block'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['recalibration-matrix'],
        characters: { giant: { at: [12.5, 18], power: 3 }, blocker: { at: [30, 30], power: 3 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'recalibration-matrix' } },
    ],
    then: { Ben: { giant: { damage: 0, power: 0 }, blocker: { power: 3 }, tactics: [] }, quiet: true },
  },
);

scenario(['CP-TACTIC-9'], 'nobody else can pay for it', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, failure, blank, failure 2'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['recalibration-matrix'],
      characters: { giant: { at: [12.5, 18], power: 2 }, blocker: { at: [30, 30], power: 3 } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 3 }, tactics: ['recalibration-matrix'] }, quiet: true },
});
