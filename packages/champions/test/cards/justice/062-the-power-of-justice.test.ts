import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-7', 'The Power of Justice: two resources for a Justice card', {
  given: { ada: { hero: 'She-Hulk', hand: ['Heroic Intuition', 'The Power of Justice', 'Energy'] } },
  when: [{ who: 'ada', does: { play: 'Heroic Intuition', pay: ['The Power of Justice=energy+energy'] } }],
  then: { ada: { play: ['Heroic Intuition'], hand: ['Energy'] }, quiet: true },
});

scenario('MC-RESOURCE-7', 'The Power of Justice: one for any other card', {
  given: { ada: { hero: 'She-Hulk', hand: ['Combat Training', 'The Power of Justice'] } },
  when: [{ who: 'ada', does: { play: 'Combat Training' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { play: [], hand: 2 }, quiet: true },
});
