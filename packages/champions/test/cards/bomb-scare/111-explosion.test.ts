import { scenario } from '../../kit.ts';

scenario(['MC-DAMAGE-6', 'MC-DAMAGE-7'], 'Explosion: the first player divides the threat on Bomb Scare', {
  given: {
    first: 'cat',
    villainStep: 4,
    threat: 5,
    scenario: [{ card: 'Bomb Scare', threat: 4 }],
    encounter: ['Sandman', 'Advance'],
    ada: {
      hero: 'Spider-Man',
      dealt: ['Explosion'],
      play: [{ card: 'Mockingbird', damage: 2 }],
      minions: ['Shocker'],
    },
    ben: { hero: 'She-Hulk', play: ['Luke Cage'] },
    cat: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [
    { who: 'cat', does: { divide: { Mockingbird: 2, 'Spider-Man': 2 } }, refused: ['MC-DAMAGE-6'] },
    { who: 'cat', does: { divide: { Mockingbird: 1, 'Spider-Man': 1, 'She-Hulk': 2 } } },
  ],
  then: {
    ada: { damage: 1, play: [], discard: ['Mockingbird'] },
    ben: { damage: 2 },
    cat: { damage: 0 },
    cards: { 'Luke Cage': { damage: 0 }, Shocker: { damage: 0 }, 'Bomb Scare': { threat: 4 } },
    villain: { damage: 0 },
    encounter: 2,
    quiet: true,
  },
});

scenario('MC-KEYWORD-7', 'Explosion: surges without Bomb Scare; other schemes do not count', {
  given: {
    villainStep: 4,
    threat: 5,
    scenario: [{ card: 'Highway Robbery', threat: 3 }],
    encounter: ['Sandman', 'Advance'],
    encounterDiscard: ['Bomb Scare'],
    ada: { hero: 'Spider-Man', dealt: ['Explosion'] },
  },
  when: [],
  then: { ada: { damage: 0, minions: ['Sandman'] }, encounter: 1, quiet: true },
});

scenario([], 'Explosion: no surge where Bomb Scare is in play but nobody can be hit', {
  given: {
    villainStep: 4,
    scenario: [{ card: 'Bomb Scare', threat: 4 }],
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Explosion'] },
  },
  when: [],
  then: { ada: { damage: 0, minions: [] }, encounter: 2, quiet: true },
});
