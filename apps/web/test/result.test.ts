import type { Event, Json } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { courseOf as championsCourse } from '../src/games/champions/course.ts';
import { afterwards as championsStory } from '../src/games/champions/play/afterwards.ts';
import { courseOf as crisisCourse } from '../src/games/crisis-protocol/course.ts';
import { afterwards as crisisStory } from '../src/games/crisis-protocol/play/afterwards.ts';
import { courseOf as diceCourse } from '../src/games/dice-masters/course.ts';
import { afterwards as diceStory } from '../src/games/dice-masters/play/afterwards.ts';
import { curveOf, type Standing, turningPoints } from '../src/table/course.ts';
import { markAt, scaleOf } from '../src/table/result/curve.ts';
import { luckOf } from '../src/table/result/luck.ts';

const event = (kind: string, args: object): Event => ({
  kind,
  rules: ['DM-LIFE-AND-WINNING-1'],
  args: args as { [name: string]: Json },
});

/** A view with only what is read of it. */
const as = <T>(view: unknown): T => view as T;

/** Lives of two seats. */
const lives = (turn: number, ...values: readonly number[]): Standing => ({
  turn,
  whose: turn % 2,
  values: values.map((value, seat) => ({ line: `seat-${seat}`, helps: seat, of: 'life', value })),
});

describe('the course of a match', () => {
  test('a line holds the value at the end of each turn; the decision that ends it belongs to it', () => {
    const [mine, theirs] = curveOf([
      lives(1, 20, 20),
      lives(1, 20, 18),
      lives(2, 20, 15),
      lives(2, 12, 15),
      lives(3, 9, 15),
    ]);
    expect(mine?.points).toEqual([
      { turn: 1, value: 20 },
      { turn: 2, value: 9 },
      { turn: 3, value: 9 },
    ]);
    expect(theirs?.points.map(({ value }) => value)).toEqual([15, 15, 15]);
  });

  test('it turns where most was won or lost, once in a turn, and for whom depends on the reader', () => {
    const course = [
      lives(1, 20, 20),
      lives(1, 20, 19),
      lives(1, 20, 14),
      lives(2, 17, 14),
      lives(3, 17, 13),
      lives(4, 8, 13),
      lives(5, 8, 0),
    ];
    expect(turningPoints(course, 0)).toEqual([
      { step: 2, turn: 1, swing: 5 },
      { step: 5, turn: 3, swing: -9 },
      { step: 6, turn: 4, swing: 13 },
    ]);
    expect(turningPoints(course, 1).map(({ swing }) => swing)).toEqual([-5, 9, -13]);
    expect(turningPoints(course, 0, 1).map(({ step }) => step)).toEqual([6]);
    expect(turningPoints([lives(1, 20, 20), lives(2, 20, 20)], 0)).toEqual([]);
  });

  test('a new stage is neither won nor lost', () => {
    const at = (of: string, value: number): Standing => ({
      turn: 1,
      whose: 0,
      values: [{ line: 'villain', helps: 'them', of, value }],
    });
    expect(turningPoints([at('1', 14), at('1', 4), at('2', 15)], 0)).toEqual([
      { step: 1, turn: 1, swing: 10 },
    ]);
  });

  test('the curve begins at 0 and marks the line that changed most', () => {
    const lines = curveOf([
      lives(1, 20, 20),
      lives(2, 20, 20),
      lives(2, 19, 12),
      lives(3, 19, 12),
      lives(3, 10, 12),
    ]);
    const { values, y } = scaleOf(lines);
    expect(values).toEqual([0, 5, 10, 15, 20]);
    expect(y(0)).toBeGreaterThan(y(20));
    expect(markAt(lines, 2)).toMatchObject({ turn: 2, value: 12 });
    expect(markAt(lines, 3)).toMatchObject({ turn: 3, value: 10 });
  });
});

describe('how each game stands', () => {
  test('Dice Masters by life', () => {
    const view = { turn: 7, phase: 'main', active: 1, players: [{ life: 3 }, { life: 12 }] };
    expect(diceCourse(as(view))).toEqual(lives(7, 3, 12));
  });

  test('Crisis Protocol by victory points', () => {
    const { turn, whose, values } = crisisCourse(
      as({ round: 2, turn: { seat: 1 }, players: [{ points: 4 }, { points: 6 }] }),
    );
    expect(whose).toBe(1);
    expect([turn, ...values.map(({ helps, value }) => [helps, value])]).toEqual([2, [0, 4], [1, 6]]);
  });

  test('Champions by hit points that are left, and threat', () => {
    const piece = (id: number, hitPoints: number, damage: number, threat = 0) => ({
      id,
      face: `face ${id}`,
      damage,
      threat,
      stats: { hitPoints: { value: hitPoints } },
    });
    const { turn, whose, values } = championsCourse(
      as({
        round: 4,
        phase: 'villain',
        active: -1,
        villain: 1,
        scheme: 2,
        players: [{ identity: 3 }],
        play: [piece(1, 14, 5), piece(2, 0, 0, 6), piece(3, 10, 12)],
      }),
    );
    expect(whose).toBe('them');
    // Another stage is another face in the same place; a hero who flips stays the same.
    expect(values.map(({ of }) => of)).toEqual(['face 1', 'face 2', '3']);
    expect([turn, ...values.map(({ line, helps, value }) => [line, helps, value])]).toEqual([
      4,
      ['villain', 'them', 9],
      ['threat', 'them', 6],
      ['seat-0', 'us', 0],
    ]);
  });
});

describe('who did most', () => {
  test('Dice Masters: damage to the other player, knock-outs by the last who hurt, dice fielded', () => {
    const view = as<Parameters<typeof diceStory.doers>[1]>({
      dice: [
        { id: 1, owner: 0 },
        { id: 2, owner: 1 },
      ],
    });
    const hulk = { card: 'avx/hulk-annihilator', die: 1 };
    const events = [
      event('fielded', { seat: 0, die: { die: 1, card: hulk.card, face: 5 } }),
      event('damaged', {
        die: { die: 2, card: 'avx/thor-legendary-avenger', face: 5 },
        amount: 8,
        source: hulk,
      }),
      event('knocked-out', { die: { die: 2, card: 'avx/thor-legendary-avenger', face: 5 } }),
      event('player-damaged', { seat: 1, amount: 8, life: 12, source: hulk }),
      // Who hurts their own player does nothing for them.
      event('player-damaged', { seat: 0, amount: 2, life: 18, source: hulk }),
    ];
    expect(diceStory.doers(events, view)).toEqual([
      { card: hulk.card, seat: 0, damage: 8, knockOuts: 1, uses: 1 },
    ]);
    expect(events.map((one) => diceStory.deedOf(one, view)?.amount ?? null)).toEqual([
      null,
      null,
      null,
      8,
      2,
    ]);
  });

  test('Champions: damage to enemies, not that of enemies', () => {
    const [hero, villain] = [
      { id: 1, face: 'core/1a' },
      { id: 2, face: 'core/94' },
    ];
    const events = [
      event('damaged', { card: villain, amount: 5, remaining: 9, by: hero }),
      event('damaged', { card: hero, amount: 3, remaining: 7, by: villain }),
      event('defeated', { card: villain }),
    ];
    expect(championsStory.doers(events, as({}))).toEqual([
      { card: 'core/1a', seat: null, damage: 5, knockOuts: 1, uses: 1 },
    ]);
    expect(championsStory.deedOf(events[1] as Event, as({}))).toEqual({
      card: 'core/94',
      amount: 3,
      sign: '−',
    });
  });

  test('Champions: the line of somebody who was eliminated is told by name', () => {
    const view = as<Parameters<typeof championsStory.line>[1]>({
      players: [{ identity: -1 }, { identity: 7 }],
      play: [{ id: 7, face: 'core/1a' }],
      removed: [],
    });
    const names = ['Ana', 'Ben'];
    expect(championsStory.line('seat-0', view, 'en', names)).toBe('Ana');
    expect(championsStory.line('seat-1', view, 'en', names)).toBe('Spider-Man');
  });

  test('Crisis Protocol: damage of attacks, and whom they brought down', () => {
    const view = as<Parameters<typeof crisisStory.doers>[1]>({
      cards: [{ id: 'core/spider-man' }, { id: 'core/ultron' }],
      characters: [
        { card: 0, owner: 0 },
        { card: 1, owner: 1 },
      ],
    });
    const events = [
      event('attack-resolved', { who: 0, target: 1, dealt: 4 }),
      event('dazed', { who: 1 }),
      event('attack-resolved', { who: 1, target: 0, dealt: 1 }),
    ];
    expect(crisisStory.doers(events, view)).toEqual([
      { card: 'core/spider-man', seat: 0, damage: 4, knockOuts: 1, uses: 1 },
      { card: 'core/ultron', seat: 1, damage: 1, knockOuts: 0, uses: 1 },
    ]);
    expect(crisisStory.deedOf(event('scored', { seat: 0, points: { value: 3 }, total: 5 }), view)).toEqual({
      card: null,
      amount: 3,
      sign: '+',
    });
  });
});

test('luck is what was rolled beside what was to be expected', () => {
  const rows = [
    { label: 'character', rolled: 12, expected: 10 },
    { label: 'fist', rolled: 9, expected: 10 },
  ];
  const { share, most } = luckOf({ seat: 0, dice: 30, rows });
  expect(share).toBeCloseTo(0.05);
  expect(most?.label).toBe('character');
  expect(luckOf({ seat: 1, dice: 0, rows: [] })).toEqual({ seat: 1, share: 0, most: null });
});
