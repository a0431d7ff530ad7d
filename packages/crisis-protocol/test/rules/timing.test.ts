import { scenario } from '../kit.ts';

scenario(
  ['CP-TIMING-1', 'CP-ACTPHASE-1', 'CP-RULING-14'],
  'outside attacks the player with priority reacts first',
  {
    given: {
      phase: 'power',
      priority: 'Ben',
      Ann: { tactics: ['red-room-training'], characters: { dummy: { at: [10, 18], power: 3 } } },
      Ben: { tactics: ['red-room-training'], characters: { dummy: { at: [30, 18], power: 3 } } },
    },
    when: [
      { who: 'Ben', does: { react: 'red-room-training' }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      Ben: { dummy: { power: 2 }, tactics: [] },
      Ann: { dummy: { power: 4 }, tactics: ['red-room-training'] },
      quiet: true,
    },
  },
);

scenario(
  ['CP-TIMING-4', 'CP-RULING-15', 'CP-TIMING-6'],
  'in an attack the attacker’s effects come first, in the order the attacker wishes',
  {
    given: {
      active: 'captain-america',
      priority: 'Ben',
      dice: [
        ...['wild', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'],
        ...['blank', 'blank', 'blank', 'blank'],
      ],
      Ann: { characters: { 'captain-america': { at: [10, 18] } } },
      Ben: { characters: { 'baron-zemo': { at: [15, 18], power: 1 }, giant: { at: [21, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'shield-throw' }, then: { asked: { Ann: 'ask.react' } } },
      {
        who: 'Ann',
        does: { react: 'shield-throw.2', may: false },
        then: { asked: { Ben: 'ask.react' }, Ann: { 'captain-america': { power: 1 } } },
      },
      { who: 'Ben', does: { react: 'counter-strike' } },
    ],
    then: {
      Ben: { 'baron-zemo': { power: 0, damage: 1 } },
      Ann: { 'captain-america': { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-POWERPHASE-1', 'CP-POWERPHASE-2', 'CP-POWERPHASE-3', 'CP-CRISIS-9', 'CP-TIMING-5'],
  'every character gains 1 Power; then the crisis gives 1 more to those who contest',
  {
    given: {
      phase: 'power',
      secure: 'infinity-formula-goes-missing',
      Ann: { characters: { dummy: { at: [8, 14.5] } } },
      Ben: { characters: { dummy: { at: [20, 30] } } },
    },
    when: [],
    then: { Ann: { dummy: { power: 2 } }, Ben: { dummy: { power: 1 } }, quiet: true },
  },
);

scenario(['CP-ACTIVATE-11'], 'in the older editions the Activated token comes before the last effects', {
  editions: ['en', 'de'],
  given: {
    active: 'shifter',
    Ann: { characters: { shifter: { at: [10, 18], damage: 1 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { end: true } }],
  then: { asked: { Ann: 'ask.react' }, Ann: { shifter: { activated: true } } },
});

scenario(['CP-ACTIVATE-12'], 'in the newest edition it comes after them', {
  editions: ['es13'],
  given: {
    active: 'shifter',
    Ann: { characters: { shifter: { at: [10, 18], damage: 1 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { end: true },
      then: { asked: { Ann: 'ask.react' }, Ann: { shifter: { activated: false } } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { shifter: { activated: true, damage: 1 } }, quiet: true },
});

scenario(['CP-POWER-3', 'CP-POWER-6', 'CP-ATTACK-11'], 'Sap Power takes no more than there is', {
  given: {
    active: 'red-skull',
    dice: ['wild', 'wild', 'blank', 'blank', 'blank', 'failure', 'failure'],
    Ann: { characters: { 'red-skull': { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [14, 18], power: 1 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'cosmic-blast' } }],
  // Two wilds ask for 2 Power; the damage of 2 then gives 2.
  then: { Ann: { 'red-skull': { power: 1 } }, Ben: { dummy: { power: 2, damage: 2 } }, quiet: true },
});

scenario(['CP-RULING-20'], 'a Dazed leader still leads', {
  given: {
    active: 'iron-man',
    Ann: {
      affiliation: 'avengers',
      leader: 'captain-america',
      characters: { 'captain-america': { at: [4, 4], dazed: true }, 'iron-man': { at: [10, 18], power: 1 } },
    },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'friday-a-i' } }],
  then: { Ann: { 'iron-man': { power: 0 } }, quiet: true },
});

scenario(
  ['CP-DAZED-2', 'CP-DAZED-4', 'CP-DAZED-6'],
  'nobody moves or affects a Dazed character, and it plays no cards',
  {
    given: {
      active: 'spider-man',
      Ann: {
        tactics: ['battle-plan'],
        characters: {
          'spider-man': { at: [10, 18], power: 4 },
          'captain-america': { at: [4, 4], power: 5, dazed: true },
        },
      },
      Ben: { characters: { dummy: { at: [14, 18], dazed: true }, giant: { at: [32, 32] } } },
    },
    when: [{ who: 'Ann', does: { power: 'web-line' }, refused: ['CP-SUPER-4'] }],
    then: { 'not-offered': { Ann: ['battle-plan'] }, Ben: { dummy: { at: [14, 18] } }, quiet: true },
  },
);

scenario(
  ['CP-PLACE-1', 'CP-PLACE-2', 'CP-MOVE-12', 'CP-RULING-10'],
  'a place is measured from the character, whatever lies between',
  {
    given: {
      active: 'red-skull',
      terrain: { tower: { at: [11, 16, 13, 20], size: 5 } },
      Ann: { characters: { 'red-skull': { at: [10, 18], power: 3 }, dummy: { at: [10, 14] } } },
      Ben: { characters: { giant: { at: [32, 32] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { power: 'master-of-the-cube', choose: ['red-skull'], to: [15, 18] },
        refused: ['CP-PLACE-2'],
      },
      { who: 'Ann', does: { to: [14.2, 18] } },
    ],
    then: {
      Ann: { 'red-skull': { at: [14.2, 18], power: 0 }, dummy: { at: [10, 14] } },
      actions: 2,
      quiet: true,
    },
  },
);

scenario(
  ['CP-STAT-16', 'CP-STAT-17', 'CP-STAT-20', 'CP-ATTACK-4', 'CP-ATTACK-5'],
  'the type of the attack decides the Defense',
  {
    given: {
      active: 'dummy',
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'zap' },
        then: {
          happened: [
            { rolled: { side: 'attack', faces: ['blank', 'blank', 'blank'] } },
            { rolled: { side: 'defense', faces: ['blank', 'blank'] } },
          ],
        },
      },
      {
        who: 'Ann',
        does: { attack: 'curse' },
        then: {
          happened: [
            { rolled: { side: 'attack', faces: ['blank'] } },
            { rolled: { side: 'defense', faces: ['blank', 'blank', 'blank', 'blank'] } },
          ],
        },
      },
    ],
    then: { actions: 0, quiet: true },
  },
);

scenario(['CP-RULING-25', 'CP-AREA-2'], 'an area without an enemy in it cannot be chosen', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'quake' }, refused: ['CP-RULING-25'] }],
  then: { Ann: { dummy: { power: 1 } }, quiet: true },
});

const area = {
  given: {
    active: 'dummy',
    dice: ['blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [10, 18], power: 1 }, blocker: { at: [10, 16] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'quake' } }],
} as const;

scenario(['CP-AREA-6', 'CP-AREA-9'], 'in the older editions an area hurts allies', {
  ...area,
  editions: ['en', 'de'],
  then: { Ann: { blocker: { damage: 1, power: 0 }, dummy: { damage: 0 } }, quiet: true },
});

scenario(['CP-AREA-7'], 'in the newest edition it does not', {
  ...area,
  editions: ['es13'],
  then: { Ann: { blocker: { damage: 0 } }, quiet: true },
});

scenario(['CP-DODGE-3'], 'dodge dice can be modified', {
  editions: ['es13'],
  given: {
    active: 'captain-marvel',
    dice: ['blank', 'blank', 'failure', 'block', 'block'],
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [12, 18] }, 'spider-man': { at: [15.5, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { power: 'danvers-special', aim: [20, 18] },
      then: { asked: { Ben: 'ask.react' } },
    },
    { who: 'Ben', does: { react: 'spider-sense', reroll: [0, 1] } },
  ],
  then: { Ben: { 'spider-man': { damage: 1 }, dummy: { damage: 1 } }, quiet: true },
});

scenario(['CP-HURL-5'], 'thrown terrain destroys smaller terrain that it hits', {
  given: {
    active: 'captain-marvel',
    terrain: {
      truck: { at: [9, 20, 13, 22], size: 4 },
      kiosk: { at: [13, 17, 14, 19], size: 1 },
      wall: { at: [20, 17, 21, 19], size: 4 },
    },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', throw: 'truck', aim: [20, 18] } }],
  then: { terrain: ['wall'], quiet: true },
});

scenario(['CP-MOVE-11', 'CP-MOVE-10'], 'a throw stops at the edge of the battlefield', {
  given: {
    active: 'captain-marvel',
    Ann: { characters: { 'captain-marvel': { at: [5, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [3, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [0, 18] } }],
  then: { Ben: { dummy: { at: [0.689, 18], damage: 0 } }, quiet: true },
});

scenario(['CP-THROW-6'], 'the thrower is no obstacle', {
  given: {
    active: 'captain-marvel',
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [0, 18] } }],
  then: { Ben: { dummy: { at: [7, 18], damage: 0 } }, 'not-happened': ['collided'], quiet: true },
});

scenario(
  ['CP-GRUNT-17', 'CP-GRUNT-18', 'CP-TACTIC-9'],
  'Grunts neither play tactic cards nor are chosen by those of their side',
  {
    given: {
      active: 'giant',
      Ann: {
        tactics: ['tactical-analysis', 'medpack'],
        characters: { giant: { at: [10, 18], power: 4 }, minion: { at: [14, 18], damage: 1 } },
      },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [],
    then: { 'not-offered': { Ann: ['tactic:2', 'tactic:3'] }, quiet: true },
  },
);

scenario(
  ['CP-EFFECT-10', 'CP-EFFECT-11', 'CP-MODIFY-6'],
  'the same named aura of two characters helps once for each attack',
  {
    given: {
      active: 'dummy',
      dice: ['blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure', 'hit'],
      Ann: {
        characters: {
          dummy: { at: [10, 18] },
          'baron-zemo': { at: [10, 16] },
          second: { card: 'baron-zemo', at: [10, 20] },
        },
      },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'strategic-genius', reroll: [0] } },
    ],
    then: { Ben: { dummy: { damage: 1 } }, quiet: true },
  },
);

scenario(['CP-TACTIC-4', 'CP-TIMING-6'], 'two cards for the same moment are both offered', {
  given: {
    active: 'dummy',
    dice: [
      'hit',
      'blank',
      'blank',
      'blank',
      'failure',
      'failure',
      'failure',
      'blank',
      'blank',
      'blank',
      'blank',
    ],
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['warpath', 'reversal'],
      characters: { giant: { at: [12.8, 18], power: 1 }, blocker: { at: [10, 24], power: 2 } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'reversal' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { Ben: { blocker: { power: 0 }, giant: { power: 2 }, tactics: ['warpath'] }, quiet: true },
});
