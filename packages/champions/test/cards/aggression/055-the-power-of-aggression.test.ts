import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-7', 'The Power of Aggression: two resources for an Aggression card', {
  given: { ada: { hero: 'She-Hulk', hand: ['Combat Training', 'The Power of Aggression', 'Energy'] } },
  when: [{ who: 'ada', does: { play: 'Combat Training', pay: ['The Power of Aggression=energy+energy'] } }],
  then: { ada: { play: ['Combat Training'], hand: ['Energy'] }, quiet: true },
});

scenario('MC-RESOURCE-7', 'The Power of Aggression: one for any other card', {
  given: { ada: { hero: 'She-Hulk', hand: ['Heroic Intuition', 'The Power of Aggression'] } },
  when: [{ who: 'ada', does: { play: 'Heroic Intuition' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { play: [], hand: 2 }, quiet: true },
});
