import { scenario } from '../../kit.ts';

scenario(
  ['MC-MOD-13', 'MC-FORCED-1', 'MC-STATUS-1'],
  'Superhuman Strength: +2 ATK, then the enemy is stunned',
  {
    given: {
      ada: { hero: 'She-Hulk', play: ['Superhuman Strength'], minions: ['Sandman'] },
    },
    when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Rhino' } }],
    then: {
      villain: { damage: 5, stunned: true },
      cards: { Sandman: { stunned: false, damage: 0 } },
      ada: { discard: ['Superhuman Strength'], play: [] },
      quiet: true,
    },
  },
);

scenario('MC-CONDITION-1', 'Superhuman Strength: an ally’s attack neither gains nor loses it', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Superhuman Strength', 'Hellcat'] },
    ben: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { attack: 'Hellcat' } }],
  then: {
    villain: { damage: 1, stunned: false },
    ada: { play: ['Superhuman Strength', 'Hellcat'] },
    quiet: true,
  },
});
