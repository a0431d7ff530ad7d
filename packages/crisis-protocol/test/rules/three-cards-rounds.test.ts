import { dice, scenario } from '../kit.ts';

/** Turns, phases, tokens and points where several cards and both players meet: worked out by hand from the ledger. */

const THANOS = 'thanos-the-mad-titan';

const agenda = (round: number) => ({
  active: 'dummy',
  round,
  dice: dice('hit 4, blank 3'),
  Ann: {
    points: 10,
    affiliation: 'black-order',
    leader: THANOS,
    characters: { dummy: { at: [10, 18] }, [THANOS]: { at: [4, 4], dazed: true, damage: 8 } },
  },
  Ben: {
    points: 10,
    characters: { blocker: { at: [12.5, 18], side: 'injured', damage: 5 }, giant: { at: [30, 30] } },
  },
});

scenario(
  ['CP-WIN-5', 'CP-WIN-6', 'CP-RULING-20'],
  'Death’s Agenda of a Dazed leader: a point in the seventh round of a tie wins at once',
  {
    given: agenda(7),
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { pass: true } },
    ],
    then: { won: 'Ann', Ann: { points: 11 } },
  },
);

scenario('CP-WIN-4', 'Death’s Agenda: in the sixth round a lead has to last until its end', {
  given: agenda(6),
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { won: null, Ann: { points: 11 }, quiet: true },
});

scenario(
  ['CP-ATTACK-23', 'CP-RULING-22'],
  'One-Two Punch: the Power that its player spends on it is missing for the attack, which comes to nothing',
  {
    given: {
      active: 'dummy',
      Ann: {
        tactics: ['one-two-punch'],
        characters: { dummy: { at: [10, 18], power: 2 }, blocker: { at: [16, 20], power: 1 } },
      },
      Ben: { characters: { giant: { at: [16, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'zap' } },
      { who: 'Ann', does: { react: 'one-two-punch' } },
    ],
    then: {
      Ann: { dummy: { power: 1 }, blocker: { power: 0 }, tactics: [] },
      Ben: { giant: { damage: 0 } },
      happened: ['attack-aborted'],
      'not-happened': ['rolled'],
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-HOLD-2', 'CP-TACTIC-4', 'CP-HOLD-5'],
  'Mission Objective with two cubes: one is handed over, the enemy places the other',
  {
    given: {
      active: 'dummy',
      extraction: 'struggle-for-the-cube-continues',
      dice: dice('hit 4, blank 3'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['mission-objective'],
        characters: {
          giant: { at: [13, 18], damage: 8, power: 2, holds: [0, 1] },
          blocker: { at: [16, 18] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'mission-objective', token: 1 } },
      { who: 'Ann', does: { to: [11, 20] } },
    ],
    then: {
      Ben: { giant: { dazed: true, holds: [], power: 2 }, blocker: { holds: [1] } },
      tokens: { 0: { at: [11, 20] } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-GRUNT-12', 'CP-HOLD-3'],
  'Nick Fury KO’d, Buy You Time: the Agents go with him, and his player places what they held',
  {
    editions: ['es13'],
    given: {
      active: 'dummy',
      extraction: 'struggle-for-the-cube-continues',
      dice: dice('hit 4, failure 4'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        characters: {
          'nick-fury': { at: [12.5, 18], damage: 4, side: 'injured' },
          'shield-agents': { at: [20, 18], holds: [0] },
          giant: { at: [30, 30] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { to: [19, 20] } },
    ],
    then: {
      Ben: { 'nick-fury': { gone: true }, 'shield-agents': { gone: true } },
      tokens: { 0: { at: [19, 20] } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-SECURE-2', 'CP-SECURE-3', 'CP-SECURE-5'],
  'securing: two Injured against one, Agents who may not, and nobody for who is Dazed',
  {
    given: {
      phase: 'cleanup',
      secure: 'infinity-formula-goes-missing',
      tokens: { 0: { at: [10, 10] }, 1: { at: [26, 10] }, 2: { at: [10, 26] }, 3: { at: [26, 26] } },
      Ann: {
        characters: {
          'nick-fury': { at: [10, 8.5], side: 'injured' },
          'shield-agents': { at: [26, 8.3] },
          dummy: { at: [10, 24.5], dazed: true, damage: 6 },
        },
      },
      Ben: {
        characters: {
          giant: { at: [10, 12], side: 'injured' },
          blocker: { at: [11.6, 10], side: 'injured' },
          'iron-man': { at: [26, 11.5], side: 'injured' },
        },
      },
    },
    when: [],
    then: { Ann: { points: 0 }, Ben: { points: 2 }, quiet: true },
  },
);

scenario(
  ['CP-PASS-1', 'CP-PASS-2', 'CP-ACTPHASE-4'],
  'Field Dressing in a turn that is passed: who is roused is activated in the next one, Healthy',
  {
    given: {
      turn: 'Ann',
      Ann: {
        tactics: ['field-dressing'],
        characters: {
          blocker: { at: [10, 18], power: 4 },
          dummy: { at: [12.5, 18], dazed: true, damage: 6 },
        },
      },
      Ben: {
        characters: { giant: { at: [30, 30] }, minion: { at: [26, 30] }, 'iron-man': { at: [30, 20] } },
      },
    },
    when: [
      { who: 'Ann', does: { tactic: 'field-dressing' } },
      { who: 'Ann', does: { pass: true } },
      { who: 'Ben', does: { activate: 'iron-man', end: true } },
      { who: 'Ann', does: { activate: 'dummy' } },
    ],
    then: { Ann: { dummy: { damage: 5, dazed: false, side: 'healthy' } }, actions: 2, quiet: true },
  },
);

scenario(
  ['CP-COND-5', 'CP-COND-4', 'CP-HOLD-5'],
  'Bleed, All That Matters Is the Mission: at the end of her activation she falls, and her player places the cube',
  {
    given: {
      active: 'the-black-widow',
      extraction: 'struggle-for-the-cube-continues',
      Ann: {
        characters: {
          'the-black-widow': { at: [10, 18], damage: 5, conditions: ['bleed'], holds: [0] },
          dummy: { at: [4, 4] },
        },
      },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { end: true } },
      { who: 'Ann', does: { to: [8, 18] } },
    ],
    then: {
      Ann: { 'the-black-widow': { dazed: true, power: 0 } },
      tokens: { 0: { at: [8, 18] } },
      turn: 'Ben',
      quiet: true,
    },
  },
);

scenario(
  ['CP-GRUNT-14', 'CP-AREA-6', 'CP-DAMAGE-6'],
  'an area over one’s own Drones, Rough Around the Edges: the enemy suffers, the parent gains, the attacker nothing',
  {
    editions: ['en', 'de'],
    given: {
      active: 'dummy',
      dice: dice('blank 2, blank 3'),
      Ann: {
        characters: {
          dummy: { at: [10, 18], power: 1 },
          'ultron-drones': { at: [10, 20.5], damage: 2 },
          'ultron-metal-tyrant': { at: [4, 4] },
        },
      },
      Ben: { characters: { giant: { at: [13, 19] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'quake' } },
      { who: 'Ann', does: { react: 'rough-around-the-edges' } },
    ],
    then: {
      Ann: { 'ultron-drones': { gone: true }, 'ultron-metal-tyrant': { power: 1 }, dummy: { power: 0 } },
      Ben: { giant: { damage: 1, power: 1 } },
      quiet: true,
    },
  },
);

const roof = {
  active: 'ultron',
  terrain: { kiosk: { at: [12, 16, 15, 20], size: 3 } },
  dice: dice('block, blank 2'),
  Ann: { characters: { ultron: { at: [9, 18], power: 3 } } },
  Ben: { characters: { dummy: { at: [13.5, 18], conditions: ['incinerate'] } } },
};
const thrown = [{ who: 'Ann', does: { power: 'kinetic-field-generator', throw: 'kiosk', aim: [13.5, 18] } }];

scenario(
  ['CP-TERRAIN-5', 'CP-HURL-1', 'CP-DODGE-4'],
  'Kinetic Field Generator throws the roof away under somebody, at whom it is thrown: Size 3 and 1 more',
  {
    editions: ['en', 'de'],
    given: roof,
    when: thrown,
    then: { Ben: { dummy: { damage: 3, power: 3, at: [13.5, 18] } }, terrain: [], quiet: true },
  },
);

scenario('CP-DODGE-5', 'Kinetic Field Generator throws the roof away under somebody: always 3', {
  editions: ['es13'],
  given: roof,
  when: thrown,
  then: { Ben: { dummy: { damage: 2, power: 2, at: [13.5, 18] } }, terrain: [], quiet: true },
});

scenario(
  ['CP-INTERACT-5', 'CP-EFFECT-7'],
  'Change Size drops the cube: it is neither taken twice in an activation nor held by who is tiny',
  {
    given: {
      active: 'wasp',
      extraction: 'struggle-for-the-cube-continues',
      tokens: { 0: { at: [10, 20] } },
      Ann: { characters: { wasp: { at: [10, 18], power: 3 } } },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { interact: 0 } },
      { who: 'Ann', does: { power: 'change-size' } },
      { who: 'Ben', does: { to: [10, 16] } },
      { who: 'Ann', does: { to: [10, 18] } },
      { who: 'Ann', does: { interact: 0 }, refused: ['CP-EFFECT-7', 'CP-INTERACT-5'] },
    ],
    then: { Ann: { wasp: { form: 1, power: 1, holds: [] } }, quiet: true },
  },
);

scenario(
  ['CP-LEAD-4', 'CP-RULING-20', 'CP-MODIFY-1'],
  'Earth’s Mightiest Heroes of a Dazed leader, Push: the wild that it made pushes',
  {
    given: {
      active: 'iron-man',
      dice: dice('hit, blank 3, blank 2'),
      Ann: {
        affiliation: 'avengers',
        leader: 'captain-america-first-avenger',
        characters: {
          'iron-man': { at: [10, 18], power: 1 },
          'captain-america-first-avenger': { at: [4, 4], dazed: true, damage: 6 },
        },
      },
      Ben: { characters: { dummy: { at: [15, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'repulsor-blast' } },
      {
        who: 'Ann',
        does: { react: 'earth-s-mightiest-heroes', may: true, change: [1], face: 'wild', aim: [30, 18] },
      },
    ],
    then: {
      Ann: { 'iron-man': { power: 2 } },
      Ben: { dummy: { damage: 2, at: [18.375, 18] } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-COVER-1', 'CP-COVER-5', 'CP-ATTACK-20'],
  'Bodyguard behind a car: the cover is that of whoever is attacked in the end',
  {
    given: {
      active: 'dummy',
      terrain: { car: { at: [15, 17, 16, 19], size: 2 } },
      dice: dice('hit 3, blank 4'),
      Ann: { characters: { dummy: { at: [8, 18], power: 2 } } },
      Ben: { characters: { blocker: { at: [14.2, 15.5] }, 'captain-america': { at: [17, 18], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'zap', target: 'blocker' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      { who: 'Ben', does: { react: 'cover', change: [3] } },
    ],
    then: { Ben: { 'captain-america': { damage: 2, power: 2 }, blocker: { damage: 0 } }, quiet: true },
  },
);

scenario(
  ['CP-FORM-8', 'CP-KEYWORD-2', 'CP-COND-13'],
  'Higher, Further, Faster: Stagger is gone with the new Form, and no Shake is due',
  {
    given: {
      turn: 'Ann',
      Ann: {
        characters: {
          'captain-marvel-cosmic-avenger': {
            at: [10, 18],
            power: 6,
            conditions: ['stagger', 'slow'],
          },
        },
      },
      Ben: { characters: { giant: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { activate: 'captain-marvel-cosmic-avenger', to: [10, 18] } }],
    then: {
      Ann: { 'captain-marvel-cosmic-avenger': { form: 1, conditions: ['slow'] } },
      offered: { Ann: ['move', 'power ready-or-not'] },
      quiet: true,
    },
  },
);
