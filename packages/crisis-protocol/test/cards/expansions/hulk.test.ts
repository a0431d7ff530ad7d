import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const far = { characters: { dummy: { at: [30, 30] as const } } };

scenario(
  ['CP-ATTACK-4', 'CP-ICON-1', 'CP-PUSH-1'],
  'Strike: a die more for every 4 damage, Power for the damage; a wild may push the target away',
  {
    given: {
      active: 'hulk',
      // 7 dice and 2 for 9 damage.
      dice: ['wild', ...rolled(0, 6, 0), ...rolled(2, 2, 3)],
      Ann: { characters: { hulk: { at: [10, 18], damage: 9 } } },
      Ben: { characters: { dummy: { at: [13, 18] }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'strike', may: true } },
      { who: 'Ann', does: { aim: [20, 18] } },
    ],
    then: {
      Ann: { hulk: { power: 3 } },
      Ben: { dummy: { damage: 3, at: [16.375, 18] }, giant: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(['CP-STAT-21', 'CP-BEAM-5'], 'Thunder Clap: a beam for 3 Power', {
  given: {
    active: 'hulk',
    dice: [...rolled(2, 5, 2), ...rolled(1, 5, 3)],
    Ann: { characters: { hulk: { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [13, 18] }, giant: { at: [16, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'thunder-clap', aim: [20, 18], target: 'dummy' } }],
  then: {
    Ann: { hulk: { power: 0 } },
    Ben: { dummy: { damage: 2 }, giant: { damage: 1 } },
    actions: 1,
    quiet: true,
  },
});

scenario(['CP-ICON-1', 'CP-ATTACK-11'], 'Hulk Smash!: a wild throws before damage and staggers after it', {
  given: {
    active: 'hulk',
    dice: ['wild', ...rolled(1, 7, 3)],
    Ann: { characters: { hulk: { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'hulk-smash', may: true } },
    { who: 'Ann', does: { aim: [20, 18] } },
  ],
  then: {
    Ann: { hulk: { power: 0 } },
    Ben: { dummy: { damage: 2, at: [16.375, 18], conditions: ['stagger'] } },
    quiet: true,
  },
});

scenario(['CP-SUPER-5', 'CP-SUPER-4'], 'Gamma Leap: placed within Range 2, once a turn', {
  given: {
    active: 'hulk',
    Ann: { characters: { hulk: { at: [10, 18], power: 7 } } },
    Ben: far,
  },
  when: [
    { who: 'Ann', does: { power: 'gamma-leap', to: [14, 18] } },
    { who: 'Ann', does: { power: 'gamma-leap' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { hulk: { at: [14, 18], power: 4 } }, actions: 2, quiet: true },
});

scenario(['CP-THROW-1', 'CP-HURL-1'], 'Strongest One There Is: throws an enemy or terrain up to Size 4', {
  given: {
    active: 'hulk',
    terrain: { car: { at: [8, 13, 11, 15], size: 2 }, tower: { at: [11, 20, 13, 22], size: 5 } },
    Ann: { characters: { hulk: { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'strongest-one-there-is' }, then: { asked: { Ann: 'ask.throw-what' } } },
    { who: 'Ann', does: { throw: 'dummy', aim: [30, 18] } },
  ],
  then: {
    Ann: { hulk: { power: 0 } },
    Ben: { dummy: { at: [18, 18] } },
    terrain: ['car', 'tower'],
    quiet: true,
  },
});

scenario(
  ['CP-MODIFY-2', 'CP-SUPER-8'],
  'Hulk Not Puny Banner: rerolls any defense dice, failures too, against Physical and Energy attacks',
  {
    given: {
      active: 'dummy',
      dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'blank', 'blank', 'block', 'block', 'block'],
      Ann: { characters: { dummy: { at: [13, 18] } } },
      Ben: { characters: { hulk: { at: [10, 18], power: 4 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'hulk-not-puny-banner', reroll: [4, 5, 6] } },
    ],
    then: { Ben: { hulk: { damage: 1, power: 1 } }, quiet: true },
  },
);

scenario(['CP-SUPER-8'], 'but not against Mystic ones', {
  given: {
    active: 'dummy',
    dice: ['hit', 'blank', 'blank', 'blank'],
    Ann: { characters: { dummy: { at: [13, 18] } } },
    Ben: { characters: { hulk: { at: [10, 18], power: 4 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse' } }],
  then: { Ben: { hulk: { damage: 1, power: 5 } }, quiet: true },
});

scenario(['CP-POWERPHASE-2'], 'Inner Rage: 2 Power more', {
  given: {
    phase: 'power',
    Ann: { characters: { hulk: { at: [10, 18] }, dummy: { at: [4, 4] } } },
    Ben: far,
  },
  when: [],
  then: { Ann: { hulk: { power: 3 }, dummy: { power: 1 } }, quiet: true },
});

scenario(
  ['CP-KO-1', 'CP-EFFECT-1', 'CP-CLEANUP-7'],
  'he has no Injured side: Dazed, he is KO’d where others come back',
  {
    given: {
      phase: 'cleanup',
      Ann: {
        characters: {
          hulk: { at: [10, 18], damage: 20, dazed: true },
          dummy: { at: [4, 4], damage: 6, dazed: true },
        },
      },
      Ben: far,
    },
    when: [],
    then: {
      Ann: { hulk: { gone: true }, dummy: { gone: false, side: 'injured', damage: 0 } },
      won: null,
      quiet: true,
    },
  },
);

scenario(['CP-WIN-7'], 'with nobody else the game is lost', {
  given: {
    phase: 'cleanup',
    Ann: { characters: { hulk: { at: [10, 18], damage: 20, dazed: true } } },
    Ben: far,
  },
  when: [],
  then: { won: 'Ben', 'won-by': 'CP-WIN-7' },
});

scenario(['CP-KEYWORD-1'], 'he is immune to Poison, but not to Bleed', {
  given: {
    active: 'dummy',
    // The critical brings the wild: both conditions.
    dice: ['critical', 'failure', 'failure', 'failure', 'wild'],
    Ann: { characters: { dummy: { at: [13, 18] } } },
    Ben: { characters: { hulk: { at: [10, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse' } }],
  then: { Ben: { hulk: { damage: 2, conditions: ['bleed'] } }, quiet: true },
});

scenario(['CP-KEYWORD-1'], 'he is immune to Stun: all Power for the damage is his', {
  given: {
    active: 'softener',
    dice: rolled(3, 4, 4),
    Ann: { characters: { softener: { at: [13, 18] } } },
    Ben: { characters: { hulk: { at: [10, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'tap' } }],
  then: { Ben: { hulk: { damage: 3, power: 3, conditions: [] } }, quiet: true },
});
