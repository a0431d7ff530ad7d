import { dice, scenario } from '../../kit.ts';

const SPIDER = 'spectacular-spider-man';

scenario(['CP-ICON-1', 'CP-ATTACK-14'], 'Swinging Strike: 1 Power; a wild and a hit let him advance Short', {
  given: {
    active: SPIDER,
    dice: dice('wild, hit, blank 3, failure 3, wild, blank 4, failure 3'),
    Ann: { characters: { [SPIDER]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'swinging-strike', react: 'swinging-strike.0', may: true, to: [10, 20] } },
    { who: 'Ann', does: { attack: 'swinging-strike' } },
  ],
  then: { Ann: { [SPIDER]: { at: [10, 20], power: 2 } }, Ben: { dummy: { damage: 3 } }, quiet: true },
});

scenario(['CP-ICON-1', 'CP-STAT-13'], 'Impact Webbing pushes Size 2, not Size 4', {
  given: {
    active: SPIDER,
    dice: dice('wild, blank 3, failure 3, wild, blank 3, failure 3'),
    Ann: { characters: { [SPIDER]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [13, 18] }, giant: { at: [10, 24] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'impact-webbing', target: 'dummy', may: true, aim: [30, 18] } },
    { who: 'Ann', does: { attack: 'impact-webbing', target: 'giant' } },
  ],
  then: { Ben: { dummy: { at: [16.375, 18] }, giant: { at: [10, 24], damage: 1 } }, quiet: true },
});

scenario(
  ['CP-ICON-1', 'CP-HURL-6', 'CP-DODGE-1'],
  'Web-Head Wallop: a wild and a hit destroy terrain near him; the target dodges it',
  {
    given: {
      active: SPIDER,
      dice: dice('wild, hit, failure 5, failure 3, block 2, failure'),
      terrain: { car: { at: [8, 21, 10, 22], size: 2 }, house: { at: [5, 16, 7, 18], size: 3 } },
      Ann: { characters: { [SPIDER]: { at: [10, 18], power: 4 } } },
      Ben: { characters: { giant: { at: [12.5, 18] }, dummy: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'web-head-wallop', may: true } }],
    then: {
      Ann: { [SPIDER]: { power: 0 } },
      Ben: { giant: { damage: 3 }, dummy: { damage: 0 } },
      terrain: ['house'],
      quiet: true,
    },
  },
);

scenario('CP-DAZED-4', 'Web-Head Wallop: no terrain falls on whom the blow has Dazed, and nobody is asked', {
  given: {
    active: SPIDER,
    dice: dice('wild, hit, failure 5, failure 3'),
    terrain: { car: { at: [8, 21, 10, 22], size: 2 } },
    Ann: { characters: { [SPIDER]: { at: [10, 18], power: 4 } } },
    Ben: { characters: { giant: { at: [12.5, 18], damage: 8 }, dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'web-head-wallop' }, then: { asked: { Ann: 'ask.activation' } } }],
  then: { Ben: { giant: { dazed: true } }, terrain: ['car'], quiet: true },
});

scenario(
  ['CP-HURL-6', 'CP-TACTIC-4'],
  'Web-Head Wallop, Brace for Impact: who braces does not dodge; the attack still hurts',
  {
    given: {
      active: SPIDER,
      dice: dice('wild, hit, failure 5, failure 3'),
      terrain: { car: { at: [8, 21, 10, 22], size: 2 } },
      Ann: { characters: { [SPIDER]: { at: [10, 18], power: 4 } } },
      Ben: {
        tactics: ['brace-for-impact'],
        characters: { giant: { at: [12.5, 18], power: 1 }, dummy: { at: [30, 30], power: 1 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'web-head-wallop', may: true } },
      { who: 'Ben', does: { react: 'brace-for-impact' } },
    ],
    then: {
      Ben: { giant: { damage: 2, power: 2 }, dummy: { power: 1 }, tactics: [] },
      terrain: [],
      'not-happened': [{ rolled: { side: 'dodge' } }],
      quiet: true,
    },
  },
);

scenario(['CP-ICON-1'], 'Web-Head Wallop: without the icons the terrain stays', {
  given: {
    active: SPIDER,
    dice: dice('wild, failure 6, failure 3'),
    terrain: { car: { at: [8, 21, 10, 22], size: 2 } },
    Ann: { characters: { [SPIDER]: { at: [10, 18], power: 4 } } },
    Ben: { characters: { giant: { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'web-head-wallop' } }],
  then: { Ben: { giant: { damage: 1 } }, terrain: ['car'], quiet: true },
});

scenario(['CP-PLACE-1', 'CP-SUPER-4'], 'Web-Slinger places him within Range 3, once in a turn', {
  given: {
    active: SPIDER,
    Ann: { characters: { [SPIDER]: { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'web-slinger', to: [20, 18] }, refused: ['CP-PLACE-2'] },
    { who: 'Ann', does: { to: [17, 18] } },
    { who: 'Ann', does: { power: 'web-slinger' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { [SPIDER]: { at: [17, 18], power: 2 } }, actions: 2, quiet: true },
});

scenario(
  ['CP-THROW-1', 'CP-STAT-13'],
  'Proportionate Strength of a Spider throws enemies, no terrain, no allies',
  {
    given: {
      active: SPIDER,
      terrain: { car: { at: [8, 21, 10, 22], size: 2 } },
      Ann: { characters: { [SPIDER]: { at: [10, 18], power: 3 }, blocker: { at: [10, 14] } } },
      Ben: { characters: { dummy: { at: [15, 18] }, giant: { at: [14, 23] } } },
    },
    when: [{ who: 'Ann', does: { power: 'proportionate-strength-of-a-spider', aim: [30, 18] } }],
    then: {
      Ann: { [SPIDER]: { power: 0 }, blocker: { at: [10, 14] } },
      Ben: { dummy: { at: [18.375, 18] }, giant: { at: [14, 23] } },
      terrain: ['car'],
      quiet: true,
    },
  },
);

scenario(['CP-MODIFY-2'], 'Spider-Sense: two dice against energy, none against mystic attacks', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, blank 3, block 2, hit, blank 3'),
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { [SPIDER]: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'zap' } },
    {
      who: 'Ben',
      does: { react: 'spider-sense', reroll: [3, 4] },
      then: { Ben: { [SPIDER]: { damage: 1 } } },
    },
    { who: 'Ann', does: { attack: 'curse' } },
  ],
  then: { Ben: { [SPIDER]: { damage: 2 } }, quiet: true },
});
