import { scenario } from '../../kit.ts';

scenario('MC-HEAL-2', 'First Aid: 2 damage healed from any character', {
  given: {
    villainIs: { damage: 4 },
    ada: {
      hero: 'Spider-Man',
      identity: { damage: 3 },
      hand: ['First Aid', 'Energy'],
      play: [{ card: 'Vision', damage: 1 }],
    },
  },
  when: [{ who: 'ada', does: { use: 'First Aid', choose: 'Spider-Man' } }],
  then: { cards: { Vision: { damage: 1 } }, ada: { damage: 1 }, villain: { damage: 4 }, quiet: true },
});

scenario('MC-ABILITY-2', 'First Aid: not while nobody is hurt', {
  given: { ada: { hero: 'Spider-Man', hand: ['First Aid', 'Energy'], play: ['Vision'] } },
  when: [{ who: 'ada', does: { use: 'First Aid' }, refused: ['MC-ABILITY-2'] }],
  then: { ada: { hand: 2 }, quiet: true },
});
