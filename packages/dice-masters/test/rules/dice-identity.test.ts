import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { actionEffect, move, one } from '../../src/abilities/build.ts';
import { basicAction, SIDEKICK_ID } from '../../src/content.ts';
import { content } from '../game.ts';
import { inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** "Move a character of your reserve pool to your prep area." */
const recall = basicAction({
  id: 'test/recall',
  number: 0,
  title: 'gearing-up',
  cost: 3,
  abilities: [actionEffect(move(one({ who: 'own', zone: 'reserve' }), 'prep'))],
});
const invented = inventing(recall);

proves('DM-DICE-8', 'sidekicks have no card', () => {
  expect(content.find(SIDEKICK_ID)).toBeUndefined();
  expect(content.dieKind(SIDEKICK_ID).faces).toHaveLength(6);
});

scenario('DM-DICE-8', 'whoever copies the abilities of a sidekick has none any more', {
  given: {
    teams: { Ann: ['avx/rogue-cant-touch-this'], Ben: ['avx/beast-mutate-666'] },
    shared: ['avx/force-beam'],
    Ann: { reserve: ['rogue@L2', 'sidekick@mask', 'sidekick@mask', S] },
    Ben: { field: [S] },
  },
  when: [{ who: 'Ann', does: { field: 'rogue' }, then: { happened: ['captured', 'copied'] } }],
  then: { Ann: { field: ['rogue@L2'], stats: { rogue: '1/1' } }, Ben: { field: [] }, quiet: true },
});

scenario('DM-DICE-IDENTITY-1', 'the same kind of die is energy on one face and a character on another', {
  given: {
    teams: { Ann: ['avx/spider-man-tiger'] },
    Ann: { reserve: ['spider-man@fist', 'spider-man@L2'], cards: { 'spider-man': 1 } },
  },
  when: [
    { who: 'Ann', does: { field: 'spider-man@fist' }, refused: ['DM-TURN-STRUCTURE-5'] },
    { who: 'Ann', does: { field: 'spider-man@L2', pay: ['spider-man@fist'] } },
  ],
  then: { Ann: { field: ['spider-man@L2'], used: { 'spider-man': 1 }, reserve: [] } },
});

invented('DM-DICE-IDENTITY-2', 'a sidekick that shows energy is no character', {
  given: {
    teams: { Ann: ['avx/beast-mutate-666'] },
    shared: ['test/recall'],
    Ann: { reserve: ['gearing-up@action', 'beast@L1', 'beast@mask', 'sidekick@mask', S] },
  },
  when: [
    { who: 'Ann', does: { use: 'gearing-up' }, then: { 'only-offered': { Ann: ['beast@L1', S] } } },
    { who: 'Ann', does: { choose: ['beast@L1'] } },
  ],
  then: { Ann: { prep: { beast: 1 }, reserve: ['beast@mask', 'sidekick@mask', S] }, quiet: true },
});

scenario('DM-DICE-IDENTITY-3', 'a fielded sidekick is a character: it attacks, blocks and can be chosen', {
  given: {
    shared: ['avx/power-bolt'],
    Ann: { field: [S], reserve: ['power-bolt@action', S] },
    Ben: { field: [S, S] },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt' }, then: { 'only-offered': { Ann: ['Ann', 'Ben', S] } } },
    {
      who: 'Ann',
      does: { choose: ["Ben's sidekick"] },
      then: { Ben: { field: [S], prep: { sidekick: 1 } } },
    },
    { who: 'Ann', does: { pass: true }, then: { 'only-offered': { Ann: [S] } } },
    { who: 'Ann', does: { attack: [S] }, then: { 'only-offered': { Ben: ['sidekick blocks sidekick'] } } },
    { who: 'Ben', does: { block: { sidekick: 'sidekick' } } },
  ],
  then: { Ann: { field: [], prep: { sidekick: 1 } }, Ben: { life: 20, field: [] }, quiet: true },
});

scenario('DM-DICE-IDENTITY-4', 'in the used pile a die is what its faces make it, whatever it last showed', {
  given: {
    teams: { Ann: ['avx/rogue-anna-raven'], Ben: ['avx/hulk-jade-giant', 'avx/mjolnir-forged-by-odin'] },
    shared: ['avx/take-cover'],
    priority: 'casual',
    Ann: { field: [S], reserve: [S, 'rogue@L1', 'sidekick@mask'] },
    Ben: { reserve: ['sidekick@shield'], used: { hulk: 1, mjolnir: 1, 'take-cover': 1 } },
  },
  when: [
    { who: 'Ann', does: { field: S } },
    // Ben spends a sidekick as energy.
    { who: 'Ben', does: { global: 'take-cover', choose: ["Ann's sidekick"] } },
    {
      who: 'Ann',
      does: { field: 'rogue', may: true },
      then: { 'only-offered': { Ann: ['hulk', 'sidekick'] } },
    },
    { who: 'Ann', does: { choose: ["Ben's sidekick"] } },
  ],
  then: { Ben: { used: { hulk: 1, mjolnir: 1, 'take-cover': 1 } } },
});

// Magneto's global rerolls a villain and says nothing about the result.
const villains = {
  teams: { Ann: ['avx/magneto-sonderkommando'], Ben: ['avx/doctor-doom-nemesis'] },
  shared: ['avx/take-cover'],
  Ann: { reserve: ['sidekick@mask', S] },
  Ben: { field: ['doctor-doom@L1', S] },
};

scenario('DM-DICE-IDENTITY-5', 'a fielded die that is rerolled stays fielded at its new level', {
  given: villains,
  when: [{ who: 'Ann', does: { global: 'magneto', roll: ['L3'] } }],
  then: { Ben: { field: ['doctor-doom@L3', S], reserve: [] }, quiet: true },
});

scenario('DM-DICE-IDENTITY-6', 'a card that says where the result goes is followed', {
  given: {
    teams: { Ann: ['avx/storm-african-priestess'], Ben: ['avx/doctor-doom-nemesis'] },
    Ann: { reserve: ['storm@L1', S] },
    Ben: { field: ['doctor-doom@L1', S] },
  },
  when: [{ who: 'Ann', does: { field: 'storm', choose: ['doctor-doom'], roll: ['shield'] } }],
  then: { Ben: { field: [S], reserve: [], used: { 'doctor-doom': 1 } }, quiet: true },
});

scenario(
  ['DM-DICE-IDENTITY-7', 'DM-DICE-IDENTITY-8'],
  'otherwise it goes to its owner’s reserve pool, pays there at once and is cleared like any other',
  {
    given: villains,
    when: [
      {
        who: 'Ann',
        does: { global: 'magneto', roll: ['shield+shield'] },
        then: { Ben: { field: [S], reserve: ['doctor-doom@shield+shield'] }, Ann: { reserve: [S] } },
      },
      { who: 'Ann', does: { pass: true }, then: { asked: { Ben: 'ask.respond' } } },
      {
        who: 'Ben',
        does: { global: 'take-cover', pay: ['doctor-doom@shield+shield:1'] },
        then: { Ben: { stats: { sidekick: '1/2' }, reserve: ['doctor-doom@shield'] } },
      },
      { who: 'Ann', does: { pass: true } },
      { who: 'Ben', does: { pass: true } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { active: 'Ben', Ben: { reserve: [], used: { 'doctor-doom': 1 }, field: [S] }, quiet: true },
  },
);
