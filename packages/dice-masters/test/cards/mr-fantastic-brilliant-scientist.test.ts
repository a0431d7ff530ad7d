import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/silver-surfer-silverado'], Ben: ['avx/mr-fantastic-brilliant-scientist'] },
  shared: ['avx/smash'],
  phase: 'attack',
  Ann: { field: ['silver-surfer@L1', 'sidekick@character'], reserve: ['sidekick@fist'] },
  Ben: { field: ['mr-fantastic@L1', 'sidekick@character'] },
};

scenario('DM-BONUSES-6', 'Mr. Fantastic has +2A and +2D while he blocks', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] }, then: { Ben: { stats: { 'mr-fantastic': '1/5' } } } },
    {
      who: 'Ben',
      does: { block: { 'mr-fantastic': 'silver-surfer' } },
      then: { Ben: { stats: { 'mr-fantastic': '3/7', sidekick: '1/1' } } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  // 5 damage would knock him out without the bonus, and it is gone before the bonus is.
  then: {
    Ben: { field: ['mr-fantastic@L1', 'sidekick@character'], stats: { 'mr-fantastic': '1/5' } },
    quiet: true,
  },
});

scenario('DM-BONUSES-6', 'the bonus lasts as long as he is a blocker, even when the attacker falls first', {
  given: { ...given, stubs: { 'avx/silver-surfer-silverado': { L1: { attack: 6, defense: 3 } } } },
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] } },
    { who: 'Ben', does: { block: { 'mr-fantastic': 'silver-surfer' } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: {
    Ben: { field: ['mr-fantastic@L1', 'sidekick@character'] },
    Ann: { prep: { 'silver-surfer': 1 } },
    quiet: true,
  },
});

scenario([], 'as an attacker he has no bonus', {
  given: {
    teams: { Ann: ['avx/mr-fantastic-brilliant-scientist'] },
    phase: 'attack',
    Ann: { field: ['mr-fantastic@L1'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['mr-fantastic'] }, then: { Ann: { stats: { 'mr-fantastic': '1/5' } } } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 19 }, quiet: true },
});

const globalGiven = {
  teams: { Ann: ['avx/mr-fantastic-brilliant-scientist'] },
  Ann: { field: ['sidekick@character'] },
  Ben: { field: ['sidekick@character'], reserve: ['sidekick@mask'] },
};

scenario(
  ['DM-GLOBAL-ABILITIES-2', 'DM-CORE-RULES-1'],
  'for a mask a character must attack, at the word of the opponent too',
  {
    given: globalGiven,
    when: [
      { who: 'Ben', does: { global: 'mr-fantastic', choose: "Ann's sidekick" } },
      { who: 'Ann', does: { attack: [] }, refused: ['DM-CORE-RULES-1'] },
      { who: 'Ann', does: { attack: ['sidekick'] } },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 19, used: { sidekick: 1 } }, quiet: true },
  },
);

scenario('DM-ATTACK-2', 'without it nobody has to attack', {
  given: globalGiven,
  when: [
    { who: 'Ben', does: { pass: true } },
    { who: 'Ann', does: { attack: [] } },
  ],
  then: { Ben: { life: 20, reserve: [] }, 'not-happened': ['marked'], quiet: true },
});
