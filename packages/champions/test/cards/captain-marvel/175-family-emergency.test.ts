import { scenario } from '../../kit.ts';

scenario(['MC-OBLIGATION-1', 'MC-ZONE-6'], 'Family Emergency: Carol Danvers exhausts and it is gone', {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary'],
    ada: { hero: 'Captain Marvel' },
    ben: { hero: 'She-Hulk', dealt: ['Family Emergency'] },
  },
  when: [{ who: 'ada', does: { may: true, option: 0 } }],
  then: {
    ada: { form: 'alter-ego', exhausted: true, stunned: false },
    ben: { exhausted: false, form: 'hero', stunned: false },
    cards: { 'Family Emergency': { zone: 'removed' } },
    encounter: 1,
    quiet: true,
  },
});

scenario(['MC-STATUS-1', 'MC-KEYWORD-7'], 'Family Emergency: or she is stunned, and surge', {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Sandman'],
    ada: { hero: 'Captain Marvel', dealt: ['Family Emergency'], play: ['Spider-Woman'] },
  },
  when: [{ who: 'ada', does: { may: false } }],
  then: {
    ada: { form: 'hero', exhausted: false, stunned: true, minions: ['Hydra Mercenary'] },
    cards: { 'Spider-Woman': { stunned: false } },
    encounterDiscard: ['Family Emergency'],
    quiet: true,
  },
});
