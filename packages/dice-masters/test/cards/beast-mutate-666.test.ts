import { scenario } from '../kit.ts';

// Ann's fist and the Smash! global stop the attack in the step for actions and globals.
const given = {
  teams: { Ben: ['avx/beast-mutate-666', 'avx/spider-man-webhead'] },
  shared: ['avx/smash'],
  phase: 'attack',
  Ann: { field: ['sidekick@character'], reserve: ['sidekick@fist'] },
};

scenario(['DM-BURSTS-2'], 'a blocking Beast puts one die from the bag into the prep area, unrolled', {
  given: { ...given, Ben: { field: ['beast@L2'], bag: { sidekick: 1, 'spider-man': 1 } } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    {
      who: 'Ben',
      does: { block: { beast: 'sidekick' }, draw: ['spider-man'] },
      then: { Ben: { prep: { 'spider-man': 1 }, bag: { sidekick: 1 }, reserve: [], used: {} } },
    },
  ],
  then: { Ann: { field: [], attack: ['sidekick@character'] }, quiet: true },
});

scenario(
  ['DM-BURSTS-2', 'DM-BURSTS-7'],
  'with one burst two dice are taken and the player says which is prepared',
  {
    given: { ...given, Ben: { field: ['beast@L1'], bag: { sidekick: 1, 'spider-man': 1 } } },
    when: [
      { who: 'Ann', does: { attack: ['sidekick'] } },
      {
        who: 'Ben',
        does: { block: { beast: 'sidekick' }, draw: ['spider-man', 'sidekick'] },
        then: { asked: { Ben: 'ask.keep' } },
      },
      { who: 'Ben', does: { choose: ['spider-man'] } },
    ],
    then: { Ben: { prep: { 'spider-man': 1 }, used: { sidekick: 1 }, bag: {} }, quiet: true },
  },
);

scenario([], 'a Beast that does not block draws nothing', {
  given: { ...given, Ben: { field: ['beast@L2'], bag: { sidekick: 1 } } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    {
      who: 'Ben',
      does: { block: {} },
      then: { 'not-happened': ['drew'], Ben: { prep: {}, bag: { sidekick: 1 } } },
    },
  ],
  then: { quiet: true },
});

scenario('DM-ZONES-3', 'an empty bag is refilled before Beast draws', {
  given: { ...given, Ben: { field: ['beast@L2'], bag: {}, used: { 'spider-man': 1 } } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { beast: 'sidekick' } }, then: { happened: ['refilled', 'drew'] } },
  ],
  then: { Ben: { prep: { 'spider-man': 1 }, bag: {}, used: {} }, quiet: true },
});
