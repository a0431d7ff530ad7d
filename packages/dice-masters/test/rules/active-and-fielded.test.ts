import { scenario } from '../kit.ts';

const S = 'sidekick@character';

scenario(
  ['DM-ACTIVE-AND-FIELDED-1', 'DM-FIRST-GAME-9'],
  'a card is active while a die of it is fielded, also in the attack zone',
  {
    given: {
      teams: { Ann: ['avx/captain-america-natural-leader'] },
      Ann: { field: [S], reserve: ['captain-america@L1', 'sidekick@shield', S] },
      Ben: { field: [S] },
    },
    when: [
      // A die in the reserve pool makes no card active.
      { who: 'Ann', does: { field: S }, then: { Ann: { stats: { sidekick: '1/1' } } } },
      { who: 'Ann', does: { field: 'captain-america' }, then: { Ann: { stats: { sidekick: '2/2' } } } },
      {
        who: 'Ann',
        does: { attack: ['captain-america'] },
        then: {
          Ann: { attack: ['captain-america@L1'], stats: { sidekick: '2/2' } },
          Ben: { stats: { sidekick: '1/1' } },
        },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    // Unblocked, he went to the used pile.
    then: { Ann: { stats: { sidekick: '1/1' }, used: { 'captain-america': 1, sidekick: 1 } }, quiet: true },
  },
);

scenario('DM-ACTIVE-AND-FIELDED-2', 'four dice of a card give its while-active bonus once', {
  given: {
    teams: { Ann: ['avx/captain-america-natural-leader'] },
    Ann: {
      field: ['captain-america@L1', 'captain-america@L1', 'captain-america@L2', 'captain-america@L3', S],
      reserve: [S],
    },
  },
  when: [{ who: 'Ann', does: { field: S } }],
  then: { Ann: { stats: { sidekick: '2/2', 'captain-america': '3/3' } } },
});

scenario('DM-FIRST-GAME-9', 'American Hero offers the sidekick roll and gives no bonus', {
  given: {
    teams: { Ann: ['avx/captain-america-american-hero'] },
    Ann: { field: [S], reserve: ['captain-america@L1', 'sidekick@shield', S], used: { sidekick: 1 } },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'captain-america' },
      then: { asked: { Ann: 'ask.may' }, Ann: { stats: { sidekick: '1/1' } } },
    },
    { who: 'Ann', does: { may: true, roll: ['mask'] } },
  ],
  then: { Ann: { reserve: [S, 'sidekick@mask'], used: { sidekick: 1 } }, quiet: true },
});

scenario('DM-ACTIVE-AND-FIELDED-3', 'fielding triggers "when fielded" once, paid for or free', {
  given: {
    teams: { Ann: ['avx/green-goblin-gobby'] },
    Ann: { field: [S, S], reserve: ['green-goblin@L2', 'green-goblin@L1', 'sidekick@bolt', S] },
  },
  when: [
    // One damage for each sidekick Ann has fielded.
    { who: 'Ann', does: { field: 'green-goblin@L2', pay: ['bolt'] }, then: { Ben: { life: 18 } } },
    { who: 'Ann', does: { field: 'green-goblin@L1' }, then: { Ben: { life: 16 } } },
  ],
  then: { Ann: { life: 20 }, Ben: { life: 16 }, quiet: true },
});

scenario(
  ['DM-ACTIVE-AND-FIELDED-4', 'DM-ACTIVE-AND-FIELDED-5'],
  'neither attacking nor coming back to the field zone is fielding',
  {
    given: {
      teams: { Ann: ['avx/captain-america-star-spangled-avenger'] },
      phase: 'attack',
      Ann: { life: 10, field: ['captain-america@L1'] },
      Ben: { field: [S, S] },
    },
    when: [
      { who: 'Ann', does: { attack: ['captain-america'] }, then: { 'not-happened': ['ability-used'] } },
      {
        who: 'Ben',
        does: { block: { sidekick: 'captain-america' } },
        then: { 'not-happened': ['ability-used'] },
      },
    ],
    // Fielding him would knock out Ben's other sidekick and give Ann a life.
    then: {
      Ann: { life: 10, field: ['captain-america@L1'] },
      Ben: { field: [S] },
      active: 'Ben',
      quiet: true,
    },
  },
);

scenario('DM-ACTIVE-AND-FIELDED-6', 'a die that comes under control is not fielded by its new player', {
  given: {
    teams: { Ann: ['avx/loki-illusionist'], Ben: ['avx/hawkeye-longbow'] },
    Ann: { reserve: ['loki@L1', 'sidekick@mask', S] },
    Ben: { field: ['hawkeye@L1', S] },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'loki', choose: ['hawkeye'] },
      then: { happened: ['controlled'], 'not-happened': ['damaged'] },
    },
  ],
  then: { Ann: { field: ['loki@L1', 'hawkeye@L1'] }, Ben: { field: [S] }, quiet: true },
});
