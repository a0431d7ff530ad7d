import { dice, scenario } from '../kit.ts';

const car = { car: { at: [14, 16, 17, 20], size: 3 } } as const;
const far = { giant: { at: [32, 32] } } as const;

scenario(
  ['CP-MOVE-2', 'CP-MOVE-3', 'CP-ACTIVATE-3', 'CP-ACTIVATE-4', 'CP-ADVANCE-9', 'CP-STAT-11'],
  'a move action: the tool of its Speed or a shorter one, and the base beyond its end',
  {
    given: { active: 'dummy', Ann: { characters: { dummy: { at: [10, 18] } } }, Ben: { characters: far } },
    when: [
      // Medium is 5 inches; the base of 35 mm is 1.378 inches wide.
      { who: 'Ann', does: { move: [16.5, 18] }, refused: ['CP-ADVANCE-9'] },
      { who: 'Ann', does: { to: [16.3, 18] } },
      { who: 'Ann', does: { move: [15.8, 18] } },
    ],
    then: { Ann: { dummy: { at: [15.8, 18] } }, quiet: true },
  },
);

scenario(
  ['CP-ADVANCE-3', 'CP-ADVANCE-4', 'CP-ADVANCE-5'],
  'CP-CASE-17: straight over larger terrain is refused, around it with a bent tool is not',
  {
    given: {
      active: 'baron-zemo',
      terrain: { car: { at: [13, 17, 14.5, 20], size: 3 } },
      Ann: { characters: { 'baron-zemo': { at: [11, 18.6] } } },
      Ben: { characters: far },
    },
    when: [
      { who: 'Ann', does: { move: [18, 18.6] }, refused: ['CP-ADVANCE-5'] },
      { who: 'Ann', does: { to: [15.6, 16] } },
    ],
    then: { Ann: { 'baron-zemo': { at: [15.6, 16] } }, quiet: true },
  },
);

scenario(['CP-ADVANCE-4'], 'terrain of its own Size is passed over', {
  given: {
    active: 'dummy',
    terrain: { car: { at: [12, 17, 14, 19], size: 2 } },
    Ann: { characters: { dummy: { at: [11, 18] } } },
    Ben: { characters: far },
  },
  when: [{ who: 'Ann', does: { move: [16, 18] } }],
  then: { Ann: { dummy: { at: [16, 18] } }, quiet: true },
});

scenario(
  ['CP-CLIMB-1', 'CP-CLIMB-2', 'CP-CLIMB-3', 'CP-CLIMB-4', 'CP-MOVE-6'],
  'CP-CASE-18: only a climb ends on top of larger terrain, and entirely on it',
  {
    given: {
      active: 'dummy',
      terrain: car,
      Ann: { characters: { dummy: { at: [12.5, 18] } } },
      Ben: { characters: far },
    },
    when: [
      { who: 'Ann', does: { move: [15.5, 18] }, refused: ['CP-ADVANCE-5'] },
      { who: 'Ann', does: { to: [12.5, 18] } },
      { who: 'Ann', does: { climb: [14.2, 18] }, refused: ['CP-MOVE-6'] },
      { who: 'Ann', does: { climb: [15.5, 18] } },
    ],
    then: { Ann: { dummy: { at: [15.5, 18] } }, actions: 0, quiet: true },
  },
);

scenario(['CP-KEYWORD-3', 'CP-KEYWORD-4'], 'Flight: over any terrain', {
  given: {
    active: 'iron-man',
    terrain: car,
    Ann: { characters: { 'iron-man': { at: [12.5, 18] } } },
    Ben: { characters: far },
  },
  when: [{ who: 'Ann', does: { move: [18, 18] } }],
  then: { Ann: { 'iron-man': { at: [18, 18] } }, quiet: true },
});

scenario(['CP-KEYWORD-5', 'CP-KEYWORD-6'], 'Wall Crawler: over any terrain', {
  given: {
    active: 'spider-man',
    terrain: car,
    Ann: { characters: { 'spider-man': { at: [12.5, 18] } } },
    Ben: { characters: far },
  },
  when: [{ who: 'Ann', does: { move: [18, 18] } }],
  then: { Ann: { 'spider-man': { at: [18, 18] } }, quiet: true },
});

scenario(
  ['CP-MOVE-5', 'CP-MOVE-10', 'CP-RULING-7'],
  'no base on another, none off the battlefield, all reasons at once; touching is allowed',
  {
    given: {
      active: 'dummy',
      Ann: { characters: { dummy: { at: [3, 18] } } },
      Ben: { characters: { dummy: { at: [6, 18] } } },
    },
    when: [
      { who: 'Ann', does: { move: [5.5, 18] }, refused: ['CP-MOVE-5'] },
      { who: 'Ann', does: { to: [0.5, 18] }, refused: ['CP-MOVE-10'] },
      { who: 'Ann', does: { to: [4.622, 18] } },
    ],
    then: { actions: 1, quiet: true },
  },
);

scenario(
  ['CP-THROW-1', 'CP-THROW-2', 'CP-THROW-3', 'CP-THROW-4'],
  'a throw with nothing in the way goes the length of the tool',
  {
    given: {
      active: 'captain-marvel',
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [32, 32] } } },
    },
    when: [
      // A tool laid at its own middle points nowhere.
      { who: 'Ann', does: { power: 'danvers-special', aim: [12, 18] }, refused: ['CP-THROW-1'] },
      { who: 'Ann', does: { aim: [20, 18] } },
    ],
    then: {
      Ben: { dummy: { at: [17, 18], damage: 0 } },
      Ann: { 'captain-marvel': { power: 0 } },
      actions: 2,
      quiet: true,
    },
  },
);

scenario(
  ['CP-THROW-5', 'CP-THROW-11', 'CP-THROW-12', 'CP-THROW-13', 'CP-DODGE-1', 'CP-DODGE-2', 'CP-DODGE-6'],
  'CP-CASE-19: it stops at the first character: 1 damage, and that one dodges',
  {
    given: {
      active: 'captain-marvel',
      dice: ['critical', 'blank', 'failure', 'block'],
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [16.5, 18] } } },
    },
    when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [20, 18] } }],
    // 3, in every edition: always, or Size 2 and 1. Less a critical and a block.
    then: {
      Ben: { dummy: { damage: 1, power: 1 }, giant: { damage: 1, power: 1, at: [16.5, 18] } },
      happened: ['moved', { collided: { who: 'dummy', with: 'giant' } }, 'dodge-counted'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-DODGE-4', 'CP-TERRAIN-2'],
  'CP-CASE-33: in the older editions a collision threatens the Size and 1',
  {
    editions: ['en', 'de'],
    given: {
      active: 'captain-marvel',
      terrain: { truck: { at: [9, 20, 13, 22], size: 4 } },
      dice: ['critical', 'blank', 'failure', 'block'],
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [13.5, 18] } } },
    },
    when: [{ who: 'Ann', does: { power: 'danvers-special', throw: 'truck', aim: [20, 18] } }],
    then: { Ben: { dummy: { damage: 3, power: 3 } }, terrain: [], quiet: true },
  },
);

scenario(
  [
    'CP-DODGE-5',
    'CP-HURL-1',
    'CP-HURL-2',
    'CP-HURL-3',
    'CP-HURL-6',
    'CP-TERRAIN-2',
    'CP-SUPER-5',
    'CP-SUPER-7',
  ],
  'CP-CASE-33, CP-CASE-29: in the newest edition it is always 3; the throw is no action and comes once',
  {
    editions: ['es13'],
    given: {
      active: 'captain-marvel',
      terrain: { truck: { at: [9, 20, 13, 22], size: 4 } },
      dice: ['critical', 'blank', 'failure', 'block'],
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 6 } } },
      Ben: { characters: { dummy: { at: [13.5, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'danvers-special', throw: 'truck', aim: [20, 18] }, then: { actions: 2 } },
      { who: 'Ann', does: { power: 'danvers-special' }, refused: ['CP-SUPER-4'] },
    ],
    then: {
      Ben: { dummy: { damage: 1, power: 1 } },
      Ann: { 'captain-marvel': { power: 3 } },
      terrain: [],
      quiet: true,
    },
  },
);

scenario(
  ['CP-THROW-9', 'CP-THROW-10', 'CP-TERRAIN-4'],
  'thrown into terrain: 1 damage; only smaller terrain is destroyed',
  {
    given: {
      active: 'captain-marvel',
      terrain: { kiosk: { at: [15, 17, 17, 19], size: 1 }, wall: { at: [15, 27, 17, 29], size: 2 } },
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 6 } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [20, 18] } }],
    then: { Ben: { dummy: { damage: 1, power: 1 } }, terrain: ['wall'], quiet: true },
  },
);

scenario('CP-THROW-10', 'terrain of its own Size stops it and stands', {
  given: {
    active: 'captain-marvel',
    terrain: { wall: { at: [15, 17, 17, 19], size: 2 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [20, 18] } }],
  then: { Ben: { dummy: { damage: 1 } }, terrain: ['wall'], happened: ['collided'], quiet: true },
});

scenario(['CP-TERRAIN-5'], 'CP-CASE-32: who stood on destroyed terrain stands at the same place', {
  given: {
    active: 'captain-marvel',
    terrain: { roof: { at: [10.5, 16.5, 13.5, 19.5], size: 3 } },
    Ann: { characters: { 'captain-marvel': { at: [9, 18], power: 3 } } },
    Ben: { characters: { giant: { at: [30, 30] }, dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', throw: 'roof', aim: [9, 30] } }],
  then: { Ben: { dummy: { at: [12, 18], damage: 0 } }, terrain: [], quiet: true },
});

scenario(['CP-PUSH-1', 'CP-PUSH-2', 'CP-MOVE-7'], 'a push stops before what is in the way and hurts nobody', {
  given: {
    active: 'spider-man',
    Ann: { characters: { 'spider-man': { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [12.378, 18] }, blocker: { at: [32, 32] } } },
  },
  // Only 1 inch lies between the two bases of 1.378 inches.
  when: [{ who: 'Ann', does: { power: 'web-line', aim: [10, 18] } }],
  then: {
    Ben: { dummy: { at: [11.378, 18], damage: 0 } },
    'not-happened': ['collided', 'damaged'],
    quiet: true,
  },
});

scenario(
  ['CP-TOWARD-1', 'CP-TOWARD-4', 'CP-TOWARD-5', 'CP-TOWARD-7'],
  'CP-CASE-20: toward means inside the right angle',
  {
    given: {
      active: 'spider-man',
      Ann: { characters: { 'spider-man': { at: [10, 18], power: 2 } } },
      Ben: { characters: { dummy: { at: [17, 18] } } },
    },
    when: [
      // 46 degrees off the line, then 44.
      { who: 'Ann', does: { power: 'web-line', aim: [10.053, 10.807] }, refused: ['CP-TOWARD-7'] },
      { who: 'Ann', does: { aim: [9.807, 11.053] } },
    ],
    then: {
      Ann: { 'spider-man': { power: 0 } },
      happened: [{ moved: { who: 'dummy', how: 'push' } }],
      quiet: true,
    },
  },
);

// Between the two walls a line of sight passes, but no tool, which is an inch wide.
scenario(['CP-ADVANCE-5', 'CP-TOWARD-7'], 'who has to advance where no tool can lie stays where it is', {
  given: {
    active: 'dummy',
    terrain: {
      north: { at: [10.9, 18.2, 11.4, 22], size: 3 },
      south: { at: [10.9, 14, 11.4, 17.8], size: 3 },
    },
    dice: dice('hit 4, failure 4'),
    Ann: { characters: { dummy: { at: [12.5, 18] } } },
    Ben: { characters: { crossbones: { at: [10, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'aggressive' }, then: { asked: { Ann: 'ask.activation' } } },
  ],
  then: {
    Ben: { crossbones: { at: [10, 18] } },
    happened: [{ 'could-not-move': { who: 'crossbones', how: 'advance' } }],
    'not-happened': ['moved'],
    quiet: true,
  },
});

scenario(
  ['CP-ADVANCE-5', 'CP-CLIMB-3'],
  'larger terrain all around: no advance leads anywhere, a climb does',
  {
    given: {
      active: 'dummy',
      terrain: {
        north: { at: [8, 18.8, 12, 20], size: 3 },
        south: { at: [8, 16, 12, 17.2], size: 3 },
        east: { at: [10.8, 17.2, 12, 18.8], size: 3 },
        west: { at: [8, 17.2, 9.2, 18.8], size: 3 },
      },
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: far },
    },
    when: [
      { who: 'Ann', does: { option: 'move' }, then: { asked: { Ann: 'ask.activation' } } },
      { who: 'Ann', does: { climb: [13, 18] } },
    ],
    then: {
      Ann: { dummy: { at: [13, 18] } },
      happened: [{ 'could-not-move': { who: 'dummy', how: 'advance' } }],
      actions: 0,
      quiet: true,
    },
  },
);

// The round end of the tool, 0.25 inches around its middle, comes 4.204 inches far until it touches the base, half an inch
// beside its way: 5 - √(0.94² - 0.5²). The corner of the box, 0.2 inches beside it, is touched in the same instant.
const atOnce = {
  active: 'captain-marvel',
  terrain: { car: { at: [9, 20, 11, 21], size: 2 }, box: { at: [14.3557, 16.5, 15.5, 17.8], size: 1 } },
  dice: dice('failure 3'),
  Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
  Ben: { characters: { dummy: { at: [15, 18.5] }, giant: { at: [32, 32] } } },
};
const atBoth = {
  who: 'Ann',
  does: { power: 'danvers-special', throw: 'car', aim: [30, 18] },
  then: { asked: { Ann: 'ask.which-hit' } },
};

scenario(
  ['CP-RULING-8', 'CP-HURL-3'],
  'two things at once: the thrower has the character hit, the box stands',
  {
    given: atOnce,
    when: [atBoth, { who: 'Ann', does: { choose: 'dummy' } }],
    then: { Ben: { dummy: { damage: 3 } }, terrain: ['box'], quiet: true },
  },
);

scenario(['CP-RULING-8', 'CP-HURL-5'], 'two things at once: the thrower has the box hit, nobody dodges', {
  given: { ...atOnce, dice: [] },
  when: [atBoth, { who: 'Ann', does: { choose: 'box' } }],
  then: { Ben: { dummy: { damage: 0 } }, terrain: [], 'not-happened': ['rolled'], quiet: true },
});
