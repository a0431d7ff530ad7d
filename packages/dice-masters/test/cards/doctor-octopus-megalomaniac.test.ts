import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/doctor-octopus-megalomaniac'],
    Ben: ['avx/thor-lord-of-asgard', 'avx/beast-big-boy-blue'],
  },
  phase: 'attack',
  Ann: { field: ['doctor-octopus@L1', 'sidekick@character'] },
  Ben: { field: ['thor@L1', 'beast@L2'] },
};

scenario(['DM-ATTACK-5', 'DM-CORE-RULES-1'], 'the chosen opposing character can block nobody this turn', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['doctor-octopus', 'sidekick'] },
      then: { 'only-offered': { Ann: ['thor@L1', 'beast@L2'] } },
    },
    { who: 'Ann', does: { choose: ['thor'] } },
  ],
  then: { 'only-offered': { Ben: ['beast blocks doctor-octopus', 'beast blocks sidekick'] }, quiet: true },
});

scenario('DM-BLOCKING-1', 'if he stays back everybody may block', {
  given,
  when: [{ who: 'Ann', does: { attack: ['sidekick'] } }],
  then: { 'only-offered': { Ben: ['thor blocks sidekick', 'beast blocks sidekick'] }, quiet: true },
});
