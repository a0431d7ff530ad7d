import { below, stream } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import {
  BATTLEFIELD,
  type Feature,
  featureOf,
  generateTerrain,
  HAND_MADE_MAPS,
  type MapProblem,
  mapProblems,
  TERRAIN_KIND_IDS,
  terrainKind,
} from '../../src/geometry/index.ts';
import { corners, feature } from './kit.ts';

const ONE: readonly Feature[] = HAND_MADE_MAPS[0]?.features ?? [];
const problems = (list: readonly Feature[], kind: MapProblem['kind']): readonly MapProblem[] =>
  mapProblems(list).filter((problem) => problem.kind === kind);

proves(['CP-FIELD-1', 'CP-FIELD-3', 'CP-FIELD-7', 'CP-FIELD-9'], 'the hand-made maps are legal', () => {
  expect(BATTLEFIELD).toBe(36);
  expect(HAND_MADE_MAPS.length).toBeGreaterThanOrEqual(4);
  for (const { id, names, features } of HAND_MADE_MAPS) {
    expect({ id, problems: mapProblems(features) }).toEqual({ id, problems: [] });
    expect(features.length).toBeGreaterThanOrEqual(12);
    expect(new Set(Object.values(names)).size).toBe(3);
  }
});

proves(['CP-FIELD-4', 'CP-FIELD-11'], 'generated maps are legal, mixed and repeatable', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const random = stream('maps', String(i));
    const features = generateTerrain((n) => below(random, n));
    expect({ i, problems: mapProblems(features) }).toEqual({ i, problems: [] });
    expect(new Set(features.map(({ size }) => size)).size).toBeGreaterThan(1);
    const again = stream('maps', String(i));
    expect(generateTerrain((n) => below(again, n))).toEqual(features);
    seen.add(JSON.stringify(features));
  }
  expect(seen.size).toBe(200);
});

proves(['CP-FIELD-8', 'CP-FIELD-9'], 'two features within Range 2 are named', () => {
  const pair = [feature('left', 2, corners(10, 10, 12, 12)), feature('right', 3, corners(15, 10, 18, 12))];
  expect(problems(pair, 'too-close')).toEqual([
    { kind: 'too-close', features: ['left', 'right'], distance: 3 },
  ]);
  const apart = [pair[0] as Feature, feature('right', 3, corners(15.01, 10, 18, 12))];
  expect(problems(apart, 'too-close')).toEqual([]);
  const crossing = [pair[0] as Feature, feature('right', 3, corners(11, 11, 18, 13))];
  expect(problems(crossing, 'too-close')).toMatchObject([{ distance: 0 }]);
});

proves(['CP-FIELD-6', 'CP-FIELD-7'], 'a feature within Range 2 of an edge is named with the edge', () => {
  expect(problems([feature('a', 2, corners(3, 10, 5, 12))], 'near-edge')).toEqual([
    { kind: 'near-edge', feature: 'a', edge: 'left', distance: 3 },
  ]);
  expect(problems([feature('a', 2, corners(31, 32, 40, 33))], 'near-edge')).toEqual([
    { kind: 'near-edge', feature: 'a', edge: 'right', distance: -4 },
    { kind: 'near-edge', feature: 'a', edge: 'bottom', distance: 3 },
  ]);
});

proves(['CP-FIELD-2', 'CP-FIELD-3', 'CP-FIELD-4', 'CP-FIELD-11'], 'too few, too alike, too extreme', () => {
  expect(problems(ONE.slice(0, 11), 'too-few-features')).toEqual([
    { kind: 'too-few-features', count: 11, least: 12 },
  ]);
  const same = ONE.map((it) => ({ ...it, size: 5 }));
  expect(problems(same, 'all-one-size')).toEqual([{ kind: 'all-one-size', size: 5 }]);
  expect(problems(same, 'not-mostly-middle-sizes')).toMatchObject([{ middle: 0, count: ONE.length }]);
  expect(problems([{ ...(ONE[0] as Feature), size: 7 }], 'bad-size')).toMatchObject([{ size: 7 }]);
});

test('outlines that are none are refused, and ids that name two features', () => {
  const bow = feature('bow', 2, [
    { x: 10, y: 10 },
    { x: 12, y: 12 },
    { x: 12, y: 10 },
    { x: 10, y: 12 },
  ]);
  const speck = feature('speck', 2, corners(20, 20, 20.1, 20.1));
  const line = feature('line', 2, [
    { x: 25, y: 25 },
    { x: 27, y: 25 },
  ]);
  const nowhere = feature('nowhere', 2, corners(Number.NaN, 20, 21, 22));
  expect(problems([bow, speck, line, nowhere], 'bad-outline')).toEqual([
    { kind: 'bad-outline', feature: 'bow' },
    { kind: 'bad-outline', feature: 'speck' },
    { kind: 'bad-outline', feature: 'line' },
    { kind: 'bad-outline', feature: 'nowhere' },
  ]);
  const needle = feature('needle', 2, [
    { x: 10, y: 10 },
    { x: 20, y: 10 },
    { x: 20, y: 10.03 },
    { x: 10, y: 10.0001 },
  ]);
  expect(problems([needle], 'bad-outline')).toHaveLength(1);
  const roof = (left: number): Feature =>
    feature('roof', 2, corners(10, 10, 14, 14), { standing: corners(left, 11, 13, 13) });
  expect(problems([roof(10)], 'bad-standing')).toEqual([]);
  expect(problems([roof(9)], 'bad-standing')).toEqual([{ kind: 'bad-standing', feature: 'roof' }]);
  expect(problems([...ONE, ONE[0] as Feature], 'same-id')).toMatchObject([{ feature: ONE[0]?.id }]);
});

proves('CP-TERRAIN-7', 'the kinds have the Sizes of the rulebook and names in three languages', () => {
  const sizes = Object.fromEntries(TERRAIN_KIND_IDS.map((id) => [id, terrainKind(id).size]));
  expect(sizes).toMatchObject({
    bench: 1,
    crate: 1,
    lamppost: 1,
    dumpster: 2,
    car: 2,
    'cryo-tube': 2,
    kiosk: 3,
    billboard: 3,
    'food-truck': 3,
    truck: 4,
    'market-stand': 4,
    building: 5,
    monolith: 5,
  });
  for (const id of TERRAIN_KIND_IDS) expect(Object.values(terrainKind(id).names).every(Boolean)).toBe(true);
});

test('a feature is turned as its x axis points', () => {
  const { outline } = featureOf('car', 'car', { x: 10, y: 10 }, { x: 0, y: 3 });
  expect(outline).toContainEqual({ x: 10.875, y: 8.125 });
  expect(outline).toContainEqual({ x: 9.125, y: 11.875 });
});
