import { scenario } from '../../kit.ts';

const extraction = 'panic-grips-city';

scenario(
  ['CP-CRISIS-9', 'CP-COND-10'],
  'for 6 Power a holder evacuates its Citizen: 2 points at once, and Root adds nothing',
  {
    given: {
      active: 'dummy',
      extraction,
      Ann: { characters: { dummy: { at: [8, 11], power: 7, conditions: ['root'] }, giant: { at: [4, 4] } } },
      Ben: { characters: { blocker: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'rules' }, refused: ['CP-SUPER-4'] },
      { who: 'Ann', does: { interact: 0 } },
      { who: 'Ann', does: { power: 'rules' } },
    ],
    then: {
      Ann: { points: 2, dummy: { holds: [], power: 0 } },
      Ben: { points: 0 },
      actions: 2,
      happened: ['picked-up', 'token-removed', 'scored'],
      quiet: true,
    },
  },
);

scenario(['CP-POWER-5'], 'less Power does not do', {
  given: {
    active: 'dummy',
    extraction,
    Ann: { characters: { dummy: { at: [8, 11], power: 5, holds: [0] } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'rules' }, refused: ['CP-POWER-5'] }],
  then: { Ann: { points: 0, dummy: { holds: [0], power: 5 } }, quiet: true },
});

scenario(['CP-CRISIS-8'], 'each Citizen held is worth a point', {
  given: {
    phase: 'cleanup',
    extraction,
    Ann: { characters: { dummy: { at: [8, 11], holds: [0] } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [],
  then: { Ann: { points: 1 }, Ben: { points: 0 }, quiet: true },
});

scenario('CP-CRISIS-9', 'only the Citizen of whoever evacuates is gone', {
  given: {
    active: 'dummy',
    secure: 'infinity-formula-goes-missing',
    extraction,
    Ann: {
      characters: {
        dummy: { at: [18, 18], power: 6, holds: ['extraction-1'] },
        giant: { at: [4, 4], holds: ['extraction-2'] },
      },
    },
    Ben: { characters: { blocker: { at: [30, 30], holds: ['extraction-3'] } } },
  },
  when: [{ who: 'Ann', does: { power: 'rules' } }],
  then: {
    Ann: { points: 2, dummy: { holds: [], power: 0 }, giant: { holds: ['extraction-2'] } },
    Ben: { blocker: { holds: ['extraction-3'] } },
    tokens: { 'extraction-4': { at: [28, 23] }, 'secure-1': { at: [8, 13] } },
    quiet: true,
  },
});
