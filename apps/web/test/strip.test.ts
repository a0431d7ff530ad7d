import { describe, expect, test } from 'vitest';
import { HEIGHTS, nextHeight, settled } from '../src/table/strip/heights.ts';

describe('the heights of the strip', () => {
  const screen = 800;

  test('a press goes through them one by one and begins again', () => {
    expect(nextHeight('line', HEIGHTS)).toBe('actions');
    expect(nextHeight('actions', HEIGHTS)).toBe('full');
    expect(nextHeight('full', HEIGHTS)).toBe('line');
    expect(nextHeight('actions', ['line', 'actions'])).toBe('line');
  });

  test('a drag goes at least one further in its direction, and a twitch nowhere', () => {
    expect(settled('actions', HEIGHTS, { start: 160, end: 190, screen })).toBe('full');
    expect(settled('actions', HEIGHTS, { start: 160, end: 130, screen })).toBe('line');
    expect(settled('actions', HEIGHTS, { start: 160, end: 170, screen })).toBe('actions');
    expect(settled('full', HEIGHTS, { start: 520, end: 490, screen })).toBe('actions');
  });

  test('a long drag skips the height in between, and none leads beyond the last', () => {
    expect(settled('line', HEIGHTS, { start: 80, end: 500, screen })).toBe('full');
    expect(settled('full', HEIGHTS, { start: 520, end: 60, screen })).toBe('line');
    expect(settled('full', HEIGHTS, { start: 520, end: 700, screen })).toBe('full');
    expect(settled('line', HEIGHTS, { start: 80, end: 20, screen })).toBe('line');
    expect(settled('line', ['line', 'actions'], { start: 80, end: 700, screen })).toBe('actions');
  });
});
