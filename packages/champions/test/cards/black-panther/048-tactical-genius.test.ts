import { scenario } from '../../kit.ts';

scenario([], 'Tactical Genius: 2 threat from a scheme as the last step', {
  given: {
    threat: 4,
    scenario: [{ card: 'Highway Robbery', threat: 3 }],
    ada: { hero: 'Black Panther', hand: ['core/43a', 'Genius'], play: ['Tactical Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43a', choose: 'Highway Robbery' } }],
  then: { scheme: { threat: 4 }, cards: { 'Highway Robbery': { threat: 1 } }, quiet: true },
});

scenario('MC-TRIGGER-5', 'Tactical Genius: 1 threat before the last step', {
  given: {
    threat: 4,
    ada: { hero: 'Black Panther', hand: ['core/43a', 'Genius'], play: ['Tactical Genius', 'Panther Claws'] },
  },
  when: [{ who: 'ada', does: { use: 'core/43a', order: ['Tactical Genius', 'Panther Claws'] } }],
  then: { scheme: { threat: 3 }, villain: { damage: 4 }, quiet: true },
});

scenario(['MC-STATUS-7', 'MC-THWART-3'], 'Tactical Genius: a confused hero only gets over it', {
  given: {
    threat: 4,
    ada: {
      hero: 'Black Panther',
      identity: { confused: true },
      hand: ['core/43a', 'Genius'],
      play: ['Tactical Genius'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a' } }],
  then: { scheme: { threat: 4 }, ada: { confused: false }, quiet: true },
});
