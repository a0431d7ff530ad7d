import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/silver-surfer-silverado'] },
  phase: 'attack',
  Ann: { life: 10, field: ['silver-surfer@L1', 'sidekick@character'] },
  Ben: { field: ['sidekick@character'] },
};

scenario(
  ['DM-ATTACK-1', 'DM-BONUSES-5'],
  'with less life than the opponent Silver Surfer gains +2A and +2D as the attack phase begins',
  {
    given,
    when: [
      {
        who: 'Ann',
        does: { attack: ['silver-surfer'] },
        then: { Ann: { stats: { 'silver-surfer': '7/7', sidekick: '1/1' } } },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 13 }, quiet: true },
  },
);

scenario('DM-ATTACK-1', 'not with as much life', {
  given: { ...given, Ann: { ...given.Ann, life: 20 } },
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] }, then: { Ann: { stats: { 'silver-surfer': '5/5' } } } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 15 }, quiet: true },
});

scenario('DM-ATTACK-1', "also as the opponent's attack phase begins", {
  given: { ...given, active: 'Ben' },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] }, then: { Ann: { stats: { 'silver-surfer': '7/7' } } } },
    { who: 'Ann', does: { block: {} } },
  ],
  then: { Ann: { life: 9, stats: { 'silver-surfer': '5/5' } }, quiet: true },
});

const globalGiven = {
  teams: { Ann: ['avx/silver-surfer-silverado'] },
  shared: ['avx/smash'],
};

scenario(
  ['DM-GLOBAL-ABILITIES-4', 'DM-PAYING-7'],
  'for a shield and 2 damage a die goes from the bag to the prep area, once per turn',
  {
    given: { ...globalGiven, Ann: { reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@fist'] } },
    when: [
      {
        who: 'Ann',
        does: { global: 'silver-surfer' },
        then: { Ann: { life: 18, prep: { sidekick: 1 }, bag: { sidekick: 4 }, used: { sidekick: 1 } } },
      },
      { who: 'Ann', does: { global: 'silver-surfer' }, refused: ['DM-GLOBAL-ABILITIES-4'] },
    ],
    then: { Ann: { life: 18 }, Ben: { life: 20 }, quiet: true },
  },
);

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent may use it too, in their own turn', {
  given: { ...globalGiven, active: 'Ben', Ben: { reserve: ['sidekick@shield', 'sidekick@fist'] } },
  when: [{ who: 'Ben', does: { global: 'silver-surfer' } }],
  then: { Ben: { life: 18, prep: { sidekick: 1 } }, Ann: { life: 20 }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-8', "but not in somebody else's", {
  given: {
    ...globalGiven,
    Ann: { reserve: ['sidekick@fist'] },
    Ben: { reserve: ['sidekick@shield', 'sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { pass: true } },
    { who: 'Ben', does: { global: 'silver-surfer' }, refused: ['DM-CORE-RULES-1'] },
  ],
  then: { unchanged: ['Ben'], quiet: true },
});
