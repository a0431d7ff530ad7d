import { CARDS, type Point, scenarioWords, type View } from '@assemble/crisis-protocol';
import type { Event, Json } from '@assemble/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Board } from '../src/games/crisis-protocol/board/Board.tsx';
import { boxOf, framed, isWhole, turned } from '../src/games/crisis-protocol/board/camera.ts';
import { modelsOf, type TokenView } from '../src/games/crisis-protocol/board/measures.ts';
import { straightOn } from '../src/games/crisis-protocol/board/shift.ts';
import { fanned } from '../src/games/crisis-protocol/board/tokens.ts';
import { placesAsked } from '../src/games/crisis-protocol/board/useFraming.ts';
import { placeAct } from '../src/games/crisis-protocol/play/names.ts';
import { tileOf } from '../src/games/crisis-protocol/play/tiles.ts';
import { signOf } from '../src/games/crisis-protocol/terrain/walls.ts';
import type { BoardProps, Placing } from '../src/table/board.ts';

const words = scenarioWords(CARDS);
const seatNames = ['Ana', 'Ben'];

function viewOf(given: { readonly [word: string]: Json }): View {
  const { game, match } = words.prepare({ players: seatNames, ...given }, [], 'es13');
  game.resume(match);
  return game.view(match, match.pending[0]?.seat ?? 0) as View;
}

const street = viewOf({
  activating: 'captain-america-first-avenger',
  Ana: { characters: { 'captain-america-first-avenger': { at: [10, 18], power: 3 } } },
  Ben: { characters: { 'red-skull': { at: [33, 18] }, crossbones: { at: [10, 22] } } },
});

const nothing = (): void => undefined;
const boardOf = (view: View, more: Partial<BoardProps<View>> = {}): string =>
  renderToStaticMarkup(
    createElement(Board, {
      view,
      locale: 'en',
      seatNames,
      lit: new Set<number>(),
      chosen: new Set<number>(),
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
      ...more,
    }),
  );

const placing = (what: Json, region: unknown): Placing =>
  ({
    n: 1,
    what,
    region,
    at: null,
    probed: null,
    onTry: nothing,
    onPlace: nothing,
    onGive: nothing,
  }) as unknown as Placing;

const aim = (from: Point) => ({ kind: 'aim', loops: [], radius: null, from, reach: 3, aims: [] });

describe('a question is looked at from as near as it can be', () => {
  const phone = { width: 390, height: 440 };

  test('places close together fill the picture, and each of them is in it however the table is turned', () => {
    const places = [
      { x: 4, y: 30 },
      { x: 12, y: 33 },
    ];
    for (const turn of [0, 90, 180, 270]) {
      const camera = framed(places, turn);
      expect(isWhole(camera)).toBe(false);
      const { x, y, width, height } = boxOf(camera, phone);
      for (const p of places.map((one) => turned(one, turn))) {
        expect(p.x - x).toBeGreaterThan(1);
        expect(x + width - p.x).toBeGreaterThan(1);
        expect(p.y - y).toBeGreaterThan(1);
        expect(y + height - p.y).toBeGreaterThan(1);
      }
    }
  });

  test('what lies far apart, and nothing at all, shows the whole battlefield', () => {
    expect(
      isWhole(
        framed(
          [
            { x: 2, y: 2 },
            { x: 34, y: 30 },
          ],
          0,
        ),
      ),
    ).toBe(true);
    expect(isWhole(framed([], 0))).toBe(true);
  });

  test('whoever acts, whoever may be chosen and the legal ground belong to it; others do not', () => {
    const models = modelsOf(street);
    const asked = {
      view: street,
      models,
      lit: new Set<number>(),
      picksDice: false,
      options: [],
      placing: null,
    };
    const at = (places: readonly Point[]) => places.map(({ x, y }) => [x, y]);
    const calm = { ...asked, view: { ...street, forecasts: [] } };
    expect(at(placesAsked(calm))).toEqual([[10, 18]]);
    expect(at(placesAsked({ ...calm, lit: new Set([1]) }))).toContainEqual([33, 18]);
    // While dice are chosen, the numbers are theirs.
    expect(at(placesAsked({ ...calm, lit: new Set([1]), picksDice: true }))).toEqual([[10, 18]]);
    const ground = { kind: 'spot', loops: [[{ x: 7, y: 15 }]], radius: 0.7, from: null, reach: 0, aims: [] };
    expect(at(placesAsked({ ...calm, placing: placing({}, ground) }))).toContainEqual([7, 15]);
  });
});

describe('what nobody has to aim or guess', () => {
  test('a push away goes straight on, one toward goes back; a free throw is aimed', () => {
    const from = { x: 10, y: 18 };
    const way = (how: string) => ({ kind: 'push', way: { way: how, from: { x: 10, y: 22 } } });
    expect(straightOn(placing(way('away'), aim(from)))).toEqual({ x: 10, y: 14 });
    expect(straightOn(placing(way('toward'), aim(from)))).toEqual({ x: 10, y: 22 });
    expect(straightOn(placing({ kind: 'throw', way: null }, aim(from)))).toBeNull();
    expect(straightOn(placing(way('away'), null))).toBeNull();
  });

  test('the button says what giving the place does', () => {
    expect(placeAct({ what: { kind: 'advance' } }, 'en')).toBe('Move');
    expect(placeAct({ what: { kind: 'hurl' } }, 'es')).toBe('Lanzar');
    expect(placeAct({ what: { kind: 'deploy' } }, 'de')).toBe('Aufstellen');
  });

  test('a tile has the name of the attack, how far it goes, its dice and what it costs', () => {
    const option = (attack: string) => ({ key: 'option.attack', args: { who: 0, attack } });
    const shield = tileOf(option('mightiest/captain-america-first-avenger#shield-bounce'), 'de', street);
    expect(shield?.facts).toBe('R 3 · 5 Würfel');
    const brawler = tileOf(option('mightiest/captain-america-first-avenger#brooklyn-brawler'), 'en', street);
    expect([brawler?.name, brawler?.facts]).toEqual(['Brooklyn Brawler', 'R 3 · 5 dice · Power 4']);
    expect(tileOf({ key: 'option.tactic', args: {} }, 'en', street)).toBeNull();
  });
});

describe('what stands where', () => {
  test('a token beside a base is clear of it, and of the base of somebody else', () => {
    const models = modelsOf(street);
    const token = { id: 0, at: { x: 10.9, y: 18 } } as TokenView;
    const place = fanned([token], models, 0).get(0) ?? expect.unreachable();
    for (const { x, y, radius } of models)
      expect(Math.hypot(place.x - x, place.y - y)).toBeGreaterThan(radius + 0.5);
  });

  test('a rail has room for the name, who reads has the title, too', () => {
    const html = boardOf(street);
    expect(html).toContain('<span class="cp-name">Captain America</span>');
    expect(html).toMatch(/aria-label="Captain America, First Avenger: /);
  });

  test('what is about to be thrown is whole and in hand; it is rubble afterwards', () => {
    const car = {
      id: 'car-1',
      kind: 'car',
      size: 2,
      outline: [
        { x: 1, y: 1 },
        { x: 4, y: 1 },
        { x: 4, y: 3 },
      ],
    };
    const gone: Event = { kind: 'terrain-destroyed', rules: [], args: { terrain: 'car-1' } };
    const [decision] = street.decisions;
    const thrown = { ...street, features: [car], terrain: [] } as unknown as View;
    const asked = {
      ...thrown,
      decisions: [{ ...decision, ask: { key: 'ask.hurl', args: { who: 0, terrain: 'car-1', tool: 'M' } } }],
    } as unknown as View;
    const held = boardOf(asked, {
      events: [gone],
      placing: placing({ kind: 'hurl' }, aim({ x: 10, y: 18 })),
    });
    expect(held).toContain('cp-in-hand');
    expect(held).not.toContain('cp-rubble');
    const after = boardOf(thrown, { events: [gone] });
    expect(after).not.toContain('cp-in-hand');
    expect(after).toContain('cp-rubble');
  });

  test('while dice lie open, whoever defends and the faces stand beside the battlefield', () => {
    const declared = (target: number): Event => ({
      kind: 'attack-declared',
      rules: [],
      args: { who: 0, attack: 'mightiest/captain-america-first-avenger#shield-bounce', target },
    });
    const pool: Event = {
      kind: 'pool-formed',
      rules: [],
      args: { who: 0, side: 'attack', pool: { value: 5, parts: [] } },
    };
    const calm = { ...street, decisions: [] };
    const html = boardOf(calm, { events: [declared(2), pool] });
    expect(html).toMatch(/<span class="cp-badge">Defender<\/span><h3><span class="display">Crossbones</);
    expect(boardOf(calm)).not.toContain('cp-badge');
  });

  test('a sign on a wall is read from left to right, whichever way its outline goes around', () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
    ];
    const up = { x: 0, y: -2 };
    for (const wall of [
      { from: a, to: b, lit: true },
      { from: b, to: a, lit: true },
    ])
      expect(signOf(wall, up, 0)).toEqual({
        lie: 'matrix(0.01000 0.00000 0.00000 0.01000 0.000 -2.000)',
        wide: 400,
        high: 200,
      });
    // Seen from the other side it begins at the other end.
    expect(signOf({ from: a, to: b, lit: true }, up, 180).lie).toContain('4.000 -2.000');
  });
});
