import { damage, later, opponent, whenFielded } from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** "When fielded, at the end of the turn 1 damage to the opponent." */
const fuse = character(DICE['ghost-rider'], {
  ...facts,
  id: 'test/fuse',
  title: 'ghost-rider',
  energy: 'bolt',
  abilities: [whenFielded(later('turn-ends', damage(1, opponent)))],
});

scenario(
  'DM-REGROUP-3',
  'an unblocked attacker goes to the used pile although all its damage was prevented',
  {
    given: {
      teams: { Ann: ['avx/vibranium-shield-one-of-a-kind'] },
      phase: 'attack',
      Ann: { field: [S, S] },
      Ben: { reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { attack: [S] } },
      {
        who: 'Ben',
        does: { react: 'vibranium-shield' },
        then: { happened: ['prevented'], 'not-happened': ['player-damaged'] },
      },
    ],
    then: { Ben: { life: 20 }, Ann: { field: [S], used: { sidekick: 1 } }, quiet: true },
  },
);

scenario('DM-REGROUP-3', 'also if it was redirected', {
  given: {
    teams: { Ann: ['avx/iron-man-inventor'], Ben: ['avx/thor-lord-of-asgard'] },
    phase: 'attack',
    Ann: { field: [S] },
    Ben: { field: ['thor@L1'], reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { attack: [S] } },
    { who: 'Ben', does: { block: {}, react: 'iron-man' }, then: { happened: ['redirected', 'regrouped'] } },
  ],
  then: { Ben: { life: 20, field: ['thor@L1'] }, Ann: { field: [], used: { sidekick: 1 } }, quiet: true },
});

scenario(
  ['DM-REGROUP-6', 'DM-CORE-RULES-7'],
  'effects end with the turn, a while-active bonus stays as long as it holds',
  {
    given: {
      teams: { Ann: ['avx/captain-america-natural-leader'] },
      shared: ['avx/invulnerability', 'avx/take-cover'],
      Ann: { field: ['captain-america@L1', S], reserve: ['sidekick@bolt', 'sidekick@shield', S] },
    },
    when: [
      { who: 'Ann', does: { global: 'invulnerability', choose: ['captain-america'] } },
      {
        who: 'Ann',
        does: { global: 'take-cover', choose: ["Ann's sidekick"] },
        then: { Ann: { stats: { 'captain-america': '4/3', sidekick: '2/3' } } },
      },
      { who: 'Ann', does: { pass: true, attack: [] } },
    ],
    then: { active: 'Ben', Ann: { stats: { 'captain-america': '3/3', sidekick: '2/2' } }, quiet: true },
  },
);

scenario('DM-CORE-RULES-7', 'a duty to attack ends with the turn too', {
  given: {
    teams: { Ann: ['avx/mr-fantastic-brilliant-scientist'] },
    active: 'Ben',
    Ann: { field: [S, S], bag: { sidekick: 4 } },
    Ben: { reserve: ['sidekick@mask', S] },
    roll: ['character', 'fist', 'fist', 'fist'],
  },
  when: [
    // Ann's sidekick must attack this turn, which is not hers.
    { who: 'Ben', does: { global: 'mr-fantastic', choose: ["Ann's sidekick"] } },
    { who: 'Ben', does: { pass: true } },
    { who: 'Ann', does: { reroll: 'none' } },
    { who: 'Ann', does: { pass: true, attack: [] } },
  ],
  then: { active: 'Ben', Ann: { field: [S, S] }, Ben: { life: 20 }, quiet: true },
});

scenario('DM-REGROUP-8', 'who neither attacked nor blocked stays fielded at its level', {
  given: {
    teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/hulk-jade-giant'] },
    phase: 'attack',
    Ann: { field: [S, S, S, 'thor@L3'] },
    Ben: { field: ['hulk@L2', S] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { sidekick: 'thor' } } },
  ],
  then: { active: 'Ben', Ann: { field: [S, S, S, 'thor@L3'] }, Ben: { field: ['hulk@L2'] }, quiet: true },
});

inventing(fuse)(
  'DM-REGROUP-6',
  'what is put off until the end of the turn happens then, once, and in no later turn',
  {
    given: {
      teams: { Ann: ['test/fuse'] },
      Ann: { field: [S], reserve: ['ghost-rider@L1', 'sidekick@bolt', S], bag: { sidekick: 4 } },
      Ben: { field: [S], bag: { sidekick: 4 } },
      roll: ['fist', 'fist', 'fist', 'fist'],
    },
    when: [
      { who: 'Ann', does: { field: 'ghost-rider' }, then: { damage: {} } },
      { who: 'Ann', does: { pass: true, attack: [] }, then: { active: 'Ben', damage: { Ben: 1 } } },
      { who: 'Ben', does: { reroll: 'none' } },
      { who: 'Ben', does: { attack: [] }, then: { active: 'Ann', damage: {} } },
    ],
    then: { Ann: { life: 20 }, Ben: { life: 19 } },
  },
);
