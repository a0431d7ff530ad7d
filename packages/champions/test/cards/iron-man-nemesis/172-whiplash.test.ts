import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-11', 'Whiplash: who attacks him takes 1 damage', {
  given: {
    ada: { hero: 'Iron Man', minions: ['Whiplash'], play: ['Mockingbird'] },
    ben: { hero: 'She-Hulk' },
  },
  when: [{ who: 'ada', does: { attack: 'Iron Man', choose: 'Whiplash' } }],
  then: {
    ada: { damage: 1 },
    ben: { damage: 0 },
    cards: { Whiplash: { damage: 1 }, Mockingbird: { damage: 0 } },
    quiet: true,
  },
});

scenario('MC-KEYWORD-12', 'Whiplash: not once he is defeated, and not for what is no attack', {
  given: {
    ada: { hero: 'Iron Man', minions: [{ card: 'Whiplash', damage: 2 }], play: ['War Machine'] },
  },
  when: [
    { who: 'ada', does: { use: 'War Machine' }, then: { cards: { Whiplash: { damage: 3 } } } },
    { who: 'ada', does: { attack: 'Iron Man', choose: 'Whiplash' } },
  ],
  then: { ada: { damage: 0, minions: [] }, cards: { 'War Machine': { damage: 2 } }, quiet: true },
});
