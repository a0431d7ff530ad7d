import { scenario } from '../../kit.ts';

scenario(['MC-ATTACK-3', 'MC-DAMAGE-2'], 'Gamma Slam: as much damage as you have sustained', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: {
      hero: 'She-Hulk',
      identity: { damage: 7 },
      hand: ['Gamma Slam', 'Strength', 'Energy'],
      play: [{ card: 'Mockingbird', damage: 1 }],
      minions: ['Sandman'],
    },
    ben: { hero: 'Spider-Man', identity: { damage: 3 } },
  },
  when: [{ who: 'ada', does: { use: 'Gamma Slam', choose: 'Rhino' } }],
  then: { villain: { damage: 7 }, cards: { Sandman: { damage: 0 } }, ada: { damage: 8 }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Gamma Slam: not as Jennifer Walters', {
  given: {
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      identity: { damage: 7 },
      hand: ['Gamma Slam', 'Strength', 'Energy'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Gamma Slam' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { damage: 0 }, ada: { hand: 3 }, quiet: true },
});

scenario([], 'Gamma Slam: never more than 15 damage', {
  given: {
    villain: 'Klaw',
    stage: 2,
    ada: {
      hero: 'She-Hulk',
      identity: { damage: 17 },
      hand: ['Gamma Slam', 'Strength', 'Energy'],
      play: ['Mark V Armor'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Gamma Slam' } }],
  then: { villain: { damage: 15 }, ada: { damage: 17 }, quiet: true },
});

scenario('MC-ABILITY-2', 'Gamma Slam: an unhurt She-Hulk has nothing to deal, and pays nothing', {
  given: { ada: { hero: 'She-Hulk', hand: ['Gamma Slam', 'Strength', 'Energy'] } },
  when: [{ who: 'ada', does: { use: 'Gamma Slam' }, refused: ['MC-ABILITY-2'] }],
  then: { villain: { damage: 0 }, ada: { hand: 3 }, quiet: true },
});

scenario(['MC-STATUS-4'], 'Gamma Slam: stunned, even an unhurt She-Hulk gets rid of that', {
  given: {
    ada: { hero: 'She-Hulk', identity: { stunned: true }, hand: ['Gamma Slam', 'Strength', 'Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Gamma Slam' } }],
  then: { villain: { damage: 0 }, ada: { stunned: false, hand: [], discard: 3 }, quiet: true },
});
