import {
  alsoOn,
  always,
  bonus,
  bursts,
  copy,
  one,
  opposing,
  self,
  standingBonus,
  whenFielded,
} from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

/** A copy within a copy, a copy of a copier, a copier that is taken away: what is copied, how long, and what is left. */
const S = 'sidekick@character';

scenario(
  ['DM-COPYING-7', 'DM-COPYING-5'],
  'Mystique as Ben’s Mystique copies Thor in a fight: with the turn Thor is gone, and Ben’s Mystique is not',
  {
    given: {
      teams: {
        Ann: ['avx/mystique-shapeshifter'],
        Ben: ['avx/mystique-unknown', 'avx/thor-legendary-warrior'],
      },
      Ann: { reserve: ['mystique@L2'] },
      Ben: { field: ['thor@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'mystique', copy: "Ben's mystique" } },
      { who: 'Ann', does: { attack: ['mystique'] } },
      {
        who: 'Ben',
        does: { block: { thor: 'mystique' } },
        // She is a Thor of 5/6: nobody falls.
        then: { fires: ['mystique'], happened: [{ copied: { die: "Ann's mystique", of: 'thor' } }] },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['mystique@L2'], stats: { mystique: '1/1' } },
      dice: { "Ann's mystique": { copies: "Ben's mystique" } },
    },
  },
);

scenario(
  ['DM-COPYING-7', 'DM-BURSTS-8'],
  'with the faces too: the numbers of the lasting copy come back, level by level',
  {
    given: {
      teams: { Ann: ['avx/mystique-shapeshifter'], Ben: ['avx/mystique-unknown', 'avx/hulk-annihilator'] },
      shared: ['avx/focus-power'],
      Ann: {
        reserve: ['mystique@L3', 'sidekick@mask', 'sidekick@mask', 'focus-power@action'],
      },
      Ben: { field: ['hulk@L3', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'mystique', copy: "Ben's mystique" } },
      { who: 'Ann', does: { pass: true, attack: ['mystique'] } },
      // Her own burst adds +1A/+1D to the Hulk of 8/8.
      { who: 'Ben', does: { block: { hulk: 'mystique' } }, then: { Ann: { stats: { mystique: '9/9' } } } },
      // He falls to 9 damage, she lives with 8. Afterwards she shows level 2, as Ben's Mystique: 1/1.
      { who: 'Ann', does: { use: 'focus-power', choose: ['mystique'] } },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['mystique@L2'], stats: { mystique: '1/1' } },
      dice: { "Ann's mystique": { copies: "Ben's mystique" } },
      Ben: { field: [S] },
    },
  },
);

scenario(
  ['DM-COPYING-5', 'DM-CAPTURE-AND-CONTROL-2', 'DM-CAPTURE-AND-CONTROL-14'],
  'Mystique as Hulk is a fist character: Thor captures her, and she comes back as herself',
  {
    given: {
      active: 'Ben',
      teams: { Ann: ['avx/thor-odinson', 'avx/hulk-jade-giant'], Ben: ['avx/mystique-shapeshifter'] },
      Ann: { bag: { thor: 1, sidekick: 3 } },
      Ben: { reserve: ['mystique@L2'], field: [S] },
      roll: ['thor@L1', 'fist', 'fist', 'fist'],
    },
    when: [
      { who: 'Ben', does: { field: 'mystique', copy: 'hulk' } },
      { who: 'Ben', does: { attack: [] } },
      { who: 'Ann', does: { reroll: 'none' }, then: { dice: { mystique: { copies: 'hulk' } } } },
      { who: 'Ann', does: { field: 'thor' }, then: { Ben: { field: [S] } } },
      { who: 'Ann', does: { attack: [] } },
    ],
    then: { active: 'Ben', Ben: { field: [S, 'mystique@L2'] }, dice: { mystique: { copies: null } } },
  },
);

scenario(
  ['DM-COPYING-3', 'DM-CAPTURE-AND-CONTROL-1'],
  'Rogue captures Venom on a burst: what his burst gives himself is among the values she copies',
  {
    given: {
      teams: { Ann: ['avx/rogue-cant-touch-this'], Ben: ['avx/venom-angelo-fortunato', 'avx/thor-odinson'] },
      Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
      Ben: { field: ['venom@L2', 'thor@L1', S] },
    },
    when: [{ who: 'Ann', does: { field: 'rogue', choose: ['venom'] } }],
    // 5/5 and +1/+1. As Venom she weakens Ben's Thor and knocks out his sidekick; her own face has no burst.
    then: {
      Ann: { stats: { rogue: '6/6' } },
      Ben: { stats: { thor: '3/4' }, field: ['thor@L1'], prep: { sidekick: 1 } },
    },
  },
);

scenario('DM-COPYING-3', 'without a burst there is nothing to add', {
  given: {
    teams: { Ann: ['avx/rogue-cant-touch-this'], Ben: ['avx/venom-angelo-fortunato'] },
    Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
    Ben: { field: ['venom@L1', S] },
  },
  when: [{ who: 'Ann', does: { field: 'rogue', choose: ['venom'] } }],
  then: { Ann: { stats: { rogue: '4/4' } } },
});

/** "When fielded, copy the values of an opposing character. *: and +0A/+2D." */
const mimic = character(DICE.beast, {
  ...facts,
  id: 'test/mimic',
  title: 'beast',
  energy: 'mask',
  abilities: [whenFielded(bursts(copy('values', one(opposing)), alsoOn('*', bonus(0, 2, self))))],
});

/** "*: +1A/+1D." */
const brute = character(DICE.hulk, {
  ...facts,
  id: 'test/brute',
  title: 'hulk',
  energy: 'fist',
  abilities: [always(standingBonus(1, 1, 'self'), { if: 'bursts', are: [1] })],
});

const invented = inventing(mimic, brute);

invented(
  ['DM-COPYING-2', 'DM-COPYING-3'],
  'copying a copier: what her burst gives her by the text she copies is not in her own values',
  {
    given: {
      teams: { Ann: ['test/mimic', 'test/brute'], Ben: ['avx/mystique-unknown'] },
      Ann: { reserve: ['beast@L2'] },
      // Mystique shows level 3 with a burst: a Brute of 8/8 and +1/+1. Her own numbers are 1/1.
      Ben: { field: [{ die: 'mystique@L3', copies: 'hulk' }] },
    },
    when: [
      { who: 'Ann', does: {}, then: { Ben: { stats: { mystique: '9/9' } } } },
      { who: 'Ann', does: { field: 'beast' } },
    ],
    then: { Ann: { stats: { beast: '1/1' } } },
  },
);
