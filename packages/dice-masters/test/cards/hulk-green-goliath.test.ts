import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/hulk-green-goliath', 'avx/silver-surfer-silverado'], Ben: ['avx/venom-eddie-brock'] },
  Ben: { field: ['venom@L1', 'sidekick@character'] },
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-2'],
  'when his player is damaged, every opposing character takes 2 damage, once',
  {
    given: {
      ...given,
      Ann: { field: ['hulk@L3', 'hulk@L3', 'sidekick@character'], reserve: ['sidekick@shield'] },
    },
    when: [{ who: 'Ann', does: { global: 'silver-surfer' } }],
    then: {
      Ann: { life: 18, field: ['hulk@L3', 'hulk@L3', 'sidekick@character'] },
      Ben: { life: 20, field: [{ die: 'venom@L1', damage: 2 }] },
      quiet: true,
    },
  },
);

scenario('DM-BURSTS-7', 'with a burst it is 3 damage', {
  given: { ...given, Ann: { field: ['hulk@L1'], reserve: ['sidekick@shield'] } },
  when: [{ who: 'Ann', does: { global: 'silver-surfer' } }],
  then: { Ben: { field: [{ die: 'venom@L1', damage: 3 }] }, quiet: true },
});

scenario([], 'damage to the opponent or to others does not anger him', {
  given: { ...given, phase: 'attack', Ann: { field: ['hulk@L3', 'sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { sidekick: 'sidekick' } } },
  ],
  then: { Ben: { field: ['venom@L1'] }, 'not-happened': ['ability-used'], quiet: true },
});

scenario([], 'damage to Hulk himself does', {
  given: { ...given, phase: 'attack', Ann: { field: ['hulk@L3'] } },
  when: [
    { who: 'Ann', does: { attack: ['hulk'] } },
    {
      who: 'Ben',
      does: { block: { sidekick: 'hulk' } },
      then: { happened: ['damaged', 'knocked-out', 'ability-used', 'damaged'] },
    },
  ],
  then: { Ben: { field: ['venom@L1'] }, quiet: true },
});

scenario([], 'energy that his player pays is no damage', {
  given: {
    ...given,
    shared: ['avx/take-cover'],
    Ann: { field: ['hulk@L3'], reserve: ['sidekick@shield', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { global: 'take-cover', choose: ["Ann's hulk"] }, then: { fires: ['take-cover'] } },
  ],
  then: { Ann: { life: 20, stats: { hulk: '8/9' } }, quiet: true },
});
