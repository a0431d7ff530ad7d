import { scenario } from '../kit.ts';

// Ann's fist and the Smash! global stop the attack in the step for actions and globals.
const given = {
  teams: { Ben: ['avx/beast-big-boy-blue'] },
  shared: ['avx/smash'],
  phase: 'attack',
  Ann: { field: ['sidekick@character', 'sidekick@character'], reserve: ['sidekick@fist'] },
};

scenario(['DM-BONUSES-5'], 'Beast gets +1A and +1D when he blocks, nobody else does', {
  given: { ...given, Ben: { field: ['beast@L2', 'sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick', 'sidekick'] } },
    {
      who: 'Ben',
      does: { block: { beast: 'sidekick' } },
      then: { Ben: { stats: { beast: '3/4', sidekick: '1/1' } } },
    },
    { who: 'Ann', does: { pass: true }, then: { happened: ['knocked-out'] } },
  ],
  then: {
    Ben: { life: 19, field: ['beast@L2', 'sidekick@character'], stats: { beast: '2/3' } },
    quiet: true,
  },
});

scenario(['DM-BURSTS-2', 'DM-BURSTS-7'], 'on a face with one burst Beast gets +2A and +2D instead', {
  given: { ...given, Ben: { field: ['beast@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { beast: 'sidekick' } }, then: { Ben: { stats: { beast: '3/4' } } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { field: ['beast@L1'] }, Ann: { prep: { sidekick: 1 } }, quiet: true },
});

scenario([], 'Beast gets nothing when he stays out of the fight', {
  given: { ...given, Ben: { field: ['beast@L2'] } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    {
      who: 'Ben',
      does: { block: {} },
      then: { 'not-happened': ['bonus'], Ben: { stats: { beast: '2/3' } } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { life: 19, field: ['beast@L2'] }, quiet: true },
});
