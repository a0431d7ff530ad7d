import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/deadpool-jack'], Ben: ['avx/silver-surfer-silverado'] },
  phase: 'attack',
  Ann: { field: ['deadpool@L1'] },
  Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
};

scenario(
  ['DM-KNOCK-OUT-4'],
  'a character of choice must block Deadpool and is knocked out at the end of the turn',
  {
    given,
    when: [
      { who: 'Ann', does: { attack: ['deadpool'], may: true, choose: 'silver-surfer' } },
      { who: 'Ben', does: { block: { sidekick: 'deadpool' } }, refused: ['DM-CORE-RULES-1'] },
      { who: 'Ben', does: { block: { 'silver-surfer': 'deadpool' } } },
    ],
    // Deadpool falls to 5 damage; what he did still happens.
    then: {
      Ann: { field: [], prep: { deadpool: 1 } },
      Ben: { life: 20, field: ['sidekick@character'] },
      quiet: true,
    },
  },
);

scenario([], 'it is a choice', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['deadpool'], may: false } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: {
    Ben: { life: 18, field: ['silver-surfer@L1', 'sidekick@character'] },
    'not-happened': ['knocked-out'],
    quiet: true,
  },
});
