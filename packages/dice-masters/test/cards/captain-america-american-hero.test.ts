import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/captain-america-american-hero'] };
const Ben = { field: ['sidekick@character'], used: { sidekick: 2 } };

scenario(
  ['DM-FIELDING-5', 'DM-FIELDING-6', 'DM-FIELDING-7'],
  'Captain America may roll a sidekick out of the used pile, but not the one spent on him',
  {
    given: {
      teams,
      Ann: { reserve: ['captain-america@L1', 'sidekick@fist'], used: { sidekick: 1 } },
      Ben,
    },
    when: [
      { who: 'Ann', does: { field: 'captain-america', pay: ['fist'] }, then: { asked: { Ann: 'ask.may' } } },
      {
        who: 'Ann',
        does: { may: true, roll: ['character'] },
        then: { Ann: { reserve: ['sidekick@character'], used: { sidekick: 1 } }, asked: { Ann: 'ask.main' } },
      },
      { who: 'Ann', does: { field: 'sidekick' } },
    ],
    then: { unchanged: ['Ben'], quiet: true },
  },
);

scenario([], 'the roll is a choice', {
  given: {
    teams,
    Ann: { reserve: ['captain-america@L1', 'sidekick@fist', 'sidekick@character'], used: { sidekick: 1 } },
    Ben,
  },
  when: [
    { who: 'Ann', does: { field: 'captain-america', may: false }, then: { 'not-happened': ['rolled'] } },
  ],
  then: { Ann: { used: { sidekick: 2 }, reserve: ['sidekick@character'] }, unchanged: ['Ben'], quiet: true },
});

scenario('DM-FIELDING-6', 'with only the spent die in the used pile nothing is asked', {
  given: { teams, Ann: { reserve: ['captain-america@L1', 'sidekick@fist', 'sidekick@character'] }, Ben },
  when: [{ who: 'Ann', does: { field: 'captain-america' } }],
  then: { asked: { Ann: 'ask.main' }, Ann: { used: { sidekick: 1 } }, unchanged: ['Ben'], quiet: true },
});
