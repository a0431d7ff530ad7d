import { scenario } from '../../kit.ts';

const terrain = { house: { at: [16, 16, 20, 20], size: 4 } } as const;
const oneShots = { 'theyre-in-the-floors': 'house' };

scenario(['CP-ONESHOT-6', 'CP-COND-1'], 'who ends a movement within Range 1 of the building bleeds', {
  given: {
    active: 'dummy',
    terrain,
    'one-shots': oneShots,
    Ann: { characters: { dummy: { at: [10, 18] }, giant: { at: [14, 22] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { move: [12, 18] }, then: { Ann: { dummy: { conditions: [] } } } },
    { who: 'Ann', does: { move: [14.5, 18] } },
  ],
  then: { Ann: { dummy: { conditions: ['bleed'] }, giant: { conditions: [] } }, quiet: true },
  editions: ['es13'],
});

scenario([], 'other buildings are just buildings', {
  given: {
    active: 'dummy',
    terrain: { ...terrain, other: { at: [2, 16, 6, 20], size: 4 } },
    'one-shots': oneShots,
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { move: [7.5, 18] } }],
  then: { Ann: { dummy: { conditions: [] } }, quiet: true },
  editions: ['es13'],
});

scenario(['CP-ONESHOT-6', 'CP-COND-1'], 'from whichever side it comes: straight down the battlefield, too', {
  given: {
    active: 'dummy',
    terrain,
    'one-shots': oneShots,
    Ann: { characters: { dummy: { at: [18, 11] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { move: [18, 14.5] } }],
  then: { Ann: { dummy: { conditions: ['bleed'] } }, quiet: true },
  editions: ['es13'],
});
