import { scenario } from '../../kit.ts';

scenario('MC-GOLDEN-2', 'Melter: you must defend with a ready ally of yours', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', play: ['Luke Cage'], minions: ['Melter'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' }, refused: ['MC-GOLDEN-2'] },
    { who: 'ada', does: { defend: 'She-Hulk' }, refused: ['MC-GOLDEN-2'] },
    { who: 'ada', does: { defend: 'Luke Cage' } },
  ],
  then: { ada: { damage: 0, exhausted: false }, cards: { 'Luke Cage': { damage: 3 } }, quiet: true },
});

scenario('MC-ENEMY-ATTACK-3', 'Melter: without a ready ally you are free; no other player must help', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Crowd Control', 'Advance', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', play: [{ card: 'Luke Cage', exhausted: true }], minions: ['Melter'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', play: ['Mockingbird'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' }, then: { ada: { damage: 3 } } },
  ],
  then: { cards: { 'Luke Cage': { damage: 0 }, Mockingbird: { damage: 0, exhausted: false } }, quiet: true },
});

scenario('MC-BOOST-3', 'Melter: as a boost card, exhausts your allies, not your hero or others', {
  given: {
    villainStep: 4,
    encounter: ['Melter', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'], play: ['Luke Cage', 'Maria Hill'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', play: ['Mockingbird'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' } },
  ],
  then: {
    ada: { damage: 2, exhausted: false, minions: [] },
    cards: {
      'Luke Cage': { exhausted: true, damage: 0 },
      'Maria Hill': { exhausted: true },
      Mockingbird: { exhausted: false },
    },
    quiet: true,
  },
});
