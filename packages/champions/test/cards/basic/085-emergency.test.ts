import { scenario } from '../../kit.ts';

scenario(['MC-INTERRUPT-1', 'MC-DAMAGE-9'], 'Emergency: 1 threat less when the villain schemes', {
  given: {
    villainStep: 2,
    threat: 1,
    encounter: ['Hydra Mercenary', 'Crowd Control', 'Sandman'],
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['Emergency'] },
  },
  when: [{ who: 'ada', does: { use: 'Emergency' } }],
  // SCH 1 and the icon of Hydra Mercenary, less 1.
  then: { scheme: { threat: 2 }, ada: { hand: [], exhausted: false }, quiet: true },
});

scenario('MC-CONDITION-1', 'Emergency: not for the threat of step one, not for a minion’s scheme', {
  given: {
    villainStep: 1,
    villainIs: { confused: true },
    ada: { hero: 'Captain Marvel', form: 'alter-ego', hand: ['Emergency'], minions: ['Sandman'] },
  },
  when: [],
  then: { scheme: { threat: 3 }, ada: { hand: ['Emergency'] }, quiet: true },
});
