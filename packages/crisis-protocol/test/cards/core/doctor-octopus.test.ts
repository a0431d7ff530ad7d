import { dice, scenario } from '../../kit.ts';

scenario(['CP-ICON-1', 'CP-DICE-3'], 'Strike: each wild counts as two successes', {
  given: {
    active: 'doctor-octopus',
    dice: dice('wild 2, blank 2, failure 3'),
    Ann: { characters: { 'doctor-octopus': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [16, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'strike' } }],
  then: { Ann: { 'doctor-octopus': { power: 4 } }, Ben: { dummy: { damage: 4 } }, quiet: true },
});

scenario(
  ['CP-ATTACK-9', 'CP-MODIFY-3', 'CP-ICON-1', 'CP-ICON-3'],
  'Arm Lasers: a wild turns one defense die to a blank',
  {
    given: {
      active: 'doctor-octopus',
      dice: dice('wild, blank 5, wild, block'),
      Ann: { characters: { 'doctor-octopus': { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [17, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'arm-lasers', change: [6, 7] },
        refused: ['CP-MODIFY-7'],
      },
      { who: 'Ann', does: { change: [] }, refused: ['CP-ICON-3'] },
      { who: 'Ann', does: { change: [6] } },
    ],
    then: { Ann: { 'doctor-octopus': { power: 0 } }, Ben: { dummy: { damage: 0 } }, quiet: true },
  },
);

scenario(['CP-HURL-1', 'CP-STAT-13'], 'Ock’s Clutches: terrain and enemies of Size 2 or less', {
  given: {
    active: 'doctor-octopus',
    dice: dice('failure 3'),
    terrain: { car: { at: [9, 22, 11, 23], size: 2 }, house: { at: [14, 22, 16, 24], size: 4 } },
    Ann: { characters: { 'doctor-octopus': { at: [10, 18], power: 3 } } },
    Ben: { characters: { giant: { at: [14, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { power: 'ock-s-clutches' },
      then: { asked: { Ann: 'ask.throw-what' }, 'not-offered': { Ann: ['terrain:house'] } },
    },
    { who: 'Ann', does: { throw: 'car', aim: [20, 18] } },
  ],
  then: {
    Ann: { 'doctor-octopus': { power: 0 } },
    Ben: { giant: { damage: 3 } },
    terrain: ['house'],
    quiet: true,
  },
});

scenario(
  ['CP-EFFECT-6', 'CP-ATTACK-14'],
  'Scientific Hubris: 1 Power after each roll of his with a critical',
  {
    given: {
      active: 'doctor-octopus',
      dice: dice('critical 2, blank 2, blank 2, critical, failure 2, failure'),
      Ann: { characters: { 'doctor-octopus': { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [16, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'strike' } }],
    then: { Ann: { 'doctor-octopus': { power: 2 } }, Ben: { dummy: { damage: 1 } }, quiet: true },
  },
);

scenario(['CP-EFFECT-6'], 'Scientific Hubris does not care for the dice of others', {
  given: {
    active: 'dummy',
    dice: dice('critical, blank 3, blank, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'doctor-octopus': { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { 'doctor-octopus': { damage: 1, power: 1 } }, quiet: true },
});
