import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/professor-x-charles-francis-xavier', 'avx/angel-soaring'], Ben: ['avx/angel-soaring'] },
};

scenario('DM-CORE-RULES-1', 'while Professor X is active the opponent cannot field characters', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['professor-x@L1'] },
    Ben: { reserve: ['angel@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ben', does: { field: 'angel' }, refused: ['DM-CORE-RULES-3'] },
    { who: 'Ben', does: { field: 'sidekick' }, refused: ['DM-CORE-RULES-3'] },
  ],
  then: { Ben: { field: [], life: 20 }, quiet: true },
});

scenario(['DM-PAYING-7'], 'the opponent may pay 2 life, which is no damage, to be free for the turn', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['professor-x@L1'] },
    Ben: { reserve: ['angel@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ben',
      does: { lift: 'professor-x' },
      then: { 'not-happened': ['player-damaged'], Ben: { life: 18 } },
    },
    { who: 'Ben', does: { field: 'angel' } },
    { who: 'Ben', does: { field: 'sidekick' } },
  ],
  then: { Ann: { life: 20 }, Ben: { field: ['angel@L1', 'sidekick@character'], life: 18 }, quiet: true },
});

scenario('DM-FIELDING-2', 'his own player fields as ever', {
  given: { ...given, Ann: { field: ['professor-x@L1'], reserve: ['angel@L1'] } },
  when: [{ who: 'Ann', does: { field: 'angel' } }],
  then: { Ann: { field: ['professor-x@L1', 'angel@L1'] }, quiet: true },
});
