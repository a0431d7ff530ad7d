import { scenario } from '../../kit.ts';

scenario('MC-BOOST-7', 'Whirlwind: attacks each other hero as well, no alter-ego', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    villainIs: { stunned: true },
    ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: ['Whirlwind'] },
    ben: { hero: 'Iron Man', identity: { exhausted: true } },
    cat: { hero: 'Captain Marvel', form: 'alter-ego' },
  },
  when: [
    { who: 'ada', does: { choose: 'Rhino', defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 2 }, ben: { damage: 2 }, cat: { damage: 0 }, quiet: true },
});

scenario('MC-STATUS-6', 'Whirlwind: attacks nobody while stunned', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    villainIs: { stunned: true },
    ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: [{ card: 'Whirlwind', stunned: true }] },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { choose: 'Rhino' } }],
  then: { ada: { damage: 0 }, ben: { damage: 0 }, cards: { Whirlwind: { stunned: false } }, quiet: true },
});

scenario('MC-BOOST-3', 'Whirlwind: as a boost card, 1 damage to each hero', {
  given: {
    villainStep: 4,
    encounter: ['Whirlwind', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'], play: ['Mockingbird'] },
    ben: { hero: 'Iron Man', identity: { exhausted: true } },
    cat: { hero: 'Captain Marvel', form: 'alter-ego' },
  },
  // 2 ATK and 1 of the boost.
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 3, minions: [] },
    ben: { damage: 1 },
    cat: { damage: 0 },
    cards: { Mockingbird: { damage: 0 } },
    quiet: true,
  },
});

scenario('MC-ACTIVATION-5', 'Whirlwind: schemes against an alter-ego, and attacks nobody', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true, confused: true },
    encounter: ['Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', minions: ['Whirlwind'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [],
  then: { scheme: { threat: 1 }, ada: { damage: 0 }, ben: { damage: 0 }, quiet: true },
});
