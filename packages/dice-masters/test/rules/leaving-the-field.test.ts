import {
  control,
  copy,
  draw,
  gainLife,
  itself,
  on,
  one,
  opposing,
  trigger,
  whenFielded,
} from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** "When fielded, copy the abilities of an opposing character. When knocked out, draw a die." */
const understudy = character(DICE.rogue, {
  ...facts,
  id: 'test/understudy',
  title: 'rogue',
  energy: 'mask',
  abilities: [
    whenFielded(copy('abilities', one(opposing))),
    trigger(on('knock-out', itself), draw(1, 'prep')),
  ],
});

/** "When fielded, take control of an opposing character." */
const puppeteer = character(DICE.storm, {
  ...facts,
  id: 'test/puppeteer',
  title: 'storm',
  energy: 'mask',
  abilities: [whenFielded(control(one(opposing)))],
});

/** "When knocked out, gain 1 life." */
const martyr = character(DICE.angel, {
  ...facts,
  id: 'test/martyr',
  title: 'angel',
  energy: 'shield',
  abilities: [trigger(on('knock-out', itself), gainLife(1))],
});

const invented = inventing(understudy, puppeteer, martyr);

scenario(
  ['DM-COPYING-5', 'DM-COPYING-6', 'DM-KNOCK-OUT-6'],
  'a copied "when Beast is knocked out" works for the copying die, and for its player',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/beast-genetic-expert'], Ben: ['avx/mystique-unknown'] },
      shared: ['avx/smash'],
      Ann: { life: 15, field: ['beast@L2'], reserve: ['smash@action'] },
      Ben: { life: 15, field: ['mystique@L1', S] },
    },
    when: [
      { who: 'Ann', does: { attack: ['beast'] } },
      { who: 'Ben', does: { block: { mystique: 'beast' } } },
      { who: 'Ann', does: { use: 'smash', choose: ['mystique'] }, then: { fires: ['smash', 'beast'] } },
    ],
    then: {
      Ann: { life: 15, field: ['beast@L2'] },
      // Mystique and the four dice Ben drew for his turn.
      Ben: { life: 16, field: [S], prep: { mystique: 1, sidekick: 4 } },
      quiet: true,
    },
  },
);

invented('DM-COPYING-5', 'while it copies, a die has no text of its own, also when it is knocked out', {
  given: {
    teams: { Ann: ['test/understudy'], Ben: ['test/martyr'] },
    shared: ['avx/smash'],
    Ann: { life: 15, reserve: ['rogue@L1', 'sidekick@mask', 'smash@action', S] },
    Ben: { life: 15, field: ['angel@L2'] },
  },
  when: [
    { who: 'Ann', does: { field: 'rogue' } },
    // She is the only character at level 1.
    { who: 'Ann', does: { use: 'smash' } },
  ],
  then: {
    Ann: { life: 16, field: [], prep: { rogue: 1 }, bag: { sidekick: 6 } },
    Ben: { life: 15, field: ['angel@L2'] },
    quiet: true,
  },
});

invented(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-8', 'DM-CAPTURE-AND-CONTROL-9'],
  'what a controlled die does when it is knocked out it does for its controller, though it goes home',
  {
    given: {
      teams: { Ann: ['test/puppeteer'], Ben: ['test/martyr'] },
      shared: ['avx/smash'],
      Ann: { life: 15, reserve: ['storm@L2', 'sidekick@mask', 'smash@action', S] },
      Ben: { life: 15, field: ['angel@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'storm', choose: ['angel'] } },
      { who: 'Ann', does: { use: 'smash', choose: ['angel'] } },
    ],
    then: {
      Ann: { life: 16, field: ['storm@L2'], prep: {} },
      Ben: { life: 15, field: [S], prep: { angel: 1 } },
      quiet: true,
    },
  },
);

invented(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-10'],
  'it was still controlled when it fell together with its controller',
  {
    given: {
      teams: { Ann: ['test/puppeteer'], Ben: ['test/martyr'] },
      shared: ['avx/force-beam'],
      Ann: { life: 15, reserve: ['storm@L1', 'force-beam@action*', S] },
      Ben: { life: 15, field: ['angel@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'storm', choose: ['angel'] } },
      // 2 damage for everybody: Storm (D 1) and Angel (D 2) fall at the same moment.
      { who: 'Ann', does: { use: 'force-beam' } },
    ],
    then: {
      Ann: { life: 16, field: [], prep: { storm: 1 } },
      Ben: { life: 15, field: [], prep: { angel: 1, sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-GLOSSARY-3'],
  "Loki's Ghost Rider falls in the fight: Ann, for whom he fought, draws the die",
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist'],
        Ben: ['avx/ghost-rider-spirit-of-vengeance', 'avx/thor-odinson'],
      },
      shared: ['avx/smash'],
      Ann: { reserve: ['loki@L1', 'sidekick@mask', S], bag: { sidekick: 3 } },
      Ben: { field: ['ghost-rider@L1', 'thor@L1'], bag: { sidekick: 6 } },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['ghost-rider'] } },
      { who: 'Ann', does: { pass: true, attack: ['ghost-rider'] } },
      {
        who: 'Ben',
        does: { block: { thor: 'ghost-rider' } },
        then: {
          meanwhile: [
            { at: 'regrouped', Ann: { prep: { sidekick: 1 } }, Ben: { prep: { 'ghost-rider': 1 } } },
          ],
        },
      },
    ],
    then: { Ann: { field: ['loki@L1'], prep: { sidekick: 1 } }, quiet: true },
  },
);

scenario(
  ['DM-DAMAGE-1', 'DM-GLOSSARY-3'],
  'characters that fall together were engaged when they fell, whoever is counted first',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/ghost-rider-spirit-of-vengeance'], Ben: ['avx/ghost-rider-spirit-of-vengeance'] },
      Ann: { field: ['ghost-rider@L3'], bag: { sidekick: 3 } },
      Ben: { field: ['ghost-rider@L3'], bag: { sidekick: 6 } },
    },
    when: [
      { who: 'Ann', does: { attack: ['ghost-rider'] } },
      {
        who: 'Ben',
        does: { block: { 'ghost-rider': 'ghost-rider' } },
        then: { fires: ['ghost-rider', 'ghost-rider'] },
      },
    ],
    // Ben's die and the four he drew for his turn.
    then: {
      active: 'Ben',
      Ann: { prep: { 'ghost-rider': 1, sidekick: 1 } },
      Ben: { prep: { 'ghost-rider': 1, sidekick: 5 } },
      quiet: true,
    },
  },
);
