import { inventedScenario, scenario } from '../kit.ts';

scenario(['MC-STATUS-7', 'MC-STATUS-5'], 'a confused ally exhausts and only loses the status', {
  given: { threat: 5, ada: { hero: 'Spider-Man', play: [{ card: 'Maria Hill', confused: true }] } },
  when: [{ who: 'ada', does: { thwart: 'Maria Hill' } }],
  then: {
    scheme: { threat: 5 },
    cards: { 'Maria Hill': { confused: false, exhausted: true, damage: 0 } },
    quiet: true,
  },
});

scenario(['MC-STATUS-9', 'MC-STATUS-4'], 'a stunned hero may thwart', {
  given: { threat: 5, ada: { hero: 'Spider-Man', identity: { stunned: true } } },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { scheme: { threat: 4 }, ada: { stunned: true }, quiet: true },
});

scenario(
  ['MC-STATUS-8', 'MC-STATUS-9'],
  'a confused villain attacks, keeps the card, and loses it instead of a scheme',
  {
    given: {
      villainStep: 2,
      villainIs: { confused: true },
      encounter: ['Advance', 'Crowd Control', 'Crowd Control', 'Advance'],
      ada: { hero: 'She-Hulk' },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: { villain: { confused: false }, ada: { damage: 2 }, scheme: { threat: 0 }, quiet: true },
  },
);

scenario(['MC-STATUS-1', 'MC-STATUS-2'], 'an ability that stuns gives one status card', {
  given: {
    villainIs: { confused: true },
    ada: { hero: 'Spider-Man', hand: ['Mockingbird', 'Strength', 'Energy'] },
  },
  when: [{ who: 'ada', does: { play: 'Mockingbird', use: 'Mockingbird' } }],
  then: { villain: { stunned: true, confused: true, tough: false }, quiet: true },
});

scenario('MC-STATUS-3', 'tough comes first: what would prevent the damage is not even asked for', {
  given: {
    villainStep: 2,
    encounter: ['Advance', 'Crowd Control'],
    ada: { hero: 'Spider-Man', identity: { tough: true }, hand: ['Backflip'], deck: [] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { tough: false, damage: 0, hand: ['Backflip'] }, quiet: true },
});

inventedScenario('MC-STATUS-4', 'an ally who uses its own attack ability is who must not be stunned', {
  given: {
    ada: {
      hero: 'Spider-Man',
      identity: { stunned: true },
      play: ['Sniper', { card: 'Mockingbird', stunned: true }],
    },
  },
  when: [{ who: 'ada', does: { use: 'Sniper' }, then: { villain: { damage: 2 } } }],
  then: { ada: { stunned: true }, cards: { Mockingbird: { stunned: true } }, quiet: true },
});

inventedScenario('MC-STATUS-4', 'a stunned ally loses its stunned card instead, and the hero keeps his', {
  given: {
    ada: { hero: 'Spider-Man', identity: { stunned: true }, play: [{ card: 'Sniper', stunned: true }] },
  },
  when: [{ who: 'ada', does: { use: 'Sniper' } }],
  then: {
    villain: { damage: 0 },
    ada: { stunned: true },
    cards: { Sniper: { stunned: false } },
    quiet: true,
  },
});
