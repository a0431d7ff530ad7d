import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/gambit-ace-in-the-hole', 'avx/thor-lord-of-asgard'] };
const Ben = { bag: { sidekick: 2 } };
const given = (gambit: string) => ({
  teams,
  Ann: {
    reserve: [gambit, 'sidekick@fist', 'sidekick@mask', 'sidekick@character'],
    bag: { sidekick: 1, thor: 1 },
  },
  Ben,
});

scenario(
  ['DM-FIELDING-5', 'DM-BURSTS-2'],
  'Gambit’s player may roll a die from the bag into the reserve pool',
  {
    given: given('gambit@L3'),
    when: [
      { who: 'Ann', does: { field: 'gambit' }, then: { asked: { Ann: 'ask.may' } } },
      { who: 'Ann', does: { may: true, draw: ['thor'], roll: ['bolt+bolt'] } },
    ],
    then: {
      Ann: { reserve: ['sidekick@character', 'thor@bolt+bolt'], bag: { sidekick: 1 }, used: { sidekick: 2 } },
      unchanged: ['Ben'],
      quiet: true,
    },
  },
);

scenario([], 'without a burst the roll is a choice', {
  given: given('gambit@L3'),
  when: [{ who: 'Ann', does: { field: 'gambit', may: false }, then: { 'not-happened': ['drew', 'rolled'] } }],
  then: { Ann: { bag: { sidekick: 1, thor: 1 } }, quiet: true },
});

scenario(
  ['DM-BURSTS-2', 'DM-BURSTS-6', 'DM-BURSTS-7'],
  'with one burst two dice are taken, one is rolled and the other goes back',
  {
    given: given('gambit@L1'),
    when: [
      {
        who: 'Ann',
        does: { field: 'gambit', pay: ['fist'], draw: ['thor', 'sidekick'] },
        then: { asked: { Ann: 'ask.keep' } },
      },
      { who: 'Ann', does: { choose: ['thor'], roll: ['L1'] } },
    ],
    then: {
      Ann: {
        reserve: ['sidekick@mask', 'sidekick@character', 'thor@L1'],
        bag: { sidekick: 1 },
        used: { sidekick: 1 },
      },
      unchanged: ['Ben'],
      quiet: true,
    },
  },
);
