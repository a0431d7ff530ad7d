import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { create, firstGame, playOn } from '../game.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';
const fight = { phase: 'attack' };
/** A fist for the Smash! global stops the attack in the step for actions and globals. */
const PAUSE = { shared: ['avx/smash'] };

scenario(['DM-ATTACK-1', 'DM-ATTACK-6'], 'attackers, blockers, actions and globals, damage: in this order', {
  given: {
    ...fight,
    ...PAUSE,
    Ann: { field: [S, S], reserve: ['sidekick@fist'] },
    Ben: { field: [S], reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { attack: [S, S] }, then: { asked: { Ben: 'ask.blockers' } } },
    {
      who: 'Ben',
      does: { block: { sidekick: 'sidekick' } },
      then: { asked: { Ann: 'ask.attack-actions' }, Ben: { life: 20 } },
    },
    { who: 'Ann', does: { pass: true }, then: { asked: { Ben: 'ask.respond' } } },
    { who: 'Ben', does: { pass: true }, then: { asked: { Ann: 'ask.attack-actions' } } },
    {
      who: 'Ann',
      does: { pass: true },
      then: { happened: ['player-damaged', 'knocked-out', 'regrouped'], Ben: { life: 19 } },
    },
  ],
});

scenario(
  ['DM-ATTACK-2', 'DM-ZONES-7'],
  'all, some or none of the fielded characters attack, and nobody else',
  {
    given: { ...fight, ...PAUSE, Ann: { field: [S, S, S], reserve: ['sidekick@fist', S] }, Ben: {} },
    when: [
      {
        who: 'Ann',
        does: { attack: [S, S] },
        then: { Ann: { attack: [S, S], field: [S], reserve: ['sidekick@fist', S] } },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { Ben: { life: 18 } },
  },
);

scenario(
  ['DM-ATTACK-4', 'DM-ATTACK-2'],
  'without attackers the turn ends at once, with no chance for globals',
  {
    given: {
      ...fight,
      turn: 1,
      ...PAUSE,
      Ann: { field: [S], reserve: ['sidekick@fist'] },
      Ben: { reserve: ['sidekick@fist'] },
    },
    when: [{ who: 'Ann', does: { attack: [] }, then: { asked: { Ben: 'ask.reroll' }, active: 'Ben' } }],
  },
);

scenario('DM-ATTACK-5', 'effects of attacking see all attackers', {
  given: {
    ...fight,
    teams: { Ann: ['avx/wolverine-formerly-weapon-ten'] },
    ...PAUSE,
    Ann: { field: ['wolverine@L3', S], reserve: ['sidekick@fist'] },
    Ben: {},
  },
  // Wolverine is stronger when he attacks alone: with the sidekick beside him he is not.
  when: [{ who: 'Ann', does: { attack: ['wolverine', S] }, then: { Ann: { stats: { wolverine: '8/4' } } } }],
});

scenario(['DM-ATTACK-7', 'DM-REGROUP-4'], 'Regroup follows also when nobody attacks: damage is gone', {
  given: {
    teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/beast-mutate-666'] },
    shared: ['avx/force-beam'],
    Ann: { field: ['thor@L1'], reserve: ['force-beam@action'] },
    Ben: { field: ['beast@L2'] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'force-beam' },
      then: {
        Ann: { field: [{ die: 'thor@L1', damage: 1 }] },
        Ben: { field: [{ die: 'beast@L2', damage: 1 }] },
      },
    },
    { who: 'Ann', does: { attack: [] } },
  ],
  then: { Ann: { field: ['thor@L1'] }, Ben: { field: ['beast@L2'] }, active: 'Ben' },
});

/** The questions of an attack itself, and the step that each belongs to. */
const ASKED_IN = {
  'ask.attackers': 'attackers',
  'ask.blockers': 'blockers',
  'ask.attack-actions': 'actions',
  'ask.divide-damage': 'damage',
};

proves('DM-ATTACK-1', 'whoever looks is told the step an attack is in', () => {
  const told: Record<string, string> = {};
  for (let seed = 0; seed < 8; seed++) {
    const { match } = create(firstGame, `match ${seed}`);
    playOn(match, `players ${seed}`, ({ pending, table }) => {
      const key = pending[0]?.ask.key ?? '';
      if (table.combat !== null && key in ASKED_IN) told[key] = table.combat.step;
      return false;
    });
  }
  expect(told).toEqual(ASKED_IN);
});
