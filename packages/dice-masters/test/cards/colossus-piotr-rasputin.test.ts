import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/colossus-piotr-rasputin', 'avx/angel-soaring'], Ben: ['avx/thor-god-of-thunder'] },
  phase: 'attack',
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-2', 'DM-DICE-6'],
  'at the end of your turn each of your characters of level 2 or more deals 2, counted once',
  {
    given: {
      ...given,
      Ann: { field: ['colossus@L1', 'colossus@L2', 'angel@L3', 'angel@L1', 'sidekick@character'] },
      Ben: { field: ['thor@L3'] },
    },
    when: [{ who: 'Ann', does: { attack: [] }, then: { happened: ['player-damaged', 'player-damaged'] } }],
    then: { active: 'Ben', Ann: { life: 20 }, Ben: { life: 16, field: ['thor@L3'] }, quiet: true },
  },
);

scenario([], 'not at the end of the opponent’s turn', {
  given: { ...given, active: 'Ben', Ann: { field: ['colossus@L2'] }, Ben: { field: ['thor@L3'] } },
  when: [{ who: 'Ben', does: { attack: [] }, then: { 'not-happened': ['player-damaged'] } }],
  then: { active: 'Ann', Ann: { life: 20 }, Ben: { life: 20 }, quiet: true },
});

scenario('DM-ACTIVE-AND-FIELDED-1', 'an unblocked Colossus is gone by then', {
  given: { ...given, Ann: { field: ['colossus@L2', 'angel@L2'] }, Ben: {} },
  when: [{ who: 'Ann', does: { attack: ['colossus'] } }],
  // Only his 6 damage in the attack.
  then: { Ann: { field: ['angel@L2'] }, Ben: { life: 14 }, quiet: true },
});
