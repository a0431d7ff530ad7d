import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/green-goblin-norman-osborn', 'avx/thor-god-of-thunder'],
    Ben: ['avx/thor-god-of-thunder'],
  },
};

scenario(['DM-FIELDING-5'], 'up to two sidekick dice of the used pile are rolled into the reserve pool', {
  given: { ...given, Ann: { reserve: ['green-goblin@L1'], used: { sidekick: 3, thor: 1 } } },
  when: [
    { who: 'Ann', does: { field: 'green-goblin' }, then: { 'only-offered': { Ann: ['sidekick'] } } },
    {
      who: 'Ann',
      does: { choose: ['sidekick', 'sidekick'], roll: ['sidekick@character', 'sidekick@wild'] },
      then: { Ann: { reserve: ['sidekick@character', 'sidekick@wild'], used: { sidekick: 1, thor: 1 } } },
    },
  ],
  then: { asked: { Ann: 'ask.main' }, quiet: true },
});

scenario('DM-FIELDING-6', 'dice spent on him cannot be chosen; he may also roll none', {
  given: {
    ...given,
    Ann: { reserve: ['green-goblin@L2', 'sidekick@bolt'], used: { thor: 1 } },
    Ben: { used: { sidekick: 2 } },
  },
  when: [
    { who: 'Ann', does: { field: 'green-goblin', pay: ['bolt'] }, then: { 'not-happened': ['rolled'] } },
  ],
  then: { Ann: { used: { thor: 1, sidekick: 1 }, field: ['green-goblin@L2'] }, quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-3', 'DM-PAYING-8'],
  'a bolt and a sidekick of your own: 2 damage to a character',
  {
    given: {
      ...given,
      Ann: { reserve: ['sidekick@bolt'], field: ['sidekick@character', 'thor@L1'] },
      Ben: { field: ['thor@L1', 'sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { global: 'green-goblin', cost: ['sidekick@character'], choose: ["Ben's thor"] } },
    ],
    then: {
      Ann: { prep: { sidekick: 1 }, used: { sidekick: 1 }, field: ['thor@L1'] },
      Ben: { field: [{ die: 'thor@L1', damage: 2 }, 'sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent may use it too, at the price of a sidekick of theirs', {
  given: {
    ...given,
    Ann: { field: ['sidekick@character', 'thor@L1'] },
    Ben: { reserve: ['sidekick@bolt'], field: ['sidekick@character', 'thor@L1'] },
  },
  when: [
    { who: 'Ben', does: { global: 'green-goblin', cost: ['sidekick@character'], choose: ["Ann's thor"] } },
  ],
  then: {
    Ann: { field: ['sidekick@character', { die: 'thor@L1', damage: 2 }] },
    Ben: { prep: { sidekick: 1 }, field: ['thor@L1'] },
    quiet: true,
  },
});

scenario(['DM-PAYING-8', 'DM-PAYING-7'], 'without a sidekick in the field it cannot be paid', {
  given: {
    ...given,
    Ann: { reserve: ['sidekick@bolt', 'thor@L1'], field: ['thor@L1'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { global: 'green-goblin' }, refused: ['DM-PAYING-8'] }],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});

scenario([], 'he may roll fewer or none, but not three', {
  given: { ...given, Ann: { reserve: ['green-goblin@L1'], used: { sidekick: 3 } } },
  when: [
    { who: 'Ann', does: { field: 'green-goblin' } },
    { who: 'Ann', does: { choose: ['sidekick', 'sidekick', 'sidekick'] }, refused: ['DM-CORE-RULES-1'] },
    { who: 'Ann', does: { choose: [] } },
  ],
  then: { Ann: { used: { sidekick: 3 }, field: ['green-goblin@L1'] }, quiet: true },
});
