import { scenario } from '../kit.ts';

const S = 'sidekick@character';

scenario(['DM-PAYING-8'], 'with only level 1 characters a cost of spinning one down cannot be paid', {
  given: {
    teams: { Ann: ['avx/black-widow-tsarina'], Ben: ['avx/thor-lord-of-asgard'] },
    phase: 'attack',
    Ann: { field: ['black-widow@L1'] },
    Ben: { field: ['thor@L1', S] },
  },
  // Nobody is asked: the 2 damage is dealt before blockers are chosen.
  when: [
    {
      who: 'Ann',
      does: { attack: ['black-widow'] },
      then: { asked: { Ben: 'ask.blockers' }, Ben: { life: 18 } },
    },
  ],
  then: { Ben: { field: ['thor@L1', S] } },
});

scenario('DM-PAYING-8', 'a character of a higher level can pay, and is really spun down', {
  given: {
    teams: { Ann: ['avx/black-widow-tsarina'], Ben: ['avx/thor-lord-of-asgard', 'avx/beast-mutate-666'] },
    phase: 'attack',
    Ann: { field: ['black-widow@L1'] },
    Ben: { field: ['thor@L2', 'beast@L1', S] },
  },
  when: [
    { who: 'Ann', does: { attack: ['black-widow'] }, then: { asked: { Ben: 'ask.unless' } } },
    { who: 'Ben', does: { may: true }, then: { 'only-offered': { Ben: ['thor@L2'] } } },
    { who: 'Ben', does: { cost: ['thor'] }, then: { asked: { Ben: 'ask.blockers' } } },
  ],
  then: { Ben: { life: 20, field: ['thor@L1', 'beast@L1', S] } },
});

const stretched = {
  teams: { Ann: ['avx/storm-ro', 'avx/angel-high-ground'], Ben: ['avx/mr-fantastic-elastic'] },
  phase: 'attack',
};

scenario(
  ['DM-DAMAGE-6', 'DM-CORE-RULES-1'],
  'a character that blocks two attackers divides its damage among them',
  {
    given: { ...stretched, Ann: { field: [S, 'angel@L1'] }, Ben: { field: ['mr-fantastic@L3', S] } },
    when: [
      { who: 'Ann', does: { attack: [S, 'angel'] } },
      // He spins down one level for the second attacker: 2/6.
      {
        who: 'Ben',
        does: { block: { 'mr-fantastic': ['sidekick', 'angel'] } },
        then: { asked: { Ben: 'ask.divide-damage' }, Ben: { attack: ['mr-fantastic@L2'], field: [S] } },
      },
      { who: 'Ben', does: { divide: { sidekick: 2, angel: 2 } }, refused: ['DM-DAMAGE-6'] },
      { who: 'Ben', does: { divide: { sidekick: 1, angel: 1 } } },
    ],
    // He took 1 + 2 of 6; Angel 1 of 2; the sidekick fell.
    then: {
      Ben: { life: 20, field: ['mr-fantastic@L2', S] },
      Ann: { field: ['angel@L1'], prep: { sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario('DM-DAMAGE-2', 'the attacking player assigns first; nothing happens before both have', {
  given: {
    ...stretched,
    Ann: { field: [S, 'angel@L1', 'angel@L2'] },
    Ben: { field: ['mr-fantastic@L3', S, S] },
  },
  when: [
    { who: 'Ann', does: { attack: [S, 'angel@L1', 'angel@L2'] } },
    {
      who: 'Ben',
      does: {
        block: {
          'mr-fantastic': ['angel@L2', 'angel@L1'],
          'sidekick#1': 'sidekick',
          'sidekick#2': 'sidekick',
        },
      },
      then: { asked: { Ann: 'ask.divide-damage' }, 'not-happened': ['damaged', 'knocked-out'] },
    },
    {
      who: 'Ann',
      does: { divide: { sidekick: 1 } },
      then: { asked: { Ben: 'ask.divide-damage' }, 'not-happened': ['damaged', 'knocked-out'] },
    },
    {
      who: 'Ben',
      does: { divide: { 'angel@L1': 2 } },
      then: { happened: ['damaged', 'damaged', 'knocked-out'] },
    },
  ],
  // Mr. Fantastic (2/6) took 2 + 3; the attacking sidekick took 2; one blocking sidekick took 1.
  then: {
    Ann: { field: ['angel@L2'], prep: { angel: 1, sidekick: 1 } },
    Ben: { life: 20, field: ['mr-fantastic@L2', S] },
    quiet: true,
  },
});

scenario('DM-KNOCK-OUT-6', '"when knocked out" works for the die that is knocked out', {
  given: {
    teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/beast-genetic-expert'] },
    phase: 'attack',
    Ann: { field: ['thor@L1'] },
    Ben: { life: 10, field: ['beast@L2', S] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    {
      who: 'Ben',
      does: { block: { beast: 'thor' } },
      then: { happened: ['knocked-out', 'ability-used', 'life-gained'] },
    },
  ],
  then: { Ben: { life: 11, field: [S] }, Ann: { life: 20, field: ['thor@L1'] }, quiet: true },
});
