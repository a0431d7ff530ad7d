import { scenario } from '../../kit.ts';

scenario('MC-INTERRUPT-1', 'Spider-Man: a card when the villain attacks him', {
  given: {
    villainStep: 2,
    ada: { hero: 'Spider-Man', deck: ['Energy', 'Genius'] },
    ben: { hero: 'Captain Marvel', form: 'alter-ego', deck: ['Strength'] },
  },
  when: [
    { who: 'ada', does: { use: 'Spider-Man' }, then: { ada: { hand: ['Energy'], damage: 0 } } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 2, hand: ['Energy'] }, ben: { hand: [] }, quiet: true },
});

scenario('MC-CONDITION-1', 'Spider-Man: no card when another player or a minion attacks', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    ada: { hero: 'Spider-Man', deck: ['Energy'], minions: ['Hydra Mercenary'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 1, hand: [], deck: 1 }, quiet: true },
});

scenario(['MC-TRIGGER-4', 'MC-LIMIT-1'], 'Peter Parker: a mental resource, once in a round', {
  given: {
    ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Aunt May', 'Web-Shooter'] },
    ben: { hero: 'She-Hulk', hand: ['First Aid'], identity: { damage: 3 } },
  },
  when: [
    { who: 'ada', does: { play: 'Aunt May', pay: ['Peter Parker'] } },
    { who: 'ada', does: { play: 'Web-Shooter' }, refused: ['MC-RESOURCE-3'] },
  ],
  then: {
    ada: { play: ['Aunt May'], hand: ['Web-Shooter'], exhausted: false },
    ben: { hand: ['First Aid'], damage: 3 },
  },
});

scenario('MC-TRIGGER-1', 'Peter Parker: no resource while he is Spider-Man', {
  given: { ada: { hero: 'Spider-Man', hand: ['Web-Shooter'] } },
  when: [{ who: 'ada', does: { play: 'Web-Shooter' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { play: [], hand: 1 }, quiet: true },
});
