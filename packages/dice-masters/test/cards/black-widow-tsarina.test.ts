import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/black-widow-tsarina'], Ben: ['avx/angel-soaring'] },
  phase: 'attack',
  Ann: { field: ['black-widow@L3', 'sidekick@character'] },
};

scenario([], 'when Black Widow attacks the opponent takes 2 damage', {
  given: { ...given, Ben: { field: ['angel@L2', 'sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: ['black-widow'] }, then: { asked: { Ben: 'ask.unless' } } },
    { who: 'Ben', does: { may: false } },
  ],
  then: { Ben: { life: 18, field: ['angel@L2', 'sidekick@character'] }, quiet: true },
});

scenario(['DM-PAYING-8', 'DM-SPINNING-3'], 'unless they spin down a character of their own', {
  given: { ...given, Ben: { field: ['angel@L2', 'angel@L3', 'sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: ['black-widow'] } },
    { who: 'Ben', does: { may: true }, then: { 'only-offered': { Ben: ['angel@L2', 'angel@L3'] } } },
    { who: 'Ben', does: { cost: ['angel@L3'] }, then: { 'not-happened': ['player-damaged'] } },
  ],
  then: {
    Ann: { attack: ['black-widow@L3'], field: ['sidekick@character'] },
    Ben: { life: 20, field: ['angel@L2', 'angel@L2', 'sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-PAYING-8', 'with only level 1 characters they cannot', {
  given: { ...given, Ben: { field: ['angel@L1', 'sidekick@character'] } },
  when: [{ who: 'Ann', does: { attack: ['black-widow'] }, then: { asked: { Ben: 'ask.blockers' } } }],
  then: { Ben: { life: 18, field: ['angel@L1', 'sidekick@character'] }, quiet: true },
});
