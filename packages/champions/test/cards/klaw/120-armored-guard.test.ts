import { scenario } from '../../kit.ts';

scenario(
  ['MC-KEYWORD-4', 'MC-KEYWORD-5', 'MC-KEYWORD-6'],
  'Armored Guard: comes tough, and guards the villain against its player alone',
  {
    given: {
      villain: 'Klaw',
      villainStep: 4,
      first: 'ben',
      ada: { hero: 'Spider-Man', dealt: ['Armored Guard'], minions: ['Shocker'] },
      ben: { hero: 'She-Hulk' },
    },
    when: [
      { who: 'ada', does: { attack: 'Spider-Man', choose: 'Klaw' }, refused: ['MC-ATTACK-5'] },
      {
        who: 'ada',
        does: { choose: 'Armored Guard' },
        then: { cards: { 'Armored Guard': { tough: false, damage: 0, engaged: 'ada' } } },
      },
      { who: 'ada', does: { end: true } },
      { who: 'ben', does: { attack: 'She-Hulk', choose: 'Klaw' } },
    ],
    then: { villain: { damage: 3 }, cards: { Shocker: { tough: false, damage: 0 } }, quiet: true },
  },
);

scenario('MC-KEYWORD-5', 'Armored Guard: guards no longer once its 3 hit points are gone', {
  given: {
    villain: 'Klaw',
    ada: { hero: 'She-Hulk', play: ['Luke Cage'], minions: ['Armored Guard'] },
  },
  when: [
    { who: 'ada', does: { attack: 'She-Hulk' }, then: { ada: { minions: [] }, villain: { damage: 0 } } },
    { who: 'ada', does: { attack: 'Luke Cage' } },
  ],
  then: { villain: { damage: 2 }, quiet: true },
});
