import { scenario } from '../../kit.ts';

scenario(
  ['MC-TRIGGER-6', 'MC-MAIN-4', 'MC-MAIN-6', 'MC-MAIN-8'],
  'Secret Rendezvous: the first minion of the deck engages the first player, and no threat is carried over',
  {
    given: {
      villain: 'Klaw',
      villainStep: 4,
      threat: 11,
      first: 'ben',
      // The first one is the boost card of the scheme.
      encounter: ['Stampede', 'Crowd Control', 'Sandman', 'Shocker'],
      ada: { hero: 'She-Hulk', dealt: ['Advance'] },
      ben: { hero: 'Iron Man' },
    },
    when: [],
    then: {
      scheme: { face: 'core/117b', threat: 0 },
      ada: { minions: [] },
      ben: { minions: ['Sandman'] },
      encounter: ['Shocker'],
      encounterDiscard: ['Advance', 'Crowd Control', 'Stampede'],
      outcome: null,
      quiet: true,
    },
  },
);

scenario('MC-MAIN-3', 'Secret Rendezvous: lost at 8 threat for each player', {
  given: {
    villain: 'Klaw',
    schemeStage: 2,
    villainStep: 1,
    threat: 14,
    encounter: ['Advance', 'Sandman'],
    ada: { hero: 'She-Hulk' },
    ben: { hero: 'Iron Man' },
  },
  when: [],
  then: { scheme: { threat: 16 }, outcome: 'lost' },
});

scenario('MC-VILLAIN-PHASE-1', 'Secret Rendezvous: goes on below that, and brings no further minion', {
  given: {
    villain: 'Klaw',
    schemeStage: 2,
    villainStep: 1,
    threat: 6,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Sandman'],
    ada: { hero: 'She-Hulk' },
  },
  when: [],
  then: { scheme: { threat: 7 }, ada: { minions: [] }, outcome: null, quiet: true },
});
