import { dice, scenario } from '../../kit.ts';

const GIVEN = {
  active: 'dummy',
  Ann: {
    tactics: ['trip-up'],
    characters: { dummy: { at: [10, 18], power: 1 }, blocker: { at: [15, 18], power: 1 } },
  },
  Ben: { characters: { giant: { at: [12.5, 18] }, minion: { at: [12.5, 20] } } },
};

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-14', 'CP-COND-1'],
  'whom the attack damages is stunned and staggered after it',
  {
    given: { ...GIVEN, dice: dice('hit, failure 3, failure 3, hit, failure 3, failure 2') },
    when: [
      { who: 'Ann', does: { attack: 'jab', target: 'giant', react: 'trip-up' } },
      { who: 'Ann', does: { attack: 'jab', target: 'minion' } },
    ],
    then: {
      Ann: { dummy: { power: 0 }, blocker: { power: 0 }, tactics: [] },
      Ben: { giant: { damage: 1, conditions: ['stun', 'stagger'] }, minion: { damage: 1, conditions: [] } },
      quiet: true,
    },
  },
);

scenario([], 'without damage nothing comes of it', {
  given: { ...GIVEN, dice: dice('failure 4, failure 3') },
  when: [{ who: 'Ann', does: { attack: 'jab', target: 'giant', react: 'trip-up' } }],
  then: { Ann: { tactics: [] }, Ben: { giant: { damage: 0, conditions: [] } }, quiet: true },
});
