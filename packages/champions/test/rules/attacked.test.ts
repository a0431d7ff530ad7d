import { scenario } from '../kit.ts';

/** Who is attacked, who is hit, and who is neither. */

scenario(
  ['MC-KEYWORD-11', 'MC-KEYWORD-3'],
  'excess damage from overkill is no attack on the villain: he does not retaliate',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      scenario: ['Concussion Blasters'],
      ada: { hero: 'Spider-Man', hand: ['Relentless Assault', 'Strength'], minions: ['Shocker'] },
      ben: { hero: 'She-Hulk', minions: ['M.O.D.O.K.'] },
    },
    when: [{ who: 'ada', does: { use: 'Relentless Assault', choose: 'Shocker' } }],
    // 5 - 3 hit points go on; M.O.D.O.K. was neither attacked nor hit.
    then: {
      villain: { damage: 2 },
      ada: { damage: 0, minions: [] },
      ben: { damage: 0 },
      cards: { 'M.O.D.O.K.': { damage: 0 } },
      quiet: true,
    },
  },
);

scenario('MC-KEYWORD-11', 'the villain who is the target of the attack does retaliate', {
  given: {
    first: 'ben',
    turn: 'ada',
    scenario: ['Concussion Blasters'],
    ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'] },
    ben: { hero: 'She-Hulk', minions: ['M.O.D.O.K.'] },
  },
  when: [{ who: 'ada', does: { use: 'Haymaker', choose: 'Rhino' } }],
  then: { villain: { damage: 3 }, ada: { damage: 1 }, ben: { damage: 0 }, quiet: true },
});

scenario(
  ['MC-KEYWORD-11', 'MC-KEYWORD-2'],
  'the hero behind a defending ally was hit, not attacked, and does not retaliate',
  {
    given: {
      villainStep: 2,
      scenario: ['Charge'],
      encounter: ['Advance', 'Crowd Control', 'Crowd Control', 'Advance'],
      ada: { hero: 'Black Panther', play: ['War Machine'] },
    },
    // 2 ATK + 3: War Machine has 4 hit points.
    when: [{ who: 'ada', does: { defend: 'War Machine' } }],
    then: {
      ada: { damage: 1, discard: ['War Machine'] },
      villain: { damage: 0, attachments: [] },
      quiet: true,
    },
  },
);

scenario(
  ['MC-KEYWORD-3', 'MC-CANCEL-4'],
  'an overkill attack that does not defeat the minion passes nothing on',
  {
    given: {
      scenario: [{ card: 'Biomechanical Upgrades', on: 'Shocker' }],
      ada: { hero: 'Spider-Man', hand: ['Relentless Assault', 'Strength'], minions: ['Shocker', 'Sandman'] },
    },
    when: [{ who: 'ada', does: { use: 'Relentless Assault', choose: 'Shocker' } }],
    then: {
      villain: { damage: 0 },
      cards: { Shocker: { damage: 0, attachments: [] }, Sandman: { damage: 0 } },
      encounterDiscard: ['Biomechanical Upgrades'],
      quiet: true,
    },
  },
);

scenario(['MC-KEYWORD-3', 'MC-STATUS-10'], 'an overkill attack that tough prevents passes nothing on', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Relentless Assault', 'Strength'],
      minions: [{ card: 'Sandman', tough: true }],
    },
  },
  when: [{ who: 'ada', does: { use: 'Relentless Assault' } }],
  then: { villain: { damage: 0 }, ada: { minions: ['Sandman'] }, quiet: true },
});

scenario(
  ['MC-BOOST-3', 'MC-KEYWORD-2'],
  'Sweeping Swoop: stuns whom the attack damages, also behind the defender',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      scenario: ['Charge'],
      encounter: ['Sweeping Swoop', 'Crowd Control'],
      ada: { hero: 'Iron Man', dealt: ['Assault'], play: ['War Machine', 'Mockingbird'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [
      { who: 'ada', does: { defend: 'War Machine' } },
      // Two effects waited for the end of the attack: the first player says which comes first.
      { who: 'ben', does: { use: 'Charge' } },
    ],
    then: {
      ada: { damage: 1, stunned: true, discard: ['War Machine'] },
      ben: { stunned: false },
      cards: { Mockingbird: { stunned: false } },
      villain: { stunned: false, attachments: [] },
      quiet: true,
    },
  },
);

scenario(
  ['MC-ATTACK-8', 'MC-ATTACK-5', 'MC-KEYWORD-11'],
  'an enemy that cannot take damage was attacked, by an event as by a basic attack',
  {
    given: {
      villain: 'Ultron',
      stage: 3,
      scenario: ['Ultron Drones', 'Concussion Blasters'],
      ada: {
        hero: 'Iron Man',
        hand: ['Repulsor Blast', 'Genius', 'Haymaker', 'Strength'],
        deck: ['Energy', 'Energy'],
        discard: ['Genius'],
      },
      ben: { hero: 'She-Hulk', minions: ['Drone'] },
    },
    when: [
      { who: 'ada', does: { attack: 'Iron Man', choose: 'Ultron' }, then: { ada: { damage: 1 } } },
      {
        who: 'ada',
        does: { use: 'Repulsor Blast', pay: ['Genius'], choose: 'Ultron' },
        then: { ada: { damage: 2 } },
      },
      { who: 'ada', does: { use: 'Haymaker', pay: ['Strength'], choose: 'Ultron' } },
    ],
    then: { ada: { damage: 3 }, villain: { damage: 0 }, ben: { damage: 0, minions: ['Drone'] } },
  },
);

scenario(
  ['MC-ATTACK-7', 'MC-WORD-4'],
  'damage that is no attack must be dealt to an enemy that can take it',
  {
    given: {
      villain: 'Ultron',
      stage: 3,
      scenario: ['Ultron Drones', 'Concussion Blasters'],
      ada: { hero: 'Iron Man', play: ['Tac Team'] },
      ben: { hero: 'She-Hulk', minions: ['Drone'] },
    },
    when: [{ who: 'ada', does: { use: 'Tac Team' } }],
    then: { ada: { damage: 0 }, villain: { damage: 0 }, ben: { minions: [] }, quiet: true },
  },
);

scenario(
  ['MC-ATTACK-5', 'MC-ATTACK-8'],
  'Killmonger may be attacked with Panther Claws, which do nothing to him; no damage can be moved to him',
  {
    given: {
      ada: {
        hero: 'Black Panther',
        identity: { damage: 3 },
        hand: ['core/43a', 'Genius'],
        play: ['Panther Claws', 'Vibranium Suit'],
        minions: ['Killmonger'],
      },
    },
    when: [
      {
        who: 'ada',
        does: {
          use: 'core/43a',
          order: ['Panther Claws', 'Vibranium Suit'],
          choose: 'Killmonger',
        },
      },
    ],
    // The suit comes last and moves 2 to the villain, the only one who can take them.
    then: {
      cards: { Killmonger: { damage: 0 } },
      villain: { damage: 2 },
      ada: { damage: 1 },
      quiet: true,
    },
  },
);

scenario(['MC-KEYWORD-2'], 'Rage of Ultron: damage that overkill passes on is counted once', {
  given: {
    villain: 'Ultron',
    villainStep: 4,
    scenario: ['Ultron Drones', 'Charge'],
    encounter: ['Crowd Control', 'Crowd Control'],
    ada: {
      hero: 'Iron Man',
      dealt: ['Rage of Ultron'],
      play: ['War Machine'],
      deck: ['Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
    },
  },
  // 2 ATK + 3 + 2 boost icons: 4 for War Machine, 3 for Iron Man.
  when: [
    { who: 'ada', does: { defend: 'War Machine' } },
    // Ultron I: threat instead of a drone.
    { who: 'ada', does: { option: 0 } },
  ],
  then: { ada: { damage: 3, deck: 2 }, scheme: { threat: 1 }, villain: { attachments: [] }, quiet: true },
});

scenario('MC-DEFENSE-1', 'Backflip is a defense: whoever used it has defended, and nobody else has', {
  given: {
    first: 'ben',
    villainStep: 4,
    // As a boost card it places a threat for an undefended attack.
    encounter: ['Kree Manipulator', 'Advance'],
    ada: {
      hero: 'Spider-Man',
      hand: ['Backflip'],
      dealt: ['Assault'],
      play: ['Indomitable'],
      identity: { exhausted: true },
    },
    ben: { hero: 'She-Hulk', play: ['Indomitable'], identity: { exhausted: true } },
  },
  when: [
    { who: 'ada', does: { use: 'Backflip' }, then: { asks: ['ada: ask.response'] } },
    { who: 'ada', does: { use: 'Indomitable' } },
  ],
  then: {
    ada: { damage: 0, exhausted: false, play: [] },
    ben: { exhausted: true, play: ['Indomitable'] },
    quiet: true,
  },
});
