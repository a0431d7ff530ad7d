import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/wolverine-canucklehead'] },
  phase: 'attack',
  Ann: { field: ['wolverine@L1', 'sidekick@character'] },
  Ben: { field: ['sidekick@character'] },
};

scenario('DM-BLOCKING-7', 'attacking alone Wolverine cannot be blocked', {
  given,
  when: [{ who: 'Ann', does: { attack: ['wolverine'] } }],
  // Ben was not even asked.
  then: { Ann: { used: { wolverine: 1 } }, Ben: { life: 15, field: ['sidekick@character'] }, quiet: true },
});

scenario('DM-BLOCKING-1', 'with another attacker he can', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['wolverine', 'sidekick'] },
      then: { 'only-offered': { Ben: ['sidekick blocks sidekick', 'sidekick blocks wolverine'] } },
    },
  ],
  then: { quiet: true },
});
