import { scenario } from '../../kit.ts';

const terrain = { stand: { at: [17, 17, 19, 19], size: 2 } } as const;
const oneShots = { 'the-daily-grind': 'stand' };

scenario(
  ['CP-ONESHOT-6', 'CP-POWERPHASE-3'],
  'each player picks an ally within Range 1 of the stand, the priority player first: 1 Power',
  {
    given: {
      phase: 'power',
      priority: 'Ben',
      terrain,
      'one-shots': oneShots,
      Ann: {
        characters: { dummy: { at: [15.5, 18] }, giant: { at: [18, 15] }, blocker: { at: [14, 14.5] } },
      },
      Ben: { characters: { dummy: { at: [20.5, 18] }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { choose: 'blocker' }, refused: ['CP-SUPER-4'] },
      { who: 'Ann', does: { choose: 'giant' } },
    ],
    then: {
      Ann: { dummy: { power: 1 }, giant: { power: 2 }, blocker: { power: 1 } },
      Ben: { dummy: { power: 2 }, giant: { power: 1 } },
      quiet: true,
    },
    editions: ['es13'],
  },
);

scenario([], 'nobody near it, no Power', {
  given: {
    phase: 'power',
    terrain,
    'one-shots': oneShots,
    Ann: { characters: { dummy: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [],
  then: { Ann: { dummy: { power: 1 } }, Ben: { dummy: { power: 1 } }, quiet: true },
  editions: ['es13'],
});
