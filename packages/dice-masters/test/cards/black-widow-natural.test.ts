import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/black-widow-natural'],
  Ben: ['avx/professor-x-principal', 'avx/thor-lord-of-asgard', 'avx/mystique-unknown'],
};

scenario(
  ['DM-SPINNING-3', 'DM-SPINNING-8'],
  'whoever is engaged with Black Widow drops one level when the attack ends',
  {
    given: {
      teams,
      phase: 'attack',
      Ann: { field: ['black-widow@L3', 'sidekick@character'] },
      Ben: { field: ['professor-x@L2', 'thor@L2'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['black-widow', 'sidekick'] } },
      // Professor X (1/7) takes 3, Black Widow (3/3) takes 1: both stay.
      { who: 'Ben', does: { block: { 'professor-x': 'black-widow', thor: 'sidekick' } } },
    ],
    then: { Ben: { field: ['professor-x@L1', 'thor@L2'] }, Ann: { field: ['black-widow@L3'] }, quiet: true },
  },
);

scenario(['DM-SPINNING-5', 'DM-SPINNING-6', 'DM-KNOCK-OUT-1'], 'damage counts against the lower defense', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['black-widow@L3'] },
    Ben: { field: [{ die: 'professor-x@L2', damage: 2 }] },
  },
  when: [
    { who: 'Ann', does: { attack: ['black-widow'] } },
    // 2 + 3 = 5 damage: less than D 7 of level 2, but D 5 of level 1.
    {
      who: 'Ben',
      does: { block: { 'professor-x': 'black-widow' } },
      then: { happened: ['spun', 'knocked-out'] },
    },
  ],
  then: { Ben: { field: [] }, Ann: { field: ['black-widow@L3'] }, quiet: true },
});

scenario('DM-SPINNING-4', 'level 1 is the lowest', {
  given: { teams, phase: 'attack', Ann: { field: ['black-widow@L3'] }, Ben: { field: ['professor-x@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['black-widow'] } },
    { who: 'Ben', does: { block: { 'professor-x': 'black-widow' } }, then: { 'not-happened': ['spun'] } },
  ],
  then: { Ben: { field: ['professor-x@L1'] }, quiet: true },
});

scenario('DM-KNOCK-OUT-5', 'a Black Widow that was knocked out does nothing', {
  given: { teams, phase: 'attack', Ann: { field: ['black-widow@L1'] }, Ben: { field: ['thor@L2'] } },
  when: [
    { who: 'Ann', does: { attack: ['black-widow'] } },
    { who: 'Ben', does: { block: { thor: 'black-widow' } }, then: { 'not-happened': ['spun'] } },
  ],
  then: { Ben: { field: ['thor@L2'] }, Ann: { prep: { 'black-widow': 1 } }, quiet: true },
});
