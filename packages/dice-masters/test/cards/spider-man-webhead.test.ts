import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/spider-man-webhead'] };
// The Smash! global and Ann's second fist stop the attack in the step for actions and globals.
const given = { teams, shared: ['avx/smash'], phase: 'attack', Ben: { field: ['sidekick@character'] } };

scenario(['DM-ATTACK-5', 'DM-BONUSES-1'], 'for a fist an attacking Spider-Man gets +4D', {
  given: {
    ...given,
    Ann: { field: ['spider-man@L1', 'sidekick@character'], reserve: ['sidekick@fist', 'sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['spider-man', 'sidekick'] }, then: { asked: { Ann: 'ask.may' } } },
    { who: 'Ann', does: { may: true }, then: { asked: { Ben: 'ask.blockers' } } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: {
    Ann: { stats: { 'spider-man': '3/7', sidekick: '1/1' }, reserve: ['sidekick@fist'] },
    Ben: { stats: { sidekick: '1/1' } },
    quiet: true,
  },
});

scenario([], 'paying is a choice', {
  given: { ...given, Ann: { field: ['spider-man@L1'], reserve: ['sidekick@fist'] } },
  when: [
    { who: 'Ann', does: { attack: ['spider-man'], may: false } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ann: { stats: { 'spider-man': '3/3' }, reserve: ['sidekick@fist'] }, quiet: true },
});

scenario('DM-PAYING-7', 'without a fist nothing is asked', {
  given: { ...given, Ann: { field: ['spider-man@L1'], reserve: ['sidekick@mask'] } },
  when: [{ who: 'Ann', does: { attack: ['spider-man'] } }],
  then: { asked: { Ben: 'ask.blockers' }, Ann: { stats: { 'spider-man': '3/3' } }, quiet: true },
});

scenario('DM-PAYING-1', 'two Spider-Men may be strengthened, a fist each', {
  given: {
    ...given,
    Ann: { field: ['spider-man@L1', 'spider-man@L1'], reserve: ['sidekick@fist', 'sidekick@fist'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['spider-man', 'spider-man'], first: 'spider-man', may: true },
      then: { asked: { Ann: 'ask.may' } },
    },
    { who: 'Ann', does: { may: true }, then: { happened: ['bonus'] } },
  ],
  then: { Ann: { reserve: [], used: { sidekick: 2 } }, asked: { Ben: 'ask.blockers' }, quiet: true },
});
