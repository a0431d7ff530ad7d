import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/rogue-cant-touch-this'], Ben: ['avx/punisher-big-nothing', 'avx/spider-man-tiger'] },
};

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-CAPTURE-AND-CONTROL-2', 'DM-COPYING-2', 'DM-COPYING-5'],
  'Rogue captures an opposing character and takes over its values and abilities for the turn',
  {
    given: {
      ...given,
      Ann: { reserve: ['rogue@L1', 'sidekick@mask'], field: ['sidekick@character'] },
      Ben: { life: 3, field: ['punisher@L3', 'sidekick@character'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'rogue', choose: ["Ben's punisher"] },
        then: {
          Ann: { stats: { rogue: '6/3', sidekick: '1/1' } },
          Ben: { field: ['sidekick@character'] },
        },
      },
      // With Punisher's text her attack deals 2 damage to every opposing character; Ben cannot pay 4 life.
      {
        who: 'Ann',
        does: { attack: ['sidekick', 'rogue'] },
        then: { Ben: { prep: { sidekick: 1 }, field: [] } },
      },
    ],
    then: { won: 'Ann', quiet: true },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-3', 'DM-CAPTURE-AND-CONTROL-4', 'DM-COPYING-7'],
  'at the end of the turn the character returns at its level and Rogue is herself again',
  {
    given: {
      ...given,
      Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
      Ben: { field: ['punisher@L3', 'sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { field: 'rogue', choose: ["Ben's punisher"] } },
      { who: 'Ann', does: { attack: [] } },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['rogue@L1'], stats: { rogue: '2/3' } },
      Ben: { field: ['punisher@L3', 'sidekick@character'], stats: { punisher: '6/3' } },
      quiet: true,
    },
  },
);

scenario('DM-PREVENT-AND-REDIRECT-1', 'a capture that is prevented gives her nothing to copy', {
  given: {
    ...given,
    Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
    Ben: { reserve: ['sidekick@fist'], field: ['spider-man@L3'] },
  },
  when: [
    { who: 'Ann', does: { field: 'rogue' } },
    { who: 'Ben', does: { react: 'spider-man' }, then: { 'not-happened': ['captured', 'copied'] } },
  ],
  then: { Ann: { stats: { rogue: '2/3' } }, Ben: { field: ['spider-man@L3'] }, quiet: true },
});
