import { CARDS, type Point, scenarioWords, type View } from '@assemble/crisis-protocol';
import type { Json } from '@assemble/kernel';
import { plain } from '@assemble/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { staminaArc, staminaTone } from '../src/games/crisis-protocol/board/arcs.ts';
import { Board } from '../src/games/crisis-protocol/board/Board.tsx';
import { placeMeant, placeSeen } from '../src/games/crisis-protocol/board/context.ts';
import { forecastOn, withoutCover } from '../src/games/crisis-protocol/board/forecasts.ts';
import { modelsOf, type TokenView } from '../src/games/crisis-protocol/board/measures.ts';
import { Place } from '../src/games/crisis-protocol/board/Place.tsx';
import { Score } from '../src/games/crisis-protocol/board/Score.tsx';
import { fanned } from '../src/games/crisis-protocol/board/tokens.ts';
import { placeName } from '../src/games/crisis-protocol/play/names.ts';
import { edgeSeen, say } from '../src/games/crisis-protocol/say.ts';
import { laid } from '../src/games/crisis-protocol/terrain/kinds.ts';
import { shadowOf } from '../src/games/crisis-protocol/terrain/shadow.ts';
import type { BoardProps, Placing } from '../src/table/board.ts';

const words = scenarioWords(CARDS);
const seatNames = ['Ana', 'Ben'];

function viewOf(given: { readonly [word: string]: Json }): View {
  const { game, match } = words.prepare({ players: seatNames, ...given }, [], 'es13');
  game.resume(match);
  return game.view(match, match.pending[0]?.seat ?? 0) as View;
}

const street = viewOf({
  activating: 'captain-marvel',
  Ana: { characters: { 'captain-marvel': { at: [10, 18], power: 3, conditions: ['slow'] } } },
  Ben: { characters: { 'red-skull': { at: [33, 18], damage: 2 }, crossbones: { at: [10, 24] } } },
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

/** The table as somebody at another edge is shown it. */
const atEdge = (view: View, edge: 'top' | 'right' | 'bottom' | 'left'): View => {
  const [own, other] = view.players;
  if (own === undefined || other === undefined) throw new Error('two play');
  return { ...view, seat: 0, players: [{ ...own, edge }, other] };
};

describe('words about the table speak of what is seen', () => {
  test('one’s own edge is below; the others follow around', () => {
    expect(edgeSeen('left', 'left')).toBe('bottom');
    // Who sits on the left and looks across has the top of the map at the left hand.
    expect(edgeSeen('top', 'left')).toBe('left');
    expect(edgeSeen('right', 'left')).toBe('top');
    expect(edgeSeen('bottom', 'bottom')).toBe('bottom');
    const asked = { key: 'option.edge', args: { edge: 'left' } };
    expect(plain(say(asked, 'en', seatNames, atEdge(street, 'left')))).toBe('The bottom edge');
    expect(plain(say(asked, 'de', seatNames, atEdge(street, 'right')))).toBe('Der obere Rand');
    expect(plain(say(asked, 'en', seatNames, null))).toBe('The left edge');
  });

  test('across and down are counted on the turned table, and come back to the same point', () => {
    const view = atEdge(street, 'left');
    // Two inches from the left edge of the map: two from one's own edge, which is below.
    expect(placeSeen({ x: 2, y: 10 }, view, 0)).toEqual({ x: 10, y: 34 });
    expect(placeMeant({ x: 10, y: 34 }, view, 0)).toEqual({ x: 2, y: 10 });
    const html = boardOf(view);
    // Captain Marvel at 10, 18 of the map.
    expect(html).toContain('10 in from your edge and 18 in from the right edge');
    // So are hints and what a replay tells of a place.
    expect(placeName({ x: 2, y: 10 }, view, 'es', 0)).toBe(
      'a 2 pulgadas de tu borde y a 10 pulgadas del borde izquierdo',
    );
    expect(placeName('nowhere', view, 'es', 0)).toBeNull();
  });

  test('a place in a field has two digits at most', () => {
    const at: Point = { x: 19.545_166_015, y: 7.123_456 };
    const placing = {
      n: 1,
      what: {},
      region: { kind: 'spot', loops: [], radius: 0.69, from: null, reach: 0, aims: [] },
      at: { ...at },
      probed: null,
      onTry: nothing,
      onPlace: nothing,
      onGive: nothing,
    } as unknown as Placing;
    const html = renderToStaticMarkup(
      createElement(Place, { placing, view: street, locale: 'en', seatNames, me: 0 }),
    );
    expect([...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['19.55', '7.12']);
  });
});

describe('objectives', () => {
  const mission = { secure: 0, extraction: 1, maximumThreat: 17, oneShots: [], staged: [] };
  const cards = [
    { id: 'crises/infinity-formula-goes-missing', owner: null },
    { id: 'crises/fear-grips-world', owner: null },
    ...street.cards,
  ];
  const token = (more: Partial<TokenView>): TokenView => ({
    id: 0,
    crisis: 'secure',
    of: 0,
    kind: 'asset',
    at: { x: 10, y: 18 },
    holder: -1,
    controller: null,
    exhausted: false,
    facing: null,
    contestedBy: [0],
    securedBy: 0,
    ...more,
  });
  const withTokens = (tokens: readonly TokenView[]): View => ({
    ...street,
    mission,
    cards,
    characters: street.characters.map((one) => ({ ...one, card: one.card + 2 })),
    tokens,
  });

  test('what lies on the floor to be carried is nobody’s, whoever stands beside it', () => {
    const html = boardOf(withTokens([token({ crisis: 'extraction' })]));
    expect(html).toContain('nobody holds it');
    expect(html).not.toContain('secured by Ana');
    expect(boardOf(withTokens([token({})]))).toContain('secured by Ana');
  });

  test('one that both contest belongs to neither’s colour and says so', () => {
    const html = boardOf(withTokens([token({ contestedBy: [0, 1], securedBy: null })]));
    expect(html).toMatch(/class="cp-token"[^>]*data-contested/);
    expect(html).not.toMatch(/class="cp-token"[^>]*data-seat/);
    expect(html).toContain('contested, nobody secures it');
  });

  test('says what it pays, by what the rules would score', () => {
    const pays = {
      amount: 1,
      source: { key: 'part.secured', args: { crisis: 'crises/infinity-formula-goes-missing', token: 0 } },
      rule: 'CP-SECURE-2',
    };
    const view: View = {
      ...withTokens([token({})]),
      due: [
        { value: 1, parts: [pays] },
        { value: 0, parts: [] },
      ],
    };
    expect(boardOf(view)).toContain('secured by Ana, pays 1');
  });

  test('none is hidden: by whoever stands on it, or by another one in its place', () => {
    const models = modelsOf(street);
    const [marvel] = models;
    if (marvel === undefined) throw new Error('nobody is there');
    const places = fanned([token({}), token({ id: 1 }), token({ id: 2, at: { x: 30, y: 4 } })], models, 0);
    const [a, b, far] = [0, 1, 2].map((id) => places.get(id) ?? marvel);
    for (const one of [a, b])
      expect(Math.hypot((one?.x ?? 0) - marvel.x, (one?.y ?? 0) - marvel.y)).toBeGreaterThan(marvel.radius);
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(0.6);
    expect(far).toEqual({ x: 30, y: 4 });
  });
});

describe('who is who', () => {
  test('whoever is Dazed is that, and neither healthy nor at 0 of 6', () => {
    const view: View = {
      ...street,
      characters: street.characters.map((one) => (one.id === 1 ? { ...one, dazed: true, damage: 6 } : one)),
    };
    const [label] = boardOf(view).match(/aria-label="Red Skull: [^"]*"/) ?? [];
    expect(label).toContain('Ben, Dazed, Power');
    expect(label).not.toContain('Healthy');
    expect(label).not.toContain('Stamina');
  });

  test('what is measured starts from whoever acts, whomever one has looked at', () => {
    const html = boardOf(street, { selected: 2 });
    // The first band is one inch from the base of Captain Marvel.
    const [marvel] = modelsOf(street);
    expect(html).toContain(`<circle cx="10" cy="18" r="${(marvel?.radius ?? 0) + 1}"`);
    expect(html).not.toMatch(/data-range="1"><circle cx="10" cy="24"/);
  });

  test('targets of the other side are told from one’s own', () => {
    const html = boardOf(street, { lit: new Set([0, 2]) });
    expect(html).toMatch(/class="cp-base"[^>]*data-entity="0"[^>]*data-side="own"[^>]*data-lit/);
    expect(html).toMatch(/class="cp-base"[^>]*data-entity="2"[^>]*data-side="foe"[^>]*data-lit/);
  });
});

describe('targets', () => {
  test('out of range there are no odds, and it says that no attack reaches', () => {
    expect(forecastOn(street, 1, null)).toBeUndefined();
    const far = boardOf(street, { selected: 1 });
    expect(far).not.toContain('cp-versus');
    expect(far).toContain('No attack reaches from here.');
    const near = boardOf(street, { selected: 2 });
    expect(near).toContain('cp-versus');
    expect(near).toContain('Chance to Daze');
  });

  test('the odds without cover leave out what cover does, and nothing else', () => {
    const forecast = forecastOn(street, 2, null);
    if (forecast === undefined) throw new Error('an attack reaches Crossbones');
    expect(withoutCover(forecast)).toBe(null);
    const cover = {
      ...forecast.terms.modifiers[0],
      ability: 'rules#cover',
    } as (typeof forecast.terms.modifiers)[number];
    const covered = { terms: { ...forecast.terms, modifiers: [...forecast.terms.modifiers, cover] } };
    expect(withoutCover(covered)?.terms.modifiers).toEqual(forecast.terms.modifiers);
  });
});

test('victory points are counted up to sixteen, and what the round would pay is hatched', () => {
  const [own, other] = street.players;
  if (own === undefined || other === undefined) throw new Error('two play');
  const view: View = {
    ...street,
    players: [{ ...own, points: 5 }, other],
    due: [
      { value: 2, parts: [] },
      { value: 0, parts: [] },
    ],
  };
  const html = renderToStaticMarkup(createElement(Score, { view, locale: 'en', seatNames, me: 0 }, null));
  expect(html).toContain('aria-label="Ana: 5 of 16 victory points, 2 more if the round ended now"');
  expect(html.match(/data-step="won"/g)).toHaveLength(5);
  expect(html.match(/data-step="due"/g)).toHaveLength(2);
});

test('the arc of stamina has a segment for each point, plain above twelve, and its colour warns', () => {
  expect(staminaArc(50, 4, 6).map(({ full }) => full)).toEqual([true, true, true, true, false, false]);
  expect(staminaArc(50, 16, 20)).toHaveLength(2);
  expect(staminaArc(50, 0, 20)).toHaveLength(1);
  expect([6, 3, 2].map((left) => staminaTone(left, 6))).toEqual(['good', 'fair', 'poor']);
});

describe('terrain', () => {
  const car = {
    id: 'car-1',
    kind: 'car',
    size: 2,
    interactive: true,
    standing: 'outline' as const,
    // 3.75 by 1.75 inches, its front to the lower edge: turned by a quarter, with its middle at 10, 10.
    outline: [
      { x: 10.875, y: 8.125 },
      { x: 10.875, y: 11.875 },
      { x: 9.125, y: 11.875 },
      { x: 9.125, y: 8.125 },
    ],
  };

  test('is drawn where its outline is, turned as it is', () => {
    const art = laid(car);
    expect(art?.x).toBeCloseTo(10);
    expect(art?.y).toBeCloseTo(10);
    expect(art?.turn).toBeCloseTo(90);
    expect(laid({ ...car, outline: car.outline.slice(1) })).toBe(null);
    expect(laid({ ...car, kind: 'castle' })).toBe(null);
  });

  test('its shadow falls to the lower right of the screen, however the table lies', () => {
    // Size 2: 0.54 inches, of which 0.82 across and 0.95 down.
    expect(shadowOf(car, 0).at(-1)).toContain('M11.32 8.64');
    // Upside down that is the upper left of the table.
    expect(shadowOf(car, 180).at(-1)).toContain('M10.43 7.61');
  });
});
