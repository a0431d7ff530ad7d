import { scenario } from '../../kit.ts';

scenario('MC-ACTIVATION-1', 'Gang-Up: the villain and every minion engaged with you attack you', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: ['Sandman', 'Shocker'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Whirlwind'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 7 }, ben: { damage: 0 }, quiet: true },
});

scenario('MC-KEYWORD-7', 'Gang-Up: surges for an alter-ego', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', dealt: ['core/189'], minions: ['Shocker'] },
  },
  when: [],
  then: { ada: { damage: 0 }, sideSchemes: ['Crowd Control'], quiet: true },
});
