import { scenario } from '../../kit.ts';

scenario('MC-CANCEL-4', 'Armored Rhino Suit: takes the damage until it has five', {
  given: {
    scenario: ['Armored Rhino Suit'],
    ada: { hero: 'She-Hulk', hand: ['Haymaker', 'Strength'], minions: ['Shocker'] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'She-Hulk', choose: 'Rhino' },
      then: { cards: { 'Armored Rhino Suit': { damage: 3 } } },
    },
    { who: 'ada', does: { use: 'Haymaker', choose: 'Rhino' } },
  ],
  then: { villain: { damage: 0, attachments: [] }, encounterDiscard: ['Armored Rhino Suit'], quiet: true },
});

scenario([], 'Armored Rhino Suit: does nothing for a minion', {
  given: { scenario: ['Armored Rhino Suit'], ada: { hero: 'Spider-Man', minions: ['Shocker'] } },
  when: [{ who: 'ada', does: { attack: 'Spider-Man', choose: 'Shocker' } }],
  then: { cards: { Shocker: { damage: 2 }, 'Armored Rhino Suit': { damage: 0 } }, quiet: true },
});
