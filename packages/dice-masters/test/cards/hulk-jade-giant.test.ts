import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/hulk-jade-giant', 'avx/spider-man-webhead'],
  Ben: ['avx/beast-big-boy-blue', 'avx/thor-lord-of-asgard'],
};
const shared = ['avx/force-beam', 'avx/power-bolt'];
const beam = ['force-beam@action', 'sidekick@character'];

scenario(['DM-KNOCK-OUT-4', 'DM-BURSTS-2'], 'damage to Hulk knocks out an opposing level 1 character', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L3', 'spider-man@L1'], reserve: beam },
    Ben: { field: ['beast@L1', 'thor@L2'] },
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: {
    Ann: {
      field: [
        { die: 'hulk@L3', damage: 1 },
        { die: 'spider-man@L1', damage: 1 },
      ],
    },
    Ben: { field: [{ die: 'thor@L2', damage: 1 }], prep: { beast: 1 } },
    quiet: true,
  },
});

scenario([], 'without an opposing level 1 character nothing is knocked out', {
  given: { teams, shared, Ann: { field: ['hulk@L3'], reserve: beam }, Ben: { field: ['thor@L2'] } },
  when: [{ who: 'Ann', does: { use: 'force-beam' }, then: { 'not-happened': ['knocked-out'] } }],
  then: { Ben: { field: [{ die: 'thor@L2', damage: 1 }] }, quiet: true },
});

scenario(['DM-BURSTS-2', 'DM-BURSTS-7'], 'with one burst the level does not matter', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L2'], reserve: beam },
    Ben: { field: ['beast@L1', 'thor@L2'] },
  },
  when: [
    { who: 'Ann', does: { use: 'force-beam' }, then: { 'only-offered': { Ann: ['beast@L1', 'thor@L2'] } } },
    { who: 'Ann', does: { choose: ['thor'] } },
  ],
  then: { Ben: { field: [{ die: 'beast@L1', damage: 1 }], prep: { thor: 1 } }, quiet: true },
});

scenario([], 'damage to his player counts, damage to the opponent does not', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L3'], reserve: ['power-bolt@action', 'power-bolt@action', 'sidekick@character'] },
    Ben: { field: ['beast@L1'] },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] }, then: { 'not-happened': ['knocked-out'] } },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['Ann'] } },
  ],
  then: { Ann: { life: 18 }, Ben: { life: 18, prep: { beast: 1 } }, quiet: true },
});
