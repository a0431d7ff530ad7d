import { expect, it } from 'vitest';
import { any, on, opposing, spin, that, whileActive } from '../../src/abilities/build.ts';
import type { Hearer } from '../../src/abilities/memory.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { inOrder } from '../../src/rules/hearing.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

scenario('DM-ORDERING-1', 'of two abilities that one event triggers, the active player’s resolves first', {
  given: {
    teams: { Ann: ['avx/nova-quasar'], Ben: ['avx/iron-man-philanthropist'] },
    shared: ['avx/force-beam'],
    active: 'Ben',
    Ann: { field: ['nova@L1'] },
    Ben: { life: 10, field: ['iron-man@L1'], reserve: ['force-beam@action', S] },
  },
  when: [
    // Iron Man has given Ben a life before Nova offers Ann a die.
    { who: 'Ben', does: { use: 'force-beam' }, then: { asked: { Ann: 'ask.may' }, Ben: { life: 11 } } },
    { who: 'Ann', does: { may: false } },
  ],
  then: { Ann: { field: [{ die: 'nova@L1', damage: 1 }] }, Ben: { life: 11 }, quiet: true },
});

const both = {
  teams: {
    Ann: ['avx/hulk-green-goliath', 'avx/iron-man-philanthropist'],
    Ben: ['avx/doctor-strange-sorcerer-supreme'],
  },
  shared: ['avx/force-beam'],
  Ann: { life: 10, field: ['hulk@L3', 'iron-man@L1'], reserve: ['force-beam@action', S] },
  Ben: { field: ['doctor-strange@L3'] },
};
const chooses = { who: 'Ann', does: { use: 'force-beam' }, then: { asked: { Ann: 'ask.next-ability' } } };
const after = { Ann: { life: 11 }, Ben: { field: [{ die: 'doctor-strange@L3', damage: 3 }] }, quiet: true };

scenario('DM-ORDERING-2', 'a player chooses the order of two abilities of hers: Iron Man first', {
  given: both,
  when: [
    chooses,
    { who: 'Ann', does: { first: 'iron-man' }, then: { happened: ['life-gained', 'damaged'] } },
  ],
  then: after,
});

scenario('DM-ORDERING-2', 'a player chooses the order of two abilities of hers: Hulk first', {
  given: both,
  when: [chooses, { who: 'Ann', does: { first: 'hulk' }, then: { happened: ['damaged', 'life-gained'] } }],
  then: after,
});

scenario('DM-ORDERING-3', 'what is triggered in the middle of an effect waits for its end', {
  given: {
    phase: 'attack',
    teams: { Ann: ['avx/phoenix-jeannie'], Ben: ['avx/hulk-green-goliath', 'avx/thor-odinson'] },
    Ann: { field: ['phoenix@L2', S] },
    Ben: { field: ['hulk@L3', 'thor@L2'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['phoenix'] } },
    {
      who: 'Ben',
      does: { block: { thor: 'phoenix' } },
      // At the end of the attack Phoenix makes Thor hit Ben for 6 and knocks Thor out. Hulk answers the damage after that.
      then: {
        happened: ['player-damaged', 'knocked-out', 'ability-used', 'damaged'],
        fires: ['phoenix', 'hulk'],
        damage: { Ben: 6 },
      },
    },
  ],
  then: { Ben: { life: 14, field: ['hulk@L3'] }, quiet: true },
});

scenario('DM-ORDERING-4', 'while an action resolves only what prevents or redirects can be used', {
  given: {
    teams: { Ann: ['avx/doctor-doom-nemesis'], Ben: ['avx/spider-man-tiger', 'avx/doctor-doom-nemesis'] },
    shared: ['avx/power-bolt', 'avx/take-cover'],
    Ann: { field: [S], reserve: ['power-bolt@action', S] },
    // Ben could pay for Take Cover and, with a villain, for Doctor Doom's knock-out by -1D.
    Ben: { field: ['spider-man@L1', 'doctor-doom@L1'], reserve: ['sidekick@fist', 'sidekick@shield'] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'power-bolt', choose: ['spider-man'] },
      then: { asked: { Ben: 'ask.react' } },
    },
    { who: 'Ben', does: { react: 'spider-man' }, then: { asked: { Ann: 'ask.main' } } },
    {
      who: 'Ann',
      does: { pass: true },
      then: { 'only-offered': { Ben: ['global doctor-doom-nemesis', 'global take-cover', 'pass'] } },
    },
  ],
  then: { Ann: { field: [S] }, Ben: { field: ['spider-man@L1', 'doctor-doom@L1'] }, quiet: true },
});

scenario('DM-ORDERING-5', 'a new trigger waits for those of the event before it', {
  given: {
    phase: 'attack',
    teams: { Ann: ['avx/hulk-green-goliath'], Ben: ['avx/iron-man-playboy', 'avx/nova-quasar'] },
    shared: ['avx/force-beam'],
    Ann: { field: ['hulk@L3'], reserve: ['force-beam@action'] },
    Ben: { field: ['iron-man@L1', 'nova@L3'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['hulk'] } },
    { who: 'Ben', does: { block: { 'iron-man': 'hulk' } } },
    {
      who: 'Ann',
      does: { use: 'force-beam' },
      // Hulk (active player) hits both again; then Ben's two abilities of the beam are to be ordered.
      then: {
        asked: { Ben: 'ask.next-ability' },
        Ben: { attack: [{ die: 'iron-man@L1', damage: 3 }], field: [{ die: 'nova@L3', damage: 3 }] },
      },
    },
    // Iron Man's answer to the beam wakes Hulk anew; but Nova's answer to the beam comes first.
    {
      who: 'Ben',
      does: { first: 'iron-man' },
      then: { asked: { Ben: 'ask.may' }, Ann: { attack: [{ die: 'hulk@L3', damage: 4 }] } },
    },
  ],
  then: { Ben: { attack: [{ die: 'iron-man@L1', damage: 3 }] } },
});

scenario(
  ['DM-DAMAGE-11', 'DM-ORDERING-1', 'DM-KNOCK-OUT-5'],
  'damage and knock-outs of one fight: all effects of the attacker come before the first of the defender',
  {
    given: {
      attack: { attackers: ['deadpool', 'thor'] },
      lasting: [{ die: 'sidekick', player: 'Ben', mark: 'must-block', attacker: 'deadpool' }],
      teams: { Ann: ['avx/deadpool-chiyonosake', 'avx/thor-odinson'], Ben: ['avx/iron-man-playboy'] },
      Ann: { field: ['deadpool@L3', 'thor@L1'] },
      Ben: { field: ['iron-man@L2', 'sidekick@character'] },
    },
    // Iron Man has 5 damage on a defense of 6 and would strike back. Deadpool has knocked out whom he forced to block:
    // his 2 damage come first, and Iron Man falls.
    when: [
      {
        who: 'Ben',
        does: { block: { sidekick: 'deadpool', 'iron-man': 'thor' } },
        then: { fires: ['deadpool'] },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['deadpool@L3', 'thor@L1'] },
      Ben: { field: [], prep: { 'iron-man': 1, sidekick: 5 } },
    },
  },
);

scenario(
  ['DM-DAMAGE-11', 'DM-ORDERING-2'],
  'a player’s own effects of damage and of knock-outs are in the order that player likes',
  {
    given: {
      attack: {
        step: 'actions',
        attackers: ['thor', 'nova'],
        blocks: { 'ghost-rider': 'thor', hulk: 'nova' },
      },
      teams: {
        Ann: ['avx/thor-odinson', 'avx/nova-quasar'],
        Ben: ['avx/ghost-rider-spirit-of-vengeance', 'avx/hulk-annihilator'],
      },
      Ann: { field: ['thor@L1', 'nova@L1'] },
      Ben: { field: ['ghost-rider@L1', 'hulk@L3'], used: { hulk: 1, sidekick: 5 }, bag: {} },
      draw: ['hulk'],
    },
    when: [
      { who: 'Ann', does: {}, then: { asked: { Ben: 'ask.next-ability' } } },
      // Ghost Rider first: the used pile goes into the bag, and no Hulk is left there for Hulk.
      {
        who: 'Ben',
        does: { first: 'ghost-rider' },
        then: { fires: ['ghost-rider', 'hulk'], happened: ['refilled', 'drew'], 'not-happened': ['moved'] },
      },
    ],
  },
);

scenario('DM-ORDERING-9', 'a reaction may be used in the middle of the other player’s actions', {
  given: {
    teams: { Ann: ['avx/iron-man-inventor'], Ben: ['avx/thor-lord-of-asgard'] },
    shared: ['avx/power-bolt'],
    Ann: { reserve: ['power-bolt@action', S] },
    Ben: { field: ['thor@L1', S], reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'iron-man', choose: ['thor'] }, then: { asked: { Ann: 'ask.main' } } },
  ],
  then: { Ben: { life: 19, field: [{ die: 'thor@L1', damage: 1 }, S], used: { sidekick: 1 } }, quiet: true },
});

/** "While active, whenever an opposing character is damaged, spin it down." */
const taunter = character(DICE['nick-fury'], {
  ...facts,
  id: 'test/taunter',
  title: 'nick-fury',
  energy: 'shield',
  abilities: [whileActive(on('damage', any(opposing)), spin(-1, that))],
});

inventing(taunter)(
  'DM-ORDERING-2',
  'of one ability for two different characters its player says which is first',
  {
    given: {
      teams: { Ann: ['test/taunter'], Ben: ['avx/colossus-piotr-rasputin', 'avx/thor-odinson'] },
      phase: 'attack',
      Ann: { field: ['nick-fury@L3', 'sidekick@character', 'sidekick@character'] },
      Ben: { field: ['colossus@L3', 'thor@L3'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick', 'sidekick'] } },
      {
        who: 'Ben',
        does: { block: { colossus: 'sidekick#1', thor: 'sidekick#2' } },
        then: {
          asked: { Ann: 'ask.next-ability' },
          Ben: {
            attack: [
              { die: 'colossus@L3', damage: 1 },
              { die: 'thor@L3', damage: 1 },
            ],
          },
        },
      },
      { who: 'Ann', does: { first: 'nick-fury' } },
    ],
    then: { Ann: { field: ['nick-fury@L3'] }, Ben: { field: ['colossus@L2', 'thor@L2'] } },
  },
);

/** Somebody who hears: an ability, the die or player who has it, and whom the event is about. */
const hearer = (ability: string, source: string, that: readonly number[] = []): Hearer =>
  ({ ability, source, scope: { that } }) as Hearer;

it('abilities that wait are listed by card, die and whom the event is about, whoever was found first', () => {
  const listed = [
    hearer('a/0', '3/3<-1'),
    hearer('a/0', '12/3<-1'),
    hearer('a/0', '12/7<-1'),
    hearer('a/0', '12/7<-1', [4]),
    hearer('b/0', '1/3<-1'),
  ];
  expect(inOrder([...listed].reverse())).toEqual(listed);
  expect(inOrder(listed)).toEqual(listed);
});
