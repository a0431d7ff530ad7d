import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/war-machine-parnell-jacobs', 'avx/iron-man-inventor'],
    Ben: ['avx/captain-america-american-hero', 'avx/iron-man-inventor'],
  },
  phase: 'attack',
};

scenario('DM-BLOCKING-7', 'while Iron Man is fielded War Machine cannot be blocked, others can', {
  given: {
    ...given,
    Ann: { field: ['war-machine@L1', 'iron-man@L1'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['war-machine', 'iron-man'] },
      then: { 'only-offered': { Ben: ['sidekick blocks iron-man'] } },
    },
    { who: 'Ben', does: { block: { sidekick: 'iron-man' } } },
  ],
  then: { Ben: { life: 17 }, Ann: { used: { 'war-machine': 1 }, field: ['iron-man@L1'] }, quiet: true },
});

scenario('DM-CORE-RULES-4', "an opponent's Iron Man is no help", {
  given: { ...given, Ann: { field: ['war-machine@L1'] }, Ben: { field: ['iron-man@L1'] } },
  when: [
    {
      who: 'Ann',
      does: { attack: ['war-machine'] },
      then: { 'only-offered': { Ben: ['iron-man blocks war-machine'] } },
    },
  ],
  then: { quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-7', 'DM-GLOBAL-ABILITIES-3'],
  'a shield gains 1 life when a shield character damages the opponent in an attack, once for that damage',
  {
    given: {
      ...given,
      Ann: { life: 15, field: ['war-machine@L1'], reserve: ['sidekick@shield', 'sidekick@shield'] },
      Ben: { field: ['sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['war-machine'] } },
      { who: 'Ben', does: { block: {} }, then: { asked: { Ann: 'ask.may' }, Ben: { life: 17 } } },
      { who: 'Ann', does: { may: true, pay: ['shield'] } },
    ],
    then: {
      Ann: { life: 16, reserve: ['sidekick@shield'] },
      Ben: { life: 17, field: ['sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent may use it for a shield character of their own', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['sidekick@character'] },
    Ben: { life: 10, field: ['captain-america@L1'], reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['captain-america'] } },
    { who: 'Ann', does: { block: {} } },
    { who: 'Ben', does: { may: true, pay: ['shield'] } },
  ],
  then: { Ann: { life: 17 }, Ben: { life: 11, used: { sidekick: 1, 'captain-america': 1 } }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-7', 'damage of another character is no occasion', {
  given: {
    ...given,
    Ann: { life: 15, field: ['sidekick@character'], reserve: ['sidekick@shield'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: {} }, then: { 'not-happened': ['life-gained'] } },
  ],
  then: { Ann: { life: 15, reserve: ['sidekick@shield'] }, Ben: { life: 19 }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-7', 'each of two such globals may answer the same damage', {
  given: {
    teams: {
      Ann: { own: 'avx/war-machine-parnell-jacobs', 'doctor-octopus': 'avx/doctor-octopus-mad-scientist' },
      Ben: { theirs: 'avx/war-machine-james-rhodes' },
    },
    phase: 'attack',
    Ann: { life: 10, field: ['doctor-octopus@L1'], reserve: ['sidekick@shield', 'sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['doctor-octopus'], first: 'theirs', may: true } },
    { who: 'Ann', does: { may: true } },
  ],
  then: { Ann: { life: 12, used: { 'doctor-octopus': 1, sidekick: 2 } }, Ben: { life: 16 }, quiet: true },
});
