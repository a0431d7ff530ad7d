import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-ICON-1', 'CP-STAT-22'],
  'Strike gives 1 Power whatever it does; Energy Blast burns for a wild',
  {
    given: {
      active: 'ultron',
      dice: dice('hit 2, blank 4, failure 3, wild, blank 4, failure 2'),
      Ann: { characters: { ultron: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [13, 18] }, giant: { at: [10, 22] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'strike', target: 'dummy' }, then: { Ann: { ultron: { power: 1 } } } },
      { who: 'Ann', does: { attack: 'energy-blast', target: 'dummy', react: 'energy-blast.0' } },
    ],
    then: {
      Ann: { ultron: { power: 2 } },
      Ben: { dummy: { damage: 3, conditions: ['incinerate'] }, giant: { conditions: [] } },
      quiet: true,
    },
  },
);

scenario(['CP-STAT-17', 'CP-ATTACK-5'], 'Metallic Fury: the type is chosen when it is declared', {
  given: {
    active: 'ultron',
    dice: dice('wild, hit, blank 5, block 2'),
    Ann: { characters: { ultron: { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'metallic-fury', type: 'energy' } }],
  then: {
    Ann: { ultron: { power: 0 } },
    Ben: { dummy: { damage: 0, conditions: ['bleed'] } },
    quiet: true,
  },
});

scenario(
  ['CP-MODIFY-1', 'CP-ATTACK-9'],
  'Analyze and Annihilate: one reroll for each critical of the defense',
  {
    given: {
      active: 'ultron',
      dice: dice('blank 6, critical, blank 2, failure, hit'),
      Ann: { characters: { ultron: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [13, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'strike', react: 'analyze-and-annihilate', reroll: [0] } }],
    then: { Ben: { dummy: { damage: 0 } }, happened: ['rerolled'], quiet: true },
  },
);

scenario(['CP-DICE-3', 'CP-EFFECT-1'], 'All Will Be Metal: wilds count twice, against mystic attacks only', {
  given: {
    active: 'dummy',
    dice: dice('critical, hit, wild, failure 3, hit 3, blank, wild, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { ultron: { at: [12.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'curse' }, then: { Ben: { ultron: { damage: 0 } } } },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
  then: { Ben: { ultron: { damage: 2 } }, quiet: true },
});

scenario(
  ['CP-HURL-1', 'CP-KEYWORD-1'],
  'Kinetic Field Generator throws terrain alone; nothing makes him bleed',
  {
    given: {
      active: 'ultron',
      dice: dice('failure 3'),
      terrain: { house: { at: [9, 21, 11, 23], size: 4 } },
      Ann: { characters: { ultron: { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [14, 18] }, minion: { at: [10, 14] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { power: 'kinetic-field-generator' },
        then: { 'not-offered': { Ann: ['character:1', 'character:2'] } },
      },
      { who: 'Ann', does: { throw: 'house', aim: [30, 18] } },
    ],
    then: { Ann: { ultron: { power: 0 } }, Ben: { minion: { damage: 0 } }, terrain: [], quiet: true },
  },
);
