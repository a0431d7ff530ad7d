import type { View } from '@assemble/champions';
import { describe, expect, test } from 'vitest';
import { momentOf } from '../src/games/champions/board/looking.ts';
import {
  doomTrack,
  fitOf,
  gridOf,
  healthOf,
  ringArcs,
  stepOf,
} from '../src/games/champions/board/measures.ts';
import { afterDamage, afterThwart, plateFor } from '../src/games/champions/board/plates.ts';
import { boardWords } from '../src/games/champions/board/words/index.ts';
import { leftOf } from '../src/games/champions/play/points.ts';

type Piece = View['play'][number];

const t = boardWords('en');
const stat = (value: number) => ({ value, parts: [] });

function piece(facts: {
  points?: number;
  damage?: number;
  threat?: number;
  target?: number | null;
  tough?: boolean;
  atk?: number;
  thw?: number;
  id?: number;
}): Piece {
  const {
    points = 5,
    damage = 0,
    threat = 0,
    target = null,
    tough = false,
    atk = 0,
    thw = 0,
    id = 1,
  } = facts;
  return {
    id,
    damage,
    threat,
    target,
    tough,
    stats: { hitPoints: stat(points), atk: stat(atk), thw: stat(thw) },
  } as unknown as Piece;
}

describe('crowds', () => {
  test('cards lie side by side while there is room', () => {
    expect(stepOf(1, 148, 10, 400)).toBe(0);
    expect(stepOf(2, 148, 10, 400)).toBe(158);
  });

  test('a crowd never needs more than its room', () => {
    for (const count of [3, 7, 12, 30]) {
      const step = stepOf(count, 148, 10, 400);
      expect(step * (count - 1) + 148).toBeLessThanOrEqual(400 + 1e-9);
      expect(step).toBeGreaterThan(0);
    }
  });

  test('tiles have a place each', () => {
    for (let count = 0; count <= 20; count++) {
      const { columns, rows } = gridOf(count);
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(rows).toBeLessThanOrEqual(3);
    }
  });

  test('a long name is written smaller, but not beyond reading', () => {
    expect(fitOf('Rhino', 9)).toBe(1);
    expect(fitOf('x'.repeat(12), 9)).toBe(0.75);
    expect(fitOf('x'.repeat(40), 9)).toBe(0.74);
  });
});

describe('hit points', () => {
  test('a ring has an arc for each of them', () => {
    expect(ringArcs(10)).toHaveLength(10);
    expect(new Set(ringArcs(10)).size).toBe(10);
    // The first begins at the top, a little to the right of 60/10.
    expect(ringArcs(4)[0]).toMatch(/^M61\.\d+ 10\.\d+A/);
  });

  test('green above a half, yellow above a quarter, red below', () => {
    expect([6, 5, 3, 2].map((now) => healthOf(now, 10))).toEqual(['well', 'hurt', 'hurt', 'dying']);
  });

  test('nobody has fewer than none, however much was dealt', () => {
    expect(leftOf(piece({ points: 15, damage: 18 }))).toBe(0);
    expect(leftOf(piece({ points: 15, damage: 4 }))).toBe(11);
  });
});

describe('the doom track', () => {
  test('what is there, what may come, and the limit', () => {
    expect(doomTrack(2, 5, 3)?.map(({ is }) => is)).toEqual(['full', 'last-full', 'soon', 'empty', 'end']);
    expect(doomTrack(0, 3, 0)?.map(({ is }) => is)).toEqual(['empty', 'empty', 'end']);
    // What may come beyond the limit still ends there.
    expect(doomTrack(1, 3, 9)?.map(({ is }) => is)).toEqual(['last-full', 'soon', 'end']);
  });

  test('too many places are a bar', () => {
    expect(doomTrack(3, 14, 4)).toHaveLength(14);
    expect(doomTrack(3, 15, 4)).toBeNull();
  });
});

describe('plates', () => {
  test('MC-STATUS-10: a tough card keeps all of the damage off', () => {
    expect(afterDamage(piece({ tough: true }), 9, t)).toEqual({ text: 'Tough: 0', is: 'kept' });
    expect(afterDamage(piece({ points: 3, damage: 1 }), 2, t)).toEqual({ text: 'Defeated', is: 'felled' });
    expect(afterDamage(piece({ points: 3 }), 2, t)).toEqual({ text: '→ 1 left', is: 'less' });
  });

  test('MC-DAMAGE-10: a side scheme without threat is gone, a main scheme stays', () => {
    expect(afterThwart(piece({ threat: 2 }), 2, t).is).toBe('felled');
    expect(afterThwart(piece({ threat: 2, target: 7 }), 3, t)).toEqual({ text: '→ 0 left', is: 'less' });
  });

  test('targets of a basic power say what would become of them; other questions say nothing', () => {
    const hero = piece({ id: 1, atk: 2, thw: 1 });
    const minion = piece({ id: 2, points: 3 });
    const asked = (key: string): View =>
      ({ play: [hero, minion], decisions: [{ ask: { key, args: { card: 1 } } }] }) as unknown as View;
    expect(plateFor(minion, asked('ask.attack'), t)?.text).toBe('→ 1 left');
    expect(plateFor(piece({ threat: 1 }), asked('ask.thwart'), t)?.is).toBe('felled');
    expect(plateFor(minion, asked('ask.heal'), t)).toBeNull();
  });
});

test('whoever looks at another seat comes back with the next question, turn or phase', () => {
  const at = (facts: Partial<Record<'round' | 'active' | 'n', number>> & { phase?: string }): string =>
    momentOf(
      {
        round: facts.round ?? 1,
        phase: facts.phase ?? 'player',
        active: facts.active ?? 0,
        decisions: [{ n: facts.n ?? 5 }],
      } as unknown as View,
      0,
    );
  const moments = [at({}), at({ n: 6 }), at({ active: 1 }), at({ round: 2 }), at({ phase: 'villain' })];
  expect(new Set(moments).size).toBe(moments.length);
});
