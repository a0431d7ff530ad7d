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
