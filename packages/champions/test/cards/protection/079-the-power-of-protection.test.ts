import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-7', 'The Power of Protection: two resources for a Protection card', {
  given: {
    ada: { hero: 'She-Hulk', hand: ['Med Team', 'The Power of Protection', 'Backflip', 'Energy'] },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Med Team', pay: ['The Power of Protection=energy+energy', 'Backflip'] },
    },
  ],
  then: { ada: { play: ['Med Team'], hand: ['Energy'] }, quiet: true },
});

scenario('MC-RESOURCE-7', 'The Power of Protection: one for any other card', {
  given: { ada: { hero: 'She-Hulk', hand: ['Combat Training', 'The Power of Protection'] } },
  when: [{ who: 'ada', does: { play: 'Combat Training' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { play: [], hand: 2 }, quiet: true },
});
