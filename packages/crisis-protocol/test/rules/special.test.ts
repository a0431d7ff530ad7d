import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { always, gain, on, whenever } from '../../src/abilities/build.ts';
import { character, gem, gemBearer, named, oneShot, physical, stats } from '../../src/abilities/print.ts';
import { rosterVerdict } from '../../src/builder/roster.ts';
import { Content } from '../../src/content.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import { CARDS, crisisProtocol } from '../../src/index.ts';
import { threatOf } from '../../src/rules/squad-building.ts';
import { randomSetup } from '../game.ts';
import { scenario } from '../kit.ts';

const ben = { Ben: { characters: { blocker: { at: [30, 30] } } } } as const;

scenario(
  ['CP-GRUNT-7', 'CP-GRUNT-8', 'CP-GRUNT-9'],
  'a Grunt is not chosen; it activates before its parent, in the same turn',
  {
    given: { Ann: { characters: { giant: { at: [10, 18] }, minion: { at: [14, 18] } } }, ...ben },
    when: [
      { who: 'Ann', does: { activate: 'minion' }, refused: ['CP-ACTPHASE-3'] },
      {
        who: 'Ann',
        does: { activate: 'giant', end: true },
        then: {
          asked: { Ann: 'ask.activation' },
          Ann: { minion: { activated: true }, giant: { activated: false } },
        },
      },
      { who: 'Ann', does: { end: true }, then: { asked: { Ben: 'ask.turn' } } },
    ],
    then: { Ann: { giant: { activated: true } }, quiet: true },
  },
);

scenario(['CP-GRUNT-14'], 'a Grunt has no Injured side: at its Stamina it is KO’d', {
  given: {
    active: 'blocker',
    dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure'],
    Ann: { characters: { blocker: { at: [10, 18] } } },
    Ben: { characters: { minion: { at: [12, 18] }, giant: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { minion: { gone: true, dazed: false }, giant: { gone: false } }, quiet: true },
});

scenario(['CP-GRUNT-16'], 'Grunts gain no Power', {
  given: {
    phase: 'power',
    Ann: { characters: { giant: { at: [10, 18] }, minion: { at: [14, 18] } } },
    ...ben,
  },
  when: [],
  then: { Ann: { giant: { power: 1 }, minion: { power: 0 } }, quiet: true },
});

scenario('CP-GRUNT-12', 'without its parents a Grunt is removed from the game', {
  given: {
    active: 'blocker',
    dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
    Ann: { characters: { blocker: { at: [10, 18] } } },
    Ben: {
      characters: {
        dummy: { at: [12, 18], damage: 3, side: 'injured' },
        minion: { at: [20, 18] },
        'iron-man': { at: [30, 30] },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: {
    Ben: { dummy: { gone: true }, minion: { gone: true }, 'iron-man': { gone: false } },
    happened: ['knocked-out', 'removed'],
    quiet: true,
  },
});

const grunty = {
  Ann: { characters: { giant: { at: [10, 18] }, dummy: { at: [10, 10] }, minion: { at: [14, 18] } } },
  Ben: { characters: { giant: { at: [30, 18] }, dummy: { at: [30, 10] }, blocker: { at: [30, 30] } } },
} as const;

scenario(['CP-PASS-1'], 'CP-CASE-35: in the older editions a ready Grunt counts: three against three', {
  editions: ['en', 'de'],
  given: grunty,
  when: [{ who: 'Ann', does: { pass: true }, refused: ['CP-PASS-1'] }],
  then: { quiet: true },
});

scenario(['CP-PASS-2'], 'CP-CASE-35: in the newest edition it does not: two against three', {
  editions: ['es13'],
  given: grunty,
  when: [{ who: 'Ann', does: { pass: true } }],
  then: { asked: { Ben: 'ask.turn' }, quiet: true },
});

scenario(
  ['CP-FORM-3', 'CP-FORM-6', 'CP-FORM-7', 'CP-FORM-8', 'CP-KEYWORD-2', 'CP-FORM-9'],
  'transforming: placed within Range 1, with the attacks of the new Form, the same character otherwise',
  {
    given: {
      active: 'shifter',
      Ann: { characters: { shifter: { at: [10, 18], power: 2, damage: 1, conditions: ['slow', 'stun'] } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'grow', to: [10, 12] }, refused: ['CP-FORM-6'] },
      { who: 'Ann', does: { to: [9, 16.5] } },
    ],
    then: {
      Ann: { shifter: { form: 1, at: [9, 16.5], power: 1, damage: 1, conditions: ['stun'] } },
      offered: { Ann: ['attack:test/shifter#smash'] },
      'not-offered': { Ann: ['attack:test/shifter#slap', 'power:test/shifter#grow/0'] },
      quiet: true,
    },
  },
);

// Lanes of an inch and a half: wide enough for 35 mm, too narrow for 50.
const narrow = {
  active: 'shifter',
  terrain: Object.fromEntries(
    [13.25, 15.25, 17.25, 19.25, 21.25].map((y) => [`lane ${y}`, { at: [6, y - 0.5, 14, y], size: 1 }]),
  ),
  Ann: { characters: { shifter: { at: [10, 18], power: 1 } } },
  Ben: { characters: { dummy: { at: [30, 30] } } },
};

scenario(
  ['CP-FORM-6', 'CP-PLACE-3', 'CP-PLACE-4'],
  'who finds no room for the base of the new Form keeps the old one',
  {
    given: narrow,
    when: [{ who: 'Ann', does: { power: 'grow' } }],
    then: {
      Ann: { shifter: { form: 0, at: [10, 18], power: 0 } },
      happened: [{ 'could-not-move': { who: 'shifter', how: 'place' } }],
      'not-happened': ['transformed'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-KEYWORD-7', 'CP-RULING-13'],
  'Healing Factor: up to X damage when the activation ends, before Bleed',
  {
    given: {
      active: 'shifter',
      Ann: { characters: { shifter: { at: [10, 18], damage: 1, conditions: ['bleed'] } } },
      ...ben,
    },
    when: [
      { who: 'Ann', does: { end: true }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'healing-factor' } },
    ],
    then: { Ann: { shifter: { damage: 1 } }, happened: ['healed', 'damaged'], quiet: true },
  },
);

const blessed = (power: string, damage: number) => ({
  given: {
    active: 'healer',
    Ann: {
      characters: {
        healer: { at: [4, 4] },
        shifter: { at: [10, 18], damage: 5 },
        dummy: { at: [10, 24], damage: 2 },
      },
    },
    Ben: { characters: { blocker: { at: [30, 30], activated: true } } },
  },
  when: [
    { who: 'Ann', does: { power, choose: 'shifter' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ann', does: { activate: 'shifter', end: true }, then: { asked: { Ann: 'ask.react' } } },
    { who: 'Ann', does: { react: 'healing-factor' }, then: { asked: { Ann: 'ask.turn' } } },
  ],
  then: { Ann: { shifter: { damage }, dummy: { damage: 2 } }, quiet: true },
});

scenario(
  ['CP-KEYWORD-7', 'CP-EFFECT-10', 'CP-EFFECT-11'],
  'two Healing Factors are one: 2 of its own and 3 that it was given heal 3, once',
  blessed('bless', 2),
);

scenario(
  ['CP-KEYWORD-7', 'CP-EFFECT-10', 'CP-EFFECT-11'],
  'two Healing Factors are one: a lesser one takes nothing from its own 2',
  blessed('soothe', 3),
);

scenario(
  ['CP-XOBJ-1', 'CP-XOBJ-2'],
  'a Source is turned over and gives a token; exhausted it gives no more',
  {
    editions: ['es13'],
    given: {
      active: 'dummy',
      extraction: 'sources',
      Ann: { characters: { dummy: { at: [10, 16.5], power: 2 }, blocker: { at: [12, 18], power: 1 } } },
      ...ben,
    },
    when: [
      { who: 'Ann', does: { interact: 0 } },
      { who: 'Ann', does: { interact: 0 }, refused: ['CP-XOBJ-2', 'CP-INTERACT-5', 'CP-INTERACT-6'] },
    ],
    then: {
      Ann: { dummy: { holds: [2], power: 1 } },
      tokens: { 0: { exhausted: true }, 1: { exhausted: false } },
      quiet: true,
    },
  },
);

// The first console of the riots lies at (18, 10); no crisis scores for Sources that are secured.
const beside = (exhausted: boolean) => ({
  phase: 'cleanup',
  secure: 'riots-spark-over-extremis',
  tokens: { 0: { exhausted } },
  Ann: { characters: { dummy: { at: [18, 11.5] } } },
  ...ben,
});

scenario(['CP-XOBJ-2'], 'an exhausted token is neither contested nor secured', {
  editions: ['es13'],
  given: beside(true),
  when: [],
  then: { Ann: { points: 0 }, quiet: true },
});

scenario(['CP-SECURE-1'], 'one that is not exhausted is', {
  editions: ['es13'],
  given: beside(false),
  when: [],
  then: { Ann: { points: 1 }, quiet: true },
});

scenario(['CP-XOBJ-3'], 'after the Cleanup Phase the Sources are turned back', {
  editions: ['es13'],
  given: {
    phase: 'cleanup',
    extraction: 'sources',
    tokens: { 0: { exhausted: true } },
    Ann: { characters: { dummy: { at: [10, 16.5] } } },
    ...ben,
  },
  when: [],
  then: { tokens: { 0: { exhausted: false } }, quiet: true },
});

const jewel = gem({ id: 'test/jewel', name: named('Jewel'), threat: 1, superpowers: [] });
const bearer = character({
  id: 'test/bearer',
  name: named('Bearer'),
  alterEgo: 'Bearer',
  threat: 5,
  base: 35,
  affiliations: [],
  healthy: stats(6, 'M', 2, 3, 3, 3),
  attacks: [physical(named('Jab'), { range: 2, strength: 4 })],
  superpowers: [gemBearer('test/jewel')],
});

proves(['CP-GEM-1', 'CP-GEM-2', 'CP-GEM-5', 'CP-GEM-6'], 'gems: by whom, how many, at what Threat', () => {
  const other = gem({ id: 'test/other', name: named('Other'), threat: 2, superpowers: [] });
  const cards = new Content([...CARDS, jewel, other, bearer]);
  expect(threatOf(cards, { id: 'test/bearer', gems: ['test/jewel'] })).toBe(6);
  const rules = (gems: readonly string[], id = 'test/bearer') => {
    const roster = { characters: [{ id, gems }, { id: 'core/iron-man' }], tactics: [], crises: [] };
    const verdict = rosterVerdict(cards, EDITIONS.es13, roster, { seat: 0 });
    return verdict.yes
      ? []
      : verdict.reasons.map(({ rule }) => rule).filter((rule) => rule.startsWith('CP-GEM'));
  };
  expect(rules(['test/jewel'])).toEqual([]);
  expect(rules(['test/other'])).toEqual(['CP-GEM-1']);
  expect(rules(['test/jewel'], 'core/crossbones')).toEqual(['CP-GEM-1']);
  expect(rules(['test/jewel', 'test/jewel'])).toEqual(['CP-GEM-6', 'CP-GEM-2']);
});

proves(
  ['CP-ONESHOT-1', 'CP-ONESHOT-4'],
  'One-Shot cards change the threat, and only in the newest edition',
  () => {
    const shot = oneShot({
      id: 'test/shot',
      name: named('Shot'),
      threatModifier: 3,
      rules: [
        whenever(on('power-phase'), gain(2, { to: 'each', who: { health: 'healthy' } })),
        always({ holds: 'flight' }, {}),
      ],
    });
    const game = crisisProtocol(new Content([...CARDS, shot]));
    const setup = { ...(randomSetup('es13', 'o') as object), oneShots: ['test/shot'] };
    const match = game.create(setup as never, 'o');
    while (match.pending[0]?.ask.key !== 'ask.threat') {
      const [decision] = match.pending;
      if (decision?.shape !== 'options') throw new Error('an option was expected');
      game.apply(match, decision.seat, decision.n, decision.options[0]?.id ?? null);
    }
    const [asked] = match.pending;
    const printed = asked?.shape === 'options' ? (asked.options[0]?.say.args['threat'] as number) : 0;
    game.apply(match, asked?.seat ?? 0, asked?.n ?? 0, 'secure');
    expect(match.table.mission.maximumThreat).toBe(printed + 3);
    const verdict = game.acceptSetup({
      ...(randomSetup('de', 'o') as object),
      oneShots: ['test/shot'],
    } as never);
    expect(verdict.yes ? [] : verdict.reasons.map(({ rule }) => rule)).toEqual(['CP-MISSION-1']);
  },
);
