import { dice, scenario } from '../../kit.ts';

const ULTRON = 'ultron-metal-tyrant';

scenario(['CP-ICON-1', 'CP-COND-1'], 'Concussion Blasters: a wild poisons the target and makes it bleed', {
  given: {
    active: ULTRON,
    dice: dice('wild, blank 5, failure 2, hit, blank 5, failure 3'),
    Ann: { characters: { [ULTRON]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [17, 18] }, giant: { at: [10, 25] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'concussion-blasters', target: 'dummy', react: 'concussion-blasters.0' } },
    { who: 'Ann', does: { attack: 'concussion-blasters', target: 'giant' } },
  ],
  then: {
    Ann: { [ULTRON]: { power: 2 } },
    Ben: { dummy: { conditions: ['poison', 'bleed'] }, giant: { damage: 1, conditions: [] } },
    quiet: true,
  },
});

scenario(
  ['CP-THROW-1', 'CP-PUSH-1', 'CP-ICON-1'],
  'Extinction Protocols: the target is thrown; a wild pushes all others near him and hurts them',
  {
    given: {
      active: ULTRON,
      dice: dice('wild, failure 7, failure 3'),
      Ann: { characters: { [ULTRON]: { at: [10, 18], power: 4 }, blocker: { at: [10, 21] } } },
      Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [10, 14] }, minion: { at: [30, 30] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'extinction-protocols', target: 'dummy', aim: [30, 18] },
        then: { asked: { Ann: 'ask.who-next' } },
      },
      { who: 'Ann', does: { choose: ['blocker'], aim: [10, 34] } },
      { who: 'Ann', does: { aim: [10, 2] } },
    ],
    then: {
      Ann: { [ULTRON]: { power: 0, damage: 0, at: [10, 18] }, blocker: { at: [10, 24.375], damage: 1 } },
      Ben: {
        dummy: { at: [17.375, 18], damage: 1 },
        giant: { at: [10, 10.625], damage: 1 },
        minion: { damage: 0 },
      },
      quiet: true,
    },
  },
);

scenario(['CP-SUPER-5'], 'Encephalo-Beam: an enemy within Range 3 goes where his player wants', {
  given: {
    active: ULTRON,
    Ann: { characters: { [ULTRON]: { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [15, 18] }, giant: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'encephalo-beam', to: [15, 21] } },
    { who: 'Ann', does: { power: 'encephalo-beam' }, refused: ['CP-SUPER-4'] },
  ],
  then: {
    Ann: { [ULTRON]: { power: 2 } },
    Ben: { dummy: { at: [15, 21] }, giant: { at: [30, 30] } },
    quiet: true,
  },
});

scenario(
  ['CP-EFFECT-7'],
  'Metal Mind: wilds count twice against mystic attacks; superpowers do not move him',
  {
    given: {
      active: 'spider-man',
      Ann: { characters: { 'spider-man': { at: [10, 18], power: 2 } } },
      Ben: { characters: { [ULTRON]: { at: [15, 18] }, dummy: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { power: 'web-line' }, refused: ['CP-SUPER-4'] }],
    then: { Ben: { [ULTRON]: { at: [15, 18] } }, quiet: true },
  },
);

scenario(['CP-DICE-3'], 'Metal Mind: one wild stops two hits of a mystic attack, one of another', {
  given: {
    active: 'dummy',
    dice: dice('critical, hit, wild, failure 4, hit 2, blank 2, wild, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { [ULTRON]: { at: [12.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'curse' }, then: { Ben: { [ULTRON]: { damage: 0 } } } },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
  then: { Ben: { [ULTRON]: { damage: 1 } }, quiet: true },
});

scenario(
  ['CP-GRUNT-1', 'CP-HURL-1'],
  'I Will Create a Better Age: terrain that an ally destroys brings the Drones, staggered',
  {
    given: {
      active: ULTRON,
      terrain: { car: { at: [9, 21, 11, 22], size: 2 } },
      Ann: { characters: { [ULTRON]: { at: [10, 18], power: 3 }, 'ultron-drones': {} } },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'kinetic-field-generator', throw: 'car' } },
      { who: 'Ann', does: { react: 'i-will-create-a-better-age', to: [10, 14] } },
      { who: 'Ann', does: { aim: [10, 30] } },
    ],
    then: {
      Ann: { 'ultron-drones': { at: [10, 14], damage: 0, conditions: ['stagger'] } },
      terrain: [],
      quiet: true,
    },
  },
);

scenario(
  ['CP-GRUNT-3', 'CP-KO-1'],
  'I Will Create a Better Age: Drones that were KO’d after their activation come back without the token',
  {
    given: {
      active: ULTRON,
      terrain: { car: { at: [9, 21, 11, 22], size: 2 } },
      Ann: {
        characters: {
          [ULTRON]: { at: [10, 18], power: 3 },
          'ultron-drones': { gone: true, activated: true, damage: 3 },
        },
      },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'kinetic-field-generator', throw: 'car' } },
      { who: 'Ann', does: { react: 'i-will-create-a-better-age', to: [10, 14] } },
      { who: 'Ann', does: { aim: [10, 30] } },
    ],
    then: {
      Ann: { 'ultron-drones': { at: [10, 14], damage: 0, activated: false, conditions: ['stagger'] } },
      quiet: true,
    },
  },
);

// Lanes of an inch and a half all around, and one of two inches for Ultron alone: a base of 50 mm fits nowhere else.
const lanes = Object.fromEntries([
  ...[8.5, 10.5, 12.5, 14.5, 16.5, 19, 21, 23, 25, 27].map((y) => [
    `across ${y}`,
    { at: [0, y, 20, y + 0.5], size: 1 },
  ]),
  ...[0.4, 2.4, 4.4, 6.4, 8.4, 11.1, 13.1, 15.1, 17.1, 19.1].map((x) => [
    `along ${x}`,
    { at: [x, 17, x + 0.5, 19], size: 1 },
  ]),
]);

scenario(
  ['CP-PLACE-3', 'CP-PLACE-4'],
  'I Will Create a Better Age: where the Drones find no room, they stay away',
  {
    given: {
      active: ULTRON,
      terrain: { car: { at: [9, 21, 11, 22], size: 2 }, ...lanes },
      Ann: { characters: { [ULTRON]: { at: [10, 18], power: 3 }, 'ultron-drones': {} } },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'kinetic-field-generator', throw: 'car' } },
      { who: 'Ann', does: { react: 'i-will-create-a-better-age' } },
      { who: 'Ann', does: { aim: [10, 30] } },
      // The car has destroyed the lane it hit.
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      Ann: { 'ultron-drones': { at: null } },
      happened: [{ 'could-not-move': { who: 'ultron-drones', how: 'place' } }],
      quiet: true,
    },
  },
);

scenario([], 'I Will Create a Better Age: not with Drones on the battlefield, nor for enemies', {
  given: {
    active: 'captain-marvel',
    terrain: { car: { at: [9, 21, 11, 22], size: 2 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { [ULTRON]: { at: [20, 18] }, 'ultron-drones': {} } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', throw: 'car', aim: [10, 30] } }],
  then: { Ben: { 'ultron-drones': { at: null } }, terrain: [], quiet: true },
});
