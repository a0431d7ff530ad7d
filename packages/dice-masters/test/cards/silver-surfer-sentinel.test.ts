import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/silver-surfer-sentinel'], Ben: ['avx/silver-surfer-sentinel'] },
  phase: 'clear-and-draw',
  Ann: { life: 10, field: ['silver-surfer@L1', 'silver-surfer@L1'] },
};

scenario(
  ['DM-CLEAR-AND-DRAW-4', 'DM-ACTIVE-AND-FIELDED-2'],
  'with less life than the opponent its player draws one die more, whatever the number of Surfers',
  {
    given,
    when: [{ who: 'Ann', does: { reroll: 'none', roll: ['fist', 'fist', 'fist', 'fist', 'fist'] } }],
    then: { Ann: { life: 10, bag: { sidekick: 3 } }, quiet: true },
  },
);

scenario('DM-CLEAR-AND-DRAW-4', 'four as ever with as much life', {
  given: { ...given, Ann: { ...given.Ann, life: 20 } },
  when: [{ who: 'Ann', does: { reroll: 'none', roll: ['fist', 'fist', 'fist', 'fist'] } }],
  then: { Ann: { bag: { sidekick: 4 } }, quiet: true },
});

scenario('DM-CORE-RULES-6', "the opponent's Surfer is no help", {
  given: { ...given, Ann: { life: 10 }, Ben: { field: ['silver-surfer@L1'] } },
  when: [{ who: 'Ann', does: { reroll: 'none', roll: ['fist', 'fist', 'fist', 'fist'] } }],
  then: { Ann: { bag: { sidekick: 4 } }, quiet: true },
});

const globalGiven = {
  teams: { Ann: ['avx/silver-surfer-sentinel'] },
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
