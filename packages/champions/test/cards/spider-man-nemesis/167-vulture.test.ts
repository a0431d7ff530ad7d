import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-1', 'Vulture: attacks the hero he engages, at once', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man', dealt: ['Vulture'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 3, minions: ['Vulture'] }, ben: { damage: 0, minions: [] }, quiet: true },
});

scenario('MC-KEYWORD-1', 'Vulture: nothing happens to an alter-ego', {
  given: { villainStep: 4, ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Vulture'] } },
  when: [],
  then: { ada: { damage: 0, minions: ['Vulture'] }, scheme: { threat: 0 }, quiet: true },
});
