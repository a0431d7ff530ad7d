import { dice, scenario } from '../kit.ts';

// A Move action is an advance or a climb, whoever grants it.

const CAP = 'captain-america-first-avenger';
const wall = { at: [12, 15, 18, 21], size: 4 } as const;
const charging = {
  active: CAP,
  terrain: { wall },
  Ann: { characters: { [CAP]: { at: [10.5, 18], power: 2 } } },
  Ben: { characters: { dummy: { at: [15.5, 18] }, giant: { at: [30, 30] } } },
} as const;

scenario(
  ['CP-ACTIVATE-3', 'CP-ACTIVATE-9', 'CP-CLIMB-1', 'CP-CLIMB-2', 'CP-CLIMB-4'],
  'Charge: the Move action that it grants may be a climb',
  {
    given: { ...charging, dice: dice('hit, blank 4, failure 3') },
    when: [
      { who: 'Ann', does: { power: 'charge' }, then: { asked: { Ann: 'ask.which-move' } } },
      { who: 'Ann', does: { climb: [13, 18], attack: 'shield-bounce' } },
    ],
    then: {
      Ann: { [CAP]: { at: [13, 18], power: 1 } },
      Ben: { dummy: { damage: 1 }, giant: { damage: 0 } },
      actions: 1,
      happened: [{ moved: { how: 'climb' } }, 'attack-resolved'],
      quiet: true,
    },
  },
);

scenario(['CP-ACTIVATE-3', 'CP-ADVANCE-5'], 'Charge: an advance still does not lead up the wall', {
  given: charging,
  when: [
    { who: 'Ann', does: { power: 'charge' } },
    { who: 'Ann', does: { move: [13, 18] }, refused: ['CP-ADVANCE-5'] },
  ],
  then: { Ann: { [CAP]: { at: [10.5, 18] } }, asked: { Ann: 'ask.advance' } },
});

scenario('CP-ACTIVATE-3', 'Charge: where there is nothing to climb nobody is asked', {
  given: {
    ...charging,
    // As large as he is, and larger than anybody climbs.
    terrain: { crate: { at: [12, 15, 14, 16], size: 2 }, tower: { at: [20, 15, 24, 21], size: 6 } },
  },
  when: [{ who: 'Ann', does: { power: 'charge' } }],
  then: { asked: { Ann: 'ask.advance' } },
});

scenario(['CP-KEYWORD-3', 'CP-KEYWORD-4'], 'For Asgard!: who flies has nothing to climb', {
  given: {
    active: 'thor-prince-of-asgard',
    terrain: { wall },
    Ann: { characters: { 'thor-prince-of-asgard': { at: [10.5, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [15.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'for-asgard' } }],
  then: { asked: { Ann: 'ask.advance' } },
});

scenario(
  ['CP-ACTIVATE-3', 'CP-CLIMB-4', 'CP-EFFECT-7'],
  'Hit and Run: the climb is the one Move action that a Senator allows',
  {
    given: {
      active: 'crossbones-merciless-merc',
      dice: dice('blank 8, failure 3'),
      terrain: { wall },
      extraction: 'mutant-extremists-target-us-senators',
      Ann: {
        characters: { 'crossbones-merciless-merc': { at: [10.5, 18], power: 6, holds: [0] } },
      },
      Ben: { characters: { giant: { at: [8, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'hit-and-run' } },
      {
        who: 'Ann',
        does: { attack: 'up-close-and-personal', climb: [13, 18] },
        then: { Ann: { 'crossbones-merciless-merc': { at: [13, 18] } }, actions: 1 },
      },
      { who: 'Ann', does: { climb: [15, 18] }, refused: ['CP-EFFECT-7'] },
      { who: 'Ann', does: { move: [15, 18] }, refused: ['CP-EFFECT-7'] },
    ],
    then: { quiet: true },
  },
);

scenario(
  ['CP-COND-12', 'CP-ACTIVATE-3'],
  'Charge under Slow: neither the advance nor the climb is longer than Short',
  {
    given: {
      ...charging,
      Ann: { characters: { [CAP]: { at: [8.5, 18], power: 2, conditions: ['slow'] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'charge' } },
      { who: 'Ann', does: { move: [8.5, 23.5] }, refused: ['CP-ADVANCE-9'] },
      { who: 'Ann', does: { move: [8.5, 22.5] } },
    ],
    then: { Ann: { [CAP]: { at: [8.5, 22.5], power: 0 } }, actions: 1, quiet: true },
  },
);

// Who hears of advances hears of climbs.

scenario(
  ['CP-CLIMB-1', 'CP-CLIMB-2', 'CP-SUPER-8'],
  'Kill Box: a climb within Range 4 is an advance that has ended there',
  {
    given: {
      active: 'dummy',
      dice: dice('block, failure 2'),
      terrain: { roof: { at: [16, 16, 20, 19.5], size: 4 }, car: { at: [17, 20, 19, 21], size: 2 } },
      Ann: { characters: { dummy: { at: [21, 18] } } },
      Ben: {
        characters: {
          'winter-soldier-operative': { at: [10, 18], power: 3 },
          giant: { at: [30, 30] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { climb: [18, 18] } },
      { who: 'Ben', does: { react: 'kill-box' } },
    ],
    // The car threatens 3 in every edition: its Size and 1, or 3.
    then: {
      Ann: { dummy: { damage: 2, at: [18, 18] } },
      Ben: { 'winter-soldier-operative': { power: 0 }, giant: { damage: 0 } },
      terrain: ['roof'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-CLIMB-1', 'CP-CLIMB-2'],
  'Kill Box: a climb that Charge grants is heard, too, before the attack',
  {
    given: {
      active: CAP,
      dice: dice('block 3, failure, blank 5, failure 3'),
      terrain: { wall, car: { at: [13, 22, 15, 23], size: 2 } },
      Ann: { characters: { [CAP]: { at: [10.5, 19.5], power: 2 } } },
      Ben: {
        characters: { 'winter-soldier-operative': { at: [20, 19.5], power: 3 }, giant: { at: [15.8, 18] } },
      },
    },
    when: [
      { who: 'Ann', does: { power: 'charge' } },
      { who: 'Ann', does: { climb: [13, 20] } },
      { who: 'Ben', does: { react: 'kill-box' }, then: { Ann: { [CAP]: { damage: 0 } }, terrain: ['wall'] } },
      { who: 'Ann', does: { attack: 'shield-bounce', target: 'giant' } },
    ],
    then: { Ben: { giant: { damage: 0 } }, actions: 1, quiet: true },
  },
);

// An "Active: action" card is an action.

const staggered = {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['drill'],
      characters: { dummy: { at: [10, 18], power: 1, conditions: ['stagger'] }, giant: { at: [4, 4] } },
    },
    Ben: { characters: { blocker: { at: [30, 18] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'drill' }, refused: ['CP-COND-13'] },
    { who: 'Ann', does: { shake: 'stagger' }, then: { actions: 1 } },
    { who: 'Ann', does: { tactic: 'drill' } },
  ],
  then: { Ann: { dummy: { power: 3, conditions: [] }, tactics: [] }, actions: 0, quiet: true },
} as const;

scenario(['CP-COND-13', 'CP-ACTIVATE-8'], 'Stagger: an "Active: action" card is no Shake', {
  ...staggered,
  editions: ['de', 'es13'],
});

scenario(
  'CP-COND-13',
  'Stagger: a card that asks for an action is no Shake, where the book has none either',
  {
    ...staggered,
    editions: ['en'],
  },
);

scenario(['CP-COND-13', 'CP-ACTIVATE-9'], 'Stagger: an action that grants others is no Shake', {
  given: {
    ...charging,
    Ann: { characters: { [CAP]: { at: [10.5, 18], power: 2, conditions: ['stagger'] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'charge' }, refused: ['CP-COND-13'] },
    { who: 'Ann', does: { shake: 'stagger' } },
    { who: 'Ann', does: { power: 'charge' }, then: { actions: 0 } },
  ],
  then: { asked: { Ann: 'ask.which-move' } },
});

// What a crisis does is neither an enemy's nor an ally's effect.

const dugIn = {
  phase: 'power',
  Ann: {
    affiliation: 'cabal',
    tactics: ['dig-in'],
    characters: { crossbones: { at: [18, 18] }, 'red-skull': { at: [18, 24], power: 4 } },
  },
} as const;

scenario(['CP-EFFECT-5', 'CP-EFFECT-4'], 'Dig In: a crisis moves who no enemy and no ally can move', {
  given: {
    ...dugIn,
    dice: dice('wild'),
    secure: 'cosmic-invasion',
    tokens: { 0: { at: [18, 19.5] }, 1: { at: [4, 4] }, 2: { at: [4, 32] }, 3: { at: [32, 4] } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { react: 'dig-in' } },
    // Its opponent chooses where.
    { who: 'Ben', does: { aim: [30, 18] } },
    {
      who: 'Ann',
      does: { activate: 'red-skull', power: 'master-of-the-cube' },
      then: { Ann: { 'red-skull': { power: 2 } } },
    },
  ],
  // Of Power 4 and 1 more, 3 were paid to be placed himself: Crossbones cannot be chosen.
  then: { Ann: { crossbones: { at: [21.375, 18], power: 3 } }, asked: { Ann: 'ask.place' } },
});

// Each rule that lets a character reroll is a rule of its own.

scenario(
  ['CP-MODIFY-8', 'CP-MODIFY-6'],
  'Dig In and Inspiring Monologue: each rerolls any dice, the same die twice, none of them twice',
  {
    given: {
      phase: 'power',
      dice: dice('hit 4, blank 2, blank, block'),
      Ann: {
        affiliation: 'cabal',
        tactics: ['dig-in', 'inspiring-monologue'],
        characters: { crossbones: { at: [14, 18] }, giant: { at: [30, 30], power: 2 } },
      },
      Ben: { characters: { 'iron-man': { at: [10, 18] } } },
    },
    when: [
      { who: 'Ann', does: { react: 'dig-in' } },
      { who: 'Ann', does: { tactic: 'inspiring-monologue', activate: 'giant' } },
      { who: 'Ann', does: { end: true } },
      { who: 'Ben', does: { activate: 'iron-man', attack: 'repulsor-blast' } },
      {
        who: 'Ann',
        does: { react: 'dig-in', reroll: [4] },
        then: { offered: { Ann: ['inspiring-monologue'] }, 'not-offered': { Ann: ['dig-in'] } },
      },
      { who: 'Ann', does: { react: 'inspiring-monologue', reroll: [4] } },
      // Neither does he pay to feel less, nor does he advance.
      { who: 'Ann', does: { pass: true } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { Ann: { crossbones: { damage: 3, at: [14, 18] } }, quiet: true },
  },
);

scenario(
  ['CP-MODIFY-8', 'CP-MODIFY-6'],
  'Finisher and Dark Reign: two rules, and each has its own turn at a die',
  {
    given: {
      active: 'sabretooth',
      dice: dice('wild, hit, failure 5, failure 3, blank 4, failure, failure 3, blank, hit'),
      Ann: {
        affiliation: 'cabal',
        tactics: ['dark-reign'],
        characters: { sabretooth: { at: [10, 18], power: 7 }, crossbones: { at: [4, 4] } },
      },
      Ben: { characters: { giant: { at: [13, 18] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'dark-reign' } },
      { who: 'Ann', does: { attack: 'savage-predator' } },
      // In the first attack only Dark Reign counts: the failures cannot be rerolled.
      { who: 'Ann', does: { pass: true } },
      { who: 'Ann', does: { may: true } },
      { who: 'Ann', does: { react: 'savage-predator', reroll: [0] } },
      { who: 'Ann', does: { react: 'dark-reign', reroll: [0] } },
    ],
    // Two of the first attack, one of the second.
    then: { Ann: { sabretooth: { power: 1 } }, Ben: { giant: { damage: 3 } }, quiet: true },
  },
);

// "Other" allies: the attacker alone is not among them, whoever the beam is laid from.

const refraction = {
  given: {
    active: 'invincible-iron-man',
    dice: dice('hit, failure 4, failure 2'),
    Ann: {
      tactics: ['repulsor-refraction'],
      characters: {
        'invincible-iron-man': { at: [10, 18], power: 1 },
        [CAP]: { at: [18, 18], power: 1 },
        giant: { at: [14, 19] },
        frail: { at: [14, 24] },
      },
    },
    Ben: { characters: { dummy: { at: [14.5, 17] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'repulsor-refraction', aim: [4, 18] } }],
} as const;

scenario(
  ['CP-BEAM-7', 'CP-AREA-9'],
  'a beam laid from an ally hurts that ally and who lies under it, but not the attacker',
  {
    ...refraction,
    then: {
      Ann: {
        'invincible-iron-man': { damage: 0 },
        [CAP]: { damage: 1, power: 0 },
        giant: { damage: 1, power: 0 },
        frail: { damage: 0 },
      },
      Ben: { dummy: { damage: 1 } },
      quiet: true,
    },
    editions: ['en', 'de'],
  },
);

scenario('CP-BEAM-8', 'a beam laid from an ally hurts no ally', {
  ...refraction,
  then: {
    Ann: { 'invincible-iron-man': { damage: 0 }, [CAP]: { damage: 0 }, giant: { damage: 0 } },
    Ben: { dummy: { damage: 1 } },
    quiet: true,
  },
  editions: ['es13'],
});

scenario(
  ['CP-BEAM-7', 'CP-KO-1'],
  'allies that lay under the beam are hurt, whatever became of the attacker',
  {
    given: {
      active: 'iron-man',
      dice: dice('failure 6, failure 3, critical, failure 3'),
      Ann: {
        characters: {
          'iron-man': { at: [10, 18], side: 'injured', damage: 4, power: 4 },
          giant: { at: [14, 19] },
          frail: { at: [10, 24] },
        },
      },
      Ben: { characters: { 'baron-zemo': { at: [13, 17], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'unibeam', aim: [20, 18] } },
      { who: 'Ben', does: { react: 'counter-strike' } },
    ],
    then: {
      Ann: { 'iron-man': { gone: true }, giant: { damage: 1 }, frail: { damage: 0 } },
      Ben: { 'baron-zemo': { damage: 0, power: 0 } },
      asked: { Ben: 'ask.turn' },
      quiet: true,
    },
    editions: ['en', 'de'],
  },
);
