import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import {
  moveStraight,
  staysInWedge,
  straightEnd,
  straightTool,
  throwTerrain,
  wedgeOf,
} from '../../src/geometry/index.ts';
import { base, box, field } from './kit.ts';

const EAST = { x: 30, y: 18 };
const moving = base('moved', 10, 18);

proves(
  ['CP-THROW-2', 'CP-THROW-3', 'CP-THROW-4'],
  'the whole tool, straight, with nothing in the way',
  () => {
    expect(moveStraight(moving, EAST, 'M', field(), null)).toEqual({
      stop: { x: 15, y: 18 },
      travelled: 5,
      wished: { x: 15, y: 18 },
      hits: [],
      edge: null,
      backed: false,
    });
    expect(straightTool(moving, EAST, 'M')).toEqual({ from: { x: 11, y: 18 }, to: { x: 16, y: 18 } });
    expect(moveStraight(moving, moving, 'M', field(), null)).toBe(null);
  },
);

proves(['CP-THROW-5', 'CP-MOVE-7', 'CP-PUSH-2'], 'stops in contact with the first base or feature', () => {
  const other = base('other', 13.5, 18);
  const wall = box('wall', 1, 14, 10, 15, 30);
  expect(moveStraight(moving, EAST, 'L', field([wall], [other]), null)).toMatchObject({
    stop: { x: 11.5, y: 18 },
    hits: [{ what: 'base', id: 'other', at: { x: 12.5, y: 18 } }],
  });
  expect(moveStraight(moving, EAST, 'L', field([wall]), null)).toMatchObject({
    stop: { x: 13, y: 18 },
    travelled: 3,
    hits: [{ what: 'terrain', id: 'wall', at: { x: 14, y: 18 } }],
    edge: null,
  });
  // The corner of a feature: 3-4-5 with a base of radius 1 leaves 0.6 before the corner's height and 0.8 beside it.
  const corner = box('corner', 1, 13, 18.8, 16, 22);
  expect(moveStraight(moving, EAST, 'L', field([corner]), null)?.stop.x).toBeCloseTo(12.4, 3);
});

proves(['CP-MOVE-11', 'CP-MOVE-10'], 'the edge of the table stops a base', () => {
  expect(moveStraight(base('moved', 33, 18), { x: 40, y: 18 }, 'L', field(), null)).toMatchObject({
    stop: { x: 35, y: 18 },
    travelled: 2,
    hits: [],
    edge: 'right',
  });
});

proves(
  'CP-RULING-8',
  'what is reached at the same moment is all named; what is only slid along is not',
  () => {
    const pair = [base('upper', 13, 17.2, 0.6), base('lower', 13, 18.8, 0.6)];
    const move = moveStraight(moving, EAST, 'L', field([], pair), null);
    expect(move?.hits.map(({ id }) => id)).toEqual(['upper', 'lower']);
    const slide = moveStraight(moving, EAST, 'M', field([box('wall', 3, 5, 19, 30, 24)]), null);
    expect(slide).toMatchObject({ stop: { x: 15, y: 18 }, hits: [] });
    const pressed = moveStraight(moving, { x: 30, y: 22 }, 'M', field([box('wall', 3, 5, 19, 30, 24)]), null);
    expect(pressed).toMatchObject({ stop: { x: 10, y: 18 }, travelled: 0, hits: [{ id: 'wall' }] });
    const touching = moveStraight(moving, { x: 0, y: 18 }, 'S', field([], [base('behind', 12, 18)]), null);
    expect(touching?.hits).toEqual([]);
  },
);

proves(
  ['CP-THROW-6', 'CP-RULING-9'],
  'passes the one who moves it, and ends before it if it cannot end beyond',
  () => {
    const mover = base('mover', 13, 18);
    expect(moveStraight(moving, EAST, 'M', field([], [mover]), 'mover')).toMatchObject({
      stop: { x: 15, y: 18 },
      backed: false,
    });
    expect(moveStraight(moving, EAST, 'S', field([], [mover]), 'mover')).toMatchObject({
      stop: { x: 11, y: 18 },
      wished: { x: 13.375, y: 18 },
      hits: [],
      backed: true,
    });
  },
);

proves(
  ['CP-THROW-7', 'CP-THROW-8', 'CP-RULING-9'],
  'terrain at the start lets it go, but not end half on it',
  () => {
    const car = box('car', 2, 8, 16, 11.5, 20);
    expect(moveStraight(moving, EAST, 'M', field([car]), null)).toMatchObject({
      stop: { x: 15, y: 18 },
      hits: [],
    });
    const long = box('truck', 2, 8, 16, 13.5, 20);
    expect(moveStraight(moving, EAST, 'S', field([long]), null)).toMatchObject({
      stop: { x: 12.5, y: 18 },
      backed: true,
    });
    expect(
      moveStraight(moving, { x: 0, y: 18 }, 'S', field([box('strip', 2, 7.5, 16, 11.2, 20)]), null),
    ).toMatchObject(
      // 3.375 to the left is half over the strip's left end at 7.5: back to where all of it stands on the strip.
      { stop: { x: 8.5, y: 18 }, backed: true },
    );
  },
);

proves(
  ['CP-HURL-2', 'CP-HURL-3'],
  'thrown terrain hits the first thing that the tool touches, and only that',
  () => {
    const near = base('near', 14, 19.2);
    const far = base('far', 16, 18);
    const thrown = throwTerrain(moving, EAST, 'L', field([box('wall', 1, 17, 10, 18, 30)], [far, near]));
    expect(thrown?.hits.map(({ id }) => id)).toEqual(['near']);
    expect(thrown?.path.from).toEqual({ x: 11, y: 18 });
    expect(thrown?.wished).toEqual({ x: 18.25, y: 18 });
    // Base edge exactly on the side of the tool: 1 + 0.25 from its middle line.
    expect(throwTerrain(moving, EAST, 'L', field([], [base('tie', 14, 19.25)]))?.hits).toHaveLength(1);
    expect(throwTerrain(moving, EAST, 'L', field([], [base('off', 14, 19.26)]))?.hits).toEqual([]);
    expect(throwTerrain(moving, EAST, 'S', field([], [base('end', 15.375, 18)]))?.hits).toHaveLength(1);
    expect(throwTerrain(moving, EAST, 'S', field([], [base('beyond', 15.39, 18)]))?.hits).toEqual([]);
  },
);

proves('CP-HURL-4', 'terrain under the thrower is passed over', () => {
  const roof = box('roof', 5, 8, 16, 14, 20);
  const thrown = throwTerrain(moving, EAST, 'L', field([roof, box('next', 2, 15, 17, 17, 19)]));
  expect(thrown?.hits.map(({ id }) => id)).toEqual(['next']);
});

proves(
  ['CP-TOWARD-2', 'CP-TOWARD-4', 'CP-TOWARD-5', 'CP-TOWARD-6', 'CP-TOWARD-7'],
  'CP-CASE-20: 44 degrees off the line through the centres is allowed, 46 is not',
  () => {
    const other = { x: 20, y: 18 };
    const aim = (degrees: number): { x: number; y: number } => ({
      x: 10 + 20 * Math.cos((degrees * Math.PI) / 180),
      y: 18 + 20 * Math.sin((degrees * Math.PI) / 180),
    });
    const toward = wedgeOf('toward', moving, other);
    const away = wedgeOf('away', moving, other);
    if (toward === null || away === null) throw new Error('there is a line through the centres');
    for (const side of [1, -1]) {
      expect(staysInWedge(moving, aim(44 * side), 'S', toward)).toBe(true);
      expect(staysInWedge(moving, aim(46 * side), 'S', toward)).toBe(false);
      expect(staysInWedge(moving, aim(180 + 44 * side), 'S', away)).toBe(true);
      expect(staysInWedge(moving, aim(180 + 46 * side), 'S', away)).toBe(false);
    }
  },
);

proves(
  ['CP-TOWARD-1', 'CP-TOWARD-4'],
  'the pivot lies on the line through the centres, both arms touching',
  () => {
    const wedge = wedgeOf('toward', moving, { x: 10, y: 30 });
    expect(wedge?.apex.x).toBeCloseTo(10, 12);
    expect(wedge?.apex.y).toBeCloseTo(18 - Math.SQRT2, 12);
    expect(wedge?.opens).toEqual({ x: 0, y: 1 });
    expect(wedgeOf('away', moving, { x: 10, y: 18 })).toBe(null);
  },
);

test('a straight move ends where its tool says', () => {
  expect(straightEnd({ x: 4, y: 4 }, { x: 4, y: 9 }, 'S')).toEqual({ x: 4, y: 7.375 });
  expect(straightEnd({ x: 4, y: 4 }, { x: 4, y: 4 }, 'S')).toBe(null);
});
