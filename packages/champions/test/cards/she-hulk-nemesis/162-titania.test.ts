import { scenario } from '../../kit.ts';

scenario('MC-MOD-1', 'Titania: attacks with the hit points she has left', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    ada: { hero: 'She-Hulk', minions: [{ card: 'Titania', damage: 2 }, 'Sandman'] },
  },
  when: [
    { who: 'ada', does: { choose: 'Titania', defend: 'nobody' }, then: { ada: { damage: 4 } } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 7 }, quiet: true },
});

scenario('MC-HP-4', 'Titania: more hit points, more ATK', {
  given: {
    villainStep: 4,
    ada: { hero: 'She-Hulk', minions: ['Titania'], dealt: ['Genetically Enhanced', "Titania's Fury"] },
    ben: { hero: 'Spider-Man' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 9 }, ben: { damage: 0 }, quiet: true },
});

scenario('MC-ACTIVATION-5', 'Titania: schemes with the SCH that is printed', {
  given: {
    villainStep: 2,
    villainIs: { confused: true },
    ada: { hero: 'Captain Marvel', form: 'alter-ego', minions: ['Titania'] },
  },
  when: [],
  then: { scheme: { threat: 1 }, ada: { damage: 0 }, quiet: true },
});
