import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-3', 'MC-MOD-9'], 'Repulsor Blast: 1 damage, and 2 for each energy among five cards', {
  given: {
    ada: {
      hero: 'Iron Man',
      hand: ['Repulsor Blast', 'Genius'],
      // Energy has two, Arc Reactor one; wild is no energy; the sixth card stays.
      deck: ['Energy', 'Strength', 'Arc Reactor', 'Vibranium', 'Genius', 'Energy'],
      minions: ['Sandman'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Repulsor Blast', choose: 'Rhino' } }],
  then: { villain: { damage: 7 }, cards: { Sandman: { damage: 0 } }, ada: { deck: ['Energy'] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Repulsor Blast: not as Tony Stark', {
  given: {
    ada: { hero: 'Iron Man', form: 'alter-ego', hand: ['Repulsor Blast', 'Genius'], deck: ['Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Repulsor Blast' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2, deck: 1 }, quiet: true },
});
