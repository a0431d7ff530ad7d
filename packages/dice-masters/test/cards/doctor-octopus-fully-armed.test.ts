import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/doctor-octopus-fully-armed', 'avx/silver-surfer-silverado'] },
  phase: 'attack',
  Ann: { field: ['doctor-octopus@L1', 'silver-surfer@L1'] },
  Ben: { field: ['sidekick@character', 'sidekick@character'] },
};

scenario('DM-DAMAGE-9', "damage over his blockers' defense hits the opponent", {
  given,
  when: [
    { who: 'Ann', does: { attack: ['doctor-octopus'] } },
    { who: 'Ben', does: { block: { sidekick: 'doctor-octopus' } } },
  ],
  then: { Ben: { life: 17, field: ['sidekick@character'] }, quiet: true },
});

scenario([], 'the defense of several blockers counts together', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['doctor-octopus'] } },
    { who: 'Ben', does: { block: { 'sidekick#1': 'doctor-octopus', 'sidekick#2': 'doctor-octopus' } } },
    { who: 'Ann', does: { divide: { 'sidekick#1': 1, 'sidekick#2': 1 } } },
  ],
  then: { Ben: { life: 18, field: [] }, quiet: true },
});

scenario('DM-DAMAGE-7', 'that of other attackers is lost', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] } },
    { who: 'Ben', does: { block: { sidekick: 'silver-surfer' } } },
  ],
  then: { Ben: { life: 20, field: ['sidekick@character'] }, quiet: true },
});

const cleared = {
  ...given,
  teams: {
    Ann: ['avx/doctor-octopus-fully-armed', 'avx/silver-surfer-silverado'],
    Ben: ['avx/thor-odinson'],
  },
  shared: ['avx/smash', 'avx/distraction'],
};

scenario(
  ['DM-BLOCKING-9', 'DM-DAMAGE-9'],
  'with his only blocker gone all of his damage is beyond it; blocked he stays, and goes back to the field',
  {
    given: { ...cleared, Ann: { ...given.Ann, reserve: ['smash@action'] } },
    when: [
      { who: 'Ann', does: { attack: ['doctor-octopus'] } },
      { who: 'Ben', does: { block: { sidekick: 'doctor-octopus' } } },
      {
        who: 'Ann',
        does: { use: 'smash', choose: ['sidekick'] },
        then: { damage: { Ben: 4 }, happened: ['knocked-out', 'player-damaged'] },
      },
    ],
    then: { Ann: { field: ['doctor-octopus@L1', 'silver-surfer@L1'] }, Ben: { life: 16 }, quiet: true },
  },
);

scenario(['DM-BLOCKING-9'], 'with one of two gone only the other has to be overcome', {
  given: { ...cleared, Ann: { ...given.Ann, reserve: ['smash@action'] } },
  when: [
    { who: 'Ann', does: { attack: ['doctor-octopus'] } },
    { who: 'Ben', does: { block: { 'sidekick#1': 'doctor-octopus', 'sidekick#2': 'doctor-octopus' } } },
    { who: 'Ann', does: { use: 'smash', choose: ['sidekick'] }, then: { damage: { Ben: 3 } } },
  ],
  then: {
    Ann: { field: ['doctor-octopus@L1', 'silver-surfer@L1'] },
    Ben: { life: 17, field: [] },
    quiet: true,
  },
});

scenario('DM-BLOCKING-9', 'for another attacker there is nothing left to hit', {
  given: { ...cleared, Ann: { ...given.Ann, reserve: ['smash@action'] } },
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] } },
    { who: 'Ben', does: { block: { sidekick: 'silver-surfer' } } },
    { who: 'Ann', does: { use: 'smash', choose: ['sidekick'] }, then: { damage: {} } },
  ],
  then: { Ann: { field: ['doctor-octopus@L1', 'silver-surfer@L1'] }, Ben: { life: 20 }, quiet: true },
});
