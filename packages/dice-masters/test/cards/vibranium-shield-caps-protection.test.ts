import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/vibranium-shield-caps-protection', 'avx/angel-soaring'],
    Ben: ['avx/mjolnir-forged-by-odin', 'avx/doctor-octopus-mad-scientist'],
  },
};
const draw = ['sidekick', 'sidekick', 'sidekick', 'sidekick'];

scenario(
  ['DM-PREVENT-AND-REDIRECT-4'],
  'the die lies beside a character of yours; when damage is about to hit it, you may use the die against all damage of the turn',
  {
    given: {
      ...given,
      Ann: { reserve: ['vibranium-shield@action'], field: ['angel@L1', 'sidekick@character'] },
      Ben: { prep: { mjolnir: 1 }, field: ['doctor-octopus@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { use: 'vibranium-shield' },
        then: { 'only-offered': { Ann: ['angel@L1', 'sidekick@character'] } },
      },
      {
        who: 'Ann',
        does: { choose: ['angel'] },
        then: { Ann: { used: {}, reserve: [] } },
      },
      { who: 'Ann', does: { pass: true } },
      {
        who: 'Ann',
        does: {
          attack: [],
          draw,
          roll: ['mjolnir@action', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask', 'sidekick@mask'],
        },
        then: { active: 'Ben', Ann: { used: {} } },
      },
      { who: 'Ben', does: { reroll: 'none' } },
      {
        who: 'Ben',
        does: { use: 'mjolnir', choose: ["Ann's angel"] },
        then: { asked: { Ann: 'ask.react' } },
      },
      {
        who: 'Ann',
        does: { react: 'vibranium-shield' },
        then: {
          happened: ['prevented'],
          Ann: { used: { 'vibranium-shield': 1 }, field: ['angel@L1', 'sidekick@character'] },
        },
      },
      // The rest of the turn too: Doctor Octopus cannot hurt Angel.
      { who: 'Ben', does: { attack: ['doctor-octopus'] } },
      { who: 'Ann', does: { block: { angel: 'doctor-octopus' } } },
    ],
    then: { Ann: { life: 20, field: ['angel@L1', 'sidekick@character'] }, quiet: true },
  },
);

scenario([], 'it may be sent to the used pile at any time', {
  given: { ...given, Ann: { reserve: ['vibranium-shield@action'], field: ['angel@L1'] } },
  when: [
    { who: 'Ann', does: { use: 'vibranium-shield' } },
    { who: 'Ann', does: { activate: 'vibranium-shield' } },
  ],
  then: { Ann: { used: { 'vibranium-shield': 1 }, field: ['angel@L1'] }, quiet: true },
});

scenario([], 'it goes to the used pile when its character leaves, and does not help others', {
  given: {
    ...given,
    Ann: { reserve: ['vibranium-shield@action'], field: ['angel@L1', 'sidekick@character'] },
    Ben: { reserve: ['mjolnir@bolt+bolt'] },
  },
  when: [
    { who: 'Ann', does: { use: 'vibranium-shield', choose: ['sidekick@character'] } },
    { who: 'Ann', does: { pass: true } },
    { who: 'Ben', does: { global: 'mjolnir', choose: ["Ann's sidekick@character"] } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { used: { 'vibranium-shield': 1 }, prep: { sidekick: 1 }, field: ['angel@L1'] }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-2', 'a shield prevents 1 damage; the opponent may use it', {
  given: {
    ...given,
    phase: 'attack',
    Ann: { field: ['angel@L1'] },
    Ben: { reserve: ['doctor-octopus@shield'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { react: 'vibranium-shield' } },
  ],
  then: { Ben: { life: 19, used: { 'doctor-octopus': 1 } }, quiet: true },
});

scenario(
  'DM-PREVENT-AND-REDIRECT-4',
  'sent there ahead of time, it still keeps all damage of the turn away',
  {
    given: {
      ...given,
      Ann: {
        reserve: ['vibranium-shield@action', 'sidekick@shield', 'sidekick@character'],
        field: ['angel@L1'],
      },
      Ben: { reserve: ['mjolnir@bolt+bolt'] },
    },
    when: [
      { who: 'Ann', does: { use: 'vibranium-shield' } },
      { who: 'Ann', does: { activate: 'vibranium-shield' } },
      { who: 'Ann', does: { pass: true } },
      {
        // Her shield could prevent 1, but there is nothing left to prevent.
        who: 'Ben',
        does: { global: 'mjolnir' },
        then: { happened: ['prevented'], 'not-happened': ['damaged'], asked: { Ann: 'ask.main' } },
      },
    ],
    then: { Ann: { used: { 'vibranium-shield': 1 }, field: ['angel@L1'] }, quiet: true },
  },
);
