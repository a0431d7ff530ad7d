import { scenario } from '../../kit.ts';

scenario('MC-ACTIVATION-1', 'Assault: the villain attacks the hero who revealed it', {
  given: {
    villainStep: 4,
    encounter: ['Stampede', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 3 }, ben: { damage: 0 }, encounter: 1, quiet: true },
});

scenario('MC-KEYWORD-7', 'Assault: surges for an alter-ego', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', dealt: ['Assault'] },
  },
  when: [],
  then: { ada: { damage: 0, minions: ['Sandman'] }, quiet: true },
});
