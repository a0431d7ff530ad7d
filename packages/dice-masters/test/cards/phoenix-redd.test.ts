import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/phoenix-redd'] },
  phase: 'attack',
  Ann: { field: ['phoenix@L1'], reserve: ['sidekick@bolt', 'sidekick@bolt'] },
  Ben: { field: ['sidekick@character', 'sidekick@character'] },
};

scenario(['DM-PAYING-7'], 'engaged, Phoenix may deal 4 damage for two bolts', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['phoenix'] } },
    { who: 'Ben', does: { block: { sidekick: 'phoenix' } } },
    {
      who: 'Ann',
      does: { may: true },
      then: { 'only-offered': { Ann: ['Ben', 'phoenix@L1', 'sidekick@character'] } },
    },
    { who: 'Ann', does: { choose: 'Ben' } },
  ],
  then: {
    Ben: { life: 16, field: ['sidekick@character'] },
    Ann: { life: 20, used: { sidekick: 2 } },
    quiet: true,
  },
});

scenario('DM-PAYING-7', 'with one bolt she is not asked', {
  given: { ...given, Ann: { field: ['phoenix@L1'], reserve: ['sidekick@bolt'] } },
  when: [
    { who: 'Ann', does: { attack: ['phoenix'] } },
    { who: 'Ben', does: { block: { sidekick: 'phoenix' } }, then: { asked: { Ann: 'ask.attack-actions' } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: {
    Ben: { life: 20, field: ['sidekick@character'] },
    Ann: { reserve: ['sidekick@bolt'] },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-2', 'for a bolt the opponent can make a character attack', {
  given: {
    teams: given.teams,
    Ann: { field: ['phoenix@L1', 'sidekick@character'] },
    Ben: { reserve: ['sidekick@bolt'] },
  },
  when: [
    { who: 'Ben', does: { global: 'phoenix', choose: 'phoenix' } },
    { who: 'Ann', does: { attack: ['sidekick'] }, refused: ['DM-CORE-RULES-1'] },
    { who: 'Ann', does: { attack: ['phoenix'] } },
  ],
  then: { Ben: { life: 15, reserve: [] }, Ann: { field: ['sidekick@character'] }, quiet: true },
});
