import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/angel-soaring'] },
  shared: ['avx/inner-rage'],
  Ann: { field: ['angel@L1', 'sidekick@character'], reserve: ['inner-rage@action'] },
  Ben: { field: ['sidekick@character'] },
};

scenario('DM-BLOCKING-7', 'in a turn in which you used an action Angel cannot be blocked', {
  given,
  when: [
    { who: 'Ann', does: { use: 'inner-rage' } },
    {
      who: 'Ann',
      does: { attack: ['angel', 'sidekick'] },
      then: { 'only-offered': { Ben: ['sidekick blocks sidekick'] } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  // Inner Rage gave both +1A: 3 and 2.
  then: { Ben: { life: 15, field: ['sidekick@character'] }, quiet: true },
});

scenario('DM-BLOCKING-1', 'without an action he can be blocked', {
  given,
  when: [
    { who: 'Ann', does: { pass: true } },
    {
      who: 'Ann',
      does: { attack: ['angel', 'sidekick'] },
      then: { 'only-offered': { Ben: ['sidekick blocks angel', 'sidekick blocks sidekick'] } },
    },
  ],
  then: { quiet: true },
});
