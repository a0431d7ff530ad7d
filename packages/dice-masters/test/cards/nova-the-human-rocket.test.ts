import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/mjolnir-forged-by-odin'], Ben: ['avx/nova-the-human-rocket'] },
};

scenario('DM-DAMAGE-14', 'damaged in an attack phase, Nova deals 2 damage to the opponent each time', {
  given: {
    ...given,
    phase: 'attack',
    Ann: { reserve: ['mjolnir@bolt+bolt'], field: ['sidekick@character', 'sidekick@character'] },
    Ben: { field: ['nova@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { nova: 'sidekick' } } },
    {
      who: 'Ann',
      does: { global: 'mjolnir', choose: ["Ben's nova"] },
      then: { happened: ['damaged', 'player-damaged', 'damaged', 'player-damaged'] },
    },
  ],
  // Once for the global, once for the combat damage.
  then: { Ann: { life: 16 }, Ben: { life: 20, field: ['nova@L1', 'sidekick@character'] }, quiet: true },
});

scenario([], 'not in the main phase', {
  given: {
    ...given,
    Ann: { reserve: ['mjolnir@bolt+bolt'], field: ['sidekick@character'] },
    Ben: { field: ['nova@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { global: 'mjolnir', choose: ["Ben's nova"] },
      then: { 'not-happened': ['player-damaged'] },
    },
  ],
  then: { Ann: { life: 20 }, Ben: { field: [{ die: 'nova@L1', damage: 1 }] }, quiet: true },
});

scenario('DM-KNOCK-OUT-6', 'knocked out by it, Nova deals nothing', {
  given: {
    ...given,
    phase: 'attack',
    Ann: { field: ['sidekick@character'] },
    Ben: { field: [{ die: 'nova@L1', damage: 3 }] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { nova: 'sidekick' } } },
  ],
  then: { Ann: { life: 20 }, Ben: { field: [] }, quiet: true },
});
