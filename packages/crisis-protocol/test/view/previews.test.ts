import type { Match } from '@assemble/kernel';
import { expect, test } from 'vitest';
import {
  baseRadius,
  type Ground,
  type Point,
  type Preview,
  rangeLength,
  type Table,
} from '../../src/index.ts';
import { answer, asked, game, positionOf, take, viewOf } from './kit.ts';

const groundOf = (match: Match<Table>): Ground => game.region(match, asked(match)) as unknown as Ground;

function probe(match: Match<Table>, x: number, y: number): { yes: boolean; preview: Preview } {
  const { seat, n } = asked(match);
  const { verdict, preview } = game.probe(match, seat, n, { x, y });
  return { yes: verdict.yes, preview: preview as unknown as Preview };
}

/** Whether an odd number of outlines surrounds a point. */
function isInside(loops: Ground['loops'], { x, y }: Point): boolean {
  let inside = false;
  for (const loop of loops)
    loop.forEach((a, i) => {
      const b = loop[(i + 1) % loop.length] as Point;
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    });
  return inside;
}

const far = { giant: { at: [32, 32] } } as const;

test('a move shows where it may end, the bent tool that reaches a place, and a legal place beside an illegal one', () => {
  const match = positionOf({
    active: 'baron-zemo',
    terrain: { car: { at: [13, 17, 14.5, 20], size: 3 } },
    Ann: { characters: { 'baron-zemo': { at: [11, 18.6] } } },
    Ben: { characters: far },
  });
  take(match, 'option.move');
  const ground = groundOf(match);
  expect(ground).toMatchObject({ kind: 'spot', radius: baseRadius(35), from: { x: 11 }, aims: [] });
  expect(isInside(ground.loops, { x: 15.6, y: 16 })).toBe(true);
  expect(isInside(ground.loops, { x: 18, y: 18.6 })).toBe(false);

  const around = probe(match, 15.6, 16);
  if (around.preview.kind !== 'spot' || around.preview.tool === null) throw new Error('no tool lies');
  expect(around).toMatchObject({ yes: true, preview: { at: { y: 16 }, nearest: null } });
  const { start, pivot, tip } = around.preview.tool;
  // Bent: the two arms point in different directions.
  const cross = (pivot.x - start.x) * (tip.y - pivot.y) - (pivot.y - start.y) * (tip.x - pivot.x);
  expect(Math.abs(cross)).toBeGreaterThan(0.1);

  const through = probe(match, 18, 18.6);
  if (through.preview.kind !== 'spot' || through.preview.nearest === null) throw new Error('no place nearby');
  expect(through.yes).toBe(false);
  expect(through.preview.tool).toBe(null);
  const { x, y } = through.preview.nearest;
  expect(probe(match, x, y).yes).toBe(true);
});

test('a throw shows where it stops and what it hits, just as it then comes', () => {
  const match = positionOf({
    active: 'captain-marvel',
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [16.5, 18] } } },
  });
  take(match, 'option.superpower', { ability: 'core/captain-marvel#danvers-special/0' });
  while (asked(match).shape !== 'place') answer(match, game.fallback(match, asked(match)));
  expect(groundOf(match)).toMatchObject({ kind: 'aim', loops: [], from: { x: 12, y: 18 } });
  const { yes, preview } = probe(match, 20, 18);
  if (preview.kind !== 'straight') throw new Error('no straight tool');
  expect(yes).toBe(true);
  // Base to base: 16.5 less both radii.
  expect(preview.stop.x).toBeCloseTo(16.5 - baseRadius(65) - baseRadius(35), 3);
  expect(preview.wished).toEqual({ x: 17, y: 18 });
  expect(preview.hits).toMatchObject([{ what: 'base', id: 2 }]);
  answer(match, { x: 20, y: 18 });
  expect(match.table.characters[1]?.at).toEqual({ x: preview.stop.x, y: preview.stop.y });
});

test('a beam shows whom it touches, and which directions are worth trying', () => {
  const match = positionOf({
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: { blocker: { at: [13, 18] }, giant: { at: [16, 18] } } },
  });
  take(match, 'option.attack', { attack: 'test/dummy#ray' });
  const ground = groundOf(match);
  expect(ground).toMatchObject({ kind: 'aim', reach: 6, from: { x: 10, y: 18 } });
  const touched = ground.aims.map(({ x, y }) => {
    const { yes, preview } = probe(match, x, y);
    expect(yes).toBe(true);
    return preview.kind === 'beam' ? preview.attacked : [];
  });
  expect(touched).toContainEqual([1, 2]);
  expect(probe(match, 20, 18).preview).toMatchObject({ kind: 'beam', touched: [1, 2], attacked: [1, 2] });
  const away = probe(match, 10, 10);
  expect(away.yes).toBe(false);
  expect(away.preview).toMatchObject({ kind: 'beam', touched: [], attacked: [] });
});

test('a Zone token that is turned shows its arc and who is in it', () => {
  const match = positionOf({
    phase: 'cleanup',
    secure: 'x-men-infiltrate',
    tokens: { 0: { controller: 0 }, 1: { controller: 0 } },
    Ann: { characters: { dummy: { at: [34, 34] } } },
    Ben: { characters: { blocker: { at: [22, 12] }, giant: { at: [18, 24] } } },
  });
  answer(match, true);
  answer(match, '0');
  answer(match, { x: 18, y: 12 });
  expect(asked(match).ask.key).toBe('ask.turn-token');
  // Range 3 is 6 inches less than the 12 to the giant; the blocker is 4 inches to the right.
  const right = probe(match, 30, 12);
  expect(right).toMatchObject({ yes: true, preview: { kind: 'arc', from: { x: 18, y: 12 }, inside: [1] } });
  expect(groundOf(match)).toMatchObject({ kind: 'aim', reach: rangeLength(3), from: { x: 18, y: 12 } });
  if (right.preview.kind !== 'arc') throw new Error('no arc');
  const half = Math.SQRT1_2;
  expect(right.preview.lines[0].x).toBeCloseTo(half);
  expect(right.preview.lines[1].x).toBeCloseTo(half);
  expect(right.preview.lines[0].y).toBeCloseTo(-right.preview.lines[1].y);
  expect(probe(match, 6, 12).preview).toMatchObject({ inside: [] });
});

test.each(['en', 'es13'] as const)('the view tells whom an area attack would reach (%s)', (edition) => {
  const given = {
    active: 'dummy',
    terrain: { wall: { at: [8, 15.6, 12, 15.9], size: 5 } },
    Ann: { characters: { dummy: { at: [10, 18], power: 5 }, giant: { at: [7, 18] } } },
    Ben: {
      characters: {
        blocker: { at: [12.5, 18] },
        crossbones: { at: [30, 18] },
        'red-skull': { at: [10, 14.8] },
      },
    },
  };
  const match = positionOf(given, edition);
  const names = match.table.characters.map(({ card }) => match.table.cards[card]?.id ?? '');
  const idOf = (name: string): number => names.findIndex((id) => id.endsWith(`/${name}`));
  const [area, ...more] = viewOf(match).areas;
  if (area === undefined) throw new Error('no area');
  expect(more).toEqual([]);
  expect(area.from).toMatchObject({ x: 10, y: 18 });
  // One is out of range, one behind the wall.
  expect(area.attacked).toEqual([idOf('blocker')]);
  // CP-AREA-6: es13 spares allies.
  expect(area.hurt).toEqual(edition === 'en' ? [idOf('giant')] : []);
});

test('the view tells whom the attack on a tactic card would reach, from whoever would make it', () => {
  const match = positionOf({
    active: 'captain-marvel',
    Ann: {
      tactics: ['overcharge'],
      characters: { 'captain-marvel': { at: [10, 18], power: 5 }, 'iron-man': { at: [18, 18] } },
    },
    Ben: { characters: { dummy: { at: [20.5, 18] }, blocker: { at: [10, 21] } } },
  });
  const names = match.table.characters.map(({ card }) => match.table.cards[card]?.id ?? '');
  const area = viewOf(match).areas.find(({ attack }) => attack.startsWith('tactics/overcharge#'));
  expect(area?.from).toMatchObject({ x: 18, y: 18 });
  expect(area?.attacked).toEqual([names.findIndex((id) => id.endsWith('/dummy'))]);
});

test('what is no point is refused and draws nothing', () => {
  const match = positionOf({
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: far },
  });
  take(match, 'option.move');
  const { seat, n } = asked(match);
  for (const forged of [null, 'x', [1, 2], { x: '1', y: 2 }, { x: 1 }])
    expect(game.probe(match, seat, n, forged)).toMatchObject({ verdict: { yes: false }, preview: null });
});

test('the view tells how the attacks on the menu would be rolled, and at which step an attack is', () => {
  const match = positionOf({
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 2, conditions: ['shock'] } } },
    Ben: { characters: { blocker: { at: [12, 18], power: 2, conditions: ['hex'] } } },
  });
  const jab = viewOf(match).forecasts.find(({ attack }) => attack === 'test/dummy#jab');
  expect(jab).toMatchObject({
    target: 1,
    terms: {
      // Strength 4, less one for Shock; Hex keeps criticals from adding dice.
      attack: { dice: 3, perCritical: 1, worth: { critical: 1, wild: 1, hit: 1 } },
      defense: { dice: 3, perCritical: 0, worth: { critical: 1, wild: 1, block: 1 } },
    },
  });
  expect(viewOf(match).attack).toBe(null);
  take(match, 'option.attack', { attack: 'test/dummy#jab' });
  // Ben may block perfectly when he is targeted, which is the second step.
  expect(asked(match).seat).toBe(1);
  expect(viewOf(match).attack).toMatchObject({ step: 2, terms: { attack: { dice: 3 } } });
  answer(match, asked(match).shape === 'yes-no' ? false : 'pass');
  expect(viewOf(match).attack?.step).toBe(9);
});
