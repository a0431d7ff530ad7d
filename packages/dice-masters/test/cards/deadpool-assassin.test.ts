import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/deadpool-assassin'], Ben: ['avx/thor-lord-of-asgard', 'avx/beast-big-boy-blue'] },
  phase: 'attack',
  Ann: { field: ['deadpool@L3', 'sidekick@character'] },
  Ben: { field: ['thor@L1', 'beast@L2'] },
};

scenario('DM-CORE-RULES-1', 'a chosen opposing character must block Deadpool, the others are free', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['deadpool', 'sidekick'], may: true },
      then: { offered: { Ann: ['thor@L1', 'beast@L2'] } },
    },
    { who: 'Ann', does: { choose: ['beast'] } },
    { who: 'Ben', does: { block: { beast: 'deadpool' } } },
  ],
  then: { Ben: { life: 19, field: ['thor@L1', 'beast@L2'] }, Ann: { field: ['deadpool@L3'] }, quiet: true },
});

scenario('DM-CORE-RULES-1', 'it can neither stay away nor block another attacker', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['deadpool', 'sidekick'], may: true, choose: ['beast'] } },
    { who: 'Ben', does: { block: { beast: 'sidekick', thor: 'deadpool' } }, refused: ['DM-CORE-RULES-1'] },
  ],
  then: { quiet: true },
});

scenario('DM-BLOCKING-2', 'Deadpool’s player need not use it', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['deadpool'], may: false } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 17 }, quiet: true },
});
