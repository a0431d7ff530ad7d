import { scenario } from '../../kit.ts';

scenario(['MC-DAMAGE-8'], 'Backflip: all damage of an attack is prevented, and only yours', {
  given: {
    villainStep: 2,
    ada: { hero: 'Spider-Man', hand: ['Backflip'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { use: 'Backflip' }, then: { ada: { damage: 0, discard: ['Backflip'] } } },
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 0, exhausted: false }, ben: { damage: 2 }, quiet: true },
});

scenario(['MC-ATTACK-7', 'MC-CONDITION-1'], 'Backflip: not against damage that is no attack', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Spider-Man',
      hand: ['Backflip'],
      dealt: ['Electromagnetic Backlash'],
      deck: ['Energy', 'Genius'],
    },
  },
  when: [],
  then: { ada: { damage: 2, hand: ['Backflip'] } },
});
