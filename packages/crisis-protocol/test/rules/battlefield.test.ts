import type { Json } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { measure, RANGES, rangeLength } from '../../src/geometry/index.ts';
import { MOVEMENT_TOOLS, movementLength } from '../../src/geometry/tools.ts';
import { create, game, playOn, randomSetup, refusals } from '../game.ts';
import { scenario } from '../kit.ts';

proves(
  'CP-MEASURE-1',
  'there are range tools and movement tools, and no length of one is one of the other',
  () => {
    expect(RANGES.map(rangeLength)).toEqual([1, 3, 6, 8, 10]);
    expect(MOVEMENT_TOOLS.map(movementLength)).toEqual([3.375, 5, 7.25]);
  },
);

proves('CP-MEASURE-2', 'whatever can be measured is open to both players in every phase', () => {
  const { match } = create(randomSetup('es13', 'measure'));
  const phases = new Set<string>();
  playOn(match, 'measure', ({ table, outcome }) => {
    if (table.round === 0 || outcome !== null) return false;
    for (const seat of [0, 1]) {
      const { characters, tokens, terrain } = game.view(match, seat);
      expect(characters.map(({ at }) => at)).toEqual(table.characters.map(({ at }) => at));
      expect(tokens.map(({ at }) => at)).toEqual(table.tokens.map(({ at }) => at));
      expect(terrain).toEqual(table.terrain);
    }
    phases.add(table.phase);
    return table.round > 1;
  });
  expect(phases).toContain('activation');
});

proves('CP-MEASURE-10', 'a measured line leaves the base straight out from its middle', () => {
  const { line } = measure({ x: 10, y: 10, radius: 1 }, { x: 16, y: 18, radius: 2 });
  // From (10, 10) towards (16, 18) is (0.6, 0.8).
  expect(line.from.x).toBeCloseTo(10.6, 12);
  expect(line.from.y).toBeCloseTo(10.8, 12);
});

scenario('CP-MEASURE-7', 'range tools measure attacks: Range 2 reaches 3 inches between the edges', {
  given: {
    active: 'dummy',
    dice: Array(7).fill('blank'),
    // Two bases of 0.689 inches: the edges are 3 inches apart at 4.378.
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { near: { card: 'dummy', at: [14.37, 18] }, far: { card: 'dummy', at: [10, 22.4] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { happened: [{ 'attack-declared': { target: 'near' } }], actions: 1, quiet: true },
});

scenario(
  'CP-MEASURE-8',
  'movement tools measure advances, pushes and throws: Short is 3.375 inches for each of them',
  {
    given: {
      active: 'captain-marvel',
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3, conditions: ['slow'] } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      // Medium, as printed, for the throw.
      { who: 'Ann', does: { power: 'danvers-special', aim: [30, 18] } },
      { who: 'Ann', does: { move: [10, 22.8] }, refused: ['CP-ADVANCE-9'] },
      { who: 'Ann', does: { move: [10, 22.7] } },
    ],
    then: {
      Ben: { dummy: { at: [17, 18] } },
      Ann: { 'captain-marvel': { at: [10, 22.7] } },
      quiet: true,
    },
  },
);

scenario(['CP-OBJ-7', 'CP-OBJ-8'], 'an advance crosses tokens and may end on one', {
  given: {
    active: 'dummy',
    extraction: 'frost',
    secure: 'fog',
    tokens: { 1: { at: [14, 18] } },
    Ann: { characters: { dummy: { at: [12, 18] } } },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { move: [14, 18] } },
    { who: 'Ann', does: { move: [17, 18] } },
  ],
  then: {
    Ann: { dummy: { at: [17, 18] } },
    tokens: { 0: { at: [18, 18] }, 1: { at: [14, 18] } },
    quiet: true,
  },
});

scenario('CP-LOS-2', 'characters never stand in the line of sight', {
  given: {
    active: 'dummy',
    dice: Array(5).fill('blank'),
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { giant: { at: [13, 18] }, dummy: { at: [17, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap', target: "Ben's dummy" } }],
  then: { happened: [{ 'attack-resolved': { who: 'dummy' } }], quiet: true },
});

scenario('CP-STAT-14', 'Size is the number on the card, whatever the base: 2 is hidden behind Size 3', {
  given: {
    active: 'dummy',
    terrain: { house: { at: [13, 15, 15, 21], size: 3 } },
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { 'wide-but-low': { at: [18, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' }, refused: ['CP-ATTACK-15'] }],
  then: { quiet: true },
});

const seen = {
  given: {
    active: 'dummy',
    terrain: { house: { at: [13, 15, 15, 21], size: 3 } },
    dice: Array(6).fill('blank'),
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { giant: { at: [18, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'zap' } }],
  then: { happened: ['attack-resolved'], quiet: true },
} as const;

scenario('CP-STAT-12', 'Size matters for line of sight: 4 is seen over Size 3', {
  ...seen,
  editions: ['en'],
});
scenario('CP-STAT-13', 'Size matters for line of sight: 4 is seen over Size 3', {
  ...seen,
  editions: ['de', 'es13'],
});

scenario('CP-STAT-12', 'Size matters for movement: 4 crosses what stops 2', {
  editions: ['en'],
  given: {
    active: 'giant',
    terrain: { car: { at: [13, 10, 14, 26], size: 3 } },
    Ann: { characters: { giant: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { move: [16.5, 18] } }],
  then: { Ann: { giant: { at: [16.5, 18] } }, quiet: true },
});

scenario('CP-STAT-13', 'Size matters for collisions: a thrown Size 2 breaks Size 1 and not Size 2', {
  editions: ['de', 'es13'],
  given: {
    active: 'captain-marvel',
    terrain: { crate: { at: [15, 17, 16, 19], size: 1 }, car: { at: [20, 10, 22, 14], size: 2 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [30, 18] } }],
  then: { terrain: ['car'], Ben: { dummy: { damage: 1 } }, quiet: true },
});

scenario(
  ['CP-TERRAIN-1', 'CP-TERRAIN-3'],
  'non-interactive terrain is neither destroyed nor thrown; interactive terrain beside it is',
  {
    given: {
      active: 'captain-marvel',
      terrain: {
        statue: { at: [15, 17, 16, 19], size: 1, fixed: true },
        crate: { at: [11, 15, 12, 16], size: 1 },
      },
      Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 6 } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [{ who: 'Ann', does: { power: 'danvers-special', throw: 'dummy', aim: [30, 18] } }],
    then: {
      terrain: ['statue', 'crate'],
      happened: [{ collided: { terrain: 'statue' } }],
      'not-happened': ['terrain-destroyed'],
      quiet: true,
    },
  },
);

scenario('CP-TERRAIN-10', 'a crisis card may give terrain a rule of its own', {
  given: {
    active: 'captain-marvel',
    secure: 'fog',
    terrain: { crate: { at: [15, 17, 16, 19], size: 1 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', aim: [30, 18] } }],
  // The throw costs 3; Fog gives 2 to everybody when terrain is destroyed. Dummy also has 1 for its damage.
  then: { terrain: [], Ann: { 'captain-marvel': { power: 2 } }, Ben: { dummy: { power: 3 } }, quiet: true },
});

const features = (setup: Json) =>
  (setup as unknown as { terrain: { size?: number; interactive?: boolean }[] }).terrain;
const without = (setup: Json, fact: 'size' | 'interactive'): Json => {
  const copy = JSON.parse(JSON.stringify(setup)) as Json;
  delete features(copy)[0]?.[fact];
  return copy;
};

proves(
  ['CP-FIELD-5', 'CP-TERRAIN-6', 'CP-TERRAIN-8'],
  'the terrain that both players start from, with its Sizes and types, is the terrain of the match',
  () => {
    const setup = randomSetup('de', 'terrain');
    const { match } = create(setup);
    expect(match.table.terrain).toEqual(features(setup));
    for (const seat of [0, 1]) expect(game.view(match, seat).terrain).toEqual(features(setup));
    // What is left out is refused by the form of a set-up.
    expect(refusals(without(setup, 'size'))).toEqual(['CP-FIELD-10']);
    expect(refusals(without(setup, 'interactive'))).toEqual(['CP-FIELD-10']);
  },
);

proves(
  'CP-FIELD-5',
  'what nobody could agree on is refused in every edition: it is told by the feature',
  () => {
    const corner = (x: number, y: number) => ({ x, y });
    for (const edition of ['en', 'de', 'es13'] as const) {
      const setup = randomSetup(edition, 'agreed') as unknown as { readonly terrain: readonly object[] };
      const [first = {}, second = {}, ...others] = setup.terrain;
      const changed = (one: object): Json =>
        ({ ...setup, terrain: [{ ...first, ...one }, second, ...others] }) as unknown as Json;
      expect(refusals(changed({}))).toEqual([]);
      // Two features of one name: nobody could say which one is meant.
      expect(refusals(changed({ id: (second as { readonly id: string }).id }))).toContain('CP-FIELD-5');
      // An outline that crosses itself, and a roof that sticks out over it.
      const bow = [corner(10, 10), corner(12, 12), corner(12, 10), corner(10, 12)];
      expect(refusals(changed({ outline: bow, standing: 'outline' }))).toContain('CP-FIELD-5');
      const roof = [corner(-40, -40), corner(-39, -40), corner(-39, -39)];
      expect(refusals(changed({ standing: roof }))).toContain('CP-FIELD-5');
    }
  },
);

const roof = {
  active: 'red-skull',
  terrain: { spire: { at: [12, 16, 16, 20], size: 3, steep: true }, roof: { at: [8, 10, 14, 15], size: 3 } },
  Ann: { characters: { 'red-skull': { at: [10, 18], power: 3 } } },
  Ben: { characters: { giant: { at: [32, 32] } } },
} as const;
const onSpire = { power: 'master-of-the-cube', to: [13.5, 18] } as const;

scenario(['CP-PLACE-3', 'CP-MOVE-8'], 'nobody is placed where a miniature cannot stand', {
  editions: ['en'],
  given: roof,
  when: [
    { who: 'Ann', does: onSpire, refused: ['CP-MOVE-8'] },
    { who: 'Ann', does: { to: [10, 14] } },
  ],
  then: { Ann: { 'red-skull': { at: [10, 14] } }, quiet: true },
});
scenario(['CP-PLACE-3', 'CP-MOVE-9'], 'nobody is placed where a miniature cannot stand', {
  editions: ['es13'],
  given: roof,
  when: [
    { who: 'Ann', does: onSpire, refused: ['CP-MOVE-9'] },
    { who: 'Ann', does: { to: [10, 14] } },
  ],
  then: { Ann: { 'red-skull': { at: [10, 14] } }, quiet: true },
});
scenario(['CP-PLACE-4', 'CP-MOVE-9'], 'nobody is placed where miniature or base would fall', {
  editions: ['de'],
  given: roof,
  when: [
    { who: 'Ann', does: onSpire, refused: ['CP-MOVE-9'] },
    { who: 'Ann', does: { to: [10, 14] } },
  ],
  then: { Ann: { 'red-skull': { at: [10, 14] } }, quiet: true },
});

proves('CP-MOVE-1', 'characters move in no way but five', () => {
  const ways = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    const { match, events } = create(randomSetup('es13', seed), seed);
    playOn(match, seed, () => false, events);
    for (const { kind, args } of events) if (kind === 'moved') ways.add(args['how'] as string);
  }
  expect(ways.size).toBeGreaterThan(0);
  const five = ['advance', 'climb', 'throw', 'push', 'place'];
  expect([...ways].filter((way) => !five.includes(way))).toEqual([]);
});

scenario('CP-MOVE-1', 'a climb, an advance, a throw and a push are four of them', {
  given: {
    active: 'captain-marvel',
    dice: ['wild', 'blank', 'blank', 'blank', 'failure', 'failure'],
    Ann: {
      characters: { 'captain-marvel': { at: [10, 18], power: 3 }, 'iron-man': { at: [14, 24] } },
    },
    Ben: { characters: { dummy: { at: [12.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { climb: [10.5, 18] } },
    { who: 'Ann', does: { move: [10.8, 18] } },
    { who: 'Ann', does: { power: 'danvers-special', aim: [30, 18], end: true } },
    { who: 'Ben', does: { activate: 'dummy', end: true } },
    { who: 'Ann', does: { activate: 'iron-man', attack: 'repulsor-blast', aim: [21, 12] } },
  ],
  then: {
    happened: [
      { moved: { how: 'climb' } },
      { moved: { how: 'advance' } },
      { moved: { how: 'throw' } },
      { moved: { how: 'push' } },
    ],
    quiet: true,
  },
});

const lights = {
  secure: 'searchlights',
  Ann: { characters: { 'invincible-iron-man': { at: [18, 14] } } },
  Ben: { characters: { 'winter-soldier-operative': { at: [12, 10] } } },
} as const;

scenario('CP-XOBJ-4', 'CP-CASE-27: within Range 3 and in the arc Iron Man is found, beside it nobody', {
  editions: ['es13'],
  given: { ...lights, phase: 'power' },
  when: [],
  then: {
    Ann: { 'invincible-iron-man': { damage: 1 } },
    Ben: { 'winter-soldier-operative': { damage: 0 } },
    quiet: true,
  },
});

scenario('CP-XOBJ-5', 'who places a Zone token turns it', {
  editions: ['es13'],
  given: {
    ...lights,
    phase: 'cleanup',
    priority: 'Ann',
    Ann: { characters: { 'invincible-iron-man': { at: [18, 11.5] } } },
  },
  // Ann secures the first searchlight, so Ben places it, then turns it toward himself.
  when: [
    { who: 'Ben', does: { to: [18, 9] }, then: { asked: { Ben: 'ask.turn-token' } } },
    { who: 'Ben', does: { aim: [18, 9] }, refused: ['CP-XOBJ-5'] },
    { who: 'Ben', does: { aim: [18, 0] } },
  ],
  // In the Power Phase of round 2 the arc looks away from Iron Man.
  then: {
    tokens: { 0: { at: [18, 9], facing: [18, 0] }, 1: { facing: [18, 18] } },
    Ann: { 'invincible-iron-man': { damage: 0 } },
    round: 2,
    quiet: true,
  },
});

// The third Senator of the crisis and another one lie side by side; Spider-Man holds the first.
scenario('CP-XOBJ-6', 'of a Limited kind of token a character holds one', {
  editions: ['es13'],
  given: {
    active: 'dummy',
    extraction: 'mutant-extremists-target-us-senators',
    tokens: { 1: { at: [10, 16.5] } },
    Ann: { characters: { dummy: { at: [10, 18], power: 2, holds: [0] } } },
    Ben: { characters: { giant: { at: [32, 32] } } },
  },
  when: [{ who: 'Ann', does: { interact: 1 }, refused: ['CP-XOBJ-6'] }],
  then: { Ann: { dummy: { holds: [0], power: 2 } }, tokens: { 1: { at: [10, 16.5] } }, quiet: true },
});
