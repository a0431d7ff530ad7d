import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import {
  coverBetween,
  raisedSize,
  type SightVerdict,
  sightBetween,
  sightToTerrain,
  sightToToken,
  solidOf,
  tokenAt,
} from '../../src/geometry/index.ts';
import { base, box, feature, sized } from './kit.ts';

const yes = (verdict: SightVerdict): boolean => verdict.yes;

proves(['CP-LOS-1', 'CP-LOS-3'], 'CP-CASE-10: line of sight past a building', () => {
  const viewer = base('iron man', 10, 19.2, 0.69);
  const building = box('building', 3, 13, 15, 16, 19.5);
  const hidden = sized(2, 17.5, 17.5, 0.69);
  expect(sightBetween(viewer, hidden, [building])).toEqual({ yes: false, blockedBy: ['building'] });
  expect(yes(sightBetween(viewer, sized(2, 17.5, 19.2, 0.69), [building]))).toBe(true);
  expect(yes(sightBetween(viewer, hidden, [box('building', 2, 13, 15, 16, 19.5)]))).toBe(true);
});

proves('CP-LOS-1', 'a yes comes with a line from base to base that is free', () => {
  // The rims reach up to y 9 and the wall to 9.1: only lines along the upper rims pass.
  const verdict = sightBetween(base('a', 5, 10), sized(2, 20, 10), [box('wall', 3, 12, 9.1, 13, 30)]);
  expect(verdict.yes).toBe(true);
  if (!verdict.yes) return;
  const { from, to } = verdict.line;
  const at12 = from.y + ((to.y - from.y) * (12 - from.x)) / (to.x - from.x);
  expect(at12).toBeLessThan(9.102);
});

proves('CP-LOS-4', 'everybody sees themselves, and what they touch', () => {
  const it = sized(2, 10, 10);
  expect(yes(sightBetween(it, it, [box('wall', 5, 11, 0, 12, 30)]))).toBe(true);
  expect(yes(sightBetween(it, sized(2, 12, 10), []))).toBe(true);
});

proves(['CP-LOS-5', 'CP-LOS-6'], 'standing on terrain adds its Size', () => {
  const roof = box('roof', 3, 18, 8, 22, 12);
  const wall = box('wall', 4, 14, 0, 15, 30);
  const target = sized(2, 20, 10);
  expect(raisedSize(target, [roof, wall])).toBe(5);
  expect(yes(sightBetween(base('a', 8, 10), target, [roof, wall]))).toBe(true);
  expect(yes(sightBetween(base('a', 8, 10), target, [wall]))).toBe(false);
  expect(yes(sightBetween(base('a', 8, 10), target, [roof, box('wall', 6, 14, 0, 15, 30)]))).toBe(false);
});

proves('CP-LOS-7', 'the roof under the viewer is not in its way', () => {
  const roof = box('roof', 5, 8, 8, 12, 12);
  const viewer = base('a', 9.5, 10);
  expect(yes(sightBetween(viewer, sized(2, 20, 10), [roof]))).toBe(true);
  expect(sightBetween(base('b', 5, 10), sized(2, 20, 10), [roof])).toEqual({
    yes: false,
    blockedBy: ['roof'],
  });
});

proves('CP-RULING-16', 'tokens have no Size, and nothing hides itself or what lies on it', () => {
  const bench = box('bench', 1, 14, 0, 15, 30);
  const viewer = base('a', 8, 10);
  expect(yes(sightToToken(viewer, tokenAt({ x: 20, y: 10 }), [bench]))).toBe(false);
  expect(yes(sightToToken(viewer, tokenAt({ x: 14.5, y: 10 }), [bench]))).toBe(true);
  expect(yes(sightToTerrain(viewer, bench, [bench]))).toBe(true);
  const far = box('far', 2, 20, 8, 22, 12);
  expect(yes(sightToTerrain(viewer, far, [bench, far]))).toBe(true);
  expect(sightToTerrain(viewer, far, [box('tall', 3, 14, 0, 15, 30), far])).toEqual({
    yes: false,
    blockedBy: ['tall'],
  });
});

test('a feature with a dent is seen by what sticks out, and hides what it surrounds', () => {
  const cup = solidOf(
    feature('cup', 3, [
      { x: 10, y: 10 },
      { x: 16, y: 10 },
      { x: 16, y: 11 },
      { x: 11, y: 11 },
      { x: 11, y: 15 },
      { x: 16, y: 15 },
      { x: 16, y: 16 },
      { x: 10, y: 16 },
    ]),
  );
  const inside = sized(2, 13.5, 13, 0.7);
  expect(yes(sightBetween(base('west', 5, 13), inside, [cup]))).toBe(false);
  expect(yes(sightBetween(base('east', 22, 13), inside, [cup]))).toBe(true);
  expect(yes(sightToTerrain(base('west', 5, 13), cup, [cup, box('wall', 9, 7, 0, 8, 12)]))).toBe(true);
});

proves('CP-RULING-17', 'a line along a face touches it: it is free and gives no cover', () => {
  // The bases are points, so the only line runs along the top of the wall.
  const viewer = base('a', 5, 10, 0.0001);
  const target = sized(1, 20, 10, 0.0001);
  const wall = box('wall', 3, 19, 10, 19.9, 14);
  expect(yes(sightBetween(viewer, target, [wall]))).toBe(true);
  expect(coverBetween(viewer, target, [wall])).toEqual({
    yes: false,
    reasons: [{ kind: 'not-in-the-line', ids: ['wall'] }],
  });
  const higher = box('wall', 3, 19, 9.9, 19.9, 14);
  expect(yes(sightBetween(viewer, target, [higher]))).toBe(false);
  expect(coverBetween(viewer, target, [higher]).yes).toBe(true);
});

test('two features together hide what neither hides alone', () => {
  const viewer = base('a', 5, 10);
  const target = sized(2, 25, 10);
  const above = box('above', 3, 14, 0, 15, 10.2);
  const below = box('below', 3, 16, 9.8, 17, 20);
  expect(yes(sightBetween(viewer, target, [above]))).toBe(true);
  expect(yes(sightBetween(viewer, target, [below]))).toBe(true);
  expect(sightBetween(viewer, target, [above, below])).toEqual({ yes: false, blockedBy: ['above', 'below'] });
});

proves(['CP-COVER-3'], 'cover comes with the feature and a line through it', () => {
  const crate = box('crate', 2, 18, 10.5, 18.5, 11.5);
  const verdict = coverBetween(base('a', 10, 10), sized(2, 20, 10), [crate]);
  expect(verdict.yes).toBe(true);
  if (!verdict.yes) return;
  expect(verdict.from.map(({ id }) => id)).toEqual(['crate']);
  // The lines reach down to y 11 at most, so the line passes the crate between its top and there.
  const { from, to } = verdict.from[0]?.line ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
  const at18 = from.y + ((to.y - from.y) * (18.25 - from.x)) / (to.x - from.x);
  expect(at18).toBeGreaterThan(10.5);
  expect(at18).toBeLessThan(11);
});

proves(['CP-COVER-1', 'CP-COVER-2'], 'terrain must be near and big enough', () => {
  const attacker = base('a', 10, 10);
  const defender = sized(2, 20, 10);
  expect(coverBetween(attacker, defender, [])).toEqual({
    yes: false,
    reasons: [{ kind: 'no-terrain-near' }],
  });
  expect(coverBetween(attacker, defender, [box('far', 5, 14, 9, 17.9, 11)])).toEqual({
    yes: false,
    reasons: [{ kind: 'no-terrain-near' }],
  });
  expect(coverBetween(attacker, defender, [box('tie', 2, 14, 9, 18, 11)]).yes).toBe(true);
  expect(coverBetween(attacker, defender, [box('bench', 1, 17, 9, 18, 11)])).toEqual({
    yes: false,
    reasons: [{ kind: 'too-small', ids: ['bench'] }],
  });
});

proves(['CP-COVER-1', 'CP-COVER-4'], 'there is no cover within Range 2', () => {
  const crate = box('crate', 2, 12, 9, 12.5, 11);
  expect(coverBetween(base('a', 9, 10), sized(2, 14, 10), [crate])).toEqual({
    yes: false,
    reasons: [{ kind: 'too-close', distance: 3 }],
  });
  expect(coverBetween(base('a', 8.9, 10), sized(2, 14, 10), [crate]).yes).toBe(true);
});

proves('CP-RULING-18', 'cover compares the Size on the card, also on a roof, and the roof gives it', () => {
  const roof = box('roof', 3, 18, 8, 22, 12);
  expect(coverBetween(base('a', 8, 10), sized(2, 20, 10), [roof]).yes).toBe(true);
  expect(coverBetween(base('a', 8, 10), sized(4, 20, 10), [roof]).yes).toBe(false);
});
