import { scenario } from '../../kit.ts';

scenario('MC-COST-3', 'Focused Rage: a card for 1 damage', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Focused Rage', 'Hellcat'], deck: ['Genius', 'Energy'] },
    ben: { hero: 'Spider-Man', deck: ['Genius'] },
  },
  when: [
    { who: 'ada', does: { use: 'Focused Rage' } },
    { who: 'ada', does: { use: 'Focused Rage' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    ada: { damage: 1, hand: ['Genius'] },
    ben: { damage: 0, hand: [] },
    cards: { Hellcat: { damage: 0 }, 'Focused Rage': { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Focused Rage: not as Jennifer Walters', {
  given: { ada: { hero: 'She-Hulk', form: 'alter-ego', play: ['Focused Rage'], deck: ['Genius'] } },
  when: [{ who: 'ada', does: { use: 'Focused Rage' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { damage: 0, hand: [] }, quiet: true },
});
