import { dice, scenario } from '../../kit.ts';

scenario(['CP-MODIFY-1', 'CP-DICE-7'], 'Energy Blast: she may reroll any of its dice, and gains 1 Power', {
  given: {
    active: 'captain-marvel',
    dice: dice('blank 3, failure, failure 2, hit, hit, blank'),
    Ann: { characters: { 'captain-marvel': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [18, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'energy-blast', react: 'energy-blast.1', reroll: [0, 1, 2] } }],
  then: { Ann: { 'captain-marvel': { power: 1 } }, Ben: { dummy: { damage: 2 } }, quiet: true },
});

scenario(['CP-ICON-1', 'CP-COND-1'], 'Rocket Punch: a wild staggers the target', {
  given: {
    active: 'captain-marvel',
    dice: dice('wild, blank 6, failure 2'),
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [16, 18] }, giant: { at: [16, 22] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'rocket-punch', target: 'dummy' } }],
  then: {
    Ann: { 'captain-marvel': { power: 0 } },
    Ben: { dummy: { damage: 1, conditions: ['stagger'] }, giant: { conditions: [] } },
    quiet: true,
  },
});

scenario(['CP-SUPER-5', 'CP-ATTACK-4'], 'Binary Form: two dice more, also in defense after her activation', {
  given: {
    active: 'captain-marvel',
    dice: dice('hit 7, failure 3, hit 4, block 3, failure 2'),
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 4 } } },
    Ben: { characters: { giant: { at: [12.5, 18] }, dummy: { at: [10, 20] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'binary-form' } },
    {
      who: 'Ann',
      does: { attack: 'strike', target: 'giant' },
      then: { Ann: { 'captain-marvel': { power: 7 } }, Ben: { giant: { damage: 7 } } },
    },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'dummy', attack: 'jab' } },
  ],
  then: { Ann: { 'captain-marvel': { damage: 1 } }, quiet: true },
});

scenario(['CP-THROW-1', 'CP-HURL-1'], 'Danvers’ Special throws an enemy or terrain, once in a turn', {
  given: {
    active: 'captain-marvel',
    dice: dice('failure 3'),
    terrain: { kiosk: { at: [9, 20, 11, 21], size: 3 }, tower: { at: [6, 20, 8, 22], size: 5 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 6 } } },
    Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [10, 30] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'danvers-special', throw: 'kiosk', aim: [20, 18] } },
    { who: 'Ann', does: { power: 'danvers-special' }, refused: ['CP-SUPER-4'] },
  ],
  then: {
    Ann: { 'captain-marvel': { power: 3 } },
    Ben: { giant: { damage: 0 } },
    terrain: ['tower'],
    happened: [{ 'terrain-thrown': { hit: 'dummy' } }],
    quiet: true,
  },
});

scenario(['CP-KEYWORD-1'], 'Immunity to Incinerate and Poison; Energy Absorption only against energy', {
  given: {
    active: 'ultron',
    dice: dice('hit, wild, blank 3, wild, failure 3, hit 6, wild, failure 2'),
    Ann: { characters: { ultron: { at: [10, 18] } } },
    Ben: { characters: { 'captain-marvel': { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'energy-blast' } },
    {
      who: 'Ben',
      does: { pass: true },
      then: { Ben: { 'captain-marvel': { damage: 1, conditions: [] } } },
    },
    { who: 'Ann', does: { attack: 'strike' } },
  ],
  then: { Ben: { 'captain-marvel': { dazed: true, damage: 6 } }, quiet: true },
});
