import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/phoenix-jeannie'], Ben: ['avx/doctor-octopus-mad-scientist'] },
  phase: 'attack',
};

scenario(
  ['DM-GLOSSARY-3', 'DM-KNOCK-OUT-4'],
  'when the attack phase ends, whoever is still engaged with Phoenix hits its own player’s side and is knocked out',
  {
    given: {
      ...given,
      Ann: { field: ['phoenix@L1', 'sidekick@character'] },
      Ben: { field: ['doctor-octopus@L2', 'sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['phoenix'] } },
      { who: 'Ben', does: { block: { 'doctor-octopus': 'phoenix' } } },
    ],
    // Phoenix 5/5 and Doctor Octopus 4/8 survive each other; then his 4 damage hit Ben and he is knocked out.
    then: {
      Ann: { life: 20, field: ['phoenix@L1', 'sidekick@character'] },
      Ben: { life: 16, field: ['sidekick@character'] },
      happened: ['damaged', 'player-damaged', 'knocked-out'],
      quiet: true,
    },
  },
);

scenario('DM-GLOSSARY-3', 'an attacker that Phoenix blocks counts as well', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['phoenix@L1'] },
    Ben: { field: ['doctor-octopus@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['doctor-octopus'] } },
    { who: 'Ann', does: { block: { phoenix: 'doctor-octopus' } } },
  ],
  then: {
    Ann: { life: 20, field: ['phoenix@L1'] },
    Ben: { life: 16, prep: { 'doctor-octopus': 1 }, field: ['sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-KNOCK-OUT-5', 'those knocked out in combat, and those engaged with others, do nothing', {
  given: {
    ...given,
    Ann: { field: ['phoenix@L1', 'sidekick@character'] },
    Ben: { field: ['doctor-octopus@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['phoenix', 'sidekick'] } },
    { who: 'Ben', does: { block: { sidekick: 'phoenix', 'doctor-octopus': 'sidekick' } } },
  ],
  then: { Ben: { life: 20, field: ['doctor-octopus@L2'] }, 'not-happened': ['player-damaged'], quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-2', 'a bolt obliges a character to attack; the opponent may use it', {
  given: {
    teams: given.teams,
    Ann: { field: ['phoenix@L1', 'sidekick@character'] },
    Ben: { reserve: ['sidekick@bolt'] },
  },
  when: [
    { who: 'Ben', does: { global: 'phoenix', choose: ["Ann's sidekick"] } },
    { who: 'Ann', does: { attack: [] }, refused: ['DM-CORE-RULES-1'] },
    { who: 'Ann', does: { attack: ['sidekick'] } },
  ],
  then: { Ann: { field: ['phoenix@L1'] }, Ben: { life: 19 }, quiet: true },
});
