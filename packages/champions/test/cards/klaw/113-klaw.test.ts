import { scenario } from '../../kit.ts';

scenario(['MC-BOOST-5', 'MC-BOOST-7'], 'Klaw I: 0 ATK and two boost cards; his minions get none', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Crowd Control', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: ['Shocker'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  // 0 ATK + 2 + 1, then Shocker's 2.
  when: [
    { who: 'ada', does: { choose: 'Klaw', defend: 'nobody' }, then: { ada: { damage: 3 } } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 5 }, ben: { damage: 0 }, villain: { remaining: 24 }, encounter: 1, quiet: true },
});

scenario('MC-ACTIVATION-4', 'Klaw I: schemes with 2 and one boost card', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Hydra Mercenary', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { threat: 3 }, encounter: 2, ada: { damage: 0 }, quiet: true },
});

scenario('MC-ACTIVATION-8', 'Klaw I: no boost card while stunned', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Hydra Mercenary', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'] },
  },
  when: [],
  then: { ada: { damage: 0 }, villain: { stunned: false }, encounter: 3, quiet: true },
});
