import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/storm-african-priestess'], Ben: ['avx/thor-lord-of-asgard'] },
  Ann: { field: ['sidekick@character'], reserve: ['storm@L1', 'sidekick@character'] },
  Ben: { field: ['thor@L1', 'sidekick@character'], reserve: ['sidekick@fist'] },
};

scenario(
  ['DM-FIELDING-5', 'DM-DICE-IDENTITY-6'],
  'a rerolled character that shows energy goes to the used pile',
  {
    given,
    when: [
      {
        who: 'Ann',
        does: { field: 'storm' },
        then: { 'only-offered': { Ann: ['sidekick@character', 'thor@L1'] } },
      },
      { who: 'Ann', does: { choose: ["Ben's thor"], roll: ['bolt+bolt'] } },
    ],
    then: {
      Ben: { field: ['sidekick@character'], used: { thor: 1 }, reserve: ['sidekick@fist'] },
      Ann: { field: ['sidekick@character', 'storm@L1'] },
      quiet: true,
    },
  },
);

scenario('DM-DICE-IDENTITY-5', 'one that shows a character stays fielded at the new level', {
  given,
  when: [{ who: 'Ann', does: { field: 'storm', choose: ["Ben's thor"], roll: ['L3'] } }],
  then: { Ben: { field: ['thor@L3', 'sidekick@character'], used: {} }, quiet: true },
});

scenario([], 'without an opposing character nothing is rolled', {
  given: { ...given, Ben: { reserve: ['thor@L1'] } },
  when: [{ who: 'Ann', does: { field: 'storm' }, then: { 'not-happened': ['rolled'] } }],
  then: { unchanged: ['Ben'], quiet: true },
});
