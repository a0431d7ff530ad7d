import { scenario } from '../../kit.ts';

scenario(['MC-LASTING-1', 'MC-LIMIT-1'], 'Vision: +2 ATK for energy, once in a round', {
  given: {
    threat: 5,
    ada: { hero: 'Spider-Man', hand: ['Energy', 'Energy'], play: ['Vision', 'Hawkeye'] },
  },
  when: [
    { who: 'ada', does: { use: 'Vision', option: 1 } },
    { who: 'ada', does: { use: 'Vision' }, refused: ['MC-LIMIT-1'] },
    { who: 'ada', does: { attack: 'Vision' }, then: { villain: { damage: 4 } } },
    { who: 'ada', does: { attack: 'Hawkeye' } },
  ],
  then: { villain: { damage: 5 }, ada: { hand: ['Energy'] }, quiet: true },
});

scenario('MC-LASTING-1', 'Vision: or +2 THW', {
  given: { threat: 5, ada: { hero: 'Spider-Man', hand: ['Energy'], play: ['Vision'] } },
  when: [
    { who: 'ada', does: { use: 'Vision', option: 0 } },
    { who: 'ada', does: { thwart: 'Vision' } },
  ],
  then: { scheme: { threat: 2 }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Vision: energy and nothing else', {
  given: { ada: { hero: 'Spider-Man', hand: ['Strength'], play: ['Vision'] } },
  when: [{ who: 'ada', does: { use: 'Vision' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { hand: ['Strength'] }, quiet: true },
});
