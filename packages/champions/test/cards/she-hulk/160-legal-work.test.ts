import { scenario } from '../../kit.ts';

scenario(['MC-OBLIGATION-1', 'MC-ZONE-6'], 'Legal Work: Jennifer Walters exhausts and it is gone', {
  given: {
    villainStep: 4,
    ada: { hero: 'She-Hulk', form: 'alter-ego' },
    ben: { hero: 'Spider-Man', dealt: ['Legal Work'] },
  },
  when: [{ who: 'ada', does: { option: 0 } }],
  then: {
    ada: { exhausted: true },
    ben: { exhausted: false, form: 'hero' },
    acceleration: 0,
    cards: { 'Legal Work': { zone: 'removed' } },
    quiet: true,
  },
});

scenario('MC-OBLIGATION-4', 'Legal Work: or an acceleration token', {
  given: { villainStep: 4, threat: 1, ada: { hero: 'She-Hulk', dealt: ['Legal Work'] } },
  when: [{ who: 'ada', does: { may: false } }],
  then: {
    ada: { form: 'hero', exhausted: false },
    acceleration: 1,
    scheme: { threat: 1 },
    encounterDiscard: ['Legal Work'],
    quiet: true,
  },
});

scenario(['MC-EXHAUST-2', 'MC-WORD-4'], 'Legal Work: an exhausted Jennifer Walters has no choice', {
  given: {
    villainStep: 4,
    ada: { hero: 'She-Hulk', form: 'alter-ego', identity: { exhausted: true }, dealt: ['Legal Work'] },
  },
  when: [],
  then: { acceleration: 1, encounterDiscard: ['Legal Work'], quiet: true },
});
