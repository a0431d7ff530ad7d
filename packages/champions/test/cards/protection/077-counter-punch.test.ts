import { scenario } from '../../kit.ts';

scenario(['MC-RESPONSE-1', 'MC-ATTACK-3'], 'Counter-Punch: your ATK against the enemy you defended against', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    ada: {
      hero: 'Spider-Man',
      hand: ['Counter-Punch'],
      play: ['Combat Training'],
      minions: [{ card: 'M.O.D.O.K.', damage: 0 }],
    },
  },
  when: [
    { who: 'ada', does: { defend: 'Spider-Man' } },
    { who: 'ada', does: { use: 'Counter-Punch' } },
  ],
  // DEF 3 against ATK 2; the answer is an attack, and M.O.D.O.K. retaliates for 2.
  then: {
    cards: { 'M.O.D.O.K.': { damage: 3 } },
    villain: { damage: 0 },
    ada: { damage: 2, hand: [] },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Counter-Punch: not for an undefended attack or an ally’s defense', {
  given: {
    villainStep: 2,
    ada: {
      hero: 'Spider-Man',
      hand: ['Counter-Punch'],
      play: ['Luke Cage'],
      minions: ['Hydra Mercenary'],
    },
  },
  when: [
    { who: 'ada', does: { defend: 'Luke Cage' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { villain: { damage: 0 }, ada: { hand: ['Counter-Punch'], damage: 1 }, quiet: true },
});

scenario(
  ['MC-ABILITY-2', 'MC-KEYWORD-5'],
  'Counter-Punch: not against a villain whom a guard keeps its player from attacking; another’s guard is no matter',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Advance', 'Advance', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        hand: ['Counter-Punch'],
        dealt: ['Assault'],
        minions: ['Hydra Mercenary'],
      },
      ben: { hero: 'Iron Man', hand: ['Counter-Punch'], dealt: ['Assault'] },
    },
    when: [
      { who: 'ben', does: { defend: 'Iron Man' } },
      { who: 'ben', does: { use: 'Counter-Punch' }, then: { villain: { damage: 1 } } },
      { who: 'ada', does: { defend: 'She-Hulk' } },
    ],
    then: { ada: { hand: ['Counter-Punch'] }, villain: { damage: 1 }, quiet: true },
  },
);
