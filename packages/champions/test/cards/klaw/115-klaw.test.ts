import { scenario } from '../../kit.ts';

scenario(['MC-KEYWORD-4', 'MC-VILLAIN-3'], 'Klaw III: comes tough with 22 hit points', {
  given: {
    villain: 'Klaw',
    stage: 2,
    villainIs: { damage: 17 },
    ada: { hero: 'Spider-Man', play: ['Luke Cage'], minions: [{ card: 'Shocker', damage: 1 }] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'Spider-Man', choose: 'Klaw' },
      then: { villain: { stage: 3, tough: true, remaining: 22 } },
    },
    { who: 'ada', does: { attack: 'Luke Cage', choose: 'Klaw' } },
  ],
  then: {
    villain: { tough: false, remaining: 22 },
    cards: { Shocker: { tough: false, damage: 1 } },
    quiet: true,
  },
});

scenario('MC-BOOST-7', 'Klaw III: 2 ATK and two boost cards', {
  given: {
    villain: 'Klaw',
    stage: 3,
    villainStep: 4,
    encounter: ['Crowd Control', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 5 }, ben: { damage: 0 }, encounter: 1, quiet: true },
});

scenario('MC-ACTIVATION-4', 'Klaw III: schemes with 3 and one boost card', {
  given: {
    villain: 'Klaw',
    stage: 3,
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { threat: 4 }, encounter: 2, quiet: true },
});

scenario('MC-VILLAIN-6', 'Klaw III: is the last stage', {
  given: { villain: 'Klaw', stage: 3, villainIs: { damage: 20 }, ada: { hero: 'Spider-Man' } },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  then: { outcome: 'won' },
});
