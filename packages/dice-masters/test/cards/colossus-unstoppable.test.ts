import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/colossus-unstoppable', 'avx/thor-lord-of-asgard'],
  Ben: ['avx/thor-lord-of-asgard'],
};

scenario(
  ['DM-SPINNING-1', 'DM-SPINNING-2'],
  'when its player’s turn ends every fielded Colossus rises one level',
  {
    given: {
      teams,
      phase: 'attack',
      Ann: { field: ['colossus@L1', 'colossus@L3', 'thor@L1'] },
      Ben: { field: ['thor@L1'] },
    },
    when: [{ who: 'Ann', does: { attack: [] } }],
    then: {
      Ann: { field: ['colossus@L2', 'colossus@L3', 'thor@L1'] },
      Ben: { field: ['thor@L1'] },
      active: 'Ben',
      quiet: true,
    },
  },
);

scenario('DM-REGROUP-2', 'one that attacked unblocked lies in the used pile by then', {
  given: { teams, phase: 'attack', Ann: { field: ['colossus@L1', 'colossus@L2'] } },
  when: [{ who: 'Ann', does: { attack: ['colossus@L2'] } }],
  then: { Ann: { field: ['colossus@L2'], used: { colossus: 1 } }, Ben: { life: 14 }, quiet: true },
});

scenario([], 'the end of the opponent’s turn does nothing', {
  given: {
    teams,
    active: 'Ben',
    phase: 'attack',
    Ann: { field: ['colossus@L1'] },
    Ben: { field: ['thor@L1'] },
  },
  when: [{ who: 'Ben', does: { attack: [] } }],
  then: { Ann: { field: ['colossus@L1'] }, active: 'Ann', quiet: true },
});
