import { scenario } from '../../kit.ts';

scenario('MC-SIDE-2', 'Crowd Control: 2 threat for each player', {
  given: {
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Spider-Man', dealt: ['Crowd Control'] },
    ben: { hero: 'She-Hulk' },
    cat: { hero: 'Iron Man' },
  },
  when: [],
  then: { cards: { 'Crowd Control': { threat: 6 } }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-SIDE-3', 'Crowd Control: no threat leaves the main scheme until it is gone', {
  given: {
    threat: 4,
    scenario: [
      { card: 'Crowd Control', threat: 2 },
      { card: 'Highway Robbery', threat: 4 },
    ],
    ada: { hero: 'Iron Man', play: ['Maria Hill', 'Mockingbird'] },
  },
  when: [
    { who: 'ada', does: { thwart: 'Maria Hill', choose: 'The Break-In!' }, refused: ['MC-THWART-4'] },
    { who: 'ada', does: { choose: 'Highway Robbery' } },
    {
      who: 'ada',
      does: { thwart: 'Iron Man', choose: 'Crowd Control' },
      then: { sideSchemes: ['Highway Robbery'] },
    },
    { who: 'ada', does: { thwart: 'Mockingbird', choose: 'The Break-In!' } },
  ],
  then: {
    scheme: { threat: 3 },
    cards: { 'Highway Robbery': { threat: 2 } },
    encounterDiscard: ['Crowd Control'],
    quiet: true,
  },
});
