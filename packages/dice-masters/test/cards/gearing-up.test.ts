import { scenario } from '../kit.ts';

const shared = ['avx/gearing-up'];
const teams = { Ann: ['avx/thor-lord-of-asgard'] };

scenario(['DM-FIELDING-7'], 'two dice from the bag are rolled into the reserve pool, without a reroll', {
  given: {
    teams,
    shared,
    Ann: { bag: { sidekick: 2, thor: 1 }, reserve: ['gearing-up@action'] },
    Ben: { bag: { sidekick: 3 } },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'gearing-up', draw: ['thor', 'sidekick'], roll: ['L1', 'bolt'] },
      then: {
        Ann: { reserve: ['thor@L1', 'sidekick@bolt'], bag: { sidekick: 1 }, used: { 'gearing-up': 1 } },
        asked: { Ann: 'ask.main' },
      },
    },
    { who: 'Ann', does: { field: 'thor' } },
    { who: 'Ann', does: { attack: [] } },
  ],
  then: { Ann: { field: ['thor@L1'] }, active: 'Ben', quiet: true },
});

scenario('DM-ACTION-DICE-4', 'in an attack it is used after blockers', {
  given: {
    teams,
    shared,
    phase: 'attack',
    Ann: {
      bag: { sidekick: 1 },
      used: { sidekick: 2 },
      field: ['sidekick@character'],
      reserve: ['gearing-up@action'],
    },
  },
  when: [
    // The bag holds one die: the used pile is put into it for the second.
    {
      who: 'Ann',
      does: { attack: ['sidekick'], use: 'gearing-up', roll: ['fist', 'character'] },
      then: { happened: ['refilled', 'rolled'] },
    },
  ],
  then: {
    Ann: { reserve: ['sidekick@fist', 'sidekick@character'], bag: { sidekick: 1 } },
    Ben: { life: 19 },
    quiet: true,
  },
});
