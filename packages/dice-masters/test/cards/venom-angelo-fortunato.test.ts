import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/venom-angelo-fortunato', 'avx/wolverine-canucklehead', 'avx/angel-soaring'],
    Ben: ['avx/angel-soaring', 'avx/wolverine-canucklehead'],
  },
};

scenario(
  ['DM-BONUSES-4', 'DM-ACTIVE-AND-FIELDED-1'],
  'opposing characters that are not fist get -2A and -2D; a defense of 0 is a knock-out',
  {
    given: {
      ...given,
      Ann: {
        reserve: ['venom@L1', 'sidekick@fist'],
        field: ['angel@L1', 'wolverine@L1', 'sidekick@character'],
      },
      Ben: { field: ['angel@L3', 'wolverine@L1', 'sidekick@character'] },
    },
    when: [{ who: 'Ann', does: { field: 'venom' } }],
    then: {
      Ann: { stats: { venom: '4/4', wolverine: '5/2', angel: '2/2', sidekick: '1/1' } },
      Ben: { stats: { angel: '1/2', wolverine: '5/2' }, prep: { sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario(['DM-BURSTS-2', 'DM-BURSTS-8'], 'with one burst your fist characters also get +1A and +1D', {
  given: {
    ...given,
    Ann: { reserve: ['venom@L2', 'sidekick@fist'], field: ['angel@L1', 'wolverine@L1'] },
    Ben: { field: ['angel@L3', 'wolverine@L1'] },
  },
  when: [{ who: 'Ann', does: { field: 'venom' } }],
  then: {
    Ann: { stats: { venom: '6/6', wolverine: '6/3', angel: '2/2' } },
    Ben: { stats: { angel: '1/2', wolverine: '5/2' } },
    quiet: true,
  },
});

scenario('DM-ACTIVE-AND-FIELDED-2', 'two Venoms count once', {
  given: {
    ...given,
    phase: 'attack',
    Ann: { field: ['venom@L2', 'venom@L3', 'wolverine@L1'] },
    Ben: { field: ['angel@L3'] },
  },
  when: [{ who: 'Ann', does: { attack: ['wolverine'] } }],
  // Wolverine attacks alone and cannot be blocked: 6 damage.
  then: { Ben: { life: 14, stats: { angel: '1/2' } }, quiet: true },
});

scenario(
  'DM-GLOBAL-ABILITIES-2',
  'a fist spins down a fist character of the opponent; either player may use it',
  {
    given: {
      ...given,
      Ann: { field: ['wolverine@L3', 'angel@L3'] },
      Ben: { reserve: ['sidekick@fist'], field: ['wolverine@L3'] },
    },
    when: [{ who: 'Ben', does: { global: 'venom' } }],
    then: { Ann: { field: ['wolverine@L2', 'angel@L3'] }, Ben: { field: ['wolverine@L3'] }, quiet: true },
  },
);

scenario('DM-SPINNING-3', 'of several fist characters one is chosen', {
  given: {
    ...given,
    Ann: { reserve: ['sidekick@fist'] },
    Ben: { field: ['wolverine@L3', 'wolverine@L2', 'angel@L2'] },
  },
  when: [{ who: 'Ann', does: { global: 'venom', choose: ["Ben's wolverine@L3"] } }],
  then: { Ben: { field: ['wolverine@L2', 'wolverine@L2', 'angel@L2'] }, quiet: true },
});
