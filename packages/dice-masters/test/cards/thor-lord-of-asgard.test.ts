import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/spider-man-webhead', 'avx/beast-big-boy-blue'] },
  phase: 'attack',
  Ann: { field: ['thor@L1', 'sidekick@character'] },
  Ben: { field: ['spider-man@L2', 'beast@L2', 'sidekick@character'] },
};

scenario('DM-BLOCKING-7', 'fist characters cannot block Thor, all others can', {
  given,
  when: [{ who: 'Ann', does: { attack: ['thor', 'sidekick'] } }],
  then: {
    'only-offered': {
      Ben: [
        'beast blocks thor',
        'beast blocks sidekick',
        'sidekick blocks thor',
        'sidekick blocks sidekick',
        'spider-man blocks sidekick',
      ],
    },
    quiet: true,
  },
});

scenario('DM-BLOCKING-7', 'a blocking Thor is blocked by nobody: as a blocker he may stop fist characters', {
  given: { ...given, active: 'Ben' },
  when: [
    { who: 'Ben', does: { attack: ['spider-man'] } },
    { who: 'Ann', does: { block: { thor: 'spider-man' } } },
  ],
  then: {
    Ben: { prep: { 'spider-man': 1 } },
    Ann: { life: 20, field: ['thor@L1', 'sidekick@character'] },
    quiet: true,
  },
});
