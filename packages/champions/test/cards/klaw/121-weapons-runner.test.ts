import { scenario } from '../../kit.ts';

scenario(['MC-KEYWORD-7', 'MC-MINION-1'], 'Weapons Runner: engages you, and you reveal another card', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Weapons Runner'] },
    ben: { hero: 'Iron Man' },
  },
  when: [],
  then: {
    ada: { minions: ['Weapons Runner'] },
    ben: { minions: [] },
    sideSchemes: ['Crowd Control'],
    encounter: 1,
    quiet: true,
  },
});

scenario(
  ['MC-BOOST-2', 'MC-BOOST-3', 'MC-BOOST-4'],
  'Weapons Runner: as a boost card it engages who is attacked, without a bonus and without surge',
  {
    given: {
      villain: 'Klaw',
      villainStep: 4,
      encounter: ['Advance', 'Weapons Runner', 'Crowd Control', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Assault'] },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: {
      ada: { damage: 0, minions: ['Weapons Runner'] },
      ben: { minions: [] },
      sideSchemes: [],
      encounter: 2,
      encounterDiscard: ['Advance', 'Assault'],
      quiet: true,
    },
  },
);

scenario('MC-BOOST-3', 'Weapons Runner: as the boost card of a scheme it engages who resolves it', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    encounter: ['Weapons Runner', 'Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', dealt: ['Advance'] },
    ben: { hero: 'She-Hulk' },
    first: 'ben',
  },
  when: [],
  then: {
    scheme: { threat: 2 },
    ada: { minions: ['Weapons Runner'] },
    ben: { minions: [] },
    encounter: 2,
    quiet: true,
  },
});
