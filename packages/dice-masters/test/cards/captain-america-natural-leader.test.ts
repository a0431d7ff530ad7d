import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/captain-america-natural-leader'], Ben: ['avx/thor-lord-of-asgard'] };

scenario(
  ['DM-FIRST-GAME-9', 'DM-ACTIVE-AND-FIELDED-1', 'DM-ACTIVE-AND-FIELDED-2'],
  'two Captains give each own sidekick +1A and +1D once',
  {
    given: {
      teams,
      Ann: {
        field: ['captain-america@L1', 'captain-america@L1', 'sidekick@character'],
        reserve: ['sidekick@character'],
      },
      Ben: { field: ['sidekick@character'] },
    },
    when: [],
    then: {
      Ann: { stats: { sidekick: '2/2', 'captain-america': '3/3' } },
      Ben: { stats: { sidekick: '1/1' } },
      quiet: true,
    },
  },
);

scenario('DM-BONUSES-6', 'when the last Captain is knocked out the bonus is gone at once', {
  given: {
    teams,
    shared: ['avx/force-beam'],
    Ann: {
      field: [{ die: 'captain-america@L1', damage: 2 }, 'sidekick@character'],
      reserve: ['force-beam@action', 'sidekick@character'],
    },
    Ben: { field: ['thor@L1'] },
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: {
    Ann: { field: [], prep: { 'captain-america': 1, sidekick: 1 } },
    Ben: { field: [{ die: 'thor@L1', damage: 1 }] },
    quiet: true,
  },
});

scenario('DM-BONUSES-6', 'as long as a Captain is out a sidekick survives 1 damage', {
  given: {
    teams,
    shared: ['avx/force-beam'],
    Ann: {
      field: ['captain-america@L1', 'sidekick@character'],
      reserve: ['force-beam@action', 'sidekick@character'],
    },
    Ben: { field: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: {
    Ann: {
      field: [
        { die: 'captain-america@L1', damage: 1 },
        { die: 'sidekick@character', damage: 1 },
      ],
    },
    Ben: { field: [], prep: { sidekick: 1 } },
    quiet: true,
  },
});
