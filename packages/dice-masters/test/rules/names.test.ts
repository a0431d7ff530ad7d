import { control, one, opposing, whenFielded } from '../../src/abilities/build.ts';
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

const invented = inventing(puppeteer);

scenario(
  'DM-COPYING-6',
  'dice that a copied text names in a pile are those of the copier: Hulk – Annihilator',
  {
    given: {
      teams: {
        Ann: ['avx/mystique-shapeshifter', 'avx/hulk-jade-giant'],
        Ben: ['avx/hulk-annihilator', 'avx/thor-odinson'],
      },
      shared: ['avx/power-bolt'],
      Ann: { reserve: ['mystique@L2', 'power-bolt@action', S], used: { mystique: 2, hulk: 1, sidekick: 1 } },
      Ben: { used: { hulk: 1 } },
    },
    when: [
      { who: 'Ann', does: { field: 'mystique', copy: 'hulk-annihilator' } },
      { who: 'Ann', does: { use: 'power-bolt', choose: ['Ann'] } },
    ],
    then: {
      Ann: { life: 18, prep: { mystique: 2 }, used: { hulk: 1, sidekick: 1, 'power-bolt': 1 } },
      Ben: { used: { hulk: 1 }, prep: {} },
      quiet: true,
    },
  },
);

scenario('DM-COPYING-6', 'the same in the bag: Punisher – Vigilante', {
  given: {
    teams: { Ann: ['avx/mystique-shapeshifter', 'avx/punisher-mcrook'], Ben: ['avx/punisher-vigilante'] },
    Ann: { reserve: ['mystique@L2', S], bag: { mystique: 1, punisher: 1, sidekick: 2 } },
    Ben: { field: [S] },
  },
  when: [
    { who: 'Ann', does: { field: 'mystique' } },
    { who: 'Ann', does: { pass: true, attack: ['mystique'] } },
    { who: 'Ben', does: { may: false } },
  ],
  then: { Ann: { prep: { mystique: 1 }, bag: { punisher: 1, sidekick: 2 } }, quiet: true },
});

scenario('DM-COPYING-6', 'the same in the used pile: Human Torch – Matchstick', {
  given: {
    teams: { Ann: ['avx/mystique-shapeshifter'], Ben: ['avx/human-torch-matchstick'] },
    Ann: { reserve: ['mystique@L2', S, S], used: { mystique: 1 } },
    Ben: { used: { 'human-torch': 1 } },
    roll: ['L1'],
  },
  when: [
    { who: 'Ann', does: { field: 'mystique' } },
    { who: 'Ann', does: { field: 'sidekick', may: true } },
  ],
  then: { Ann: { reserve: ['mystique@L1', S], used: {} }, Ben: { used: { 'human-torch': 1 } }, quiet: true },
});

scenario(
  ['DM-COPYING-6', 'DM-CORE-RULES-4'],
  'a copied "other than Magneto" leaves out the copier; a Magneto of her player is just another Villain',
  {
    given: {
      teams: {
        Ann: ['avx/mystique-shapeshifter', 'avx/magneto-former-comrade', 'avx/venom-eddie-brock'],
        Ben: ['avx/magneto-sonderkommando'],
      },
      Ann: { reserve: ['mystique@L2', S], field: ['magneto@L1', 'venom@L1'] },
      Ben: { field: ['magneto@L1'] },
    },
    when: [{ who: 'Ann', does: { field: 'mystique' } }],
    then: {
      Ann: { stats: { mystique: '1/1', magneto: '6/6', venom: '6/6' } },
      Ben: { stats: { magneto: '4/4' } },
      quiet: true,
    },
  },
);

scenario('DM-CORE-RULES-4', 'not copied, it leaves out every Magneto of its player', {
  given: {
    teams: {
      Ann: ['avx/magneto-sonderkommando', 'avx/venom-eddie-brock'],
      Ben: ['avx/magneto-former-comrade'],
    },
    Ann: { field: ['magneto@L1', 'magneto@L2', 'venom@L1'], reserve: [S] },
    Ben: { field: ['magneto@L1'] },
  },
  when: [{ who: 'Ann', does: { field: 'sidekick' } }],
  then: {
    Ann: { bonuses: { venom: '+2A +2D' } },
    Ben: { bonuses: {} },
    quiet: true,
  },
});

invented(
  ['DM-CORE-RULES-4', 'DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-8'],
  "a controlled Hulk is its controller's Hulk: both that player's card and its own answer his damage",
  {
    given: {
      teams: {
        Ann: ['test/puppeteer', 'avx/hulk-jade-giant'],
        Ben: ['avx/hulk-green-goliath', 'avx/thor-odinson'],
      },
      shared: ['avx/power-bolt'],
      Ann: { field: ['hulk@L3'], reserve: ['loki@L2', 'sidekick@mask', 'power-bolt@action', S] },
      Ben: { field: ['hulk@L3', 'thor@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ["Ben's hulk"] } },
      {
        who: 'Ann',
        // Jade Giant knocks a character at level 1 out, Green Goliath deals 2 to each that is left.
        does: { use: 'power-bolt', choose: ["Ann's hulk-green-goliath"], first: 'hulk-jade-giant' },
      },
      { who: 'Ann', does: { choose: ['sidekick'] } },
    ],
    then: {
      Ann: { field: ['hulk@L3', 'loki@L2', { die: 'hulk@L3', damage: 2 }] },
      Ben: { field: [{ die: 'thor@L1', damage: 2 }], prep: { sidekick: 1 } },
      quiet: true,
    },
  },
);

invented(
  ['DM-CORE-RULES-4'],
  "War Machine's Iron Man is one's own: a controlled one counts, for the other player he no longer does",
  {
    given: {
      teams: {
        Ann: ['test/puppeteer', 'avx/war-machine-combat-comrade'],
        Ben: ['avx/iron-man-playboy', 'avx/war-machine-combat-comrade'],
      },
      Ann: { field: ['war-machine@L1'], reserve: ['loki@L2', 'sidekick@mask', S] },
      Ben: { field: ['iron-man@L1', 'war-machine@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'loki' },
        then: {
          Ann: { stats: { 'war-machine': '3/4' } },
          Ben: { stats: { 'war-machine': '5/6' } },
        },
      },
      { who: 'Ann', does: { choose: ['iron-man'] } },
    ],
    then: { Ann: { stats: { 'war-machine': '5/6' } }, Ben: { stats: { 'war-machine': '3/4' } }, quiet: true },
  },
);
