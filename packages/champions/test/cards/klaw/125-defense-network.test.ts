import { scenario } from '../../kit.ts';

scenario('MC-SIDE-2', 'Defense Network: 2 threat and 1 for each player', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    threat: 1,
    ada: { hero: 'Spider-Man', dealt: ['Defense Network'] },
    ben: { hero: 'She-Hulk' },
    cat: { hero: 'Iron Man' },
  },
  when: [],
  then: { cards: { 'Defense Network': { threat: 5 } }, scheme: { threat: 1 }, quiet: true },
});

scenario('MC-SIDE-3', 'Defense Network: no threat leaves the main scheme until it is gone', {
  given: {
    villain: 'Klaw',
    threat: 4,
    scenario: [
      { card: 'Defense Network', threat: 2 },
      { card: 'Illegal Arms Factory', threat: 4 },
    ],
    ada: { hero: 'Iron Man', play: ['Maria Hill', 'Mockingbird'] },
  },
  when: [
    {
      who: 'ada',
      does: { thwart: 'Maria Hill', choose: 'Underground Distribution' },
      refused: ['MC-THWART-4'],
    },
    { who: 'ada', does: { choose: 'Illegal Arms Factory' } },
    {
      who: 'ada',
      does: { thwart: 'Iron Man', choose: 'Defense Network' },
      then: { sideSchemes: ['Illegal Arms Factory'] },
    },
    { who: 'ada', does: { thwart: 'Mockingbird', choose: 'Underground Distribution' } },
  ],
  then: { scheme: { threat: 3 }, cards: { 'Illegal Arms Factory': { threat: 2 } }, quiet: true },
});
