import { scenario } from '../../kit.ts';

scenario('MC-BOOST-7', 'Radioactive Man: whom he attacks discards a card, also behind an ally', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', hand: ['Energy', 'Energy'], play: ['Luke Cage'], minions: ['Radioactive Man'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', hand: ['Genius'] },
  },
  when: [{ who: 'ada', does: { defend: 'Luke Cage' } }],
  then: {
    ada: { damage: 0, hand: ['Energy'], discard: ['Energy'] },
    cards: { 'Luke Cage': { damage: 1 } },
    ben: { hand: ['Genius'] },
  },
});

scenario('MC-ACTIVATION-5', 'Radioactive Man: takes no card when he schemes', {
  given: {
    villainStep: 2,
    villainIs: { confused: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', hand: ['Energy'], minions: ['Radioactive Man'] },
  },
  when: [],
  then: { scheme: { threat: 1 }, ada: { hand: ['Energy'] }, quiet: true },
});

scenario('MC-BOOST-3', 'Radioactive Man: as a boost card, of the one who is attacked', {
  given: {
    villainStep: 4,
    encounter: ['Radioactive Man', 'Advance'],
    ada: { hero: 'She-Hulk', hand: ['Energy', 'Energy'], dealt: ['Assault'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', hand: ['Genius'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 2, hand: ['Energy'], minions: [] },
    ben: { hand: ['Genius'] },
    encounterDiscard: ['Assault', 'Radioactive Man'],
    quiet: true,
  },
});

scenario('MC-ENEMY-ATTACK-4', 'Radioactive Man: who defends for another player discards in their place', {
  given: {
    villainStep: 2,
    villainIs: { confused: true },
    encounter: ['Crowd Control', 'Crowd Control', 'Crowd Control', 'Crowd Control', 'Advance'],
    first: 'ben',
    ada: { hero: 'She-Hulk', hand: ['Energy'], minions: ['Radioactive Man'] },
    ben: {
      hero: 'Iron Man',
      form: 'alter-ego',
      hand: ['Genius', 'Genius'],
      play: ['Luke Cage', 'Mockingbird'],
    },
  },
  when: [
    // First the villain attacks Ada, then his minion does.
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'Luke Cage' } },
  ],
  then: { ada: { hand: ['Energy'] }, ben: { hand: ['Genius'], discard: ['Genius'] }, quiet: true },
});
