import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/hulk-jade-giant'],
  Ben: ['avx/beast-big-boy-blue', 'avx/thor-lord-of-asgard', 'avx/iron-man-playboy'],
};
const shared = ['avx/smash'];
const Ben = { field: ['beast@L1', 'thor@L2', 'iron-man@L3'] };
const Ann = (action: string) => ({
  field: ['sidekick@character'],
  reserve: [`smash@${action}`, 'sidekick@character'],
});

for (const action of ['action', 'action*']) {
  scenario(['DM-KNOCK-OUT-4', 'DM-BURSTS-5'], `${action} knocks out a level 1 character of either side`, {
    given: { teams, shared, Ann: Ann(action), Ben },
    when: [
      {
        who: 'Ann',
        does: { use: 'smash' },
        then: { 'only-offered': { Ann: ['beast@L1', 'sidekick@character'] } },
      },
      { who: 'Ann', does: { choose: ['beast'] } },
    ],
    then: {
      Ben: { field: ['thor@L2', 'iron-man@L3'], prep: { beast: 1 } },
      Ann: { field: ['sidekick@character'] },
      quiet: true,
    },
  });
}

scenario(
  ['DM-BURSTS-3', 'DM-BURSTS-7'],
  'with two bursts a level 2 character may be chosen, not a level 3 one',
  {
    given: { teams, shared, Ann: Ann('action**'), Ben },
    when: [
      {
        who: 'Ann',
        does: { use: 'smash' },
        then: { 'only-offered': { Ann: ['beast@L1', 'sidekick@character', 'thor@L2'] } },
      },
      { who: 'Ann', does: { choose: ['thor'] } },
    ],
    then: { Ben: { field: ['beast@L1', 'iron-man@L3'], prep: { thor: 1 } }, quiet: true },
  },
);

scenario(
  ['DM-DAMAGE-15', 'DM-GLOBAL-ABILITIES-1', 'DM-GLOBAL-ABILITIES-2'],
  'for a fist a blocked character deals no damage',
  {
    given: {
      teams,
      shared,
      phase: 'attack',
      Ann: { field: ['hulk@L3', 'sidekick@character'] },
      Ben: { field: ['beast@L3'], reserve: ['sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hulk', 'sidekick'] } },
      { who: 'Ben', does: { block: { beast: 'hulk' } } },
      // Hulk is the only blocked character; the sidekick's damage is not stopped.
      { who: 'Ben', does: { global: 'smash' } },
    ],
    then: {
      Ben: { life: 19, field: ['beast@L3'] },
      Ann: { field: ['hulk@L3'], used: { sidekick: 1 } },
      quiet: true,
    },
  },
);

for (const [card, die] of [
  ['avx/iron-man-playboy', 'iron-man@L3'],
  ['avx/nova-the-human-rocket', 'nova@L3'],
  ['avx/angel-avenging-angel', 'angel@L3'],
] as const) {
  scenario('DM-DAMAGE-15', `no damage means none by its ability either: ${card}`, {
    given: {
      teams: { Ann: [card], Ben: ['avx/beast-mutate-666', 'avx/thor-odinson'] },
      shared,
      phase: 'attack',
      Ann: { field: [die] },
      Ben: { field: ['beast@L3', 'thor@L1'], reserve: ['sidekick@fist'], bag: { sidekick: 6 } },
    },
    when: [
      { who: 'Ann', does: { attack: [die] } },
      { who: 'Ben', does: { block: { beast: die.slice(0, -3) } } },
      { who: 'Ben', does: { global: 'smash' }, then: { damage: {}, 'not-happened': ['player-damaged'] } },
    ],
    // Beast has hit it for 2 and is not hit in return.
    then: { Ann: { field: [die] }, Ben: { life: 20, field: ['beast@L3', 'thor@L1'] }, quiet: true },
  });
}

scenario('DM-DAMAGE-15', 'nor does what else it does suffer: Iron Man – Philanthropist gains his life', {
  given: {
    teams: { Ann: ['avx/iron-man-philanthropist'], Ben: ['avx/beast-big-boy-blue'] },
    shared,
    phase: 'attack',
    Ann: { life: 10, field: ['iron-man@L1'] },
    Ben: { field: ['beast@L3'], reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['iron-man'] } },
    { who: 'Ben', does: { block: { beast: 'iron-man' } } },
    { who: 'Ben', does: { global: 'smash' } },
  ],
  then: { Ann: { life: 11, field: ['iron-man@L1'] }, Ben: { field: ['beast@L3'] }, quiet: true },
});
