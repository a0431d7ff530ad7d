import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/deadpool-assassin'], Ben: ['avx/thor-lord-of-asgard', 'avx/beast-big-boy-blue'] },
  phase: 'attack',
  Ann: { field: ['deadpool@L3', 'sidekick@character'] },
  Ben: { field: ['thor@L1', 'beast@L2'] },
};

scenario('DM-BLOCKING-2', 'a chosen opposing character must block Deadpool, the others are free', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['deadpool', 'sidekick'], may: true },
      then: { 'only-offered': { Ann: ['thor@L1', 'beast@L2'] } },
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

scenario([], 'Deadpool’s player need not use it', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['deadpool'], may: false } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 17 }, quiet: true },
});

const twice = { ...given, Ann: { field: ['deadpool@L1', 'deadpool@L3', 'sidekick@character'] } };
const chosenTwice = {
  who: 'Ann',
  does: {
    attack: ['deadpool@L1', 'deadpool@L3', 'sidekick'],
    first: 'deadpool',
    may: true,
    choose: ['beast'],
  },
};

for (const [kept, life] of [
  ['deadpool@L1', 16],
  ['deadpool@L3', 17],
] as const) {
  scenario(
    ['DM-CORE-RULES-1', 'DM-BLOCKING-1', 'DM-BLOCKING-3'],
    `obliged to block two attackers, it blocks the one its player chooses: ${kept}`,
    {
      given: twice,
      when: [
        chosenTwice,
        { who: 'Ann', does: { may: true, choose: ['beast'] }, then: { asked: { Ben: 'ask.blockers' } } },
        { who: 'Ben', does: { block: { beast: 'sidekick' } }, refused: ['DM-CORE-RULES-1'] },
        { who: 'Ben', does: { block: {} }, refused: ['DM-CORE-RULES-1'] },
        { who: 'Ben', does: { block: { beast: kept } } },
      ],
      then: { Ben: { life, field: ['thor@L1', 'beast@L2'] }, quiet: true },
    },
  );
}

scenario(
  ['DM-BLOCKING-1', 'DM-BLOCKING-3'],
  'one who may block more by spinning down need not: one duty is enough',
  {
    given: {
      ...twice,
      teams: { Ann: ['avx/deadpool-assassin'], Ben: ['avx/mr-fantastic-elastic'] },
      Ben: { field: ['mr-fantastic@L2'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['deadpool@L1', 'deadpool@L3'], first: 'deadpool', may: true } },
      { who: 'Ann', does: { may: true } },
      { who: 'Ben', does: { block: {} }, refused: ['DM-CORE-RULES-1'] },
      { who: 'Ben', does: { block: { 'mr-fantastic': 'deadpool@L3' } } },
    ],
    then: { Ben: { life: 18, field: ['mr-fantastic@L2'] }, quiet: true },
  },
);
