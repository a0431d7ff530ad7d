import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import {
  baseRadius,
  distanceOf,
  distanceToEdge,
  inArea,
  inContact,
  measure,
  onGrid,
  overlaps,
  RANGES,
  rangeLength,
  toolsUpTo,
  withinRange,
} from '../../src/geometry/index.ts';
import { base, box, real } from './kit.ts';

proves(['CP-MEASURE-5', 'CP-MEASURE-6', 'CP-RULING-1'], 'the tools have their lengths', () => {
  expect(RANGES.map(rangeLength)).toEqual([1, 3, 6, 8, 10]);
  expect(toolsUpTo('L')).toEqual(['L', 'M', 'S']);
});

proves(['CP-MOVE-2', 'CP-MOVE-3'], 'a Speed names the longest tool of several', () => {
  expect(toolsUpTo('M')).toEqual(['M', 'S']);
  expect(toolsUpTo('S')).toEqual(['S']);
});

proves('CP-RULING-2', 'bases are circles known by their diameter', () => {
  expect(baseRadius(50)).toBeCloseTo(25 / 25.4, 12);
  expect(baseRadius(65)).toBeGreaterThan(baseRadius(35));
});

proves(['CP-MEASURE-9', 'CP-MEASURE-12'], 'measures from edge to edge', () => {
  // Centres 5 apart by 3-4-5, radii 1 and 1.5: 2.5 between the edges.
  const measured = measure(base('a', 10, 10), base('b', 13, 14, 1.5));
  expect(measured.distance).toBeCloseTo(2.5, 12);
  expect(measured.range).toBe(2);
  expect(measured.line.from).toEqual({ x: 10.6, y: 10.8 });
  expect(measured.line.to.x).toBeCloseTo(12.1, 12);
  expect(measured.line.to.y).toBeCloseTo(12.8, 12);
});

proves(['CP-MEASURE-4', 'CP-MEASURE-11'], 'neither height nor what lies between changes a distance', () => {
  const roof = box('roof', 5, 8, 8, 12, 12);
  expect(distanceOf(base('on the roof', 10, 10), base('below', 16, 10))).toBe(4);
  expect(measure(base('a', 5, 10), base('b', 16, 10)).distance).toBe(9);
  expect(distanceOf(base('on the roof', 10, 10), roof)).toBe(0);
});

proves('CP-RULING-3', 'ties are within, and a thousandth of an inch is a tie', () => {
  const from = base('a', 10, 10);
  expect(withinRange(from, base('b', 18, 10), 3)).toBe(true);
  expect(withinRange(from, base('b', 18.0009, 10), 3)).toBe(true);
  expect(withinRange(from, base('b', 18.01, 10), 3)).toBe(false);
  expect(measure(from, base('b', 22.1, 10)).range).toBe(null);
});

proves('CP-MEASURE-13', 'everything is within range of itself', () => {
  const it = base('a', 10, 10);
  const crate = box('crate', 1, 3, 3, 5, 5);
  expect(withinRange(it, it, 1)).toBe(true);
  expect(withinRange(crate, crate, 1)).toBe(true);
  expect(inArea(it, 1, [it])).toEqual(['a']);
});

proves('CP-AREA-2', 'an area reaches as far as its range from the attacker', () => {
  const bases = [base('near', 14, 10), base('tie', 10, 15), base('far', 10, 15.1)];
  expect(inArea(base('a', 10, 10), 2, bases)).toEqual(['near', 'tie']);
});

test('measures to terrain and between features', () => {
  const wall = box('wall', 3, 14, 8, 16, 12);
  expect(measure(base('a', 10, 10), wall)).toEqual({
    distance: 3,
    range: 2,
    line: { from: { x: 11, y: 10 }, to: { x: 14, y: 10 } },
  });
  // To a corner: 3 and 4 away, so 5 from the centre.
  expect(distanceOf(wall, base('b', 11, 4))).toBe(4);
  expect(distanceOf(wall, box('other', 3, 19, 16, 22, 18))).toBe(5);
  expect(distanceOf(wall, box('crossing', 3, 15, 11, 22, 18))).toBe(0);
  expect(distanceOf(wall, box('inside', 3, 14.5, 9, 15, 10))).toBe(0);
});

test('measures to the edges of the table', () => {
  const it = base('a', 10, 33.5);
  expect(distanceToEdge(it, 'top')).toBe(32.5);
  expect(distanceToEdge(it, 'bottom')).toBe(1.5);
  expect(distanceToEdge(it, 'left')).toBe(9);
  expect(distanceToEdge(it, 'right')).toBe(25);
  expect(distanceToEdge(base('a', 0.5, 3), 'left')).toBe(0);
});

proves(['CP-MOVE-4', 'CP-RULING-7'], 'touching is contact, not overlapping', () => {
  const it = real('a', 10, 10, 35);
  const beside = base('b', 10 + 2 * it.radius, 10, it.radius);
  expect(inContact(it, beside)).toBe(true);
  expect(overlaps(it, beside)).toBe(false);
  expect(overlaps(it, { ...beside, x: beside.x - 0.01 })).toBe(true);
  expect(inContact(it, { ...beside, x: beside.x + 0.01 })).toBe(false);
});

test('positions come to rest on a grid that JSON keeps', () => {
  const p = onGrid({ x: 1 / 3, y: -0.00001 });
  expect(p).toEqual({ x: 1365 / 4096, y: 0 });
  expect(Object.is(p.y, 0)).toBe(true);
  expect(JSON.parse(JSON.stringify(p))).toEqual(p);
  expect(onGrid(p)).toEqual(p);
});
