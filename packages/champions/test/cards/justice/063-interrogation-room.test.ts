import { scenario } from '../../kit.ts';

scenario('MC-RESPONSE-1', 'Interrogation Room: 1 threat after you defeat a minion', {
  given: {
    threat: 4,
    ada: {
      hero: 'She-Hulk',
      play: ['Interrogation Room'],
      minions: ['Shocker', { card: 'Sandman', damage: 3 }],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'She-Hulk', choose: 'Shocker' } },
    { who: 'ada', does: { use: 'Interrogation Room' } },
  ],
  then: {
    scheme: { threat: 3 },
    cards: { 'Interrogation Room': { exhausted: true } },
    ada: { minions: ['Sandman'] },
    quiet: true,
  },
});

scenario(
  ['MC-CONDITION-1', 'MC-LIMIT-6'],
  'Interrogation Room: not for another player’s minion; one for each player',
  {
    given: {
      threat: 4,
      turn: 'ben',
      ada: { hero: 'Spider-Man', play: ['Interrogation Room'] },
      ben: {
        hero: 'She-Hulk',
        minions: ['Shocker'],
        hand: ['Interrogation Room', 'Energy'],
        play: ['Interrogation Room'],
      },
    },
    when: [
      { who: 'ben', does: { play: 'Interrogation Room' }, refused: ['MC-LIMIT-6'] },
      { who: 'ben', does: { attack: 'She-Hulk', choose: 'Shocker', pass: true } },
    ],
    then: { scheme: { threat: 4 }, ben: { minions: [] }, quiet: true },
  },
);
