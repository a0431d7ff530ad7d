import { scenario } from '../../kit.ts';

scenario(['MC-KEYWORD-4', 'MC-STATUS-10'], 'Luke Cage: enters play tough; the first damage is prevented', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Luke Cage', 'Strength', 'Energy'], play: ['Vision'] },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Luke Cage' },
      then: { cards: { 'Luke Cage': { tough: true }, Vision: { tough: false } }, ada: { tough: false } },
    },
    // What the attack costs him is damage as well.
    { who: 'ada', does: { attack: 'Luke Cage' } },
  ],
  then: { villain: { damage: 2 }, cards: { 'Luke Cage': { tough: false, damage: 0 } }, quiet: true },
});

scenario('MC-STATUS-10', 'Luke Cage: the second damage counts', {
  given: { threat: 3, ada: { hero: 'Spider-Man', play: ['Luke Cage'] } },
  when: [{ who: 'ada', does: { thwart: 'Luke Cage' } }],
  then: { scheme: { threat: 2 }, cards: { 'Luke Cage': { damage: 1 } }, quiet: true },
});
