import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/doctor-octopus-mad-scientist'], Ben: ['avx/angel-soaring'] },
  phase: 'attack',
};

scenario(['DM-CORE-RULES-1'], 'each of several blockers takes his whole attack', {
  given: {
    ...given,
    Ann: { field: ['doctor-octopus@L1', 'sidekick@character'] },
    Ben: { field: ['angel@L3', 'angel@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['doctor-octopus'] } },
    { who: 'Ben', does: { block: { 'angel@L3': 'doctor-octopus', 'angel@L2': 'doctor-octopus' } } },
  ],
  // 4 damage to each: both Angels are knocked out; 3 + 3 knock out Doctor Octopus.
  then: {
    Ann: { prep: { 'doctor-octopus': 1 }, field: ['sidekick@character'] },
    Ben: { life: 20, field: ['sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-DAMAGE-7', 'nothing of it reaches the opponent', {
  given: { ...given, Ann: { field: ['doctor-octopus@L3'] }, Ben: { field: ['sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: ['doctor-octopus'] } },
    { who: 'Ben', does: { block: { sidekick: 'doctor-octopus' } } },
  ],
  then: { Ann: { field: ['doctor-octopus@L3'] }, Ben: { life: 20 }, quiet: true },
});
