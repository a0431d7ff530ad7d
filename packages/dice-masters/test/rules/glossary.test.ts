import {
  actionEffect,
  control,
  damage,
  each,
  one,
  opposing,
  whenFielded,
} from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { basicAction, character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** "Deal 1 damage to each engaged character." */
const brawl = basicAction({
  id: 'test/brawl',
  number: 0,
  title: 'power-bolt',
  cost: 3,
  abilities: [actionEffect(damage(1, each({ role: 'engaged' })))],
});

/** "When fielded, take control of an opposing character." */
const puppeteer = character(DICE.loki, {
  ...facts,
  id: 'test/puppeteer',
  title: 'loki',
  energy: 'mask',
  abilities: [whenFielded(control(one(opposing)))],
});

const invented = inventing(brawl, puppeteer);

scenario(
  'DM-GLOSSARY-1',
  'an action die is one by kind in the bag, but on an energy face it offers no action',
  {
    given: {
      teams: { Ann: ['avx/doctor-strange-probably-a-charlatan'] },
      shared: ['avx/force-beam'],
      // Doctor Strange looks for an action die in the bag and rolls it.
      Ann: { reserve: ['doctor-strange@L1', 'sidekick@mask', S], bag: { sidekick: 3, 'force-beam': 1 } },
    },
    when: [{ who: 'Ann', does: { field: 'doctor-strange', roll: ['2'] } }],
    then: {
      Ann: { bag: { sidekick: 3 }, reserve: ['force-beam@2', S] },
      'only-offered': { Ann: ['field sidekick', 'pass'] },
      quiet: true,
    },
  },
);

invented('DM-GLOSSARY-2', 'a die one controls is not opposing, whoever owns it', {
  given: {
    teams: { Ann: ['test/puppeteer', 'avx/captain-america-star-spangled-avenger'] },
    Ann: { life: 10, reserve: ['loki@L1', 'sidekick@mask', 'captain-america@L1', 'sidekick@shield', S] },
    Ben: { field: [S, S, S] },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'loki', choose: ["Ben's sidekick"] },
      then: { Ann: { field: ['loki@L1', S] }, Ben: { field: [S, S] } },
    },
    // Captain America knocks out all opposing sidekicks for a life each.
    { who: 'Ann', does: { field: 'captain-america' } },
  ],
  then: {
    Ann: { life: 12, field: ['loki@L1', S, 'captain-america@L1'] },
    Ben: { field: [], prep: { sidekick: 2 } },
    quiet: true,
  },
});

invented('DM-GLOSSARY-3', 'blockers and blocked attackers are engaged, nobody else is', {
  given: {
    teams: {
      Ann: ['avx/thor-lord-of-asgard', 'avx/angel-high-ground'],
      Ben: ['avx/iron-man-philanthropist', 'avx/doctor-doom-nemesis'],
    },
    shared: ['test/brawl', 'avx/smash'],
    phase: 'attack',
    Ann: { field: ['thor@L1', 'angel@L1', S], reserve: ['power-bolt@action', 'sidekick@fist'] },
    Ben: { field: ['iron-man@L1', 'doctor-doom@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor', 'angel'] } },
    { who: 'Ben', does: { block: { 'iron-man': 'thor' } } },
    { who: 'Ann', does: { use: 'power-bolt' } },
  ],
  then: {
    Ann: { attack: [{ die: 'thor@L1', damage: 1 }, 'angel@L1'], field: [S] },
    Ben: { attack: [{ die: 'iron-man@L1', damage: 1 }], field: ['doctor-doom@L1'] },
    quiet: true,
  },
});
