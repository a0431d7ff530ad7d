import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-7', 'The Power of Leadership: two resources for a Leadership card', {
  given: { ada: { hero: 'She-Hulk', hand: ['Maria Hill', 'The Power of Leadership', 'Energy'] } },
  when: [
    { who: 'ada', does: { play: 'Maria Hill', pay: ['The Power of Leadership=energy+energy'], pass: true } },
  ],
  then: { ada: { play: ['Maria Hill'], hand: ['Energy'] }, quiet: true },
});

scenario('MC-RESOURCE-7', 'The Power of Leadership: one for any other card', {
  given: { ada: { hero: 'She-Hulk', hand: ['Combat Training', 'The Power of Leadership'] } },
  when: [{ who: 'ada', does: { play: 'Combat Training' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { play: [], hand: 2 }, quiet: true },
});
