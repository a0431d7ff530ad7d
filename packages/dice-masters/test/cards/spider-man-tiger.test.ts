import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/hulk-jade-giant', 'avx/thor-lord-of-asgard'],
  Ben: ['avx/spider-man-tiger', 'avx/beast-big-boy-blue'],
};
const shared = ['avx/power-bolt', 'avx/force-beam'];
const holder = 'sidekick@character';

scenario(
  ['DM-PREVENT-AND-REDIRECT-1', 'DM-ORDERING-4'],
  'for a fist Spider-Man is not affected, everybody else is',
  {
    given: {
      teams,
      shared,
      Ann: { field: ['thor@L1'], reserve: ['force-beam@action', holder] },
      Ben: { field: ['spider-man@L2', 'beast@L2'], reserve: ['sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { use: 'force-beam' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'spider-man' } },
    ],
    then: {
      Ann: { field: [{ die: 'thor@L1', damage: 1 }] },
      Ben: { field: ['spider-man@L2', { die: 'beast@L2', damage: 1 }], used: { sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario([], 'he may let it happen', {
  given: {
    teams,
    shared,
    Ann: { reserve: ['power-bolt@action', holder] },
    Ben: { field: ['spider-man@L2', 'beast@L2'], reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['spider-man'] } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: {
    Ben: { field: [{ die: 'spider-man@L2', damage: 2 }, 'beast@L2'], reserve: ['sidekick@fist'] },
    quiet: true,
  },
});

scenario('DM-PAYING-7', 'without a fist, or for another character, nothing is asked', {
  given: {
    teams,
    shared,
    Ann: { reserve: ['power-bolt@action', 'power-bolt@action', holder] },
    Ben: { field: ['spider-man@L2', 'beast@L2'], reserve: ['sidekick@mask'] },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['spider-man'] }, then: { asked: { Ann: 'ask.main' } } },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['beast'] }, then: { asked: { Ann: 'ask.main' } } },
  ],
  then: { quiet: true },
});

scenario([], 'damage from a character engaged with him cannot be prevented', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['hulk@L3'] },
    Ben: { field: ['spider-man@L2', 'beast@L2'], reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['hulk'] } },
    { who: 'Ben', does: { block: { 'spider-man': 'hulk' } }, then: { 'not-happened': ['prevented'] } },
  ],
  then: { active: 'Ben', Ben: { field: ['beast@L2'] }, quiet: true },
});

scenario(
  'DM-PREVENT-AND-REDIRECT-9',
  'what else an engaged character does can be prevented, each time for a fist',
  {
    given: {
      teams,
      shared,
      phase: 'attack',
      Ann: { field: ['hulk@L3'], reserve: ['force-beam@action'] },
      Ben: { field: ['spider-man@L1', 'beast@L2'], reserve: ['spider-man@fist+fist'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hulk'] } },
      { who: 'Ben', does: { block: { 'spider-man': 'hulk' } } },
      { who: 'Ann', does: { use: 'force-beam' } },
      // First the Force Beam, then Hulk's knock-out of the only level 1 character.
      {
        who: 'Ben',
        does: { react: 'spider-man' },
        then: { Ben: { reserve: ['spider-man@fist'] }, asked: { Ben: 'ask.react' } },
      },
      {
        who: 'Ben',
        does: { react: 'spider-man' },
        then: { happened: [{ prevented: { target: 'spider-man', amount: 0 } }] },
      },
    ],
    // Hulk's 8 combat damage then knocks him out: that comes from an engaged character.
    then: {
      Ben: { used: { 'spider-man': 1 }, field: ['beast@L2'] },
      Ann: { field: ['hulk@L3'] },
      quiet: true,
    },
  },
);
