import { scenario } from '../kit.ts';

const spiderMan = { hero: 'Spider-Man' };

scenario(
  ['MC-ENEMY-ATTACK-6', 'MC-ENEMY-ATTACK-11', 'MC-BOOST-6'],
  'an undefended attack deals ATK and boost icons to the hero',
  {
    given: { villainStep: 2, encounter: ['Bomb Scare', 'Hydra Mercenary', 'Sandman'], ada: spiderMan },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: { ada: { damage: 4 }, encounterDiscard: ['Bomb Scare'], quiet: true },
  },
);

scenario(['MC-ENEMY-ATTACK-3', 'MC-ENEMY-ATTACK-8'], 'a hero who defends exhausts and takes less by DEF', {
  given: {
    villainStep: 2,
    villainIs: { damage: 1 },
    encounter: ['Bomb Scare', 'Hydra Mercenary', 'Sandman'],
    ada: spiderMan,
  },
  when: [{ who: 'ada', does: { defend: 'Spider-Man' }, then: { ada: { damage: 1, exhausted: true } } }],
  then: { villain: { damage: 1 } },
});

scenario(
  ['MC-ENEMY-ATTACK-9', 'MC-ENEMY-ATTACK-10', 'MC-DAMAGE-11'],
  'an ally who defends takes everything, and what is too much is lost',
  {
    given: {
      villainStep: 2,
      encounter: ['Bomb Scare', 'Hydra Mercenary', 'Sandman'],
      ada: { ...spiderMan, play: ['Black Cat'] },
    },
    when: [{ who: 'ada', does: { defend: 'Black Cat' } }],
    then: { ada: { damage: 0, discard: ['Black Cat'], play: [] } },
  },
);

scenario(
  ['MC-DEFENSE-2', 'MC-ENEMY-ATTACK-4', 'MC-ENEMY-ATTACK-12', 'MC-KEYWORD-2'],
  'an ally defends for another player: overkill goes to its controller',
  {
    given: {
      villainStep: 2,
      scenario: ['Charge'],
      encounter: ['Advance', 'Advance', 'Advance', 'Advance', 'Advance', 'Advance'],
      ada: spiderMan,
      ben: { hero: 'She-Hulk', play: ['Black Widow'] },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      {
        who: 'ben',
        does: { defend: 'Black Widow' },
        then: { ada: { damage: 0 }, ben: { damage: 3, discard: ['Black Widow'] } },
      },
    ],
    then: { villain: { attachments: [] } },
  },
);

scenario(['MC-STATUS-6', 'MC-ACTIVATION-8'], 'a stunned villain does not attack: no boost card, no damage', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Bomb Scare', 'Crowd Control'],
    ada: spiderMan,
  },
  when: [],
  then: { ada: { damage: 0 }, villain: { stunned: false }, sideSchemes: ['Bomb Scare'], quiet: true },
});

scenario(
  ['MC-ENEMY-SCHEME-4', 'MC-ENEMY-SCHEME-3', 'MC-ACTIVATION-3'],
  'against an alter-ego the villain schemes',
  {
    given: {
      villainStep: 2,
      threat: 1,
      encounter: ['Stampede', 'Crowd Control', 'Advance'],
      ada: { ...spiderMan, form: 'alter-ego' },
    },
    when: [],
    then: { scheme: { threat: 3 }, ada: { damage: 0 }, encounterDiscard: ['Stampede'], quiet: true },
  },
);

scenario(
  ['MC-KEYWORD-11', 'MC-ATTACK-8', 'MC-STATUS-10'],
  'a tough hero with retaliate takes no damage and still strikes back',
  {
    given: {
      villainStep: 2,
      encounter: ['Advance', 'Crowd Control'],
      ada: { hero: 'Black Panther', identity: { tough: true } },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: { ada: { damage: 0, tough: false }, villain: { damage: 1 } },
  },
);

scenario(['MC-INTERRUPT-1'], 'Backflip prevents the damage of an attack', {
  given: {
    villainStep: 2,
    encounter: ['Advance', 'Crowd Control'],
    ada: { ...spiderMan, hand: ['Backflip'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { use: 'Backflip' } },
  ],
  then: { ada: { damage: 0, hand: [], discard: ['Backflip'] } },
});

scenario(
  ['MC-ENEMY-ATTACK-1', 'MC-ENEMY-ATTACK-2', 'MC-ENEMY-ATTACK-5'],
  'the four steps: the boost card is dealt, a defender declared, the boost card turned up, damage dealt',
  {
    given: {
      villainStep: 2,
      encounter: ['Bomb Scare', 'Hydra Mercenary', 'Sandman'],
      ada: { hero: 'She-Hulk' },
    },
    when: [
      {
        who: 'ada',
        does: {},
        then: {
          asks: ['ada: ask.defender'],
          happened: [
            { 'enemy-attacks': { enemy: 'Rhino', player: 'ada' } },
            { 'boost-dealt': { enemy: 'Rhino' } },
          ],
          'not-happened': ['boosted', 'damaged'],
          encounter: { order: ['Hydra Mercenary', 'Sandman'] },
        },
      },
      {
        who: 'ada',
        does: { defend: 'She-Hulk' },
        // 2 ATK + 2 boost icons - 2 DEF.
        then: {
          happened: [
            { defends: { card: 'She-Hulk' } },
            { boosted: { card: 'Bomb Scare', icons: 2 } },
            { damaged: { card: 'She-Hulk', amount: 2 } },
          ],
        },
      },
    ],
  },
);

scenario('MC-ALLY-1', 'an ally who defends takes the damage of the attack and none for defending', {
  given: {
    first: 'ben',
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'] },
    ben: { hero: 'Iron Man', play: ['Mockingbird'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    // 2 ATK against 3 hit points: one more would be her end.
    { who: 'ben', does: { defend: 'Mockingbird' } },
  ],
  then: {
    ada: { damage: 0 },
    ben: { damage: 0 },
    cards: { Mockingbird: { damage: 2, exhausted: true } },
    quiet: true,
  },
});
