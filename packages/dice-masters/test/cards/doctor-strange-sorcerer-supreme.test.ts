import { buyFree, may, whenFielded } from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/doctor-strange-sorcerer-supreme', 'avx/mjolnir-fist-of-the-righteous', 'avx/beast-big-boy-blue'],
  Ben: ['avx/doctor-strange-sorcerer-supreme', 'avx/mjolnir-fist-of-the-righteous'],
};
const shared = ['avx/force-beam', 'avx/smash'];
const cards = { mjolnir: 1, beast: 1 };

scenario(
  ['DM-PURCHASING-2', 'DM-PURCHASING-3', 'DM-PURCHASING-8'],
  'Doctor Strange’s player buys one action die without paying',
  {
    given: {
      teams,
      shared,
      Ann: { field: ['doctor-strange@L1', 'doctor-strange@L1'], reserve: ['sidekick@character'], cards },
      Ben: { cards: { mjolnir: 1 } },
    },
    when: [
      {
        who: 'Ann',
        does: { activate: 'doctor-strange' },
        then: { 'only-offered': { Ann: ['mjolnir', 'force-beam', 'smash'] } },
      },
      {
        who: 'Ann',
        does: { choose: ['mjolnir'] },
        then: { Ann: { used: { mjolnir: 1 }, cards: { mjolnir: 0, beast: 1, 'doctor-strange': 0 } } },
      },
      // Once per turn, however many Doctors are out.
      { who: 'Ann', does: { activate: 'doctor-strange' }, refused: ['DM-CORE-RULES-1'] },
    ],
    then: { Ann: { used: { mjolnir: 1 }, reserve: ['sidekick@character'] }, unchanged: ['Ben'], quiet: true },
  },
);

scenario('DM-ACTIVE-AND-FIELDED-1', 'without a fielded Doctor Strange there is nothing to use', {
  given: {
    teams,
    shared,
    Ann: { reserve: ['doctor-strange@L1', 'sidekick@character'], cards },
    Ben: { field: ['doctor-strange@L1'] },
  },
  when: [],
  then: { 'only-offered': { Ann: ['field sidekick', 'pass'] }, quiet: true },
});

scenario('DM-PURCHASING-9', 'a card that is sold out is not on offer', {
  given: {
    teams: { Ann: ['avx/doctor-strange-sorcerer-supreme'] },
    shared,
    left: { smash: 0 },
    Ann: { field: ['doctor-strange@L1'], reserve: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { activate: 'doctor-strange' } }],
  then: { Ann: { used: { 'force-beam': 1 } }, shared: { 'force-beam': 2, smash: 0 }, quiet: true },
});

scenario('DM-PURCHASING-2', 'of two kinds of dice on offer his player chooses one', {
  given: {
    teams: { Ann: ['avx/doctor-strange-sorcerer-supreme', 'avx/mjolnir-fist-of-the-righteous'] },
    shared: ['avx/force-beam'],
    Ann: { field: ['doctor-strange@L1'], reserve: ['sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { activate: 'doctor-strange' },
      then: { 'only-offered': { Ann: ['mjolnir', 'force-beam'] } },
    },
    { who: 'Ann', does: { choose: ['mjolnir'] } },
  ],
  then: { Ann: { used: { mjolnir: 1 }, cards: { mjolnir: 0 } }, shared: { 'force-beam': 3 }, quiet: true },
});

scenario('DM-PURCHASING-3', 'the opponent’s action cards are not on offer', {
  given: {
    teams: { Ann: ['avx/doctor-strange-sorcerer-supreme'], Ben: ['avx/vibranium-shield-one-of-a-kind'] },
    shared: ['avx/force-beam'],
    Ann: { field: ['doctor-strange@L1'], reserve: ['sidekick@character'] },
  },
  // With Force Beam alone there is nothing to choose.
  when: [{ who: 'Ann', does: { activate: 'doctor-strange' } }],
  then: {
    Ann: { used: { 'force-beam': 1 } },
    Ben: { cards: { 'vibranium-shield': 1 } },
    shared: { 'force-beam': 2 },
    quiet: true,
  },
});

/** "When fielded, you may buy an action die for free." */
const patron = character(DICE['doctor-strange'], {
  ...facts,
  id: 'test/patron',
  title: 'doctor-strange',
  energy: 'mask',
  abilities: [whenFielded(may(buyFree({ kind: 'action' })))],
});
const invented = inventing(patron);
const fielding = { reserve: ['doctor-strange@L1', 'sidekick@mask', 'sidekick@character'] };

invented([], 'a free purchase that may be made is offered for a single card on sale', {
  given: { teams: { Ann: ['test/patron'] }, shared: ['avx/force-beam'], Ann: fielding },
  when: [
    { who: 'Ann', does: { field: 'doctor-strange' }, then: { asked: { Ann: 'ask.may' } } },
    { who: 'Ann', does: { may: true } },
  ],
  then: { Ann: { used: { sidekick: 1, 'force-beam': 1 } }, shared: { 'force-beam': 2 }, quiet: true },
});

invented('DM-PURCHASING-9', 'and for none that is sold out', {
  given: {
    teams: { Ann: ['test/patron'] },
    shared: ['avx/force-beam'],
    left: { 'force-beam': 0 },
    Ann: fielding,
  },
  when: [{ who: 'Ann', does: { field: 'doctor-strange' }, then: { asked: { Ann: 'ask.main' } } }],
  then: { Ann: { used: { sidekick: 1 } }, quiet: true },
});
