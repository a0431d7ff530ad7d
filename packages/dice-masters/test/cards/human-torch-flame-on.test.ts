import { activated, damage, one, opposing, pay } from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/human-torch-flame-on'], Ben: ['avx/thor-lord-of-asgard'] };
const shared = ['avx/power-bolt', 'avx/force-beam'];

scenario(
  'DM-ACTIVE-AND-FIELDED-2',
  'each fielding deals 1 damage to a character or player, once for two Torches',
  {
    given: {
      teams,
      Ann: {
        field: ['human-torch@L1', 'human-torch@L1'],
        reserve: ['sidekick@character', 'sidekick@character', 'sidekick@character'],
      },
      Ben: { field: ['thor@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'sidekick', choose: ['Ben'] },
        then: { asked: { Ann: 'ask.main' }, Ben: { life: 19 } },
      },
      { who: 'Ann', does: { field: 'sidekick', choose: ['thor'] } },
    ],
    then: { Ann: { life: 20 }, Ben: { life: 19, field: [{ die: 'thor@L1', damage: 1 }] }, quiet: true },
  },
);

scenario([], 'the first Torch does not answer his own fielding', {
  given: { teams, Ann: { reserve: ['human-torch@L1', 'sidekick@character'] }, Ben: { field: ['thor@L1'] } },
  when: [{ who: 'Ann', does: { field: 'human-torch' } }],
  then: { asked: { Ann: 'ask.main' }, unchanged: ['Ben'], quiet: true },
});

scenario('DM-FIELDING-5', 'characters fielded for one payment are fielded one after the other', {
  given: {
    teams: { Ann: ['avx/human-torch-flame-on', 'avx/spider-man-webhead'] },
    Ann: {
      field: ['human-torch@L1'],
      reserve: ['spider-man@L2', 'spider-man@L3', 'sidekick@fist', 'sidekick@mask', 'sidekick@character'],
    },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'spider-man@L2', also: { field: 'spider-man@L3' }, choose: ['Ben'] },
      then: { Ben: { life: 19 } },
    },
    { who: 'Ann', does: { choose: ['Ben'] } },
  ],
  then: { Ben: { life: 18 }, quiet: true },
});

scenario([], 'the opponent’s fielding does nothing', {
  given: {
    teams,
    active: 'Ben',
    Ann: { field: ['human-torch@L1'] },
    Ben: { reserve: ['sidekick@character', 'sidekick@character'] },
  },
  when: [{ who: 'Ben', does: { field: 'sidekick' } }],
  then: { asked: { Ben: 'ask.main' }, Ann: { life: 20 }, Ben: { life: 20 }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-7', 'the global adds 1 to the damage of an action, once, for either player', {
  given: {
    teams,
    shared,
    active: 'Ben',
    Ben: { reserve: ['power-bolt@action', 'sidekick@bolt', 'sidekick@bolt', 'sidekick@character'] },
  },
  when: [
    { who: 'Ben', does: { use: 'power-bolt', choose: ['Ann'] }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'human-torch' }, then: { asked: { Ben: 'ask.main' } } },
  ],
  then: { Ann: { life: 17 }, Ben: { life: 20, used: { 'power-bolt': 1, sidekick: 1 } }, quiet: true },
});

scenario([], 'of several targets one is picked for the extra damage', {
  given: {
    teams,
    shared,
    Ann: { field: ['human-torch@L3'], reserve: ['force-beam@action', 'sidekick@bolt', 'sidekick@character'] },
    Ben: { field: ['thor@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'force-beam', react: 'human-torch' },
      then: { 'only-offered': { Ann: ['human-torch@L3', 'thor@L1'] } },
    },
    { who: 'Ann', does: { choose: ['thor'] } },
  ],
  then: {
    Ann: { field: [{ die: 'human-torch@L3', damage: 1 }] },
    Ben: { field: [{ die: 'thor@L1', damage: 2 }] },
    quiet: true,
  },
});

scenario('DM-GLOBAL-ABILITIES-7', 'combat damage, or damage of the other player, is not enlarged', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['sidekick@character'], reserve: ['sidekick@bolt'] },
    Ben: { reserve: ['sidekick@bolt'] },
  },
  when: [{ who: 'Ann', does: { attack: ['sidekick'] }, then: { 'not-happened': ['global-used'] } }],
  then: { Ben: { life: 19 }, quiet: true },
});

scenario('DM-PAYING-7', 'without a bolt nothing is asked', {
  given: { teams, shared, Ann: { reserve: ['power-bolt@action', 'sidekick@fist', 'sidekick@character'] } },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] } }],
  then: { asked: { Ann: 'ask.main' }, Ben: { life: 18 }, quiet: true },
});

/** "While active, pay 1 bolt: 1 damage to an opposing character." */
const archer = character(DICE.hawkeye, {
  ...facts,
  id: 'test/archer',
  title: 'hawkeye',
  energy: 'bolt',
  abilities: [activated(pay('bolt'), damage(1, one(opposing)))],
});

inventing(archer)(
  'DM-GLOBAL-ABILITIES-7',
  'an ability that its player uses is no global: its damage is not enlarged',
  {
    given: {
      teams: { Ann: ['test/archer', 'avx/human-torch-flame-on'], Ben: ['avx/thor-lord-of-asgard'] },
      Ann: { field: ['hawkeye@L1'], reserve: ['sidekick@bolt', 'sidekick@bolt', 'sidekick@character'] },
      Ben: { field: ['thor@L1'] },
    },
    when: [{ who: 'Ann', does: { activate: 'hawkeye' }, then: { asked: { Ann: 'ask.main' } } }],
    then: {
      Ann: { reserve: ['sidekick@bolt', 'sidekick@character'] },
      Ben: { field: [{ die: 'thor@L1', damage: 1 }] },
      quiet: true,
    },
  },
);
