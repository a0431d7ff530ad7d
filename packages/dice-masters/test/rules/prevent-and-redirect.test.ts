import {
  actionEffect,
  damage,
  draw,
  itself,
  on,
  one,
  opponent,
  prevent,
  sequence,
  trigger,
  would,
} from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { basicAction, character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** "Deal 2 damage to a character and draw a die into the prep area." */
const jolt = basicAction({
  id: 'test/jolt',
  number: 0,
  title: 'power-bolt',
  cost: 3,
  abilities: [actionEffect(sequence(damage(2, one({})), draw(1, 'prep')))],
});

/** "Takes no damage. When damaged, 2 damage to the opponent." */
const statue = character(DICE['iron-man'], {
  ...facts,
  id: 'test/statue',
  title: 'iron-man',
  energy: 'shield',
  abilities: [
    would(on('damage', itself), prevent('all')),
    trigger(on('damage', itself), damage(2, opponent)),
  ],
});

const invented = inventing(jolt, statue);

const jolted = {
  teams: { Ben: ['avx/spider-man-tiger', 'avx/beast-mutate-666'] },
  shared: ['test/jolt'],
  Ann: { reserve: ['power-bolt@action', S] },
  Ben: { field: ['spider-man@L2', 'beast@L2'], reserve: ['sidekick@fist'] },
};

invented('DM-PREVENT-AND-REDIRECT-1', 'preventing an effect cancels everything its ability would have done', {
  given: jolted,
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['spider-man'] } },
    {
      who: 'Ben',
      does: { react: 'spider-man' },
      then: { happened: ['prevented'], 'not-happened': ['damaged', 'drew'] },
    },
  ],
  then: {
    Ann: { prep: {}, used: { 'power-bolt': 1 } },
    Ben: { field: ['spider-man@L2', 'beast@L2'], used: { sidekick: 1 } },
    quiet: true,
  },
});

invented('DM-PREVENT-AND-REDIRECT-1', 'not prevented, the ability does all of it', {
  given: jolted,
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['spider-man'], draw: ['sidekick'] } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: {
    Ann: { prep: { sidekick: 1 }, used: { 'power-bolt': 1 } },
    Ben: { field: [{ die: 'spider-man@L2', damage: 2 }, 'beast@L2'] },
    quiet: true,
  },
});

const playboy = {
  teams: {
    Ann: ['avx/thor-lord-of-asgard', 'avx/vibranium-shield-one-of-a-kind'],
    Ben: ['avx/iron-man-playboy'],
  },
  phase: 'attack',
  Ann: { field: [S, 'thor@L1'] },
};
const blocked = { who: 'Ben', does: { block: { 'iron-man': 'sidekick' } } };

scenario('DM-PREVENT-AND-REDIRECT-2', 'damage that was prevented triggers nothing', {
  given: {
    ...playboy,
    teams: { ...playboy.teams, Ann: [...playboy.teams.Ann, 'avx/mjolnir-forged-by-odin'] },
    Ann: { field: [S, 'thor@L1'], reserve: ['mjolnir@bolt+bolt'] },
    Ben: { field: ['iron-man@L1'], reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { attack: [S] } },
    { who: 'Ben', does: { block: {} } },
    { who: 'Ann', does: { global: 'mjolnir', choose: ['iron-man'] }, then: { asked: { Ben: 'ask.react' } } },
    {
      who: 'Ben',
      does: { react: 'vibranium-shield' },
      then: { happened: ['prevented'], 'not-happened': ['damaged', 'ability-used'] },
    },
  ],
  then: { Ben: { life: 19, field: ['iron-man@L1'] }, Ann: { field: ['thor@L1'] }, quiet: true },
});

scenario('DM-PREVENT-AND-REDIRECT-2', 'damage that was not prevented does', {
  given: { ...playboy, Ben: { field: ['iron-man@L1'] } },
  when: [
    { who: 'Ann', does: { attack: [S] } },
    { ...blocked, then: { happened: ['damaged', 'ability-used'] } },
  ],
  then: { Ben: { field: ['iron-man@L1'] }, Ann: { field: ['thor@L1'], prep: { sidekick: 1 } }, quiet: true },
});

scenario('DM-PREVENT-AND-REDIRECT-3', 'what was paid for a prevented ability is gone', {
  given: {
    teams: { Ann: ['avx/mjolnir-forged-by-odin'], Ben: ['avx/spider-man-tiger', 'avx/beast-mutate-666'] },
    Ann: { reserve: ['sidekick@bolt', 'sidekick@bolt', S] },
    Ben: { field: ['spider-man@L1', 'beast@L2'], reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { global: 'mjolnir', pay: ['bolt', 'bolt'], choose: ['spider-man'] } },
    { who: 'Ben', does: { react: 'spider-man' }, then: { 'not-happened': ['damaged'] } },
  ],
  then: {
    Ann: { used: { sidekick: 2 }, reserve: [S] },
    Ben: { used: { sidekick: 1 }, reserve: [], field: ['spider-man@L1', 'beast@L2'] },
    quiet: true,
  },
});

invented('DM-PREVENT-AND-REDIRECT-4', '"takes no damage" is prevention: no mark, and nothing hears of it', {
  given: {
    teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['test/statue'] },
    shared: ['avx/power-bolt'],
    Ann: { field: ['thor@L1', S], reserve: ['power-bolt@action', S] },
    Ben: { field: ['iron-man@L1', S] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'power-bolt', choose: ['iron-man'] },
      then: { Ben: { field: ['iron-man@L1', S] }, 'not-happened': ['damaged', 'ability-used'] },
    },
    { who: 'Ann', does: { pass: true, attack: ['thor'] } },
    {
      who: 'Ben',
      does: { block: { 'iron-man': 'thor' } },
      then: { happened: ['prevented'], 'not-happened': ['ability-used'] },
    },
  ],
  then: { Ann: { life: 20, field: ['thor@L1', S] }, Ben: { field: ['iron-man@L1', S] }, quiet: true },
});

scenario('DM-PREVENT-AND-REDIRECT-4', 'Thing, outnumbered, takes no damage when he blocks', {
  given: {
    teams: { Ann: ['avx/thor-lord-of-asgard', 'avx/cyclops-slim'], Ben: ['avx/thing-ever-lovin-blue-eyed'] },
    Ann: { field: ['cyclops@L3', S], reserve: [S] },
    Ben: { field: ['thing@L1'] },
  },
  when: [
    { who: 'Ann', does: { pass: true, attack: ['cyclops'] } },
    { who: 'Ben', does: { block: { thing: 'cyclops' } }, then: { happened: ['prevented'] } },
  ],
  // Thing's 3 damage does not reach Cyclops' defense of 4.
  then: { Ann: { field: ['cyclops@L3', S] }, Ben: { field: ['thing@L1'] }, quiet: true },
});

// Green Goblin: 1 damage to the opponent, and to nobody else, for each sidekick. Inventor's global moves 1 of it.
const goblin = {
  teams: {
    Ann: ['avx/green-goblin-gobby', 'avx/iron-man-inventor'],
    Ben: ['avx/hulk-green-goliath', 'avx/iron-man-philanthropist'],
  },
  Ann: { field: [S], reserve: ['green-goblin@L1', S] },
};

scenario(
  ['DM-PREVENT-AND-REDIRECT-5', 'DM-PREVENT-AND-REDIRECT-6'],
  'damage that could hit only the player is redirected to a character',
  {
    given: { ...goblin, Ben: { field: ['iron-man@L1', S], reserve: ['sidekick@shield'] } },
    when: [
      { who: 'Ann', does: { field: 'green-goblin' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'iron-man' }, then: { 'only-offered': { Ben: ['iron-man@L1', S] } } },
      {
        who: 'Ben',
        does: { choose: ['iron-man'] },
        then: { happened: ['redirected', 'damaged'], 'not-happened': ['player-damaged'] },
      },
    ],
    then: {
      Ben: { life: 20, field: [{ die: 'iron-man@L1', damage: 1 }, S], used: { sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario('DM-PREVENT-AND-REDIRECT-7', 'redirected damage is still dealt by the attacker', {
  given: {
    teams: {
      Ann: ['avx/hawkeye-brer-hawkeye', 'avx/iron-man-inventor'],
      Ben: ['avx/thor-lord-of-asgard', 'avx/beast-mutate-666'],
    },
    phase: 'attack',
    Ann: { field: ['hawkeye@L1'] },
    Ben: { field: ['thor@L3', 'beast@L2'], reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['hawkeye'] } },
    {
      who: 'Ben',
      does: { block: {}, react: 'iron-man', choose: ['thor'] },
      then: { happened: ['redirected', 'ability-used', 'spun'] },
    },
  ],
  // Whom Hawkeye damages is turned to level 1.
  then: { Ben: { life: 18, field: ['thor@L1', 'beast@L2'] }, Ann: { used: { hawkeye: 1 } }, quiet: true },
});

scenario(
  'DM-PREVENT-AND-REDIRECT-8',
  'redirected damage never happened to its first target; it happened to its new one',
  {
    given: { ...goblin, Ben: { life: 15, field: ['hulk@L3', 'iron-man@L1'], reserve: ['sidekick@shield'] } },
    when: [
      { who: 'Ann', does: { field: 'green-goblin' } },
      {
        who: 'Ben',
        does: { react: 'iron-man', choose: ['iron-man'] },
        then: { happened: ['damaged', 'ability-used', 'life-gained'] },
      },
    ],
    // Hulk would have answered damage to Ben with 2 to each of Ann's characters.
    then: {
      Ben: { life: 16, field: ['hulk@L3', { die: 'iron-man@L1', damage: 1 }] },
      Ann: { field: [S, 'green-goblin@L1'], reserve: [S] },
      quiet: true,
    },
  },
);

scenario(
  'DM-PREVENT-AND-REDIRECT-9',
  'each knock-out is prevented again, for a fist each, as long as there are fists',
  {
    given: {
      teams: { Ben: ['avx/spider-man-tiger'] },
      shared: ['avx/smash'],
      Ann: { reserve: ['smash@action', 'smash@action', 'smash@action', S] },
      Ben: { field: ['spider-man@L1', S], reserve: ['sidekick@fist', 'sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { use: 'smash', choose: ['spider-man'] } },
      {
        who: 'Ben',
        does: { react: 'spider-man' },
        then: { Ben: { field: ['spider-man@L1', S], used: { sidekick: 1 } } },
      },
      { who: 'Ann', does: { use: 'smash', choose: ['spider-man'] } },
      {
        who: 'Ben',
        does: { react: 'spider-man' },
        then: { Ben: { field: ['spider-man@L1', S], used: { sidekick: 2 } } },
      },
      { who: 'Ann', does: { use: 'smash', choose: ['spider-man'] } },
    ],
    then: { Ben: { field: [S], prep: { 'spider-man': 1 } }, quiet: true },
  },
);
