import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/magneto-holocaust-survivor'], Ben: ['avx/silver-surfer-silverado'] },
  Ben: { field: ['silver-surfer@L1'] },
};

scenario(
  ['DM-SPINNING-1', 'DM-ACTIVE-AND-FIELDED-1'],
  'while Magneto is active his player may spend any 2 energy to spin a Villain up',
  {
    given: { ...given, Ann: { field: ['magneto@L1'], reserve: ['sidekick@fist', 'sidekick@bolt'] } },
    when: [{ who: 'Ann', does: { activate: 'magneto' } }],
    then: {
      Ann: { field: ['magneto@L2'], used: { sidekick: 2 } },
      Ben: { field: ['silver-surfer@L1'] },
      quiet: true,
    },
  },
);

scenario('DM-PAYING-7', 'not with 1 energy', {
  given: { ...given, shared: ['avx/smash'], Ann: { field: ['magneto@L1'], reserve: ['sidekick@fist'] } },
  when: [{ who: 'Ann', does: { activate: 'magneto' }, refused: ['DM-PAYING-7'] }],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});

const rerolled = {
  ...given,
  Ann: { field: ['magneto@L1'] },
  Ben: { field: ['silver-surfer@L1'], reserve: ['sidekick@mask'] },
};

scenario(
  ['DM-GLOBAL-ABILITIES-2', 'DM-DICE-IDENTITY-7', 'DM-DICE-IDENTITY-8'],
  'for a mask, also of the opponent, a Villain is rerolled; energy goes to the reserve pool',
  {
    given: rerolled,
    when: [{ who: 'Ben', does: { global: 'magneto', roll: ['mask'] } }],
    then: {
      Ann: { field: [], reserve: ['magneto@mask'] },
      Ben: { field: ['silver-surfer@L1'], reserve: [] },
      quiet: true,
    },
  },
);

scenario('DM-DICE-IDENTITY-5', 'a character stays in the field at its new level', {
  given: rerolled,
  when: [{ who: 'Ben', does: { global: 'magneto', roll: ['L3'] } }],
  then: { Ann: { field: ['magneto@L3'], reserve: [] }, quiet: true },
});

scenario(['DM-ATTACK-6', 'DM-SPINNING-5'], 'also in the attack, when actions and globals are used', {
  given: {
    ...given,
    phase: 'attack',
    Ann: { field: ['magneto@L1'], reserve: ['sidekick@fist', 'sidekick@bolt'] },
    Ben: { field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['magneto'] } },
    { who: 'Ben', does: { block: {} } },
    { who: 'Ann', does: { activate: 'magneto' }, then: { damage: { Ben: 5 } } },
  ],
  then: { Ben: { life: 15 }, quiet: true },
});

scenario(['DM-TURN-STRUCTURE-7'], "but in the other player's turn only globals are used", {
  given: {
    ...given,
    active: 'Ben',
    shared: ['avx/smash'],
    Ann: { field: ['magneto@L1'], reserve: ['sidekick@fist', 'sidekick@bolt'] },
    Ben: { field: ['silver-surfer@L1'], reserve: ['sidekick@character'] },
  },
  when: [
    { who: 'Ben', does: { pass: true } },
    { who: 'Ann', does: { activate: 'magneto' }, refused: ['DM-TURN-STRUCTURE-7'] },
  ],
  then: { unchanged: ['Ann'], quiet: true },
});
