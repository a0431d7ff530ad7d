import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/mystique-could-be-anyone', 'avx/storm-wind-rider'], Ben: ['avx/mr-fantastic-elastic'] },
  phase: 'attack',
  Ann: { field: ['sidekick@character', 'mystique@L2', 'storm@L1'] },
};
const three = ['sidekick', 'mystique', 'storm'];
const both = { 'mr-fantastic': ['sidekick', 'mystique'] };

scenario(['DM-BLOCKING-3', 'DM-DAMAGE-6'], 'spun down one level he blocks one attacker more', {
  given: { ...given, Ben: { field: ['mr-fantastic@L3', 'sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: three } },
    { who: 'Ben', does: { block: both }, then: { happened: ['spun'], asked: { Ben: 'ask.divide-damage' } } },
    { who: 'Ben', does: { divide: { sidekick: 1, mystique: 1 } } },
  ],
  then: {
    Ann: { prep: { sidekick: 1, mystique: 1 }, used: { storm: 1 } },
    Ben: { life: 18, field: ['mr-fantastic@L2', 'sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-BLOCKING-3', 'spun down two levels, two more', {
  given: { ...given, Ben: { field: ['mr-fantastic@L3'] } },
  when: [
    { who: 'Ann', does: { attack: three } },
    { who: 'Ben', does: { block: { 'mr-fantastic': three } } },
    { who: 'Ben', does: { divide: { storm: 1 } } },
  ],
  // At level 1 he has 1/5: 1 + 1 + 2 damage do not knock him out.
  then: { Ann: { prep: { storm: 1 } }, Ben: { life: 20, field: ['mr-fantastic@L1'] }, quiet: true },
});

scenario(['DM-BLOCKING-3', 'DM-PAYING-8'], 'at level 1 he blocks one attacker only, and stays as he is', {
  given: { ...given, Ben: { field: ['mr-fantastic@L1', 'sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: three } },
    { who: 'Ben', does: { block: both }, refused: ['DM-BLOCKING-3'] },
    { who: 'Ben', does: { block: { sidekick: ['sidekick', 'storm'] } }, refused: ['DM-BLOCKING-3'] },
    { who: 'Ben', does: { block: { 'mr-fantastic': 'storm' } }, then: { 'not-happened': ['spun'] } },
  ],
  then: { Ben: { life: 18, field: ['mr-fantastic@L1', 'sidekick@character'] }, quiet: true },
});

scenario('DM-BLOCKING-3', 'at level 2 two attackers, not three', {
  given: { ...given, Ben: { field: ['mr-fantastic@L2'] } },
  when: [
    { who: 'Ann', does: { attack: three } },
    { who: 'Ben', does: { block: { 'mr-fantastic': three } }, refused: ['DM-BLOCKING-3'] },
  ],
  then: { Ben: { field: ['mr-fantastic@L2'] }, quiet: true },
});
