import { CARDS, type Ground, type Preview, scenarioWords, type View } from '@assemble/crisis-protocol';
import type { Event, Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Board } from '../src/games/crisis-protocol/board/Board.tsx';
import {
  boxOf,
  type Camera,
  clearest,
  isWhole,
  moved,
  rotated,
  turned,
  turnFor,
  underPointer,
  unturned,
  whole,
  zoomed,
} from '../src/games/crisis-protocol/board/camera.ts';
import { lastMoves } from '../src/games/crisis-protocol/board/ghosts.ts';
import { jointAt, swung } from '../src/games/crisis-protocol/board/joint.ts';
import { between, modelsOf } from '../src/games/crisis-protocol/board/measures.ts';
import { odds } from '../src/games/crisis-protocol/board/odds.ts';
import { outline } from '../src/games/crisis-protocol/board/outline.ts';
import { nextAim, shifted, startOf } from '../src/games/crisis-protocol/board/shift.ts';
import { shows } from '../src/games/crisis-protocol/board/shows.ts';
import { diceStory } from '../src/games/crisis-protocol/board/tray/dice-story.ts';
import type { BoardProps, Placing } from '../src/table/board.ts';

const words = scenarioWords(CARDS);
const seatNames = ['Ana', 'Ben'];

/** A view of a position in the words of scenarios. */
function viewOf(given: { readonly [word: string]: Json }): View {
  const { game, match } = words.prepare({ players: seatNames, ...given }, [], 'es13');
  game.resume(match);
  return game.view(match, match.pending[0]?.seat ?? 0) as View;
}

const street = viewOf({
  activating: 'captain-marvel',
  terrain: { truck: { at: [14, 17, 16, 19], size: 4 } },
  Ana: { characters: { 'captain-marvel': { at: [10, 18], power: 3, conditions: ['slow'] } } },
  Ben: { characters: { 'red-skull': { at: [18, 18], damage: 2 }, crossbones: { at: [10, 24] } } },
});

const nothing = (): void => undefined;
const boardOf = (view: View, locale: Locale, more: Partial<BoardProps<View>> = {}): string =>
  renderToStaticMarkup(
    createElement(Board, {
      view,
      locale,
      seatNames,
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
      ...more,
    }),
  );

const placing = (ground: Partial<Ground>, at: Json = null, preview: Preview | null = null): Placing => ({
  n: 1,
  what: {},
  region: {
    kind: 'spot',
    loops: [],
    radius: 0.69,
    from: { x: 10, y: 18, radius: 0.69 },
    reach: 0,
    aims: [],
    ...ground,
  } as unknown as Json,
  at,
  probed:
    preview === null
      ? null
      : { type: 'probed', n: 1, answer: at, verdict: { yes: true }, preview: preview as unknown as Json },
  onTry: nothing,
  onPlace: nothing,
  onGive: nothing,
});

describe('the camera', () => {
  const box = { left: 0, top: 0, width: 360, height: 360 };

  test('turning there and back comes to the same point, and an edge comes to the bottom', () => {
    const p = { x: 5, y: 30 };
    const back = unturned(turned(p, 37), 37);
    expect(back.x).toBeCloseTo(5);
    expect(back.y).toBeCloseTo(30);
    const edges = {
      top: { x: 18, y: 0 },
      right: { x: 36, y: 18 },
      bottom: { x: 18, y: 36 },
      left: { x: 0, y: 18 },
    };
    for (const edge of ['top', 'right', 'bottom', 'left'] as const)
      expect(turned(edges[edge], turnFor(edge)).y).toBeCloseTo(36);
  });

  test('the small picture keeps to a corner until another one covers fewer characters', () => {
    const picture = { x: 0, y: 0, width: 20, height: 10 };
    const share = { across: 0.2, down: 0.5 };
    // The upper corners are 4 inches wide and 5 high.
    expect(clearest(picture, share, [], 'bottom-left')).toBe('bottom-left');
    expect(clearest(picture, share, [{ x: 17, y: 2 }], 'top-right')).toBe('top-left');
    expect(clearest(picture, share, [{ x: 15, y: 2 }], 'top-right')).toBe('top-right');
    const three = [
      { x: 17, y: 2 },
      { x: 2, y: 2 },
      { x: 18, y: 8 },
    ];
    expect(clearest(picture, share, three, 'top-right')).toBe('bottom-left');
    // What is out of the picture is not covered.
    expect(clearest(picture, share, [{ x: 25, y: 2 }], 'top-right')).toBe('top-right');
  });

  test('what is under the pointer stays there while zooming', () => {
    const before = underPointer(whole(0), box, 90, 270);
    const after = underPointer(zoomed(whole(0), 2, before), box, 90, 270);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  test('the whole battlefield fits however it is turned, and never gets out of sight', () => {
    expect(whole(45).span).toBeGreaterThan(36 * Math.SQRT2);
    const far: Camera = moved(whole(0), 500, -500);
    expect([far.x, far.y]).toEqual([36, 0]);
  });

  test('the part that is seen is as wide as the picture, and not the whole once one is nearer or aside', () => {
    const near: Camera = { x: 10, y: 12, span: 10, turn: 0, tilt: false };
    expect(boxOf(near, { width: 600, height: 300 })).toEqual({ x: 0, y: 7, width: 20, height: 10 });
    expect(isWhole(whole(45))).toBe(true);
    expect(isWhole(zoomed(whole(0), 1.4))).toBe(false);
    expect(isWhole(moved(whole(0), 8, 0))).toBe(false);
  });

  test('turning keeps the point in the middle of the picture', () => {
    const eye: Camera = { x: 10, y: 12, span: 10, turn: 0, tilt: false };
    const after = rotated(eye, 90);
    const middle = unturned(after, after.turn);
    expect(middle.x).toBeCloseTo(10);
    expect(middle.y).toBeCloseTo(12);
  });
});

describe('keys that place', () => {
  test('an arrow moves half an inch as one sees it, with Shift a tenth', () => {
    const at = { x: 10, y: 18 };
    expect(shifted(placing({}, at), 'ArrowRight', false, 0)).toEqual({ x: 10.5, y: 18 });
    expect(shifted(placing({}, at), 'ArrowUp', true, 0)).toEqual({ x: 10, y: 17.9 });
    // The table lies upside down: to the right on the screen is to the left on the table.
    expect(shifted(placing({}, at), 'ArrowRight', false, 180)).toEqual({ x: 9.5, y: 18 });
    expect(shifted(placing({}, at), 'a', false, 0)).toBe(null);
  });

  test('the first arrow starts from where the base stands, or from the middle of the legal ground', () => {
    expect(shifted(placing({}), 'ArrowDown', false, 0)).toEqual({ x: 10, y: 18.5 });
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(startOf(placing({ from: null, loops: [square] }))).toEqual({ x: 2, y: 2 });
  });

  test('a direction is turned around where the tool starts; up and down go through the beams worth trying', () => {
    const aims = [
      { x: 20, y: 18 },
      { x: 10, y: 28 },
    ];
    const beam = (at: Json): Placing => placing({ kind: 'aim', radius: null, aims }, at);
    expect(startOf(beam(null))).toEqual({ x: 20, y: 18 });
    expect(shifted(beam({ x: 20, y: 18 }), 'ArrowUp', false, 0)).toEqual({ x: 10, y: 28 });
    expect(nextAim(beam({ x: 10, y: 28 }), 1)).toEqual({ x: 20, y: 18 });
    const turnedOnce = shifted(beam({ x: 20, y: 18 }), 'ArrowRight', false, 0);
    // Five degrees clockwise, ten inches out.
    expect(turnedOnce?.x).toBeCloseTo(10 + 10 * Math.cos((5 * Math.PI) / 180), 1);
    expect(turnedOnce?.y).toBeCloseTo(18 + 10 * Math.sin((5 * Math.PI) / 180), 1);
  });
});

describe('measuring', () => {
  test('a truck between two characters blocks the sight, beside it nothing does', () => {
    const [marvel, skull, crossbones] = modelsOf(street);
    if (marvel === undefined || skull === undefined || crossbones === undefined) throw new Error('too few');
    expect(between(street, marvel, skull).sight).toEqual({ yes: false, blockedBy: ['truck'] });
    const down = between(street, marvel, crossbones);
    expect(down.sight.yes).toBe(true);
    // 6 inches from middle to middle, less both radii.
    expect(down.distance).toBeCloseTo(6 - marvel.radius - crossbones.radius);
    expect(down.range).toBe(3);
  });
});

describe('the board', () => {
  test.each(['en', 'es', 'de'] as const)('shows every character with its state in words (%s)', (locale) => {
    const html = boardOf(street, locale);
    const names = { en: 'Captain Marvel', es: 'Capitana Marvel', de: 'Captain Marvel' };
    expect(html).toContain(`<span class="cp-name">${names[locale]}</span>`);
    const slow = { en: 'Slow', es: 'Lentificado', de: 'Verlangsamt' }[locale];
    expect(html).toContain(`title="${slow}"`);
    expect(html).not.toContain('undefined');
    expect(html.match(/data-entity=/g)).toHaveLength(3);
  });

  test('lights what can be tapped, and nothing else', () => {
    const html = boardOf(street, 'en', { lit: new Set([1]) });
    expect(html.match(/class="cp-base"[^>]*data-lit/g)).toHaveLength(1);
  });

  test('draws the region, the ghost and the bent tool of a place', () => {
    const tool = {
      tool: 'M',
      start: { x: 11, y: 18 },
      pivot: { x: 13, y: 18 },
      tip: { x: 13, y: 20 },
    } as const;
    const at = { x: 13, y: 20 };
    const preview: Preview = { kind: 'spot', at, radius: 0.69, tool, nearest: null };
    const loops = [[at, { x: 14, y: 20 }, { x: 14, y: 21 }]];
    const html = boardOf(street, 'en', { placing: placing({ loops }, at, preview) });
    expect(html).toContain('class="cp-region"');
    expect(html).toContain('data-state="yes"');
    expect(html).toContain('M11 18L13 18L13 20');
  });

  test('draws the area of the attack that is looked at, and says whom it would reach', () => {
    const attack = 'core/captain-marvel#strike';
    const from = { x: 10, y: 18, radius: 0.5 };
    const view: View = { ...street, areas: [{ attack, from, reach: 6, attacked: [2], hurt: [] }] };
    const option = { id: 'attack', label: '', lit: true, does: [], but: [], reasons: [], args: { attack } };
    const html = boardOf(view, 'en', { options: [option], eyed: 'attack' });
    expect(html).toContain('class="cp-beam" cx="10" cy="18" r="6.5"');
    expect(html.match(/class="cp-struck"/g)).toHaveLength(1);
    expect(boardOf(view, 'en', { options: [option] })).not.toContain('cp-area');
    const said = (locale: Locale) =>
      shows({ key: 'option.attack', args: { attack } }, locale, view, seatNames);
    expect(said('en')).toBe('attacks Crossbones');
    expect(said('de')).toBe('greift an: Crossbones');
    expect(shows({ key: 'option.attack', args: { attack: 'x' } }, 'en', view, seatNames)).toBe(null);
    const played = { key: 'option.tactic', args: { card: 'core/captain-marvel' } };
    expect(shows(played, 'en', view, seatNames)).toBe('attacks Crossbones');
  });

  test('draws the arc of a Zone token that is turned', () => {
    const at = { x: 24, y: 18 };
    const from = { x: 14, y: 18, radius: 1 };
    const lines = [
      { x: 0, y: 1 },
      { x: 0, y: -1 },
    ] as const;
    const preview: Preview = { kind: 'arc', from, reach: 6, lines, inside: [1] };
    const html = boardOf(street, 'en', {
      placing: placing({ kind: 'aim', radius: null, from }, { ...at }, preview),
    });
    expect(html).toContain('M14 18L14 25A7 7 0 0 0 14 11Z');
    expect(html.match(/class="cp-struck"/g)).toHaveLength(1);
  });

  test('says in words what stands where, and how everybody stands to everybody', () => {
    const sections = outline(street, 'en', seatNames);
    const lines = sections.flatMap((section) => section.lines.map(({ text }) => text));
    expect(
      lines.some(
        (text) => text.startsWith('Captain Marvel → Red Skull:') && text.includes('sight blocked by'),
      ),
    ).toBe(true);
    expect(
      lines.some(
        (text) => text.startsWith('Red Skull:') && /, beside the [a-z ]+, 18 in from your edge$/.test(text),
      ),
    ).toBe(true);
  });
});

describe('a bent tool that is held by its joint', () => {
  // Laid upward from 10, 10, it bends at 10, 7 and leads to 12, 5.
  const tool = { tool: 'M', start: { x: 10, y: 9 }, pivot: { x: 10, y: 7 }, tip: { x: 12, y: 5.5 } };
  const preview = {
    kind: 'spot',
    at: { x: 12, y: 5 },
    radius: 0.7,
    tool,
    nearest: null,
  } as unknown as Preview;
  const [from, end] = [
    { x: 10, y: 10 },
    { x: 12, y: 5 },
  ];

  test('is taken near the joint only, and not where the base at its end is nearer', () => {
    expect(jointAt({ x: 10.5, y: 7 }, preview, from, end)).toEqual({ from, pivot: tool.pivot, end });
    expect(jointAt({ x: 11, y: 7 }, preview, from, end)).toBeNull();
    expect(jointAt({ x: 10.5, y: 7 }, preview, from, { x: 10.7, y: 7 })).toBeNull();
    expect(jointAt({ x: 10.5, y: 7 }, null, from, end)).toBeNull();
    expect(jointAt({ x: 10.5, y: 7 }, preview, null, end)).toBeNull();
  });

  test('swings around where it was laid from, and what it leads to goes along', () => {
    const joint = { from, pivot: tool.pivot, end };
    // Pulled to the right, however far: the joint comes to 13, 10, three inches from the base as before.
    expect(swung(joint, { x: 14, y: 10 })).toEqual({ x: 15, y: 8 });
    expect(swung(joint, { x: 11, y: 10 })).toEqual({ x: 15, y: 8 });
    expect(swung(joint, tool.pivot)).toEqual(end);
    expect(swung(joint, from)).toEqual(end);
  });
});

test('all faces of a die are told, with how many there are and what they count for', () => {
  const html = boardOf(street, 'de');
  expect(html).toContain('Seiten der Würfel');
  const shown = html.slice(html.indexOf('cp-legend'));
  expect([...shown.matchAll(/(\d) von 8/g)].map(([, n]) => Number(n))).toEqual([1, 1, 2, 1, 2, 1]);
});

const event = (kind: string, args: { [name: string]: Json }): Event => ({ kind, rules: [], args }) as Event;

test('ghosts show where the last activation began, not every step of it', () => {
  const move = (who: number, from: [number, number], at: [number, number]): Event =>
    event('moved', { who, how: 'advance', from: { x: from[0], y: from[1] }, at: { x: at[0], y: at[1] } });
  const events = [
    event('activation-began', { who: 5 }),
    move(5, [1, 1], [2, 2]),
    event('activation-began', { who: 0 }),
    move(0, [3, 3], [4, 4]),
    move(0, [4, 4], [5, 5]),
  ];
  expect(lastMoves(events)).toEqual([{ who: 0, from: { x: 3, y: 3 }, to: { x: 5, y: 5 } }]);
  expect(lastMoves([])).toEqual([]);
});

test('the story of the dice: both pools of an attack, rerolls and changes, and the luck of each player', () => {
  const events = [
    event('round-began', { round: 2 }),
    event('pool-formed', { who: 0, side: 'attack', pool: {} }),
    event('pool-formed', { who: 1, side: 'defense', pool: {} }),
    event('rolled', { who: 0, seat: 0, side: 'attack', faces: ['critical', 'blank'], from: 'initial' }),
    event('rolled', { who: 1, seat: 1, side: 'defense', faces: ['block'], from: 'initial' }),
    event('rolled', { who: 0, seat: 0, side: 'attack', faces: ['hit'], from: 'critical' }),
    event('rerolled', { side: 'attack', die: 1, before: 'blank', face: 'wild', by: 'x' }),
    event('die-changed', { side: 'defense', die: 2, before: 'block', face: 'blank', by: 'x' }),
  ];
  const { rolls, luck } = diceStory(events, 'en', seatNames);
  expect(
    rolls.map(({ title, dice }) => [title, dice.map(({ way }) => way.map(({ shows }) => shows))]),
  ).toEqual([
    ['Round 2, Ben: defense', [['Block', 'Blank']]],
    ['Round 2, Ana: attack', [['Critical'], ['Blank', 'Wild'], ['Hit']]],
  ]);
  // Four of eight faces are successes of an attack, three of a defense; a reroll is a roll too.
  expect(luck[0]).toMatchObject({
    dice: 4,
    rows: [
      { rolled: 3, expected: 2 },
      { rolled: 1, expected: 0.5 },
    ],
  });
  expect(luck[1]).toMatchObject({ dice: 1, rows: [{ rolled: 1, expected: 0.375 }, { rolled: 0 }] });
});

test('the odds of an attack that could be made, in the language of the reader', () => {
  const [decision] = street.decisions;
  if (decision === undefined) throw new Error('nothing is asked');
  const table = odds(decision, [], street, 'de');
  const rerolled = street.forecasts.filter(({ terms }) =>
    terms.modifiers.some((one) => one.does === 'reroll'),
  );
  expect(rerolled.length).toBeGreaterThan(0);
  expect(table?.rows.length).toBe(street.forecasts.length + rerolled.length);
  expect(table?.rows.filter(({ label }) => label.endsWith('mit freien Neuwürfen')).length).toBe(
    rerolled.length,
  );
  expect(table?.notes?.length).toBeGreaterThan(1);
  expect(table?.rows[0]?.label).toContain('Crossbones');
  expect(table?.columns).toContain('1+ Schaden');
  for (const { cells } of table?.rows ?? []) expect(cells).toHaveLength(table?.columns.length ?? 0);
});
