import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-14'],
  'another ally within Range 3 of the attacker strikes back with four dice',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, failure 3, failure 3, critical, wild, hit, blank'),
      Ann: { characters: { dummy: { at: [10, 18] }, minion: { at: [10, 21] } } },
      Ben: {
        tactics: ['reversal'],
        characters: { giant: { at: [12.5, 18], power: 3 }, blocker: { at: [10, 13], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'reversal' } },
    ],
    then: {
      Ann: { dummy: { damage: 2 }, minion: { damage: 0 } },
      Ben: { giant: { power: 4, damage: 1 }, blocker: { power: 0 }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-4'], 'the target itself cannot play it, nor somebody far away', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['reversal'],
      characters: { giant: { at: [12.5, 18], power: 3 }, blocker: { at: [30, 30], power: 2 } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ann: { dummy: { damage: 0 } }, Ben: { tactics: ['reversal'] }, quiet: true },
});
