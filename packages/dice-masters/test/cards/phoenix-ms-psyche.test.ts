import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/phoenix-ms-psyche'] },
  shared: ['avx/smash'],
  phase: 'attack',
  Ann: { field: ['phoenix@L1', 'sidekick@character'], reserve: ['sidekick@fist'] },
  Ben: { field: ['sidekick@character', 'sidekick@character'] },
};

scenario(
  ['DM-BLOCKING-5', 'DM-BONUSES-5'],
  'Phoenix gains +2A and +2D once when she is engaged, by however many',
  {
    given,
    when: [
      { who: 'Ann', does: { attack: ['phoenix', 'sidekick'] } },
      {
        who: 'Ben',
        does: { block: { 'sidekick#1': 'phoenix', 'sidekick#2': 'phoenix' } },
        then: { Ann: { stats: { phoenix: '7/7', sidekick: '1/1' } } },
      },
      { who: 'Ann', does: { pass: true, divide: { 'sidekick#1': 6, 'sidekick#2': 1 } } },
    ],
    then: {
      Ann: { field: ['phoenix@L1'], stats: { phoenix: '5/5' } },
      Ben: { life: 19, field: [] },
      quiet: true,
    },
  },
);

scenario('DM-BLOCKING-8', 'unblocked she gains nothing', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['phoenix'] } },
    { who: 'Ben', does: { block: {} }, then: { Ann: { stats: { phoenix: '5/5' } } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { life: 15 }, quiet: true },
});

scenario('DM-GLOSSARY-3', 'as a blocker she gains it too', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: given.Ann.field },
    Ben: { ...given.Ben, reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] } },
    { who: 'Ann', does: { block: { phoenix: 'sidekick' } }, then: { Ann: { stats: { phoenix: '7/7' } } } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { prep: { sidekick: 1 } }, Ann: { life: 20 }, quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-2', 'DM-GLOBAL-ABILITIES-5'],
  'for a bolt the opponent too can make a character attack',
  {
    given: {
      teams: given.teams,
      Ann: { field: ['phoenix@L1', 'sidekick@character'] },
      Ben: { reserve: ['sidekick@bolt'] },
    },
    when: [
      { who: 'Ben', does: { global: 'phoenix', choose: "Ann's sidekick" } },
      { who: 'Ann', does: { attack: ['phoenix'] }, refused: ['DM-CORE-RULES-1'] },
      { who: 'Ann', does: { attack: ['sidekick'] } },
    ],
    then: { Ben: { life: 19, used: { sidekick: 1 } }, Ann: { field: ['phoenix@L1'] }, quiet: true },
  },
);

scenario([], 'once attackers are declared it is paid for nothing', {
  given: { ...given, Ann: { ...given.Ann, reserve: ['sidekick@bolt'] } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: {} } },
    { who: 'Ann', does: { global: 'phoenix', choose: 'phoenix' } },
  ],
  then: { Ben: { life: 19 }, Ann: { field: ['phoenix@L1'], used: { sidekick: 2 } }, quiet: true },
});
