import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-3', 'MC-MOD-9'], 'Repulsor Blast: 1 damage, and 2 for each energy among five cards', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: {
      hero: 'Iron Man',
      hand: ['Repulsor Blast', 'Genius'],
      // Energy has two, Arc Reactor one; wild is no energy; the sixth card stays.
      deck: ['Energy', 'Strength', 'Arc Reactor', 'Vibranium', 'Genius', 'Energy'],
      minions: ['Sandman'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Repulsor Blast', choose: 'Rhino' } }],
  then: {
    villain: { damage: 7 },
    cards: { Sandman: { damage: 0 } },
    ada: { deck: ['Energy'], damage: 1 },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Repulsor Blast: not as Tony Stark', {
  given: {
    ada: { hero: 'Iron Man', form: 'alter-ego', hand: ['Repulsor Blast', 'Genius'], deck: ['Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Repulsor Blast' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 2, deck: 1 }, quiet: true },
});

scenario(
  ['MC-ABILITY-3', 'MC-STATUS-10'],
  'Repulsor Blast: tough takes the 1 damage of its first sentence and not what its second deals',
  {
    given: {
      villainIs: { tough: true },
      ada: { hero: 'Iron Man', hand: ['Repulsor Blast', 'Genius'], deck: ['Energy', 'Genius', 'Genius'] },
      ben: { hero: 'She-Hulk', minions: [{ card: 'Sandman', tough: true }] },
    },
    when: [{ who: 'ada', does: { use: 'Repulsor Blast', choose: 'Rhino' } }],
    then: { villain: { tough: false, damage: 4 }, cards: { Sandman: { tough: true, damage: 0 } } },
  },
);

scenario(
  ['MC-KEYWORD-11'],
  'Repulsor Blast: two sentences are one attack, to which M.O.D.O.K. retaliates once',
  {
    given: {
      ada: {
        hero: 'Iron Man',
        hand: ['Repulsor Blast', 'Genius'],
        deck: ['Energy', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
      },
      ben: { hero: 'She-Hulk', minions: ['M.O.D.O.K.'] },
    },
    when: [{ who: 'ada', does: { use: 'Repulsor Blast', choose: 'M.O.D.O.K.' } }],
    then: {
      cards: { 'M.O.D.O.K.': { damage: 5 } },
      villain: { damage: 0 },
      ada: { damage: 2 },
      ben: { damage: 0 },
      quiet: true,
    },
  },
);

scenario('MC-ABILITY-3', 'Repulsor Blast: an enemy that its first sentence defeats takes nothing more', {
  given: {
    ada: {
      hero: 'Iron Man',
      hand: ['Repulsor Blast', 'Genius'],
      deck: ['Energy', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
      minions: [{ card: 'Shocker', damage: 2 }, 'Hydra Mercenary'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Repulsor Blast', choose: 'Shocker' } }],
  then: {
    ada: { minions: ['Hydra Mercenary'], deck: 1 },
    cards: { 'Hydra Mercenary': { damage: 0 } },
    villain: { damage: 0 },
    quiet: true,
  },
});
