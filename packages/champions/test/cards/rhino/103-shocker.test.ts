import { scenario } from '../../kit.ts';

scenario('MC-TRIGGER-6', 'Shocker: 1 damage to each hero, none to an alter-ego or ally', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', dealt: ['Shocker'], play: ['Mockingbird'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
    cat: { hero: 'She-Hulk' },
  },
  when: [],
  then: {
    ada: { damage: 1, minions: ['Shocker'] },
    ben: { damage: 0 },
    cat: { damage: 1 },
    cards: { Mockingbird: { damage: 0 } },
    quiet: true,
  },
});
