import { scenario } from '../../kit.ts';

scenario(
  ['MC-KEYWORD-5', 'MC-KEYWORD-6'],
  'Hydra Mercenary: guards the villain against the player it is engaged with',
  {
    given: {
      ada: { hero: 'Spider-Man', minions: ['Hydra Mercenary', 'Shocker'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [
      { who: 'ada', does: { attack: 'Spider-Man', choose: 'Rhino' }, refused: ['MC-ATTACK-5'] },
      { who: 'ada', does: { choose: 'Shocker' } },
      { who: 'ada', does: { end: true } },
      { who: 'ben', does: { attack: 'She-Hulk', choose: 'Rhino' } },
    ],
    then: {
      villain: { damage: 3 },
      cards: { Shocker: { damage: 2 }, 'Hydra Mercenary': { damage: 0 } },
      quiet: true,
    },
  },
);

scenario('MC-MINION-1', 'Hydra Mercenary: engages who reveals it, and guards no longer once defeated', {
  given: {
    villainStep: 4,
    ada: { hero: 'She-Hulk', dealt: ['Hydra Mercenary'], play: ['Luke Cage'] },
    ben: { hero: 'Iron Man' },
    first: 'ben',
  },
  when: [
    { who: 'ada', does: { attack: 'She-Hulk' }, then: { ada: { minions: [] }, villain: { damage: 0 } } },
    { who: 'ada', does: { attack: 'Luke Cage' } },
  ],
  then: { villain: { damage: 2 }, ben: { minions: [] }, encounterDiscard: ['Hydra Mercenary'], quiet: true },
});

scenario('MC-ACTIVATION-5', 'Hydra Mercenary: attacks with 1, and schemes with nothing', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true, confused: true },
    encounter: ['Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', minions: ['Hydra Mercenary'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Hydra Mercenary'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 1 }, ben: { damage: 0 }, scheme: { threat: 0 }, quiet: true },
});
