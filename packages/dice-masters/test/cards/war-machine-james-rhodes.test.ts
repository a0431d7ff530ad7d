import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/war-machine-james-rhodes', 'avx/iron-man-inventor'],
    Ben: ['avx/doctor-octopus-mad-scientist', 'avx/iron-man-inventor'],
  },
};

scenario(['DM-FIELDING-5', 'DM-KNOCK-OUT-4'], 'with Iron Man fielded he knocks out an opposing character', {
  given: {
    ...given,
    Ann: { reserve: ['war-machine@L1', 'sidekick@mask'], field: ['iron-man@L1', 'sidekick@character'] },
    Ben: { field: ['doctor-octopus@L3', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'war-machine' },
      then: { 'only-offered': { Ann: ['doctor-octopus@L3', 'sidekick@character'] } },
    },
    { who: 'Ann', does: { choose: ["Ben's doctor-octopus"] } },
  ],
  then: {
    Ann: { field: ['iron-man@L1', 'sidekick@character', 'war-machine@L1'] },
    Ben: { prep: { 'doctor-octopus': 1 }, field: ['sidekick@character'] },
    'not-happened': ['damaged'],
    quiet: true,
  },
});

scenario('DM-CORE-RULES-4', "an opponent's Iron Man does not help", {
  given: {
    ...given,
    Ann: { reserve: ['war-machine@L1', 'sidekick@mask'] },
    Ben: { field: ['iron-man@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'war-machine' },
      then: { 'not-happened': ['knocked-out'], unchanged: ['Ben'] },
    },
  ],
  then: { quiet: true },
});

scenario(
  'DM-GLOBAL-ABILITIES-7',
  'a shield gains 1 life when a shield character of yours damages the opponent',
  {
    given: {
      ...given,
      phase: 'attack',
      active: 'Ben',
      Ann: { field: ['sidekick@character'] },
      Ben: { life: 10, reserve: ['sidekick@shield'], field: ['doctor-octopus@L1', 'sidekick@character'] },
    },
    when: [
      { who: 'Ben', does: { attack: ['doctor-octopus'] } },
      { who: 'Ann', does: { block: {} } },
      { who: 'Ben', does: { may: true } },
    ],
    then: { Ann: { life: 16 }, Ben: { life: 11, field: ['sidekick@character'] }, quiet: true },
  },
);

scenario('DM-GLOBAL-ABILITIES-7', 'damage of a character of another type is no occasion', {
  given: {
    ...given,
    phase: 'attack',
    active: 'Ben',
    Ann: { field: ['sidekick@character'] },
    Ben: { life: 10, reserve: ['sidekick@shield'], field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] } },
    { who: 'Ann', does: { block: {} } },
  ],
  then: { active: 'Ann', Ann: { life: 19 }, Ben: { life: 10, reserve: ['sidekick@shield'] }, quiet: true },
});
