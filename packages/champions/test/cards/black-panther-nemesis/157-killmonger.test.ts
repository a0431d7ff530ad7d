import { scenario } from '../../kit.ts';

scenario('MC-WORD-1', 'Killmonger: no damage from Black Panther upgrades', {
  given: {
    ada: {
      hero: 'Black Panther',
      hand: ['core/43a', 'Genius'],
      play: ['Energy Daggers'],
      minions: ['Killmonger', 'Sandman'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a' } }],
  then: { villain: { damage: 2 }, cards: { Killmonger: { damage: 0 }, Sandman: { damage: 2 } }, quiet: true },
});

scenario('MC-ATTACK-1', 'Killmonger: everything else hurts him', {
  given: {
    ada: {
      hero: 'Black Panther',
      hand: ['Haymaker', 'Genius'],
      play: ['Combat Training'],
      minions: ['Killmonger'],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'Black Panther', choose: 'Killmonger' } },
    { who: 'ada', does: { use: 'Haymaker', choose: 'Rhino' } },
  ],
  then: { cards: { Killmonger: { damage: 3 } }, villain: { damage: 3 }, quiet: true },
});
