import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9'],
  'the activated S.H.I.E.L.D. character pays 1; another ally within Range 3 may advance Short',
  {
    given: {
      active: 'nick-fury',
      Ann: {
        tactics: ['sitrep'],
        characters: {
          'nick-fury': { at: [10, 18], power: 1 },
          giant: { at: [14, 18] },
          blocker: { at: [30, 30] },
        },
      },
      Ben: { characters: { minion: { at: [20, 4] } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'sitrep', may: true, to: [16, 18] } }],
    then: {
      Ann: {
        'nick-fury': { at: [10, 18], power: 0 },
        giant: { at: [16, 18] },
        blocker: { at: [30, 30] },
        tactics: [],
      },
      actions: 2,
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'it is not for an activated character outside S.H.I.E.L.D.', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['sitrep'],
      characters: { dummy: { at: [10, 18], power: 1 }, 'nick-fury': { at: [14, 18], power: 5 } },
    },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'sitrep' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { 'nick-fury': { power: 5 }, tactics: ['sitrep'] }, quiet: true },
});
