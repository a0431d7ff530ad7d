import { dice, scenario } from '../../kit.ts';

const SKULL = 'red-skull-master-of-the-world';

scenario(
  ['CP-STAT-17', 'CP-ICON-1'],
  'Cosmic Burst: energy or mystic as he declares; Power for damage, Shock for a wild',
  {
    given: {
      active: SKULL,
      dice: dice('wild, hit 2, failure 2, block 4'),
      Ann: { characters: { [SKULL]: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [17, 18] }, giant: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'cosmic-burst', type: 'mystic' } }],
    then: {
      Ann: { [SKULL]: { power: 0 } },
      Ben: { dummy: { damage: 0, conditions: ['shock'] }, giant: { conditions: [] } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ICON-1', 'CP-ATTACK-14', 'CP-ATTACK-2'],
  'Reality Bows to Me!: free, again and again, against whom it has not targeted this round',
  {
    given: {
      active: SKULL,
      dice: dice(
        'critical, wild, hit, failure 4, failure 4, failure, critical, wild, hit, failure 4, failure 3, failure',
      ),
      Ann: { characters: { [SKULL]: { at: [10, 18], power: 4 } } },
      Ben: { characters: { dummy: { at: [15, 18] }, giant: { at: [18, 18] }, blocker: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'reality-bows-to-me', target: 'dummy', may: true } }],
    then: {
      Ann: { [SKULL]: { power: 0 } },
      Ben: { dummy: { damage: 3 }, giant: { damage: 3 }, blocker: { damage: 0 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-20', 'CP-ICON-1'],
  'Reality Rupture: whoever stepped in was targeted, too, and so was the one behind',
  {
    given: {
      active: SKULL,
      dice: dice(
        'critical, wild, hit, failure 4, block 3, failure, critical, wild, hit, failure 4, failure 5',
      ),
      Ann: { characters: { [SKULL]: { at: [10, 18], power: 4 } } },
      Ben: {
        characters: {
          blocker: { at: [14, 18] },
          'captain-america': { at: [16.5, 18], power: 2 },
          dummy: { at: [18.5, 18] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'reality-bows-to-me', target: 'blocker' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      // Near Captain America only Dummy is left, and near Dummy nobody.
      { who: 'Ann', does: { may: true } },
    ],
    then: {
      Ben: {
        blocker: { damage: 0 },
        'captain-america': { damage: 0, power: 0 },
        dummy: { damage: 3 },
      },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-POWER-3', 'CP-POWER-4', 'CP-EFFECT-1'],
  'Power Is Only for the One Who Rules: an ally within Range 3 pays for his attack, in whole or in part',
  {
    given: {
      active: SKULL,
      dice: dice('failure 7, failure 4'),
      Ann: {
        characters: {
          [SKULL]: { at: [10, 18], power: 2 },
          blocker: { at: [10, 22], power: 3 },
          giant: { at: [30, 30], power: 9 },
        },
      },
      Ben: { characters: { dummy: { at: [15, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'reality-bows-to-me', choose: 'giant' }, refused: ['CP-POWER-3'] },
      { who: 'Ann', does: { choose: 'blocker', amount: 3 } },
    ],
    then: {
      Ann: { [SKULL]: { power: 1 }, blocker: { power: 0 }, giant: { power: 9 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-POWER-5', 'CP-CRISIS-9'],
  'Power Is Only for the One Who Rules: an ally pays for superpowers, not for what a crisis offers',
  {
    given: {
      active: SKULL,
      extraction: 'panic-grips-city',
      Ann: {
        characters: {
          [SKULL]: { at: [10, 18], power: 2, holds: ['extraction-1'] },
          blocker: { at: [10, 22], power: 6 },
        },
      },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { power: 'rules' }, refused: ['CP-POWER-5'] }],
    then: {
      Ann: { points: 0, [SKULL]: { power: 2, holds: ['extraction-1'] }, blocker: { power: 6 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-18', 'CP-POWER-5'],
  'Power Is Only for the One Who Rules: not from further away, nor from two',
  {
    given: {
      active: SKULL,
      Ann: {
        characters: {
          [SKULL]: { at: [10, 18], power: 1 },
          blocker: { at: [10, 22], power: 2 },
          dummy: { at: [10, 14], power: 2 },
          giant: { at: [30, 30], power: 9 },
        },
      },
      Ben: { characters: { minion: { at: [15, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'reality-bows-to-me' }, refused: ['CP-ATTACK-18'] }],
    then: { Ann: { [SKULL]: { power: 1 } }, quiet: true },
  },
);

scenario(
  ['CP-SUPER-3', 'CP-PLACE-1'],
  'Nothing Is Beyond My Reach: anybody within Range 2 is placed; an ally may pay for the superpower too',
  {
    given: {
      active: SKULL,
      Ann: { characters: { [SKULL]: { at: [10, 18], power: 4 }, blocker: { at: [10, 22], power: 4 } } },
      Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'nothing-is-beyond-my-reach', choose: 'blocker', amount: 4 } },
      { who: 'Ann', does: { choose: 'dummy', to: [18, 18] } },
      { who: 'Ann', does: { power: 'nothing-is-beyond-my-reach' }, refused: ['CP-SUPER-4'] },
    ],
    then: {
      Ann: { [SKULL]: { power: 4 }, blocker: { power: 0 } },
      Ben: { dummy: { at: [18, 18] } },
      quiet: true,
    },
  },
);

scenario(['CP-HURL-1', 'CP-SUPER-4'], 'Reshape the World throws terrain of Size 3 or less', {
  given: {
    active: SKULL,
    dice: dice('failure 3'),
    terrain: { car: { at: [9, 21, 11, 22], size: 2 }, house: { at: [5, 14, 7, 16], size: 4 } },
    Ann: { characters: { [SKULL]: { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'reshape-the-world', throw: 'car', aim: [30, 18] } }],
  then: { Ann: { [SKULL]: { power: 0 } }, Ben: { dummy: { damage: 3 } }, terrain: ['house'], quiet: true },
});

const CABAL = { affiliation: 'cabal', leader: SKULL };

scenario(
  ['CP-ATTACK-8', 'CP-LEAD-3'],
  'My Cabal Is Only for the Strong: once in a turn a failure counts as a critical, with its die, for 1 Power after the attack',
  {
    given: {
      active: 'dummy',
      dice: dice('failure 4, failure 3, hit, failure 4, failure 3'),
      Ann: { ...CABAL, characters: { [SKULL]: { at: [4, 4], power: 2 }, dummy: { at: [10, 18], power: 2 } } },
      Ben: { characters: { giant: { at: [12.5, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'jab' },
        // It is asked while the attacker rolls, before the defender does.
        then: { roll: { attack: dice('failure 4'), defense: [] }, asked: { Ann: 'ask.react' } },
      },
      { who: 'Ann', does: { react: 'my-cabal-is-only-for-the-strong/0', change: [0] } },
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: {
      Ann: { dummy: { power: 1, damage: 0 }, [SKULL]: { power: 2 } },
      Ben: { giant: { damage: 2 } },
      quiet: true,
    },
  },
);

scenario(['CP-COND-6'], 'My Cabal Is Only for the Strong: under Hex the critical adds no die', {
  given: {
    active: 'dummy',
    dice: dice('failure 4, failure 3'),
    Ann: {
      ...CABAL,
      characters: { [SKULL]: { at: [4, 4] }, dummy: { at: [10, 18], power: 2, conditions: ['hex'] } },
    },
    Ben: { characters: { giant: { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab', react: 'my-cabal-is-only-for-the-strong/0', change: [0] } }],
  then: {
    Ann: { dummy: { power: 1 } },
    Ben: { giant: { damage: 1 } },
    'not-happened': [{ rolled: { from: 'critical' } }],
    quiet: true,
  },
});

scenario(
  ['CP-ATTACK-27'],
  'My Cabal Is Only for the Strong: a failure among the dice for criticals may count, too, but adds none',
  {
    given: {
      active: 'dummy',
      dice: dice('critical, blank 3, failure 3, failure'),
      Ann: { ...CABAL, characters: { [SKULL]: { at: [4, 4] }, dummy: { at: [10, 18], power: 2 } } },
      Ben: { characters: { giant: { at: [12.5, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'jab', react: 'my-cabal-is-only-for-the-strong/0', change: [7] } }],
    then: {
      Ann: { dummy: { power: 1 } },
      Ben: { giant: { damage: 2 } },
      // One die for the critical that was rolled, none for the failure that became one.
      meanwhile: [{ at: 'compared', roll: { attack: dice('critical, blank 3, critical') } }],
      quiet: true,
    },
  },
);

scenario([], 'My Cabal Is Only for the Strong: neither for Grunts nor in defense', {
  given: {
    active: 'minion',
    dice: dice('failure 3, failure 3, hit 4, failure 3'),
    Ann: {
      ...CABAL,
      characters: {
        [SKULL]: { at: [4, 4] },
        dummy: { at: [10, 20], activated: true },
        minion: { at: [10, 18] },
      },
    },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'dummy', attack: 'jab', target: "Ann's dummy" } },
  ],
  then: { Ann: { dummy: { damage: 4 } }, Ben: { dummy: { damage: 0 } }, quiet: true },
});

scenario([], 'My Cabal Is Only for the Strong: without Power it costs 1 damage', {
  given: {
    active: 'dummy',
    dice: dice('failure 4, failure 3, blank'),
    Ann: { ...CABAL, characters: { [SKULL]: { at: [4, 4] }, dummy: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab', react: 'my-cabal-is-only-for-the-strong/0', change: [3] } }],
  then: { Ann: { dummy: { power: 0, damage: 1 } }, Ben: { giant: { damage: 1 } }, quiet: true },
});
