import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/loki-gem-keeper', 'avx/angel-soaring'],
    Ben: ['avx/thor-god-of-thunder', 'avx/angel-soaring', 'avx/mjolnir-forged-by-odin'],
  },
};

scenario(
  ['DM-FIELDING-5', 'DM-CORE-RULES-1'],
  'the opponent cannot field the character that was named; other characters and your own are free',
  {
    given: {
      ...given,
      Ann: { reserve: ['loki@L1', 'sidekick@mask', 'angel@L1'] },
      Ben: { prep: { angel: 1, thor: 1 } },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'loki' },
        then: { asked: { Ann: 'ask.name' }, 'only-offered': { Ann: ['name thor', 'name angel'] } },
      },
      { who: 'Ann', does: { name: 'angel' } },
      { who: 'Ann', does: { field: 'angel' } },
      {
        who: 'Ann',
        does: {
          attack: [],
          draw: ['sidekick', 'sidekick', 'sidekick', 'sidekick'],
          roll: [
            'thor@L1',
            'angel@L1',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@mask',
            'sidekick@character',
          ],
        },
      },
      { who: 'Ben', does: { reroll: 'none' } },
      { who: 'Ben', does: { field: 'angel' }, refused: ['DM-CORE-RULES-3'] },
      { who: 'Ben', does: { field: 'thor' } },
    ],
    then: { Ann: { field: ['loki@L1', 'angel@L1'] }, Ben: { field: ['thor@L1'] }, quiet: true },
  },
);

scenario('DM-ACTIVE-AND-FIELDED-1', 'once Loki is gone the character may be fielded', {
  given: {
    ...given,
    Ann: { reserve: ['loki@L1', 'sidekick@mask'] },
    Ben: { prep: { angel: 1, mjolnir: 1 } },
  },
  when: [
    { who: 'Ann', does: { field: 'loki', name: 'angel' } },
    {
      who: 'Ann',
      does: {
        attack: [],
        draw: ['sidekick', 'sidekick', 'sidekick', 'sidekick'],
        roll: [
          'angel@L1',
          'mjolnir@action',
          'sidekick@mask',
          'sidekick@mask',
          'sidekick@mask',
          'sidekick@mask',
        ],
      },
    },
    { who: 'Ben', does: { reroll: 'none' } },
    { who: 'Ben', does: { use: 'mjolnir' }, then: { Ann: { prep: { loki: 1 } } } },
    { who: 'Ben', does: { field: 'angel' } },
  ],
  then: { Ben: { field: ['angel@L1'] }, quiet: true },
});

scenario([], 'a new Loki names anew and the former name is free', {
  given: {
    ...given,
    Ann: { reserve: ['loki@L1', 'loki@L2', 'sidekick@mask', 'sidekick@mask'] },
    Ben: { prep: { angel: 1, thor: 1 } },
  },
  when: [
    { who: 'Ann', does: { field: 'loki@L1', name: 'angel' } },
    { who: 'Ann', does: { field: 'loki@L2', name: 'thor' } },
    {
      who: 'Ann',
      does: {
        attack: [],
        draw: ['sidekick', 'sidekick', 'sidekick', 'sidekick'],
        roll: ['thor@L1', 'angel@L1', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask'],
      },
    },
    { who: 'Ben', does: { reroll: 'none' } },
    { who: 'Ben', does: { field: 'thor' }, refused: ['DM-CORE-RULES-3'] },
    { who: 'Ben', does: { field: 'angel' } },
  ],
  then: { Ben: { field: ['angel@L1'] }, quiet: true },
});
