import type { Beat, Flight, Slide, Spot, Stir } from './beat.ts';
import { arrow, bendOf, LEAD, laid, shatter, sweep } from './laid.ts';
import {
  drawOver,
  isDrawn,
  middle,
  middleOf,
  moveThrough,
  type Picture,
  type Point,
  type Pose,
  pictureOf,
  thenGone,
  thingOf,
} from './pose.ts';
import { SLIDES, STIRS } from './stirs.ts';

/** So far of the way to its target somebody lunges. */
const REACH = 0.45;

/** Milliseconds of one way over the board, and between two that set out one after the other. */
const WAY = 320;
const APART = 60;
/** However many there are, the last one sets out by then. */
const LATEST = 480;

/** What flies: its picture, taken before it leaves its place, and its way. */
interface Flyer {
  readonly flight: Flight;
  readonly picture: HTMLElement | null;
  readonly from: DOMRect;
}

/** What is about to change, as long as it can still be seen. */
export interface Before {
  readonly flyers: readonly Flyer[];
  readonly boxes: ReadonlyMap<Spot, DOMRect>;
  readonly pictures: ReadonlyMap<Spot, Picture>;
}

export const NOTHING_BEFORE: Before = { flyers: [], boxes: new Map(), pictures: new Map() };

/** What is about to leave its place, as long as it still lies there. */
const flyersOf = (root: Element, flights: readonly Flight[]): readonly Flyer[] =>
  flights.flatMap((flight) => {
    const thing = thingOf(root, flight.from);
    if (thing === null) return [];
    const picture =
      flight.look === 'itself' && !isDrawn(thing) ? (thing.cloneNode(true) as HTMLElement) : null;
    return [{ flight, picture, from: thing.getBoundingClientRect() }];
  });

/** Looks at all that a beat is about to move, in the moment before it. */
export function beforeOf(root: Element, beat: Beat): Before {
  const things = (spots: readonly Spot[]) =>
    spots.flatMap((spot) => {
      const thing = thingOf(root, spot);
      return thing === null ? [] : [[spot, thing] as const];
    });
  const drawn = [
    ...(beat.lifts ?? []).map(({ of }) => of),
    ...(beat.flights ?? []).flatMap(({ from, look }) => (look === 'itself' ? [from] : [])),
    ...(beat.stirs ?? []).flatMap(({ of, how }) => (how === 'fall' ? [of] : [])),
  ];
  const watched = [
    ...(beat.slides ?? []).map(({ of }) => of),
    ...(beat.pops ?? []).map(({ entity }) => entity),
    ...(beat.breaks ?? []),
  ];
  return {
    flyers: flyersOf(root, beat.flights ?? []),
    boxes: new Map(things(watched).map(([spot, thing]) => [spot, thing.getBoundingClientRect()])),
    pictures: new Map(
      things(drawn).flatMap(([spot, thing]) => {
        const picture = pictureOf(thing);
        return picture === null ? [] : [[spot, picture] as const];
      }),
    ),
  };
}

/** Flies in an arc, the cards turning over on their way. */
function fly(
  root: Element,
  layer: Element,
  { flight, picture, from }: Flyer,
  nth: number,
  share: number,
): void {
  const target = thingOf(root, flight.to);
  if (target === null) return;
  const [x, y] = middleOf(from);
  const [toX, toY] = middle(target);
  const body = laid(layer, 'beat-flight', [x, y]);
  body.dataset['look'] = flight.look;
  if (flight.tint !== undefined) body.style.setProperty('--tint', flight.tint);
  if (picture !== null) {
    picture.removeAttribute('data-entity');
    picture.style.width = `${from.width}px`;
    picture.style.height = `${from.height}px`;
    body.append(picture);
  }
  const turns = flight.look === 'itself' || flight.look.endsWith('back') ? ' rotateY(180deg)' : '';
  const lift = Math.min(120, Math.hypot(toX - x, toY - y) * 0.25);
  const half = `translate(${(toX - x) / 2}px, ${(toY - y) / 2 - lift}px) scale(0.9)`;
  const animation = body.animate(
    [
      { transform: 'translate(0px, 0px) scale(1)', opacity: 1 },
      { transform: half, opacity: 1, offset: 0.5 },
      { transform: `translate(${toX - x}px, ${toY - y}px) scale(0.4)${turns}`, opacity: 0.1 },
    ],
    {
      duration: WAY * share,
      delay: Math.min(LATEST, nth * APART) * share,
      easing: 'ease-in-out',
      fill: 'both',
    },
  );
  thenGone(body, animation);
}

/** A part of a drawing goes from one place of the screen to another, over everything else. */
function drawnWay(
  picture: Picture,
  from: Point,
  to: Point,
  poses: (dx: number, dy: number) => readonly Pose[],
  timing: KeyframeAnimationOptions,
): void {
  const { frame, body } = drawOver(picture);
  const [x, y] = middleOf(picture.box);
  const start: Pose = { x: from[0] - x, y: from[1] - y };
  const moved = poses(to[0] - from[0], to[1] - from[1]).map((pose) => ({
    ...pose,
    x: (start.x ?? 0) + (pose.x ?? 0),
    y: (start.y ?? 0) + (pose.y ?? 0),
  }));
  thenGone(frame, moveThrough(body, moved, timing));
}

/** Milliseconds at the normal speed: up; through the air until it hits, and as a whole. */
const LIFT = 840;
export const HURL_HITS = 540;
const HURL = HURL_HITS + 90;

/** It is heaved over whoever lifts it, and is seen no more until it flies. */
function lift(root: Element, picture: Picture, by: Spot, share: number): void {
  const thing = thingOf(root, by);
  if (thing === null) return;
  const above = (dx: number, dy: number): readonly Pose[] => [
    { scale: 1 },
    { y: -14, scale: 1.12, turn: -6, offset: 0.35 },
    { x: dx, y: dy - 34, scale: 1.2, turn: 8, opacity: 1, offset: 0.85 },
    { x: dx, y: dy - 40, scale: 1.2, turn: 4, opacity: 0 },
  ];
  drawnWay(picture, middleOf(picture.box), middle(thing), above, {
    duration: LIFT * share,
    easing: 'ease-in-out',
  });
}

/** What was lifted spins through the air and hangs for a blink at what it hits. */
function hurl(root: Element, picture: Picture, { from, to }: Flight, share: number): void {
  const [thrower, target] = [thingOf(root, from), thingOf(root, to)];
  if (thrower === null || target === null) return;
  const arc = (dx: number, dy: number): readonly Pose[] => [
    { y: -34, scale: 1.2, opacity: 1, easing: 'ease-in' },
    { x: dx / 2, y: dy / 2 - 70, scale: 1.4, turn: 260, offset: 0.5, easing: 'ease-in' },
    { x: dx, y: dy, scale: 1, turn: 560, opacity: 1, offset: HURL_HITS / HURL },
    { x: dx, y: dy, scale: 0.9, turn: 560, opacity: 1, offset: 0.99 },
    { x: dx, y: dy, scale: 0.9, turn: 560, opacity: 0 },
  ];
  drawnWay(picture, middle(thrower), middle(target), arc, { duration: HURL * share });
}

function lunge(root: Element, from: number, to: number, ms: number): void {
  const [striker, struck] = [thingOf(root, from), thingOf(root, to)];
  if (striker === null || struck === null) return;
  const [x, y] = middle(striker);
  const [toX, toY] = middle(struck);
  const far = Math.hypot(toX - x, toY - y) || 1;
  moveThrough(
    striker,
    [
      { offset: 0 },
      { x: ((x - toX) / far) * 12, y: ((y - toY) / far) * 12, scale: 0.97, offset: 0.22 },
      { x: (toX - x) * REACH, y: (toY - y) * REACH, turn: 4, scale: 1.16, offset: 0.5 },
      { offset: 1 },
    ],
    { duration: ms, easing: 'ease-in-out', composite: 'add' },
  );
}

function shake(element: Element, far: number, duration: number, delay: number): void {
  const poses = [0, -1, 0.8, -0.6, 0.3, 0].map((x) => ({ x: x * far }));
  moveThrough(element, poses, { duration, delay, composite: 'add' });
}

/** Goes from where it was to where it lies now; whoever announces it shows the way first. */
function slide(root: Element, layer: Element, one: Slide, box: DOMRect, share: number): void {
  const thing = thingOf(root, one.of);
  if (thing === null) return;
  const [from, to] = [middleOf(box), middle(thing)];
  const bend = one.via === undefined ? null : bendOf(from, to, one.via);
  if (one.arrow) arrow(layer, bend === null ? [from, to] : [from, bend, to], share);
  const { ms, poses } = SLIDES[one.how];
  const away = (p: Point): Point => [p[0] - to[0], p[1] - to[1]];
  moveThrough(thing, poses(away(from), bend === null ? null : away(bend)), {
    duration: ms * share,
    delay: one.arrow ? LEAD * share : 0,
    fill: 'backwards',
  });
}

function burst(root: Element, layer: Element, from: Spot, to: Spot, share: number, late: number): void {
  const ends = [thingOf(root, from), thingOf(root, to)].flatMap((thing) => (thing ? [middle(thing)] : []));
  const [one, other = one] = ends;
  if (one === undefined || other === undefined) return;
  const star = laid(layer, 'beat-burst', [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
  thenGone(
    star,
    star.animate(
      [
        { transform: 'scale(0.2) rotate(-20deg)', opacity: 0 },
        { transform: 'scale(1.15) rotate(4deg)', opacity: 1, offset: 0.35 },
        { transform: 'scale(1.3)', opacity: 0 },
      ],
      { duration: 420 * share, delay: late === 0 ? 160 * share : late, fill: 'both' },
    ),
  );
}

function flash(root: Element, layer: Element, spot: Spot, share: number): void {
  const thing = thingOf(root, spot);
  if (thing === null) return;
  const box = thing.getBoundingClientRect();
  const white = laid(layer, isDrawn(thing) ? 'beat-flash beat-flash-round' : 'beat-flash', [box.x, box.y]);
  white.style.width = `${box.width}px`;
  white.style.height = `${box.height}px`;
  thenGone(
    white,
    white.animate([{ opacity: 0 }, { opacity: 0.95, offset: 0.3 }, { opacity: 0 }], {
      duration: 260 * share,
      fill: 'both',
    }),
  );
}

/** What is gone falls as a picture of itself. */
function stir(root: Element, how: Stir, of: Spot, picture: Picture | undefined, share: number): void {
  const thing = thingOf(root, of);
  const { ms, frames, poses } = STIRS[how];
  const timing = { duration: ms * share, easing: 'ease-out' };
  if (thing === null) {
    if (picture === undefined) return;
    const { frame, body } = drawOver(picture);
    thenGone(frame, moveThrough(body, poses, timing));
  } else if (frames !== undefined && !isDrawn(thing)) thing.animate([...frames], timing);
  else moveThrough(thing, poses, timing);
}

/** So long somebody shakes who is hit, at the normal speed. */
const SHAKE = 260;

/** What was lifted off a board and has not flown yet, by where it stood. */
const lifted = new Map<Spot, Picture>();

/**
 * Moves what a beat moves; what is moved goes back by itself. Only transform and opacity, so that nothing else has to be
 * laid out. `ms` is how long the beat takes at the chosen speed.
 */
export function move(root: Element, layer: Element, beat: Beat, before: Before, ms: number): void {
  const { flyers, boxes, pictures } = before;
  const share = beat.ms === 0 ? 1 : ms / beat.ms;
  const late = (beat.hits ?? 0) * share;
  for (const spot of beat.shakes ?? []) {
    const thing = thingOf(root, spot);
    if (thing !== null) shake(thing, 6, Math.min(ms, SHAKE * share), late);
  }
  for (const { from, to } of beat.lunges ?? []) lunge(root, from, to, ms);
  for (const { of, how } of beat.stirs ?? []) stir(root, how, of, pictures.get(of), share);
  for (const one of beat.slides ?? []) {
    const box = boxes.get(one.of);
    if (box !== undefined) slide(root, layer, one, box, share);
  }
  for (const { of, by } of beat.lifts ?? []) {
    const picture = pictures.get(of);
    if (picture === undefined) continue;
    lifted.set(of, picture);
    lift(root, picture, by, share);
  }
  flyers.forEach((flyer, nth) => {
    const { flight, from } = flyer;
    const picture = flight.lifted === undefined ? pictures.get(flight.from) : lifted.get(flight.lifted);
    if (picture === undefined) fly(root, layer, flyer, nth, share);
    else if (flight.lifted === undefined) carry(root, picture, flight, from, share);
    else {
      lifted.delete(flight.lifted);
      hurl(root, picture, flight, share);
    }
  });
  for (const one of beat.sweeps ?? []) sweep(root, layer, one, share);
  for (const spot of beat.breaks ?? []) {
    const box = boxes.get(spot);
    if (box !== undefined) shatter(layer, box, share, late);
  }
  for (const { from, to } of beat.bursts ?? []) burst(root, layer, from, to, share, late);
  const board = root.querySelector('[data-stage="board"] > *');
  if (beat.bursts !== undefined && board !== null) shake(board, 4, SHAKE * share, late);
  for (const spot of beat.flashes ?? []) flash(root, layer, spot, share);
}

/** A small thing of a drawing is picked up and carried to somebody. */
function carry(root: Element, picture: Picture, { to }: Flight, from: DOMRect, share: number): void {
  const target = thingOf(root, to);
  if (target === null) return;
  const way = (dx: number, dy: number): readonly Pose[] => [
    { scale: 1 },
    { x: dx / 2, y: dy / 2 - 40, scale: 1.3, offset: 0.5 },
    { x: dx, y: dy, scale: 0.5, opacity: 0.2 },
  ];
  drawnWay(picture, middleOf(from), middle(target), way, {
    duration: WAY * 1.3 * share,
    easing: 'ease-in-out',
  });
}
