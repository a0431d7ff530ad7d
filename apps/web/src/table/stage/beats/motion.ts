import type { Beat, Flight, Spot, Stir } from './beat.ts';

/** Where something is seen on the board. */
export const thingOf = (root: Element, spot: Spot): HTMLElement | null =>
  root.querySelector<HTMLElement>(
    typeof spot === 'number'
      ? `[data-stage="board"] [data-entity="${spot}"]`
      : `[data-stage="board"] [data-place="${spot}"]`,
  );

type Point = readonly [x: number, y: number];

const middle = (element: Element): Point => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** So far of the way to its target somebody lunges. */
const REACH = 0.45;

/** How a thing stirs; how long at the normal speed. It comes back to where it lies by itself. */
const STIRS: Readonly<Record<Stir, { readonly ms: number; readonly frames: readonly Keyframe[] }>> = {
  drop: {
    ms: 300,
    frames: [
      { transform: 'translateY(-140px) rotate(-4deg)', opacity: 0 },
      { transform: 'translateY(8px) scale(1.04)', opacity: 1, offset: 0.7 },
      { transform: 'none' },
    ],
  },
  unroll: {
    ms: 300,
    frames: [{ transform: 'translateX(-50%) scaleX(0.02)', opacity: 0.4 }, { transform: 'none' }],
  },
  slam: {
    ms: 350,
    frames: [
      { transform: 'scale(1.5)', opacity: 0 },
      { transform: 'scale(0.94)', opacity: 1, offset: 0.65 },
      { transform: 'scale(1.03)', offset: 0.82 },
      { transform: 'none' },
    ],
  },
  turn: {
    ms: 420,
    frames: [
      { transform: 'perspective(900px) rotateY(-180deg)' },
      { transform: 'perspective(900px) rotateY(0deg)' },
    ],
  },
  grow: {
    ms: 400,
    frames: [
      { transform: 'none' },
      { transform: 'scale(1.4) translateY(-12px)', offset: 0.5 },
      { transform: 'none' },
    ],
  },
  hop: {
    ms: 240,
    frames: [{ transform: 'none' }, { transform: 'translateY(-12px)', offset: 0.5 }, { transform: 'none' }],
  },
  fall: {
    ms: 500,
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'rotate(7deg) translateY(6px)', opacity: 1, offset: 0.3 },
      { transform: 'rotate(24deg) translateY(130px)', opacity: 0 },
    ],
  },
  glow: {
    ms: 300,
    frames: [{ transform: 'none' }, { transform: 'scale(1.05)', offset: 0.5 }, { transform: 'none' }],
  },
};

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

/** What is about to leave its place, as long as it still lies there. */
export const flyersOf = (root: Element, flights: readonly Flight[]): readonly Flyer[] =>
  flights.flatMap((flight) => {
    const thing = thingOf(root, flight.from);
    if (thing === null) return [];
    const picture = flight.look === 'itself' ? (thing.cloneNode(true) as HTMLElement) : null;
    return [{ flight, picture, from: thing.getBoundingClientRect() }];
  });

const at = (element: HTMLElement, left: number, top: number): void => {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
};

/** A box of the layer that goes away with what it shows. */
function laid(layer: Element, className: string, [x, y]: Point): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  at(element, x, y);
  layer.append(element);
  return element;
}

const thenGone = (element: Element, animation: Animation): void => {
  animation.onfinish = () => element.remove();
  animation.oncancel = () => element.remove();
};

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
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
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

function lunge(root: Element, from: number, to: number, ms: number): void {
  const [striker, struck] = [thingOf(root, from), thingOf(root, to)];
  if (striker === null || struck === null) return;
  const [x, y] = middle(striker);
  const [toX, toY] = middle(struck);
  const far = Math.hypot(toX - x, toY - y) || 1;
  const back = `translate(${((x - toX) / far) * 12}px, ${((y - toY) / far) * 12}px)`;
  striker.animate(
    [
      { transform: 'none', offset: 0 },
      { transform: `${back} scale(0.97)`, offset: 0.22 },
      {
        transform: `translate(${(toX - x) * REACH}px, ${(toY - y) * REACH}px) rotate(4deg) scale(1.16)`,
        offset: 0.5,
      },
      { transform: 'none', offset: 1 },
    ],
    { duration: ms, easing: 'ease-in-out', composite: 'add' },
  );
}

function shake(element: Element, far: number, ms: number): void {
  const frames = [0, -1, 0.8, -0.6, 0.3, 0].map((x) => ({ transform: `translateX(${x * far}px)` }));
  element.animate(frames, { duration: ms, composite: 'add' });
}

function burst(root: Element, layer: Element, from: number, to: number, share: number): void {
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
      { duration: 420 * share, delay: 160 * share, fill: 'both' },
    ),
  );
}

function flash(root: Element, layer: Element, entity: number, share: number): void {
  const box = thingOf(root, entity)?.getBoundingClientRect();
  if (box === undefined) return;
  const white = laid(layer, 'beat-flash', [box.x, box.y]);
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

/** So long somebody shakes who is hit, at the normal speed. */
const SHAKE = 260;

/**
 * Moves what a beat moves; what is moved goes back by itself. Only transform and opacity, so that nothing else has to be
 * laid out. `ms` is how long the beat takes at the chosen speed.
 */
export function move(root: Element, layer: Element, beat: Beat, flyers: readonly Flyer[], ms: number): void {
  const share = beat.ms === 0 ? 1 : ms / beat.ms;
  for (const spot of beat.shakes ?? []) {
    const thing = thingOf(root, spot);
    if (thing !== null) shake(thing, 6, Math.min(ms, SHAKE * share));
  }
  for (const { from, to } of beat.lunges ?? []) lunge(root, from, to, ms);
  for (const { of, how } of beat.stirs ?? []) {
    const { ms: length, frames } = STIRS[how];
    thingOf(root, of)?.animate([...frames], { duration: length * share, easing: 'ease-out' });
  }
  flyers.forEach((flyer, nth) => {
    fly(root, layer, flyer, nth, share);
  });
  for (const { from, to } of beat.bursts ?? []) burst(root, layer, from, to, share);
  const board = root.querySelector('[data-stage="board"] > *');
  if (beat.bursts !== undefined && board !== null) shake(board, 4, SHAKE * share);
  for (const entity of beat.flashes ?? []) flash(root, layer, entity, share);
}
