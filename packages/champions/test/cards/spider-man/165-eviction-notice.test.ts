import { scenario } from '../../kit.ts';

scenario(['MC-OBLIGATION-1', 'MC-ZONE-6'], 'Eviction Notice: Peter Parker exhausts and it is gone', {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary'],
    ada: { hero: 'Spider-Man', hand: ['Energy'] },
    ben: { hero: 'She-Hulk', form: 'alter-ego', dealt: ['Eviction Notice'], hand: ['Energy'] },
  },
  when: [{ who: 'ada', does: { may: true, option: 0 } }],
  then: {
    ada: { form: 'alter-ego', exhausted: true, hand: 1, minions: [] },
    ben: { exhausted: false, hand: 1, minions: [] },
    cards: { 'Eviction Notice': { zone: 'removed' } },
    encounter: 1,
    quiet: true,
  },
});

scenario(['MC-KEYWORD-7', 'MC-OBLIGATION-4'], 'Eviction Notice: or a card at random, and surge', {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Sandman'],
    ada: { hero: 'Spider-Man', hand: ['Energy', 'Energy'], dealt: ['Eviction Notice'] },
    ben: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Genius'] },
  },
  when: [{ who: 'ada', does: { may: false } }],
  then: {
    ada: {
      form: 'hero',
      exhausted: false,
      hand: ['Energy'],
      discard: ['Energy'],
      minions: ['Hydra Mercenary'],
    },
    ben: { hand: 1, minions: [] },
    encounterDiscard: ['Eviction Notice'],
    encounter: 1,
    quiet: true,
  },
});
