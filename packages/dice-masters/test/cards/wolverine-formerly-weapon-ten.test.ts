import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/wolverine-formerly-weapon-ten'], Ben: ['avx/doctor-octopus-mad-scientist'] },
  phase: 'attack',
  Ann: { field: ['wolverine@L1', 'sidekick@character'] },
  Ben: { field: ['doctor-octopus@L1', 'sidekick@character'] },
};

scenario(['DM-BONUSES-5'], 'attacking alone Wolverine has +4A and +4D until the end of the turn', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['wolverine'] },
      then: { Ann: { stats: { wolverine: '9/6', sidekick: '1/1' } } },
    },
    // 4 damage do not knock him out, and they are gone before his bonus is.
    { who: 'Ben', does: { block: { 'doctor-octopus': 'wolverine' } } },
  ],
  then: {
    active: 'Ben',
    Ann: { field: ['wolverine@L1', 'sidekick@character'], stats: { wolverine: '5/2' } },
    Ben: { life: 20, field: ['sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-ATTACK-5', 'with another attacker he has what his die shows', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['wolverine', 'sidekick'] },
      then: { Ann: { stats: { wolverine: '5/2' } } },
    },
  ],
  then: { quiet: true },
});

scenario([], 'blocking alone is not attacking alone', {
  given: { ...given, active: 'Ben', Ann: { field: ['wolverine@L1'] } },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] } },
    { who: 'Ann', does: { block: { wolverine: 'sidekick' } }, then: { 'not-happened': ['bonus'] } },
  ],
  then: { Ann: { field: ['wolverine@L1'] }, quiet: true },
});
