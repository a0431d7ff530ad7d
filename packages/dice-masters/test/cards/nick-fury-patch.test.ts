import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/nick-fury-patch', 'avx/hawkeye-robin-hood', 'avx/angel-soaring'] },
  phase: 'attack',
};

scenario(
  ['DM-DAMAGE-8', 'DM-ACTIVE-AND-FIELDED-2'],
  'each unblocked Avenger deals its damage to the opponent twice; others once',
  {
    given: {
      ...given,
      Ann: { field: ['nick-fury@L1', 'nick-fury@L1', 'hawkeye@L1', 'angel@L1', 'sidekick@character'] },
      Ben: {},
    },
    when: [
      {
        who: 'Ann',
        does: { attack: ['hawkeye', 'angel', 'sidekick'] },
        then: { happened: ['player-damaged', 'player-damaged', 'player-damaged', 'player-damaged'] },
      },
    ],
    // 3 + 3 of Hawkeye, 2 of Angel, 1 of the sidekick.
    then: { Ben: { life: 11 }, Ann: { field: ['nick-fury@L1', 'nick-fury@L1'] }, quiet: true },
  },
);

scenario('DM-DAMAGE-9', 'a blocked Avenger deals his damage once, to the blocker', {
  given: {
    ...given,
    Ann: { field: ['nick-fury@L1', 'hawkeye@L1'] },
    Ben: { field: [{ die: 'sidekick@character' }, 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['hawkeye'] } },
    { who: 'Ben', does: { block: { sidekick: 'hawkeye' } }, then: { 'not-happened': ['player-damaged'] } },
  ],
  then: {
    Ann: { field: ['nick-fury@L1', 'hawkeye@L1'] },
    Ben: { life: 20, field: ['sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-ACTIVE-AND-FIELDED-1', 'without Nick Fury it is once', {
  given: { ...given, Ann: { field: ['hawkeye@L1'] }, Ben: {} },
  when: [{ who: 'Ann', does: { attack: ['hawkeye'] } }],
  then: { Ben: { life: 17 }, quiet: true },
});

scenario([], "an opponent's Avengers gain nothing", {
  given: {
    teams: { ...given.teams, Ben: ['avx/hawkeye-robin-hood'] },
    phase: 'attack',
    active: 'Ben',
    Ann: { field: ['nick-fury@L1'] },
    Ben: { field: ['hawkeye@L1'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['hawkeye'] } },
    { who: 'Ann', does: { block: {} } },
  ],
  then: { Ann: { life: 17 }, quiet: true },
});
