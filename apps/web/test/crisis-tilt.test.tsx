// The table from the side: where things are drawn, what lies before what, and what a pointer means.
import { CARDS, scenarioWords, type View } from '@assemble/crisis-protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  layOf,
  rise,
  tilted,
  turned,
  underPointer,
  viewBoxOf,
  whole,
} from '../src/games/crisis-protocol/board/camera.ts';
import { BoardContext, seenOf } from '../src/games/crisis-protocol/board/context.ts';
import { Pieces } from '../src/games/crisis-protocol/board/Pieces.tsx';
import { Figure } from '../src/games/crisis-protocol/board/Standee.tsx';
import { LieContext } from '../src/games/crisis-protocol/board/tilt.ts';
import { emblemOf } from '../src/games/crisis-protocol/emblem-of.ts';
import { wallPath, wallsOf, windowsOf } from '../src/games/crisis-protocol/terrain/walls.ts';

describe('where a tilted table is drawn', () => {
  const screen = { left: 0, top: 0, width: 364, height: 364 };

  test('a depth is squashed to 62 in 100, and a pointer means the ground that is seen there', () => {
    const side = whole(0, true);
    // 36.4 inches across 364 pixels: ten pixels to the inch across, 6.2 in depth.
    expect(underPointer(side, screen, 182, 182)).toEqual({ x: 18, y: 18 });
    const below = underPointer(side, screen, 192, 182 + 62);
    expect(below.x).toBeCloseTo(19);
    expect(below.y).toBeCloseTo(28);
    expect(viewBoxOf({ ...side, y: 28 })).toBe(`${18 - 18.2} ${18 + 6.2 - 18.2} 36.4 36.4`);
    expect(layOf(whole(90))).toBe('rotate(90 18 18)');
    expect(layOf(whole(90, true))).toMatch(/^matrix\(1 0 0 0\.62 0 6\.84\d*\) rotate\(90 18 18\)$/);
  });

  test('a height goes up on the screen, however the table is turned', () => {
    expect(rise(2, { turn: 0, tilt: false })).toEqual({ x: 0, y: 0 });
    for (const turn of [0, 14, 90, 200]) {
      const up = rise(1, { turn, tilt: true });
      const [from, to] = [turned({ x: 5, y: 5 }, turn), turned({ x: 5 + up.x, y: 5 + up.y }, turn)];
      expect(to.x).toBeCloseTo(from.x);
      // An inch of height is as long on the screen as 0.7846 across: the square root of 1 - 0.62 x 0.62.
      expect((from.y - to.y) * 0.62).toBeCloseTo(0.7846, 3);
    }
  });

  test('pressed twice, the table lies as before', () => {
    const side = tilted(whole(180));
    expect([side.tilt, side.turn]).toEqual([true, 166]);
    expect(tilted(side)).toEqual(whole(180));
  });
});

describe('walls', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ];
  const ends = (outline: typeof square, turn: number) =>
    wallsOf(outline, turn).map(({ from, to, lit }) => [
      [from, to].map(({ x, y }) => `${x} ${y}`).sort(),
      lit,
    ]);

  test('only those are seen that face the viewer; the one to the left has the light', () => {
    expect(ends(square, 0)).toEqual([[['0 2', '2 2'], false]]);
    // Turned an eighth to the right, the lower side looks to the left and the right side to the right.
    const both = ends(square, 45);
    expect(both).toHaveLength(2);
    expect(both).toContainEqual([['0 2', '2 2'], true]);
    expect(both).toContainEqual([['2 0', '2 2'], false]);
    expect(ends([...square].reverse(), 45)).toHaveLength(2);
  });

  test('reach from the ground to the roof; houses have windows', () => {
    const [wall] = wallsOf(square, 0);
    if (wall === undefined) throw new Error('no wall');
    const up = { x: 0, y: -1 };
    expect(wallPath(wall, up)).toBe('M2.000 2.000L0.000 2.000L0.000 1.000L2.000 1.000Z');
    // Two inches: three columns (0.8 each, rounded), and a Size of 4 has three rows.
    expect(windowsOf(wall, { kind: 'building', size: 4 }, up).match(/M/g)).toHaveLength(9);
    expect(windowsOf(wall, { kind: 'crate', size: 1 }, up)).toBe('');
  });
});

test('a model stands as a card; whoever is dazed lies there as a coin', () => {
  const html = (tilt: boolean, dazed: boolean): string =>
    renderToStaticMarkup(
      <svg aria-hidden="true">
        <Figure emblem={emblemOf('core/hulk')} radius={69} dazed={dazed} lie={{ turn: 0, tilt }} />
      </svg>,
    );
  expect(html(true, false)).toContain('cp-standee');
  expect(html(true, true)).not.toContain('cp-standee');
  expect(html(false, false)).not.toContain('cp-standee');
});

test('from the side what is nearer lies over what is behind it, and who is on a roof over the roof', () => {
  const { game, match } = scenarioWords(CARDS).prepare(
    {
      players: ['Ana', 'Ben'],
      activating: 'captain-marvel',
      terrain: { truck: { at: [12, 16, 18, 20], size: 4 } },
      Ana: { characters: { 'captain-marvel': { at: [15, 24] }, 'iron-man': { at: [15, 12] } } },
      Ben: { characters: { 'red-skull': { at: [15, 17.5] } } },
    },
    [],
    'es13',
  );
  game.resume(match);
  const view = game.view(match, 0) as View;
  const nothing = (): void => undefined;
  const order = (tilt: boolean): readonly string[] => {
    const html = renderToStaticMarkup(
      <BoardContext
        value={seenOf(
          {
            view,
            locale: 'en',
            seatNames: ['Ana', 'Ben'],
            lit: new Set(),
            chosen: new Set(),
            options: [],
            eyed: null,
            onTap: nothing,
            onOption: nothing,
            onInspect: nothing,
            reading: null,
            selected: null,
            onSelect: nothing,
            assigned: new Map(),
            amounts: new Map(),
            placing: null,
            events: [],
            me: 0,
            reducedMotion: true,
          },
          {
            hot: null,
            heat: nothing,
            centred: null,
            centre: nothing,
            narrow: false,
            eye: nothing,
            aim: nothing,
            eyedHere: null,
          },
        )}
      >
        <LieContext value={{ turn: 0, tilt }}>
          <svg aria-hidden="true">
            <Pieces found={null} places={new Map()} hit={0}>
              <g />
            </Pieces>
          </svg>
        </LieContext>
      </BoardContext>,
    );
    return [...html.matchAll(/data-terrain="(\w+)"|data-card="core\/([\w-]+)"/g)].map(
      ([, one, two]) => one ?? two ?? '',
    );
  };
  expect(order(true)).toEqual(['iron-man', 'truck', 'red-skull', 'captain-marvel']);
  expect(order(false)).toEqual(['truck', 'iron-man', 'red-skull', 'captain-marvel']);
});
