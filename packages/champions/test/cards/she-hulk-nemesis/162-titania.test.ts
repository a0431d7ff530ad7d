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

scenario('MC-HP-4', 'Titania: more hit points, more ATK; her SCH stays', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    ada: { hero: 'She-Hulk', minions: ['Titania'] },
    scenario: [],
    ben: {
      hero: 'Captain Marvel',
      form: 'alter-ego',
      minions: [{ card: 'Sandman', damage: 1 }],
    },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }, { who: 'ben', does: { defend: 'nobody' } }],
  // Rhino schemes for 1 and Sandman for 2 against Carol Danvers.
  then: { ada: { damage: 6 }, ben: { damage: 0 }, scheme: { threat: 3 }, quiet: true },
});
