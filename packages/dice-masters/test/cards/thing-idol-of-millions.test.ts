import { scenario } from '../kit.ts';

const given = { teams: { Ann: ['avx/thing-idol-of-millions'] } };

scenario(
  'DM-FIELDING-5',
  'outnumbered when he is fielded, three dice of the bag are rolled into the reserve pool',
  {
    given: {
      ...given,
      Ann: { reserve: ['thing@L1', 'sidekick@fist'], bag: { sidekick: 4 } },
      Ben: { field: ['sidekick@character', 'sidekick@character'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'thing', roll: ['sidekick@fist', 'sidekick@character', 'sidekick@wild'] },
        then: {
          Ann: {
            reserve: ['sidekick@fist', 'sidekick@character', 'sidekick@wild'],
            bag: { sidekick: 1 },
            field: ['thing@L1'],
          },
        },
      },
    ],
    then: { Ben: { field: ['sidekick@character', 'sidekick@character'] }, quiet: true },
  },
);

scenario([], 'he counts himself: against one character nothing is drawn', {
  given: {
    ...given,
    Ann: { reserve: ['thing@L1', 'sidekick@fist'], bag: { sidekick: 4 } },
    Ben: { field: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { field: 'thing' }, then: { 'not-happened': ['drew', 'rolled'] } }],
  then: { Ann: { bag: { sidekick: 4 }, reserve: [] }, quiet: true },
});
