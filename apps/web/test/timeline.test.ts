import { describe, expect, test } from 'vitest';
import { chaptersOf } from '../src/replay/chapters.ts';
import { blocksOf, linesOf, shareOf, stepAt } from '../src/replay/timeline.ts';
import type { Standing } from '../src/table/course.ts';

/** Lives of two seats whose turns alternate. */
const lives = (turn: number, mine: number, theirs: number): Standing => ({
  turn,
  whose: turn === 0 ? null : turn % 2 === 1 ? 0 : 1,
  values: [mine, theirs].map((value, seat) => ({ line: `seat-${seat}`, helps: seat, of: 'life', value })),
});

/** The villain with its hit points in a stage, and the threat. */
const against = (turn: number, whose: Standing['whose'], stage: string, left: number): Standing => ({
  turn,
  whose,
  values: [
    { line: 'villain', helps: 'them', of: stage, value: left },
    { line: 'threat', helps: 'them', of: 'scheme', value: 2 },
    { line: 'seat-0', helps: 'us', of: '7', value: 40 },
  ],
});

describe('the timeline', () => {
  test('has a block for each turn; what comes before the first belongs to it', () => {
    const blocks = blocksOf([lives(0, 20, 20), lives(1, 20, 20), lives(2, 20, 20), lives(2, 19, 20)]);
    expect(blocks.map(({ turn, first, last }) => [turn, first, last])).toEqual([
      [1, 0, 1],
      [2, 2, 3],
    ]);
    expect(blocks[0]?.runs).toEqual([
      { whose: null, from: 0, to: 0.5 },
      { whose: 0, from: 0.5, to: 1 },
    ]);
  });

  test('shows within a round whose part of it is whose', () => {
    const [round] = blocksOf([
      against(1, 0, 'I', 9),
      against(1, 1, 'I', 9),
      against(1, 'them', 'I', 9),
      against(1, 'them', 'I', 9),
    ]);
    expect(round?.runs.map(({ whose, from, to }) => [whose, from, to])).toEqual([
      [0, 0, 0.25],
      [1, 0.25, 0.5],
      ['them', 0.5, 1],
    ]);
  });

  test('turns are equally wide however long they were, and every place is found where it lies', () => {
    const course = [1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3].map((turn) => lives(turn, 20, 20));
    const blocks = blocksOf(course);
    expect(shareOf(blocks, 0)).toBe(0);
    expect(shareOf(blocks, 6)).toBeCloseTo(1 / 3);
    expect(shareOf(blocks, 8)).toBeCloseTo(2 / 3);
    expect(shareOf(blocks, 10)).toBe(1);
    for (const step of course.keys()) expect(stepAt(blocks, shareOf(blocks, step))).toBe(step);
    expect([stepAt(blocks, -2), stepAt(blocks, 7)]).toEqual([0, 10]);
  });

  test('lines that are counted alike share a scale; a line is written where it changes', () => {
    const [mine, theirs] = linesOf([lives(1, 20, 10), lives(1, 20, 10), lives(2, 5, 10)]);
    expect(mine?.points).toEqual([
      { step: 0, share: 1 },
      { step: 2, share: 0.25 },
    ]);
    expect(theirs?.points).toEqual([{ step: 0, share: 0.5 }]);
  });

  test('where all play against something, its numbers are drawn, each to its own scale', () => {
    const lines = linesOf([against(1, 0, 'I', 14), against(1, 0, 'I', 7)]);
    expect(lines.map(({ line }) => line)).toEqual(['villain', 'threat']);
    expect(lines[0]?.points.map(({ share }) => share)).toEqual([1, 0.5]);
    expect(lines[1]?.points.map(({ share }) => share)).toEqual([1]);
  });
});

describe('chapters', () => {
  const named = (course: readonly Standing[]): readonly string[] =>
    chaptersOf(course, blocksOf(course)).map(({ name, from, to }) => `${name} ${from + 1}-${to + 1}`);

  test('the opening lasts until first something counts, the twist begins when the other side leads', () => {
    const course = [
      [1, 20, 20],
      [2, 20, 20],
      [3, 20, 18],
      [4, 20, 17],
      [5, 20, 17],
      [6, 12, 17],
      [7, 12, 17],
      [8, 12, 6],
      [9, 12, 0],
    ].map(([turn = 0, mine = 0, theirs = 0]) => lives(turn, mine, theirs));
    // At the eighth turn the first side leads again, but that is the end already.
    expect(named(course)).toEqual(['opening 1-3', 'race 4-5', 'twist 6-7', 'end 8-9']);
  });

  test('a new stage of what all play against is a twist, too', () => {
    const course = [1, 2, 3, 4, 5, 6, 7, 8].map((turn) =>
      against(turn, 0, turn < 5 ? 'I' : 'II', turn < 5 ? 14 - 3 * turn : 30 - turn),
    );
    expect(named(course)).toEqual(['opening 1-2', 'race 3-4', 'twist 5-6', 'end 7-8']);
  });

  test('a short match, and one in which nothing counted, has fewer', () => {
    expect(named([lives(1, 20, 20), lives(2, 10, 20)])).toEqual(['opening 1-2']);
    expect(named([1, 2, 3, 4, 5].map((turn) => lives(turn, 20, 20)))).toEqual(['opening 1-5']);
    expect(named([lives(1, 20, 20), lives(2, 10, 20), lives(3, 0, 20)])).toEqual([
      'opening 1-1',
      'race 2-2',
      'end 3-3',
    ]);
  });
});
