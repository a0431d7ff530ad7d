import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-1', 'Strength: two physical resources', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Relentless Assault', 'Strength', 'Energy'],
      minions: ['Hydra Mercenary'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Relentless Assault', pay: ['Strength'] } }],
  // Paid with physical: the 2 too many go to the villain.
  then: { villain: { damage: 2 }, ada: { hand: ['Energy'], minions: [] }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Strength: not where another type is asked for', {
  given: {
    threat: 3,
    ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Strength'], play: ['Superhuman Law Division'] },
  },
  when: [{ who: 'ada', does: { use: 'Superhuman Law Division' }, refused: ['MC-RESOURCE-3'] }],
  then: { scheme: { threat: 3 }, ada: { hand: ['Strength'] }, quiet: true },
});
