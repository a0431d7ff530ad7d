import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { create, setupOf } from '../../game.ts';
import { scenario } from '../../kit.ts';

scenario('MC-VILLAIN-PHASE-1', 'The Break-In!: 1 threat for each player, and it goes on below 7 for each', {
  given: {
    villainStep: 1,
    threat: 11,
    villainIs: { stunned: true },
    scenario: [{ card: 'Crowd Control', threat: 3 }],
    encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk' },
    ben: { hero: 'Iron Man' },
  },
  // The villain is stunned against Ada and attacks Ben.
  when: [
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { scheme: { threat: 13 }, cards: { 'Crowd Control': { threat: 3 } }, outcome: null, quiet: true },
});

scenario(['MC-MAIN-1', 'MC-MAIN-3'], 'The Break-In!: the only stage; at 7 for each player it is lost', {
  given: {
    villainStep: 1,
    threat: 12,
    encounter: ['Advance'],
    ada: { hero: 'She-Hulk' },
    ben: { hero: 'Iron Man' },
  },
  when: [],
  then: { scheme: { threat: 14 }, outcome: 'lost' },
});

scenario('MC-MAIN-7', 'The Break-In!: stays without threat', {
  given: { threat: 1, ada: { hero: 'Spider-Man' } },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { scheme: { threat: 0, face: 'core/97b' }, outcome: null, quiet: true },
});

proves('MC-MAIN-6', 'The Break-In!: begins without threat, for one player as for four', () => {
  for (const heroes of [['spider-man'], ['spider-man', 'iron-man', 'she-hulk', 'black-panther']] as const) {
    const { table } = create(setupOf(heroes)).match;
    const scheme = table.play.find((piece) => piece.id === table.scheme);
    expect(scheme).toMatchObject({ face: 'core/97b', threat: 0 });
  }
});
