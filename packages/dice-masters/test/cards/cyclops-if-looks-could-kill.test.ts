import { scenario } from '../kit.ts';

scenario([], 'attacking, Cyclops deals his attack to every opposing character before blockers', {
  given: {
    teams: { Ann: ['avx/cyclops-if-looks-could-kill'], Ben: ['avx/silver-surfer-silverado'] },
    phase: 'attack',
    Ann: { field: ['cyclops@L1', 'sidekick@character'] },
    Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['cyclops'] },
      then: {
        'only-offered': { Ben: ['silver-surfer blocks cyclops'] },
        Ben: { life: 20, field: [{ die: 'silver-surfer@L1', damage: 4 }], prep: { sidekick: 1 } },
        Ann: { life: 20, field: ['sidekick@character'] },
      },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 16, field: ['silver-surfer@L1'] }, quiet: true },
});

scenario([], 'another attacker does not wake him', {
  given: {
    teams: { Ann: ['avx/cyclops-if-looks-could-kill'] },
    phase: 'attack',
    Ann: { field: ['cyclops@L1', 'sidekick@character'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 19, field: ['sidekick@character'] }, 'not-happened': ['damaged'], quiet: true },
});
