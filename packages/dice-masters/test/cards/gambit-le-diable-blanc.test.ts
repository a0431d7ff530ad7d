import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/gambit-le-diable-blanc', 'avx/silver-surfer-silverado'] },
  Ben: { field: ['sidekick@character'] },
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-3', 'DM-DICE-IDENTITY-6'],
  'Gambit rolls two dice: characters are fielded, the rest is used',
  {
    given: {
      ...given,
      Ann: {
        reserve: ['gambit@L3', 'sidekick@mask', 'sidekick@mask'],
        bag: { sidekick: 2, 'silver-surfer': 1 },
      },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'gambit', draw: ['sidekick', 'silver-surfer'], roll: ['character', 'shield'] },
        then: {
          Ann: {
            field: ['gambit@L3', 'sidekick@character'],
            used: { sidekick: 2, 'silver-surfer': 1 },
            bag: { sidekick: 1 },
          },
        },
      },
    ],
    then: { unchanged: ['Ben'], quiet: true },
  },
);

scenario('DM-BURSTS-7', 'with a burst he takes three, rolls two of them and puts one back', {
  given: {
    ...given,
    Ann: { reserve: ['gambit@L1', 'sidekick@mask'], bag: { sidekick: 2, 'silver-surfer': 1 } },
  },
  when: [
    { who: 'Ann', does: { field: 'gambit', draw: ['sidekick', 'sidekick', 'silver-surfer'] } },
    { who: 'Ann', does: { choose: ['sidekick', 'silver-surfer'], roll: ['mask', 'L2'] } },
  ],
  then: {
    Ann: { field: ['gambit@L1', 'silver-surfer@L2'], used: { sidekick: 2 }, bag: { sidekick: 1 }, prep: {} },
    unchanged: ['Ben'],
    quiet: true,
  },
});

const named = {
  teams: {
    Ann: ['avx/loki-gem-keeper'],
    Ben: ['avx/gambit-le-diable-blanc', 'avx/silver-surfer-silverado', 'avx/thor-odinson'],
  },
  Ann: { reserve: ['loki@L1', 'sidekick@mask', 'sidekick@character'] },
  Ben: { prep: { gambit: 1 }, bag: { sidekick: 5, 'silver-surfer': 1, thor: 1 } },
};
/** Ann names a card; Ben draws four sidekicks and rolls Gambit at level 3 and two masks to field him with. */
const naming = (card: string) => [
  { who: 'Ann', does: { field: 'loki', name: card } },
  {
    who: 'Ann',
    does: {
      pass: true,
      attack: [],
      draw: ['sidekick', 'sidekick', 'sidekick', 'sidekick'],
      roll: ['gambit@L3', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask'],
    },
  },
  { who: 'Ben', does: { reroll: 'none' } },
];

scenario(
  ['DM-CORE-RULES-3'],
  'a character that may not be fielded is not fielded by Gambit either: it goes with the rest to the used pile',
  {
    given: named,
    when: [
      ...naming('silver-surfer'),
      {
        who: 'Ben',
        does: { field: 'gambit', draw: ['silver-surfer', 'thor'], roll: ['L2', 'L1'] },
        then: {
          happened: [{ 'not-fielded': { seat: 'Ben', dice: ['silver-surfer@L2'] } }],
          Ben: { field: ['gambit@L3', 'thor@L1'], used: { 'silver-surfer': 1, sidekick: 2 } },
        },
      },
    ],
    then: { Ann: { field: ['loki@L1'] }, quiet: true },
  },
);

scenario(['DM-ACTIVE-AND-FIELDED-3'], 'what it is not, it does not answer: no effect of being fielded', {
  given: named,
  when: [
    ...naming('thor'),
    {
      who: 'Ben',
      // Thor – Odinson captures nobody.
      does: { field: 'gambit', draw: ['silver-surfer', 'thor'], roll: ['L2', 'L1'] },
      then: { fires: ['gambit'], 'not-happened': ['captured'] },
    },
  ],
  then: { Ben: { field: ['gambit@L3', 'silver-surfer@L2'], used: { thor: 1, sidekick: 2 } }, quiet: true },
});
