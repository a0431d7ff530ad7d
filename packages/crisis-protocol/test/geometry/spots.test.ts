import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import {
  arcLines,
  beamChoices,
  beamTowards,
  canBeamTouch,
  deploymentAt,
  dropFrom,
  inArc,
  type Point,
  placeWithin,
  shiftedClear,
  solidOf,
  tokenAt,
  wedgeOf,
} from '../../src/geometry/index.ts';
import { base, box, corners, feature, field, fractions, kinds } from './kit.ts';

const at = (x: number, y: number): Point => ({ x, y });

proves(
  ['CP-PLACE-1', 'CP-RULING-10'],
  'some part of the base within range of its old place is enough',
  () => {
    const spots = placeWithin(2, base('a', 10, 18), 1, field());
    expect(spots.verdict(at(15, 18))).toEqual({ yes: true, end: { x: 15, y: 18 } });
    expect(spots.verdict(at(15.01, 18))).toEqual({
      yes: false,
      reasons: [{ kind: 'beyond-range', distance: expect.closeTo(3.01, 3), range: 2 }],
    });
  },
);

proves('CP-PLACE-2', 'whatever lies between does not matter, what lies at the spot does', () => {
  const wall = box('wall', 5, 12, 0, 13, 36);
  const spots = placeWithin(3, base('a', 10, 18), 1, field([wall], [base('enemy', 17, 18)]));
  expect(spots.verdict(at(14, 18)).yes).toBe(true);
  expect(kinds(spots.verdict(at(13.5, 18)))).toEqual(['partly-on-terrain']);
  expect(kinds(spots.verdict(at(16, 18)))).toEqual(['overlaps-base']);
  expect(kinds(placeWithin(3, base('a', 1, 18), 1, field()).verdict(at(0.5, 18)))).toEqual(['off-table']);
});

test('a place toward something ends between the lines', () => {
  const from = base('a', 10, 18);
  const spots = placeWithin(3, from, 1, field(), wedgeOf('toward', from, at(20, 18)));
  expect(spots.isLegal(at(14, 20))).toBe(true);
  expect(kinds(spots.verdict(at(8, 18)))).toEqual(['outside-wedge']);
});

test('places for a base of another size are measured from the old one', () => {
  const spots = placeWithin(1, base('a', 10, 18, 0.7), 1.3, field());
  expect(spots.isLegal(at(13, 18))).toBe(true);
  expect(spots.isLegal(at(13.01, 18))).toBe(false);
});

proves(['CP-DEPLOY-4', 'CP-RULING-11'], 'deployment reaches Range 3 from the edge', () => {
  const roof = box('roof', 5, 16, 3, 20, 8);
  const top = deploymentAt('top', 1, field([roof], [base('friend', 5, 3)]));
  expect(top.verdict(at(10, 7)).yes).toBe(true);
  expect(top.verdict(at(10, 7.01))).toEqual({
    yes: false,
    reasons: [{ kind: 'beyond-deployment', edge: 'top', distance: expect.closeTo(6.01, 3) }],
  });
  expect(kinds(top.verdict(at(5.5, 0.5)))).toEqual(['off-table']);
  expect(kinds(top.verdict(at(6, 3)))).toEqual(['overlaps-base']);
  expect(top.isLegal(at(18, 5))).toBe(true);
  const bottom = deploymentAt('bottom', 1, field());
  expect([bottom.isLegal(at(10, 29)), bottom.isLegal(at(10, 28.9))]).toEqual([true, false]);
  expect(deploymentAt('left', 1, field()).isLegal(at(7, 20))).toBe(true);
  expect(deploymentAt('right', 1, field()).isLegal(at(29, 20))).toBe(true);
  expect(deploymentAt('right', 1, field()).isLegal(at(28.9, 20))).toBe(false);
});

proves(
  ['CP-HOLD-4', 'CP-RULING-23'],
  'dropped tokens lie on the table within Range 2, over whatever is there',
  () => {
    const spots = dropFrom(base('holder', 3, 18));
    expect(spots.isLegal(at(7.6, 18))).toBe(true);
    expect(kinds(spots.verdict(at(7.61, 18)))).toEqual(['beyond-range']);
    expect(spots.isLegal(at(3, 18))).toBe(true);
    expect(kinds(spots.verdict(at(0.5, 18)))).toEqual(['off-table']);
    expect(kinds(spots.verdict(at(-9, 18)))).toEqual(['off-table', 'beyond-range']);
  },
);

test('regions and samples of spots are those of the verdicts', () => {
  const spots = dropFrom(base('holder', 3, 18));
  const { loops } = spots.region();
  expect(loops).toHaveLength(1);
  const xs = loops.flat().map(({ x }) => x);
  expect(Math.min(...xs)).toBeCloseTo(0.55, 6);
  expect(Math.max(...xs)).toBeCloseTo(7.65, 6);
  const sample = spots.sample(fractions(0.3, 0.6, 0.8, 0.2, 0.5));
  expect(sample !== null && spots.verdict(sample).yes).toBe(true);
  const full = placeWithin(1, base('a', 10, 18), 1, field([], [base('in the way', 10, 18, 6)]));
  expect(full.sample(fractions(0.1, 0.5, 0.9, 0.3))).toBe(null);
});

test('a spot is found where chance misses the little that is free', () => {
  // The middle of the base may be within 3 inches of (10, 18), but not of (10.15, 18): a thin crescent is left.
  const spots = placeWithin(1, base('a', 10, 18), 1, field([], [base('in the way', 10.15, 18, 2)]));
  const middle = spots.sample(fractions(0.5));
  expect(middle !== null && spots.verdict(middle).yes).toBe(true);
  expect(middle?.x).toBeLessThan(10.15);
});

proves(['CP-BEAM-2', 'CP-BEAM-3'], 'a beam is one inch wide and begins at the base', () => {
  const attacker = base('a', 10, 18);
  const bases = [
    base('side', 14, 19.5),
    base('off', 14, 16.49),
    base('end', 18, 18),
    base('beyond', 18.01, 18),
  ];
  const beam = beamTowards(attacker, at(20, 18), 3, bases);
  expect(beam?.corners).toEqual([at(11, 17.5), at(17, 17.5), at(17, 18.5), at(11, 18.5)]);
  expect(beam?.touched).toEqual(['side', 'end']);
  expect(beamTowards(attacker, attacker, 3, bases)).toBe(null);
});

proves('CP-BEAM-9', 'a beam touches a named character if its tool can reach it', () => {
  expect(canBeamTouch(base('a', 10, 18), base('b', 18, 18), 3)).toBe(true);
  expect(canBeamTouch(base('a', 10, 18), base('b', 18.1, 18), 3)).toBe(false);
});

test('beam choices are every set that some direction touches', () => {
  const attacker = base('a', 18, 18);
  const bases = [base('east', 22, 18), base('also east', 23, 20), base('west', 13, 18), base('far', 18, 34)];
  const sets = beamChoices(attacker, 3, bases).map(({ touched }) => touched.join(' + '));
  expect(sets.sort()).toEqual(['also east', 'east', 'east + also east', 'west']);
});

proves('CP-XOBJ-4', 'CP-CASE-27: the arc of a zone token', () => {
  const zone = { ...tokenAt(at(18, 18)), aim: at(18, 10) };
  expect(inArc(base('iron man', 18, 13), zone)).toEqual({ yes: true });
  expect(inArc(base('behind', 18, 21), zone)).toEqual({
    yes: false,
    reasons: [{ kind: 'outside-arc', distance: 2 }],
  });
  expect(kinds(inArc(base('far', 18, 10.3), zone))).toEqual(['beyond-range']);
  // The arc's line runs through (22, 14). Its direction across is (1, 1) over the root of 2: a base of radius 1 touches
  // it from below while its centre is less than 1 off the line.
  expect(inArc(base('tie', 22 + Math.SQRT1_2, 14 + Math.SQRT1_2), zone).yes).toBe(true);
  expect(inArc(base('off', 22.72, 14.72), zone).yes).toBe(false);
  expect(arcLines({ ...zone, aim: at(18, 18) })).toBe(null);
  expect(inArc(base('any', 18, 13), { ...zone, aim: at(18, 18) }).yes).toBe(false);
});

proves('CP-TERRAIN-9', 'a feature is shifted until a token is clear of it', () => {
  const tower = feature('tower', 6, corners(10, 10, 16, 20));
  const token = tokenAt(at(11, 15));
  const shifted = shiftedClear(tower, [token]);
  expect(shifted.outline).toEqual(corners(11.60009765625, 10, 17.60009765625, 20));
  expect(solidOf(shifted).outline.xs.length).toBe(4);
  expect(shiftedClear(tower, [tokenAt(at(5, 15))])).toBe(tower);
});
