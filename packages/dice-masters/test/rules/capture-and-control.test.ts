import { capture, control, one, opposing, whenBlocks, whenFielded } from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** "When fielded, take control of an opposing character." */
const puppeteer = character(DICE.loki, {
  ...facts,
  id: 'test/puppeteer',
  title: 'loki',
  energy: 'mask',
  abilities: [whenFielded(control(one(opposing)))],
});

/** "When blocking, capture a character engaged with Rogue." */
const clinch = character(DICE.rogue, {
  ...facts,
  id: 'test/clinch',
  title: 'rogue',
  energy: 'mask',
  abilities: [whenBlocks(capture(one({ with: 'self' })))],
});

const invented = inventing(puppeteer, clinch);

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-CAPTURE-AND-CONTROL-2', 'DM-CAPTURE-AND-CONTROL-4'],
  'a captured die is nowhere: it gives no bonus, cannot be chosen and does not count, until the turn ends',
  {
    given: {
      teams: { Ann: ['avx/loki-trickster'], Ben: ['avx/captain-america-natural-leader'] },
      shared: ['avx/smash', 'avx/force-beam'],
      Ann: { reserve: ['loki@L1', 'sidekick@mask', 'force-beam@action', 'smash@action', S] },
      Ben: { field: ['captain-america@L1', S, S] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'loki', choose: ['captain-america'] },
        then: {
          Ben: { field: [S, S], prep: {}, used: {}, reserve: [], stats: { sidekick: '1/1' } },
          Ann: { field: ['loki@L1'] },
        },
      },
      // Captain America is at level 1, too.
      { who: 'Ann', does: { use: 'smash' }, then: { 'only-offered': { Ann: ['loki@L1', S] } } },
      { who: 'Ann', does: { choose: ["Ben's sidekick"] } },
      {
        who: 'Ann',
        does: { use: 'force-beam' },
        then: { Ben: { field: [] }, Ann: { field: [{ die: 'loki@L1', damage: 1 }] } },
      },
      { who: 'Ann', does: { pass: true, attack: [] } },
    ],
    then: { active: 'Ben', Ben: { field: ['captain-america@L1'] }, Ann: { field: ['loki@L1'] }, quiet: true },
  },
);

scenario('DM-CAPTURE-AND-CONTROL-3', 'a die captured in the used pile returns to its owner’s used pile', {
  given: {
    teams: { Ann: ['avx/rogue-anna-raven'], Ben: ['avx/hulk-jade-giant'] },
    Ann: { reserve: ['rogue@L1', 'sidekick@mask', S] },
    Ben: { field: [S], used: { hulk: 1, sidekick: 1 } },
  },
  when: [
    {
      who: 'Ann',
      does: { field: 'rogue', may: true, choose: ["Ben's hulk"] },
      then: { Ben: { used: { sidekick: 1 }, field: [S] } },
    },
    { who: 'Ann', does: { pass: true, attack: [] } },
  ],
  then: { active: 'Ben', Ben: { used: { hulk: 1, sidekick: 1 }, field: [S] }, quiet: true },
});

scenario('DM-CAPTURE-AND-CONTROL-5', 'when the captor is knocked out, the captive returns at once', {
  given: {
    teams: { Ann: ['avx/loki-trickster'], Ben: ['avx/beast-mutate-666'] },
    shared: ['avx/smash'],
    Ann: { reserve: ['loki@L1', 'sidekick@mask', 'smash@action', S] },
    Ben: { field: ['beast@L1', S] },
  },
  when: [
    { who: 'Ann', does: { field: 'loki', choose: ['beast'] }, then: { Ben: { field: [S] } } },
    { who: 'Ann', does: { use: 'smash', choose: ['loki'] } },
  ],
  then: { Ann: { field: [], prep: { loki: 1 } }, Ben: { field: ['beast@L1', S] }, quiet: true },
});

const given = {
  teams: {
    Ann: ['test/puppeteer', 'avx/hulk-jade-giant'],
    Ben: ['avx/hulk-green-goliath', 'avx/thor-lord-of-asgard'],
  },
  shared: ['avx/smash', 'avx/power-bolt'],
  Ann: { field: [S], reserve: ['loki@L1', 'sidekick@mask', S] },
  Ben: { field: ['thor@L2', S] },
};
const controls = { who: 'Ann', does: { field: 'loki', choose: ['thor'] } };

invented(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-7', 'DM-CAPTURE-AND-CONTROL-13'],
  'the controlled die attacks for its controller, the controlling one cannot; unblocked it goes to its owner’s prep area',
  {
    given,
    when: [
      { ...controls, then: { Ann: { field: [S, 'loki@L1', 'thor@L2'] }, Ben: { field: [S] } } },
      { who: 'Ann', does: { pass: true }, then: { 'only-offered': { Ann: [S, 'thor@L2'] } } },
      { who: 'Ann', does: { attack: ['loki'] }, refused: ['DM-CAPTURE-AND-CONTROL-7'] },
      {
        who: 'Ann',
        does: { attack: ['thor'] },
        then: { Ann: { attack: ['thor@L2'], field: [S, 'loki@L1'] } },
      },
      // The prep area is looked at before Ben draws: in Regroup, which comes before the end of control.
      {
        who: 'Ben',
        does: { block: {} },
        then: { happened: ['player-damaged', 'regrouped'], 'not-happened': ['released'] },
      },
    ],
    // Thor and the four dice Ben drew for his turn.
    then: {
      active: 'Ben',
      Ben: { life: 14, field: [S], used: {}, prep: { thor: 1, sidekick: 4 } },
      Ann: { field: [S, 'loki@L1'] },
      quiet: true,
    },
  },
);

invented(
  'DM-CAPTURE-AND-CONTROL-8',
  'a controlled die uses its owner’s card, also where its controller has one of that name',
  {
    given: {
      ...given,
      Ann: { ...given.Ann, reserve: [...given.Ann.reserve, 'power-bolt@action'] },
      Ben: { field: ['hulk@L3', 'thor@L2', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ["Ben's hulk"] } },
      { who: 'Ann', does: { use: 'power-bolt', choose: ['hulk'] } },
    ],
    // Green Goliath: 2 damage to every opposing character; Jade Giant would only have knocked out the sidekick.
    then: {
      Ann: { field: [S, 'loki@L1', { die: 'hulk@L3', damage: 2 }] },
      Ben: { field: [{ die: 'thor@L2', damage: 2 }], prep: { sidekick: 1 } },
      quiet: true,
    },
  },
);

invented('DM-CAPTURE-AND-CONTROL-9', 'a controlled die that is knocked out goes to its owner’s prep area', {
  given: {
    ...given,
    Ann: { ...given.Ann, reserve: [...given.Ann.reserve, 'smash@action**'] },
  },
  when: [controls, { who: 'Ann', does: { use: 'smash', choose: ['thor'] } }],
  then: { Ann: { field: [S, 'loki@L1'], prep: {} }, Ben: { field: [S], prep: { thor: 1 } }, quiet: true },
});

invented('DM-CAPTURE-AND-CONTROL-10', 'control ends at once when the controlling character is knocked out', {
  given: { ...given, Ann: { ...given.Ann, reserve: [...given.Ann.reserve, 'smash@action'] } },
  when: [controls, { who: 'Ann', does: { use: 'smash', choose: ['loki'] } }],
  then: { Ann: { field: [S], prep: { loki: 1 } }, Ben: { field: ['thor@L2', S], prep: {} }, quiet: true },
});

invented(
  ['DM-CAPTURE-AND-CONTROL-10', 'DM-CAPTURE-AND-CONTROL-11', 'DM-CAPTURE-AND-CONTROL-12'],
  'at the end of the turn the controlled die is back in its owner’s field, the other one stays',
  {
    given,
    when: [controls, { who: 'Ann', does: { pass: true, attack: [] } }],
    then: { active: 'Ben', Ben: { field: ['thor@L2', S] }, Ann: { field: [S, 'loki@L1'] }, quiet: true },
  },
);

invented(
  'DM-CAPTURE-AND-CONTROL-14',
  'an attacker captured in the fight comes back to the field at its level, without damage and bonuses',
  {
    given: {
      teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['test/clinch'] },
      shared: ['avx/invulnerability', 'avx/smash'],
      Ann: { field: [{ die: 'thor@L2', damage: 1 }, S], reserve: ['sidekick@bolt', 'sidekick@fist'] },
      Ben: { field: ['rogue@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { global: 'invulnerability', choose: ['thor'] },
        then: { Ann: { stats: { thor: '7/8' } } },
      },
      { who: 'Ann', does: { pass: true, attack: ['thor', S] } },
      {
        who: 'Ben',
        does: { block: { rogue: 'thor' } },
        then: { Ann: { attack: [S], field: [] }, Ben: { attack: ['rogue@L1'] } },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['thor@L2'], stats: { thor: '6/8' }, used: { sidekick: 2 } },
      Ben: { life: 19, field: ['rogue@L1'] },
      quiet: true,
    },
  },
);

invented('DM-CAPTURE-AND-CONTROL-14', 'so it does when its captor falls in the same fight', {
  given: {
    teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['test/clinch'] },
    shared: ['avx/invulnerability', 'avx/smash'],
    Ann: {
      field: [{ die: 'thor@L2', damage: 1 }, S],
      reserve: ['sidekick@bolt', 'sidekick@fist', 'smash@action'],
    },
    Ben: { field: ['rogue@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { global: 'invulnerability', choose: ['thor'] },
      then: { Ann: { stats: { thor: '7/8' } } },
    },
    { who: 'Ann', does: { pass: true, attack: ['thor', S] } },
    { who: 'Ben', does: { block: { rogue: 'thor' } }, then: { Ann: { attack: [S], field: [] } } },
    { who: 'Ann', does: { use: 'smash', choose: ['rogue'] } },
  ],
  then: {
    Ann: { field: ['thor@L2'], attack: [S], stats: { thor: '6/8' } },
    Ben: { prep: { rogue: 1 } },
    quiet: true,
  },
});

scenario(
  ['DM-CAPTURE-AND-CONTROL-3', 'DM-CAPTURE-AND-CONTROL-5'],
  'a captor that leaves the field in another way sets its captive free, too',
  {
    given: {
      teams: { Ann: ['avx/loki-trickster', 'avx/magneto-sonderkommando'], Ben: ['avx/beast-mutate-666'] },
      Ann: { reserve: ['loki@L1', 'sidekick@mask', 'sidekick@mask', S] },
      Ben: { field: ['beast@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['beast'] }, then: { Ben: { field: [S] } } },
      // Rerolled into energy, Loki is in the reserve pool.
      { who: 'Ann', does: { global: 'magneto', roll: ['mask'] }, then: { Ben: { field: ['beast@L1', S] } } },
    ],
    then: { Ann: { field: [], reserve: ['loki@mask', S] }, quiet: true },
  },
);
