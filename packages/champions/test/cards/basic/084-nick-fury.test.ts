import { scenario } from '../../kit.ts';

scenario('MC-ABILITY-5', 'Nick Fury: 2 threat from a scheme', {
  given: {
    threat: 4,
    scenario: [{ card: 'Highway Robbery', threat: 3 }],
    ada: {
      hero: 'Spider-Man',
      hand: ['Nick Fury', 'Strength', 'Energy'],
      deck: ['Genius', 'Genius', 'Genius'],
    },
  },
  when: [{ who: 'ada', does: { play: 'Nick Fury', option: 0, choose: 'The Break-In!' } }],
  then: {
    scheme: { threat: 2 },
    cards: { 'Highway Robbery': { threat: 3 } },
    villain: { damage: 0 },
    ada: { hand: [], play: ['Nick Fury'] },
    quiet: true,
  },
});

scenario('MC-WORD-3', 'Nick Fury: or three cards', {
  given: {
    first: 'ben',
    turn: 'ada',
    threat: 4,
    ada: {
      hero: 'Spider-Man',
      hand: ['Nick Fury', 'Strength', 'Energy'],
      deck: ['Genius', 'Genius', 'Genius', 'Energy'],
    },
    ben: { hero: 'She-Hulk', deck: ['Genius'] },
  },
  when: [{ who: 'ada', does: { play: 'Nick Fury', option: 1 } }],
  then: { scheme: { threat: 4 }, ada: { hand: 3, deck: 1 }, ben: { hand: [] }, quiet: true },
});

scenario([], 'Nick Fury: or 4 damage to an enemy', {
  given: {
    threat: 4,
    ada: {
      hero: 'Spider-Man',
      hand: ['Nick Fury', 'Strength', 'Energy'],
      deck: ['Genius', 'Genius', 'Genius', 'Energy'],
      minions: ['Sandman'],
    },
  },
  when: [{ who: 'ada', does: { play: 'Nick Fury', option: 2, choose: 'Rhino' } }],
  then: { villain: { damage: 4 }, cards: { Sandman: { damage: 0 } }, scheme: { threat: 4 }, quiet: true },
});

scenario('MC-DELAYED-1', 'Nick Fury: leaves at the end of the round; other allies stay', {
  given: {
    villainIs: { stunned: true },
    ada: { hero: 'Spider-Man', hand: ['Nick Fury', 'Strength', 'Energy'], play: ['Mockingbird'] },
  },
  when: [
    { who: 'ada', does: { play: 'Nick Fury', option: 2 } },
    { who: 'ada', does: { end: true } },
  ],
  then: { ada: { play: ['Mockingbird'] }, round: 2, quiet: true },
});
