import { scenario } from '../../kit.ts';

scenario(['MC-RESPONSE-1', 'MC-COST-1'], 'Indomitable: your hero is ready again after a defense', {
  given: {
    villainStep: 2,
    ada: { hero: 'Spider-Man', play: ['Indomitable', { card: 'Vision', exhausted: true }] },
  },
  when: [
    { who: 'ada', does: { defend: 'Spider-Man' } },
    { who: 'ada', does: { use: 'Indomitable' } },
  ],
  then: {
    ada: { exhausted: false, discard: ['Indomitable'], damage: 0 },
    cards: { Vision: { exhausted: true } },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Indomitable: not after an ally’s defense or another hero’s', {
  given: {
    villainStep: 2,
    ada: { hero: 'Spider-Man', identity: { exhausted: true }, play: ['Indomitable', 'Luke Cage'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { defend: 'Luke Cage' } },
    { who: 'ben', does: { defend: 'She-Hulk' } },
  ],
  then: {
    ada: { exhausted: true, play: ['Indomitable', 'Luke Cage'] },
    ben: { exhausted: true },
    quiet: true,
  },
});
