import { inventedScenario, scenario } from '../kit.ts';

inventedScenario('MC-LIMIT-3', 'a maximum counts all copies by name and all players', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Once in a Round', 'Once in a Round'] },
    ben: { hero: 'She-Hulk', hand: ['Once in a Round'] },
  },
  when: [
    { who: 'ada', does: { use: 'Once in a Round' } },
    { who: 'ada', does: { use: 'Once in a Round' }, refused: ['MC-LIMIT-3'] },
  ],
  then: {
    villain: { damage: 1 },
    ada: { hand: ['Once in a Round'] },
    ben: { hand: ['Once in a Round'] },
    quiet: true,
  },
});

inventedScenario('MC-KEYWORD-13', 'a third restricted card: one of the three is discarded at once', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Restricted 12'],
      play: ['Restricted 10', 'Restricted 11', 'Aunt May'],
    },
  },
  when: [
    { who: 'ada', does: { play: 'Restricted 12' } },
    { who: 'ada', does: { choose: 'Restricted 10' } },
  ],
  then: {
    ada: { play: ['Aunt May', 'Restricted 11', 'Restricted 12'], discard: ['Restricted 10'] },
    quiet: true,
  },
});

inventedScenario(['MC-KEYWORD-9'], 'while a player resolves peril, the others cannot help', {
  given: {
    villainStep: 4,
    ada: { hero: 'Captain Marvel', dealt: ['Perilous'] },
    ben: { hero: 'Spider-Man', hand: ['Enhanced Spider-Sense', 'Strength'] },
  },
  when: [],
  then: { ada: { damage: 3 }, ben: { damage: 0, hand: 2 }, quiet: true },
});

inventedScenario(
  'MC-KEYWORD-9',
  'a card that peril reveals is over: the others stay silent until the first one is',
  {
    given: {
      villainStep: 4,
      encounter: ['Hydra Mercenary', 'Advance'],
      ada: { hero: 'Captain Marvel', dealt: ['Perilous Pair'] },
      ben: { hero: 'She-Hulk', form: 'alter-ego' },
    },
    // Jennifer Walters could object to the threat.
    when: [],
    then: { scheme: { threat: 3 }, ada: { minions: ['Hydra Mercenary'] }, quiet: true },
  },
);

scenario('MC-KEYWORD-9', 'without peril another player may cancel a treachery', {
  given: {
    villainStep: 4,
    ada: { hero: 'Captain Marvel', dealt: ['Exhaustion'] },
    ben: { hero: 'Spider-Man', hand: ['Enhanced Spider-Sense', 'Strength'] },
  },
  when: [{ who: 'ben', does: { use: 'Enhanced Spider-Sense' } }],
  then: { ada: { exhausted: false }, ben: { hand: [] }, quiet: true },
});

scenario(
  ['MC-LASTING-1', 'MC-LASTING-4', 'MC-MOD-10'],
  'a trait gained until the end of the phase is gone in the next',
  {
    given: {
      ada: {
        hero: 'Iron Man',
        play: ['Rocket Boots', 'Powered Gauntlets', 'Powered Gauntlets'],
        hand: ['Genius'],
      },
    },
    when: [
      { who: 'ada', does: { use: 'Rocket Boots' } },
      { who: 'ada', does: { use: 'Powered Gauntlets' }, then: { villain: { damage: 2 } } },
      { who: 'ada', does: { end: true, defend: 'nobody' }, then: { round: 2 } },
      { who: 'ada', does: { use: 'Powered Gauntlets' } },
    ],
    then: { villain: { damage: 3 } },
  },
);

scenario(['MC-INIT-3', 'MC-LASTING-1'], 'Helicarrier makes the next card cheaper, and only the next', {
  given: {
    ada: {
      hero: 'Spider-Man',
      play: ['Helicarrier'],
      hand: ['Haymaker', 'Backflip', 'Haymaker', 'Backflip'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Helicarrier' } },
    { who: 'ada', does: { use: 'Haymaker', pay: ['Backflip'] }, then: { villain: { damage: 3 } } },
    { who: 'ada', does: { use: 'Haymaker' }, refused: ['MC-RESOURCE-3'] },
  ],
  then: { villain: { damage: 3 }, ada: { hand: ['Backflip', 'Haymaker'] }, quiet: true },
});

scenario(
  ['MC-UNIQUE-1', 'MC-PLAY-2', 'MC-PLAY-10'],
  'Make the Call brings an ally back, but not one that is in play already',
  {
    given: {
      ada: {
        hero: 'Captain Marvel',
        hand: ['Make the Call', 'Genius', 'Strength'],
        discard: ['Maria Hill', 'Hawkeye'],
      },
      ben: { hero: 'Spider-Man', play: ['Hawkeye'] },
    },
    when: [
      { who: 'ada', does: { use: 'Make the Call', choose: 'Maria Hill', pay: ['Genius'] } },
      { who: 'ada', does: { pass: true } },
    ],
    then: { ada: { play: ['Maria Hill'], hand: ['Strength'] }, quiet: true },
  },
);

scenario(
  ['MC-KEYWORD-14', 'MC-KEYWORD-15', 'MC-KEYWORD-16', 'MC-EXHAUST-4'],
  'the last use is spent, then the card goes',
  {
    given: { threat: 3, ada: { hero: 'Spider-Man', play: [{ card: 'Surveillance Team', counters: 1 }] } },
    when: [{ who: 'ada', does: { use: 'Surveillance Team' } }],
    then: { scheme: { threat: 2 }, ada: { play: [], discard: ['Surveillance Team'] }, quiet: true },
  },
);
