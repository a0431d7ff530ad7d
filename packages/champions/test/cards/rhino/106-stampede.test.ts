import { scenario } from '../../kit.ts';

scenario('MC-STATUS-1', 'Stampede: the villain attacks, and who is damaged is stunned', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Stampede'], play: ['Mockingbird'] },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 2, stunned: true },
    ben: { damage: 0, stunned: false },
    cards: { Mockingbird: { stunned: false } },
    quiet: true,
  },
});

scenario('MC-ENEMY-ATTACK-9', 'Stampede: an ally who takes the damage is stunned, not the hero', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Stampede'], play: ['Luke Cage'] },
  },
  when: [{ who: 'ada', does: { defend: 'Luke Cage' } }],
  then: {
    ada: { damage: 0, stunned: false },
    cards: { 'Luke Cage': { damage: 2, stunned: true } },
    quiet: true,
  },
});

scenario('MC-ENEMY-ATTACK-8', 'Stampede: nobody is stunned where all damage is defended', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Stampede'] },
  },
  when: [{ who: 'ada', does: { defend: 'She-Hulk' } }],
  then: { ada: { damage: 0, stunned: false, exhausted: true }, encounter: 1, quiet: true },
});

scenario('MC-KEYWORD-7', 'Stampede: surges for an alter-ego', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { hero: 'She-Hulk', form: 'alter-ego', dealt: ['Stampede'] },
  },
  when: [],
  then: { ada: { damage: 0, stunned: false, minions: ['Sandman'] }, encounter: 1, quiet: true },
});

scenario('MC-KEYWORD-2', 'Stampede: with overkill the hero behind a defeated ally is stunned', {
  given: {
    villainStep: 4,
    scenario: ['Charge'],
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Stampede'], play: ['Mockingbird', 'Luke Cage'] },
  },
  // 2 ATK + 3 of Charge against 3 hit points.
  when: [{ who: 'ada', does: { defend: 'Mockingbird' } }],
  then: {
    ada: { damage: 2, stunned: true, discard: ['Mockingbird'] },
    cards: { 'Luke Cage': { stunned: false } },
    quiet: true,
  },
});
