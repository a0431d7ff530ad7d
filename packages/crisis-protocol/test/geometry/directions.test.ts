import { expect, test } from 'vitest';
import { DIRECTION_X, DIRECTION_Y, DIRECTIONS, directionNumber } from '../../src/geometry/directions.ts';
import { aimFrom } from '../../src/geometry/index.ts';

const degrees = (i: number): number => {
  const at = i % DIRECTIONS;
  const angle = (Math.atan2(DIRECTION_Y[at] as number, DIRECTION_X[at] as number) * 180) / Math.PI;
  return angle < 0 ? angle + 360 : angle;
};

test('neighbouring directions are less than a quarter of a degree apart, all around', () => {
  let turned = 0;
  for (let i = 0; i < DIRECTIONS; i++) {
    const step = (degrees(i + 1) - degrees(i) + 360) % 360;
    expect(step).toBeGreaterThan(0.1);
    expect(step).toBeLessThan(0.25);
    turned += step;
    expect((DIRECTION_X[i] as number) ** 2 + (DIRECTION_Y[i] as number) ** 2).toBeCloseTo(1, 14);
  }
  expect(turned).toBeCloseTo(360, 9);
});

test('a vector finds the direction at or just before it', () => {
  for (let angle = 0.013; angle < 360; angle += 0.37) {
    const radians = (angle * Math.PI) / 180;
    const number = directionNumber(3 * Math.cos(radians), 3 * Math.sin(radians));
    const before = (angle - degrees(number) + 360) % 360;
    expect({ angle, close: before < 0.26 }).toEqual({ angle, close: true });
  }
  expect(directionNumber(0, 0)).toBe(0);
});

test('an aim lies in its direction, on the grid', () => {
  expect(aimFrom({ x: 10, y: 10 }, 0)).toEqual({ x: 46, y: 10 });
  expect(aimFrom({ x: 10, y: 10 }, DIRECTIONS / 4)).toEqual({ x: 10, y: 46 });
});
