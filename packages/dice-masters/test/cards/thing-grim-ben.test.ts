import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/thing-grim-ben'] };

scenario('DM-BONUSES-1', 'outnumbered when an attack phase begins, Thing gets +3A and +3D', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['thing@L1'] },
    Ben: { field: ['sidekick@character', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['thing'] },
      then: { Ann: { stats: { thing: '6/6' } }, Ben: { stats: { sidekick: '1/1' } } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 14 }, Ann: { used: { thing: 1 } }, quiet: true },
});

scenario('DM-BONUSES-5', 'the bonus ends with the turn', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['thing@L1'] },
    Ben: { field: ['sidekick@character', 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { attack: [] } }],
  then: { active: 'Ben', Ann: { stats: { thing: '3/3' } }, quiet: true },
});

scenario([], 'with as many characters he gets nothing', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['thing@L1', 'sidekick@character'] },
    Ben: { field: ['sidekick@character', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thing'] }, then: { Ann: { stats: { thing: '3/3', sidekick: '1/1' } } } },
  ],
  then: { quiet: true },
});

scenario('DM-BONUSES-1', "the opponent's attack phase counts too", {
  given: {
    teams,
    phase: 'attack',
    active: 'Ben',
    Ann: { field: ['thing@L1'] },
    Ben: { field: ['sidekick@character', 'sidekick@character'] },
  },
  when: [{ who: 'Ben', does: { attack: ['sidekick'] }, then: { Ann: { stats: { thing: '6/6' } } } }],
  then: { asked: { Ann: 'ask.blockers' }, quiet: true },
});
