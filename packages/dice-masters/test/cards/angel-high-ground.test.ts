import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/angel-high-ground'],
    Ben: ['avx/beast-big-boy-blue', 'avx/thor-lord-of-asgard', 'avx/iron-man-playboy'],
  },
  phase: 'attack',
  Ben: { field: ['beast@L1', 'thor@L2', 'iron-man@L3'] },
};

scenario('DM-BLOCKING-7', 'who is below Angel’s level cannot block him; another attacker is not protected', {
  given: { ...given, Ann: { field: ['angel@L2', 'sidekick@character'] } },
  when: [{ who: 'Ann', does: { attack: ['angel', 'sidekick'] } }],
  then: {
    'only-offered': {
      Ben: [
        'beast blocks sidekick',
        'thor blocks angel',
        'thor blocks sidekick',
        'iron-man blocks angel',
        'iron-man blocks sidekick',
      ],
    },
    quiet: true,
  },
});

scenario('DM-DICE-9', 'a sidekick has one level: it can block Angel only at level 1', {
  given: { ...given, Ann: { field: ['angel@L1'] }, Ben: { field: ['sidekick@character', 'beast@L1'] } },
  when: [{ who: 'Ann', does: { attack: ['angel'] } }],
  then: { 'only-offered': { Ben: ['sidekick blocks angel', 'beast blocks angel'] }, quiet: true },
});
