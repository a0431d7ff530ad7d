import { scenario } from '../../kit.ts';

scenario('MC-ABILITY-5', 'Black Cat: two cards discarded, those with a mental resource kept', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Black Cat', 'Strength'],
      deck: ['Swinging Web Kick', 'Energy', 'Genius'],
    },
    ben: { hero: 'She-Hulk', deck: ['Genius'] },
  },
  when: [{ who: 'ada', does: { play: 'Black Cat' } }],
  then: {
    ada: {
      hand: ['Swinging Web Kick'],
      discard: ['Energy', 'Strength'],
      deck: ['Genius'],
      play: ['Black Cat'],
    },
    ben: { deck: 1, hand: [] },
    quiet: true,
  },
});

scenario('MC-PLAY-2', 'Black Cat: put into play and not played, she brings nothing', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Make the Call', 'Strength'],
      discard: ['Black Cat'],
      deck: ['Genius', 'Genius'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Make the Call', choose: 'Black Cat' } }],
  then: { ada: { play: ['Black Cat'], hand: [], deck: 2 }, quiet: true },
});

scenario('MC-RESOURCE-6', 'Black Cat: a wild resource is no mental one', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Black Cat', 'Strength'],
      deck: ['The Power of Justice', 'Vibranium', 'Genius'],
    },
  },
  when: [{ who: 'ada', does: { play: 'Black Cat' } }],
  then: { ada: { hand: [], deck: ['Genius'], discard: ['Strength', 'The Power of Justice', 'Vibranium'] } },
});

scenario(['MC-DAMAGE-3', 'MC-ANATOMY-7'], 'Black Cat: thwarting hurts her, attacking does not', {
  given: { threat: 3, ada: { hero: 'Spider-Man', play: ['Black Cat'] } },
  when: [{ who: 'ada', does: { attack: 'Black Cat' } }],
  then: { villain: { damage: 1 }, scheme: { threat: 3 }, cards: { 'Black Cat': { damage: 0 } }, quiet: true },
});
