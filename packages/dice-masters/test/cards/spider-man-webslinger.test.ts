import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/spider-man-webslinger', 'avx/thor-lord-of-asgard'], Ben: ['avx/beast-big-boy-blue'] },
  shared: ['avx/smash'],
  phase: 'attack',
  Ann: { field: ['spider-man@L3', 'sidekick@character'], reserve: ['sidekick@fist', 'sidekick@fist'] },
  Ben: { field: ['beast@L2', 'sidekick@character'] },
};
const attack = { who: 'Ann', does: { attack: ['spider-man', 'sidekick'], may: true } };

scenario('DM-BLOCKING-4', 'for a fist all opposing characters must block Spider-Man', {
  given,
  when: [attack, { who: 'Ben', does: { block: { beast: 'spider-man', sidekick: 'spider-man' } } }],
  then: {
    Ben: { field: [], attack: ['beast@L2', 'sidekick@character'] },
    Ann: { reserve: ['sidekick@fist'] },
    quiet: true,
  },
});

scenario('DM-CORE-RULES-1', 'nobody may stay away', {
  given,
  when: [attack, { who: 'Ben', does: { block: { beast: 'spider-man' } }, refused: ['DM-CORE-RULES-1'] }],
  then: { quiet: true },
});

scenario('DM-CORE-RULES-1', 'nobody may block another attacker', {
  given,
  when: [
    attack,
    {
      who: 'Ben',
      does: { block: { beast: 'sidekick', sidekick: 'spider-man' } },
      refused: ['DM-CORE-RULES-1'],
    },
  ],
  then: { quiet: true },
});

scenario('DM-BLOCKING-2', 'not paid for, blocking stays free', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['spider-man', 'sidekick'], may: false } },
    { who: 'Ben', does: { block: { beast: 'sidekick' } } },
  ],
  then: { Ben: { field: ['sidekick@character'], attack: ['beast@L2'] }, quiet: true },
});

scenario('DM-PAYING-7', 'without a fist nothing is asked', {
  given: { ...given, Ann: { field: ['spider-man@L3'], reserve: ['sidekick@mask'] } },
  when: [{ who: 'Ann', does: { attack: ['spider-man'] } }],
  then: { asked: { Ben: 'ask.blockers' }, quiet: true },
});
