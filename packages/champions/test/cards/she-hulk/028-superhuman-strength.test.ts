import { scenario } from '../../kit.ts';

scenario(['MC-MOD-13', 'MC-STATUS-1'], 'Superhuman Strength: +2 ATK, then the enemy is stunned', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Superhuman Strength'], minions: ['Sandman'] },
  },
  when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Rhino' } }],
  then: {
    villain: { damage: 5, stunned: true },
    cards: { Sandman: { stunned: false, damage: 0 } },
    ada: { discard: ['Superhuman Strength'], play: [] },
    quiet: true,
  },
});

scenario('MC-CONDITION-1', 'Superhuman Strength: an ally’s attack neither gains nor loses it', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Superhuman Strength', 'Hellcat'] },
    ben: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { attack: 'Hellcat' } }],
  then: {
    villain: { damage: 1, stunned: false },
    ada: { play: ['Superhuman Strength', 'Hellcat'] },
    quiet: true,
  },
});

scenario(
  'MC-ABILITY-2',
  'Superhuman Strength: it is not discarded for an enemy that is stunned already, or defeated',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      villainIs: { stunned: true },
      ada: {
        hero: 'She-Hulk',
        hand: ['Uppercut', 'Strength', 'Energy'],
        play: ['Superhuman Strength'],
        minions: ['Shocker'],
      },
      ben: { hero: 'Iron Man', minions: ['Sandman'] },
    },
    when: [
      {
        who: 'ada',
        does: { attack: 'She-Hulk', choose: 'Rhino' },
        then: { villain: { damage: 5, stunned: true }, ada: { play: ['Superhuman Strength'] } },
      },
      {
        who: 'ada',
        does: { use: 'Uppercut', choose: 'Shocker' },
        then: { ada: { play: ['Superhuman Strength'], minions: [] } },
      },
    ],
    then: { cards: { Sandman: { stunned: false } }, quiet: true },
  },
);

scenario(
  ['MC-ABILITY-2', 'MC-FORCED-2', 'MC-FORCED-3'],
  'Superhuman Strength: of two copies one stuns, and the other one stays for lack of an effect',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'She-Hulk', play: ['Superhuman Strength', 'Superhuman Strength'] },
      ben: { hero: 'Iron Man' },
    },
    when: [
      { who: 'ada', does: { attack: 'She-Hulk' } },
      // Forced abilities of one moment: the first player picks, whoever controls the cards.
      { who: 'ben', does: { use: 'Superhuman Strength' } },
    ],
    then: {
      villain: { damage: 7, stunned: true },
      ada: { play: ['Superhuman Strength'], discard: ['Superhuman Strength'] },
      quiet: true,
    },
  },
);
