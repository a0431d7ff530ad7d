import { dice, scenario } from '../../kit.ts';

scenario(['CP-TACTIC-9'], 'an Activated ally near Red Skull may activate again, and is hurt by the dice', {
  given: {
    dice: dice('critical, hit, blank'),
    Ann: {
      affiliation: 'cabal',
      tactics: ['cosmic-invigoration'],
      characters: {
        'red-skull': { at: [10, 18], power: 2 },
        ultron: { at: [13, 18], power: 2, activated: true },
        crossbones: { at: [10, 21], power: 2 },
      },
    },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'cosmic-invigoration' } }],
  then: {
    Ann: {
      'red-skull': { power: 0, damage: 0 },
      ultron: { power: 0, damage: 2, activated: false },
      crossbones: { power: 2, damage: 0 },
      tactics: [],
    },
    quiet: true,
  },
});

scenario(['CP-TACTIC-9'], 'somebody who was not activated yet gets nothing from it', {
  given: {
    Ann: {
      affiliation: 'cabal',
      tactics: ['cosmic-invigoration'],
      characters: { 'red-skull': { at: [10, 18], power: 2 }, ultron: { at: [13, 18], power: 2 } },
    },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'cosmic-invigoration' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['cosmic-invigoration'] }, quiet: true },
});
