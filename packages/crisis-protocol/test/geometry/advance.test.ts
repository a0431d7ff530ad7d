import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import {
  Advance,
  type AdvanceVerdict,
  climbFrom,
  isInWedge,
  type Point,
  type Solid,
  sightBetween,
  wedgeOf,
} from '../../src/geometry/index.ts';
import { isInside, offOutline } from './brute/sampling.ts';
import { base, box, field, fractions, kinds, real, sized } from './kit.ts';

const medium = (
  terrain: readonly Solid[],
  at = sized(2, 10, 18),
  bases: Parameters<typeof field>[1] = [],
): Advance => new Advance(at, field(terrain, bases), ['M']);

const bendOf = (verdict: AdvanceVerdict): number => {
  if (!verdict.yes) throw new Error('there is no tool to look at');
  const { start, pivot, tip } = verdict.placement;
  const [ux, uy, vx, vy] = [pivot.x - start.x, pivot.y - start.y, tip.x - pivot.x, tip.y - pivot.y];
  return (Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy) * 180) / Math.PI;
};

proves(
  ['CP-RULING-5', 'CP-ADVANCE-9', 'CP-ADVANCE-1', 'CP-ADVANCE-2'],
  'ends anywhere along the tool',
  () => {
    const start = real('a', 10, 18, 35);
    const advance = new Advance({ ...start, size: 2 }, field(), ['M']);
    const far = 5 + 2 * start.radius;
    expect(advance.verdict({ x: 10 + far, y: 18 })).toMatchObject({
      yes: true,
      placement: { tool: 'M', start: { y: 18 }, pivot: { y: 18 }, tip: { y: 18 } },
    });
    expect(advance.verdict({ x: 10, y: 18 }).yes).toBe(true);
    expect(advance.verdict({ x: 12, y: 18 }).yes).toBe(true);
    expect(advance.verdict({ x: 10 + far + 0.01, y: 18 })).toEqual({
      yes: false,
      reasons: [
        { kind: 'too-far', distance: expect.closeTo(far + 0.01, 3), farthest: expect.closeTo(far, 2) },
      ],
    });
  },
);

proves(['CP-ADVANCE-3', 'CP-RULING-4'], 'bends around a corner, by a right angle at most', () => {
  // A wall from the start's right up to the goal's left: only a tool that turns at its corner gets there.
  const wall = box('wall', 3, 11.5, 10, 20, 17.5);
  const advance = new Advance(sized(2, 10, 18), field([wall]), ['L']);
  const goal = { x: 10.4, y: 11.5 };
  const verdict = advance.verdict(goal);
  expect(verdict.yes).toBe(true);
  // From below, around the wall's left lower corner, with a tool laid to the left first.
  const around = new Advance(sized(2, 14, 19), field([wall]), ['L']).verdict({ x: 10, y: 14.5 });
  expect(around.yes).toBe(true);
  expect(Math.abs(bendOf(around))).toBeGreaterThan(20);
  expect(Math.abs(bendOf(around))).toBeLessThanOrEqual(90.02);
});

proves(['CP-ADVANCE-5', 'CP-ADVANCE-3'], 'a no names the terrain in the straight way', () => {
  const wall = box('wall', 3, 12, 0, 13, 36);
  expect(medium([wall]).verdict({ x: 15, y: 18 })).toEqual({
    yes: false,
    reasons: [{ kind: 'terrain-in-the-way', ids: ['wall'] }],
  });
});

proves(['CP-ADVANCE-4', 'CP-ADVANCE-5'], 'the tool lies on terrain of its Size, not on larger', () => {
  const goal = { x: 16, y: 18 };
  expect(medium([box('car', 2, 12, 10, 14, 26)]).verdict(goal).yes).toBe(true);
  expect(medium([box('kiosk', 3, 12, 10, 14, 26)]).verdict(goal).yes).toBe(false);
});

proves(['CP-ADVANCE-6', 'CP-ADVANCE-7'], 'the tool may lie on the terrain under the character', () => {
  const roof = box('roof', 4, 8, 16, 14, 20);
  const advance = medium([roof]);
  expect(advance.verdict({ x: 15.5, y: 18 }).yes).toBe(true);
  expect(advance.verdict({ x: 12.5, y: 18 }).yes).toBe(true);
  expect(medium([roof, box('wall', 3, 16, 0, 17, 36)]).verdict({ x: 16.5, y: 18 }).yes).toBe(false);
});

proves('CP-ADVANCE-8', 'other bases are passed over', () => {
  expect(medium([], sized(2, 10, 18), [base('enemy', 13, 18)]).verdict({ x: 15.5, y: 18 }).yes).toBe(true);
});

proves(
  ['CP-MOVE-5', 'CP-MOVE-6', 'CP-MOVE-10'],
  'every reason why a base may not end somewhere is given',
  () => {
    const crate = box('crate', 1, 33.5, 17, 35.5, 19);
    const advance = new Advance(sized(2, 32, 18), field([crate], [base('enemy', 36, 18.5)]), ['S']);
    expect(advance.verdict({ x: 35.5, y: 18 })).toEqual({
      yes: false,
      reasons: [
        { kind: 'off-table', edges: ['right'] },
        { kind: 'overlaps-base', ids: ['enemy'] },
        { kind: 'partly-on-terrain', ids: ['crate'] },
      ],
    });
  },
);

proves(['CP-MOVE-8', 'CP-MOVE-9', 'CP-RULING-6'], 'a base stands entirely on top or not at all', () => {
  const flat = box('flat', 1, 13, 16, 17, 20);
  const round = box('round', 1, 13, 16, 17, 20, { standing: null });
  expect(medium([flat]).verdict({ x: 14, y: 18 }).yes).toBe(true);
  expect(kinds(medium([flat]).verdict({ x: 13.99, y: 18 }))).toEqual(['partly-on-terrain']);
  expect(medium([flat]).verdict({ x: 12, y: 18 }).yes).toBe(true);
  expect(kinds(medium([round]).verdict({ x: 15, y: 18 }))).toEqual(['cannot-stand']);
  const narrow = box('narrow', 1, 13, 16, 17, 20, {
    standing: [
      { x: 14.5, y: 16 },
      { x: 17, y: 16 },
      { x: 17, y: 20 },
      { x: 14.5, y: 20 },
    ],
  });
  expect(kinds(medium([narrow]).verdict({ x: 14.5, y: 18 }))).toEqual(['cannot-stand']);
  expect(medium([narrow]).verdict({ x: 15.5, y: 18 }).yes).toBe(true);
});

proves(['CP-CLIMB-1', 'CP-CLIMB-2', 'CP-CLIMB-3', 'CP-CLIMB-4'], 'CP-CASE-18: a climb ends on a roof', () => {
  const roof = box('roof', 5, 12, 14, 20, 22);
  const start = sized(2, 10, 18);
  const climb = climbFrom(start, field([roof]));
  expect(climb.verdict({ x: 14, y: 18 })).toMatchObject({ yes: true, placement: { tool: 'S' } });
  expect(climb.verdict({ x: 16, y: 18 }).yes).toBe(false);
  expect(kinds(new Advance(start, field([roof]), ['S']).verdict({ x: 14, y: 18 }))).toEqual([
    'terrain-too-large',
    'terrain-in-the-way',
  ]);
  expect(climbFrom(start, field([box('tower', 6, 12, 14, 20, 22)])).verdict({ x: 14, y: 18 }).yes).toBe(
    false,
  );
});

proves(
  ['CP-KEYWORD-3', 'CP-KEYWORD-4', 'CP-KEYWORD-5', 'CP-KEYWORD-6'],
  'flying and wall-crawling lay the tool as Size 5',
  () => {
    const wall = box('wall', 5, 12, 0, 13, 36);
    const flier = new Advance(sized(5, 10, 18), field([wall]), ['M']);
    expect(flier.verdict({ x: 15, y: 18 }).yes).toBe(true);
    expect(medium([wall]).verdict({ x: 15, y: 18 }).yes).toBe(false);
  },
);

test('a gap as wide as the tool lets it through, a narrower one does not', () => {
  const walls = (gap: number): readonly Solid[] => [
    box('above', 3, 12, 0, 13, 18 - gap / 2),
    box('below', 3, 12, 18 + gap / 2, 13, 36),
  ];
  expect(medium(walls(0.5)).verdict({ x: 15, y: 18 }).yes).toBe(true);
  expect(medium(walls(0.49)).verdict({ x: 15, y: 18 }).yes).toBe(false);
});

proves('CP-RULING-24', 'toward something, tool and base stay between the lines', () => {
  const start = sized(2, 10, 18);
  const wedge = wedgeOf('toward', start, { x: 20, y: 18 });
  const advance = new Advance(start, field(), ['M'], wedge);
  const end = { x: 13, y: 20 };
  const verdict = advance.verdict(end);
  expect(verdict.yes).toBe(true);
  if (!verdict.yes || wedge === null) return;
  expect(isInWedge(wedge, { ...verdict.placement.tip, radius: 0 })).toBe(true);
  expect(kinds(advance.verdict({ x: 11, y: 21 }))).toContain('outside-wedge');
  expect(new Advance(start, field(), ['M']).verdict({ x: 11, y: 21 }).yes).toBe(true);
  // The goal lies 21 degrees below the x axis, and the wedge opens from 10 to 100 degrees. To pass over the wall the
  // tool must leave it, at 27 degrees above the axis, and come back.
  const wall = box('wall', 3, 11.5, 17.6, 12.5, 40);
  const goal = { x: 15.2, y: 20 };
  expect(new Advance(start, field([wall]), ['L']).verdict(goal).yes).toBe(true);
  const toward = new Advance(start, field([wall]), ['L'], wedgeOf('toward', start, { x: 15.74, y: 26.19 }));
  expect(kinds(toward.verdict(goal))).toEqual(['terrain-in-the-way']);
});

test('several tools: the longest that serves is laid, a shorter one where there is no room', () => {
  const pen = [box('east', 3, 14.6, 0, 15, 36), box('north', 3, 0, 13, 36, 13.4)];
  const advance = new Advance(sized(2, 10, 18), field(pen), ['L', 'M', 'S']);
  expect(advance.verdict({ x: 12.5, y: 18 })).toMatchObject({ yes: true });
  const open = new Advance(sized(2, 10, 18), field(), ['L', 'M', 'S']);
  expect(open.verdict({ x: 12.5, y: 18 })).toMatchObject({ placement: { tool: 'L' } });
});

test('a character that no tool can be laid for cannot advance', () => {
  const cell = [
    box('north', 3, 7, 15, 13, 16.9),
    box('south', 3, 7, 19.1, 13, 21),
    box('west', 3, 7, 16.9, 8.9, 19.1),
    box('east', 3, 11.1, 16.9, 13, 19.1),
  ];
  const advance = new Advance(sized(2, 10, 18), field(cell), ['S']);
  expect(kinds(advance.verdict({ x: 10, y: 18 }))).toEqual(['terrain-in-the-way']);
  expect(advance.sample(fractions(0.1, 0.4, 0.7))).toBe(null);
  expect(advance.region().loops).toEqual([]);
});

/** Even-odd: whether a point lies in a region, and how far from its outline. */
const inRegion = (loops: readonly (readonly Point[])[], p: Point): { inside: boolean; off: number } => ({
  inside: loops.filter((loop) => isInside(p, loop)).length % 2 === 1,
  off: Math.min(...loops.map((loop) => offOutline(p, loop))),
});

test('the region is that of the verdicts, to a tenth of an inch', () => {
  const terrain = [box('a', 3, 12.5, 15, 14, 19), box('b', 4, 6, 9, 11, 12), box('c', 2, 14, 22, 17, 25)];
  const advance = new Advance(sized(2, 10, 18), field(terrain, [base('x', 8, 22), base('y', 15, 13)]), [
    'L',
    'M',
    'S',
  ]);
  const { loops } = advance.region();
  let compared = 0;
  for (let x = 0.05; x < 21; x += 0.37) {
    for (let y = 7.03; y < 29; y += 0.37) {
      const { inside, off } = inRegion(loops, { x, y });
      if (off < 0.1) continue;
      compared++;
      expect({ x, y, legal: advance.verdict({ x, y }).yes }).toEqual({ x, y, legal: inside });
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('samples are legal and differ', () => {
  const terrain = [box('a', 3, 12.5, 15, 14, 19)];
  const advance = new Advance(sized(2, 10, 18), field(terrain, [base('x', 8, 22)]), ['L', 'S']);
  let state = 7;
  const random = (n: number): number => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  const ends = Array.from({ length: 50 }, () => advance.sample(random));
  for (const end of ends) expect(end !== null && advance.verdict(end).yes).toBe(true);
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBeGreaterThan(45);
});

test('an advance beside a wall is not blocked by touching it', () => {
  const wall = box('wall', 3, 4, 19, 30, 24);
  const advance = medium([wall]);
  expect(advance.verdict({ x: 15, y: 18 }).yes).toBe(true);
  expect(sightBetween(base('a', 10, 18), sized(2, 20, 18), [wall]).yes).toBe(true);
});
