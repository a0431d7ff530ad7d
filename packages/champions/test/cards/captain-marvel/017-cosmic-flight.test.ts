import { scenario } from '../../kit.ts';

scenario(['MC-DAMAGE-8', 'MC-COST-1'], 'Cosmic Flight: discarded, it prevents 3 of the damage', {
  given: {
    villainStep: 2,
    villain: 'Ultron',
    stage: 3,
    ada: { hero: 'Captain Marvel', play: ['Cosmic Flight', 'Cosmic Flight'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody', use: 'Cosmic Flight', pass: true } }],
  then: { ada: { damage: 1, discard: ['Cosmic Flight'], play: ['Cosmic Flight'] }, quiet: true },
});

scenario('MC-CONDITION-1', 'Cosmic Flight: not for an ally, not for another hero', {
  given: {
    villainStep: 2,
    ada: { hero: 'Captain Marvel', play: ['Cosmic Flight', 'Luke Cage'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { defend: 'Luke Cage' } },
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: {
    cards: { 'Luke Cage': { damage: 2 } },
    ben: { damage: 2 },
    ada: { damage: 0, play: ['Cosmic Flight', 'Luke Cage'] },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Cosmic Flight: not as Carol Danvers', {
  given: {
    villainStep: 4,
    ada: {
      hero: 'Captain Marvel',
      form: 'alter-ego',
      play: ['Cosmic Flight'],
      deck: ['Energy', 'Genius'],
      dealt: ['Electromagnetic Backlash'],
    },
  },
  when: [],
  then: { ada: { damage: 2, play: ['Cosmic Flight'] } },
});
