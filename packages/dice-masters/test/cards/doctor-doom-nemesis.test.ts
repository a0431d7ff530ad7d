import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/doctor-doom-nemesis'],
  Ben: ['avx/loki-trickster', 'avx/silver-surfer-silverado'],
};

scenario('DM-BLOCKING-7', 'only Villains and sidekicks can block Doctor Doom', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['doctor-doom@L1'] },
    Ben: { field: ['loki@L1', 'silver-surfer@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['doctor-doom'] },
      then: { 'only-offered': { Ben: ['loki blocks doctor-doom', 'sidekick blocks doctor-doom'] } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 17 }, quiet: true },
});

scenario(
  ['DM-BONUSES-4', 'DM-GLOBAL-ABILITIES-3'],
  'with a Villain, for a shield, a character has -1A and -1D; at no defense it is knocked out',
  {
    given: {
      teams: { Ann: ['avx/doctor-doom-nemesis'], Ben: ['avx/loki-trickster'] },
      Ann: { field: ['doctor-doom@L1'], reserve: ['sidekick@shield'] },
      Ben: { field: ['sidekick@character', 'loki@L1'] },
    },
    when: [{ who: 'Ann', does: { global: 'doctor-doom', choose: "Ben's sidekick" } }],
    then: { Ben: { field: ['loki@L1'], prep: { sidekick: 1 }, stats: { loki: '1/5' } }, quiet: true },
  },
);

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent needs a Villain of their own', {
  given: {
    teams: { Ann: ['avx/doctor-doom-nemesis'], Ben: ['avx/loki-trickster'] },
    Ann: { field: ['doctor-doom@L1'] },
    Ben: { field: ['loki@L1'], reserve: ['sidekick@shield'] },
  },
  when: [{ who: 'Ben', does: { global: 'doctor-doom', choose: "Ann's doctor-doom" } }],
  then: {
    Ann: { stats: { 'doctor-doom': '2/5' } },
    Ben: { stats: { loki: '1/5' }, reserve: [] },
    quiet: true,
  },
});

scenario([], 'without a Villain nobody uses it', {
  given: {
    teams: { Ann: ['avx/doctor-doom-nemesis'], Ben: ['avx/loki-trickster'] },
    shared: ['avx/smash'],
    Ann: { field: ['sidekick@character'], reserve: ['sidekick@shield', 'smash@action'] },
    Ben: { field: ['loki@L1'] },
  },
  when: [{ who: 'Ann', does: { global: 'doctor-doom' }, refused: ['DM-CORE-RULES-1'] }],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});
