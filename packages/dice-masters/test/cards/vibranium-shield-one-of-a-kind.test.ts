import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/vibranium-shield-one-of-a-kind', 'avx/angel-avenging-angel'],
  Ben: ['avx/venom-eddie-brock'],
};
const given = {
  teams,
  Ann: { field: [{ die: 'angel@L3', damage: 1 }], reserve: ['vibranium-shield@action**'] },
  Ben: { field: ['venom@L1'] },
  stubs: { 'avx/angel-avenging-angel': { L3: { attack: 5 } } },
};

scenario(
  'DM-PREVENT-AND-REDIRECT-4',
  'characters of the type named as the attack phase begins take no damage',
  {
    given: {
      ...given,
      Ben: { field: ['spider-man@L1'] },
      teams: { ...teams, Ben: ['avx/spider-man-webhead'] },
    },
    when: [
      { who: 'Ann', does: { use: 'vibranium-shield', type: 'shield' } },
      { who: 'Ann', does: { attack: ['angel'] } },
      { who: 'Ben', does: { block: { 'spider-man': 'angel' } } },
    ],
    // Angel would fall to 1 + 3 damage; Spider-Man is no shield character and falls to 5.
    then: {
      Ann: { field: ['angel@L3'], used: { 'vibranium-shield': 1 } },
      Ben: { field: [], life: 18 },
      happened: ['prevented'],
      quiet: true,
    },
  },
);

scenario('DM-PREVENT-AND-REDIRECT-4', 'the type counts on both sides', {
  given: {
    ...given,
    Ben: { field: ['spider-man@L1'] },
    teams: { ...teams, Ben: ['avx/spider-man-webhead'] },
  },
  when: [
    { who: 'Ann', does: { use: 'vibranium-shield', type: 'fist' } },
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { block: { 'spider-man': 'angel' } } },
  ],
  then: { Ann: { field: [], prep: { angel: 1 } }, Ben: { field: ['spider-man@L1'], life: 20 }, quiet: true },
});

scenario('DM-CORE-RULES-7', 'nothing is named before the attack phase, and nothing lasts beyond the turn', {
  given,
  when: [
    {
      who: 'Ann',
      does: { use: 'vibranium-shield' },
      then: { phase: 'attack', asked: { Ann: 'ask.name-type' } },
    },
    { who: 'Ann', does: { type: 'shield' } },
    { who: 'Ann', does: { attack: [] } },
  ],
  then: { Ann: { field: ['angel@L3'] }, active: 'Ben', quiet: true },
});

const reaction = {
  teams,
  phase: 'attack',
  stubs: given.stubs,
  Ann: { field: ['angel@L3'] },
  Ben: { reserve: ['sidekick@shield', 'sidekick@shield'] },
};

scenario(
  ['DM-GLOBAL-ABILITIES-7', 'DM-PREVENT-AND-REDIRECT-9'],
  'for a shield each, 1 damage to a player is prevented',
  {
    given: reaction,
    when: [
      { who: 'Ann', does: { attack: ['angel'] } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    then: { Ben: { life: 17, reserve: [] }, Ann: { life: 20 }, quiet: true },
  },
);

scenario('DM-GLOBAL-ABILITIES-7', 'the reaction may be left out', {
  given: reaction,
  when: [
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { life: 15 }, quiet: true },
});

scenario('DM-PREVENT-AND-REDIRECT-8', 'damage to a character is prevented likewise', {
  given: {
    ...reaction,
    teams: { ...teams, Ben: ['avx/mjolnir-fist-of-the-righteous'] },
    phase: 'main',
    Ann: { field: ['sidekick@character'], reserve: ['sidekick@shield'] },
    Ben: { reserve: ['sidekick@bolt', 'sidekick@bolt'] },
  },
  when: [
    { who: 'Ben', does: { global: 'mjolnir' } },
    {
      who: 'Ann',
      does: { react: 'vibranium-shield' },
      then: { happened: ['prevented'], 'not-happened': ['damaged'] },
    },
  ],
  then: { Ann: { field: ['sidekick@character'], used: { sidekick: 1 } }, quiet: true },
});

scenario('DM-ACTION-DICE-4', 'used in an attack that has begun, the type is named at once', {
  given: {
    teams: {
      Ann: ['avx/vibranium-shield-one-of-a-kind', 'avx/angel-soaring'],
      Ben: ['avx/spider-man-webhead'],
    },
    phase: 'attack',
    Ann: { field: ['angel@L1'], reserve: ['vibranium-shield@action'] },
    Ben: { field: ['spider-man@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { block: { 'spider-man': 'angel' } } },
    { who: 'Ann', does: { use: 'vibranium-shield', type: 'shield' }, then: { happened: ['prevented'] } },
  ],
  // Spider-Man's 3 would knock out Angel (2/2), whose 2 do not knock out Spider-Man.
  then: {
    Ann: { field: ['angel@L1'], used: { 'vibranium-shield': 1 } },
    Ben: { field: ['spider-man@L1'] },
    quiet: true,
  },
});
