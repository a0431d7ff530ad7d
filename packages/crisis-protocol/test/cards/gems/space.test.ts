import { scenario } from '../../kit.ts';

scenario(['CP-PLACE-1', 'CP-SUPER-5'], 'the bearer or an ally within Range 3 is placed within Range 2', {
  given: {
    active: 'dummy',
    Ann: {
      characters: {
        dummy: { at: [10, 18], power: 4, gems: ['space'] },
        giant: { at: [10, 23] },
        blocker: { at: [18.5, 18] },
      },
    },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'space-gem', choose: "Ben's dummy" }, refused: ['CP-SUPER-4'] },
    { who: 'Ann', does: { choose: 'blocker' }, refused: ['CP-SUPER-4'] },
    { who: 'Ann', does: { choose: 'giant', to: [10, 30] }, refused: ['CP-PLACE-2'] },
    { who: 'Ann', does: { to: [10, 27] } },
    { who: 'Ann', does: { power: 'space-gem' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { dummy: { power: 2, at: [10, 18] }, giant: { at: [10, 27] } }, quiet: true },
});
