import type { Slide, Sweep } from './beat.ts';
import { middle, type Point, thenGone, thingOf } from './pose.ts';

/** A box of the layer that goes away with what it shows. */
export function laid(layer: Element, className: string, [x, y]: Point): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  layer.append(element);
  return element;
}

const between = ([x, y]: Point, [toX, toY]: Point) => ({
  far: Math.hypot(toX - x, toY - y),
  turn: (Math.atan2(toY - y, toX - x) * 180) / Math.PI,
});

/** A line from one place to another, which grows out of the first and fades. */
function line(
  layer: Element,
  className: string,
  from: Point,
  to: Point,
  { ms, delay = 0, beyond = 0 }: { readonly ms: number; readonly delay?: number; readonly beyond?: number },
): HTMLElement {
  const { far, turn } = between(from, to);
  const body = laid(layer, className, from);
  body.style.width = `${far + beyond}px`;
  body.style.rotate = `${turn}deg`;
  thenGone(
    body,
    body.animate(
      [
        { transform: 'scaleX(0)', opacity: 1, easing: 'ease-out' },
        { transform: 'scaleX(1)', opacity: 1, offset: 0.4 },
        { transform: 'scaleX(1)', opacity: 1, offset: 0.75 },
        { transform: 'scaleX(1)', opacity: 0 },
      ],
      { duration: ms, delay, fill: 'both' },
    ),
  );
  return body;
}

/** So long an arrow is seen before its thing sets out, at the normal speed. */
export const LEAD = 450;
const ARROW = 900;

/** Where the way of a slide bends on the screen. */
export function bendOf([x, y]: Point, [toX, toY]: Point, via: NonNullable<Slide['via']>): Point {
  const [along, aside] = via;
  const [dx, dy] = [toX - x, toY - y];
  return [x + along * dx - aside * dy, y + along * dy + aside * dx];
}

/** The way that somebody means to go. */
export function arrow(layer: Element, way: readonly Point[], share: number): void {
  way.slice(1).forEach((to, nth) => {
    const isLast = nth === way.length - 2;
    const from = way[nth] ?? to;
    line(layer, isLast ? 'beat-arrow beat-arrow-end' : 'beat-arrow', from, to, {
      ms: ARROW * share,
      delay: nth * 120 * share,
    });
  });
}

/** Beyond the last target a beam goes on for so many pixels. */
const BEYOND = 60;

export function sweep(root: Element, layer: Element, { from, to, shape }: Sweep, share: number): void {
  const start = thingOf(root, from);
  if (start === null) return;
  const origin = middle(start);
  const ends = to.flatMap((spot) => {
    const thing = thingOf(root, spot);
    return thing === null ? [] : [middle(thing)];
  });
  const farthest = [...ends].sort((a, b) => between(origin, b).far - between(origin, a).far)[0];
  if (farthest === undefined) return;
  if (shape === 'shot') for (const end of ends) line(layer, 'beat-shot', origin, end, { ms: 520 * share });
  else if (shape === 'beam') line(layer, 'beat-beam', origin, farthest, { ms: 800 * share, beyond: BEYOND });
  else {
    const ring = laid(layer, 'beat-area', origin);
    const wide = 2 * (between(origin, farthest).far + BEYOND / 2);
    for (const side of ['width', 'height'] as const) ring.style[side] = `${wide}px`;
    thenGone(
      ring,
      ring.animate(
        [
          { transform: 'scale(0.1)', opacity: 0.9, easing: 'ease-out' },
          { transform: 'scale(1)', opacity: 0.9, offset: 0.6 },
          { transform: 'scale(1.08)', opacity: 0 },
        ],
        { duration: 800 * share, fill: 'both' },
      ),
    );
  }
}

const PIECES = 10;

/** Something breaks: pieces of it fly apart. */
export function shatter(layer: Element, box: DOMRect, share: number, delay: number): void {
  const middlePoint: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.max(26, Math.hypot(box.width, box.height) / 2);
  for (let nth = 0; nth < PIECES; nth++) {
    const piece = laid(layer, 'beat-piece', middlePoint);
    // Spread by the golden angle: no two go the same way, and nobody has to draw lots.
    const way = nth * 2.399963;
    const far = reach * (0.7 + (nth % 3) * 0.35);
    const [x, y] = [Math.cos(way) * far, Math.sin(way) * far];
    piece.dataset['kind'] = String(nth % 3);
    thenGone(
      piece,
      piece.animate(
        [
          { transform: 'translate(0px, 0px) rotate(0deg) scale(0.4)', opacity: 0 },
          {
            transform: 'translate(0px, 0px) rotate(0deg) scale(1)',
            opacity: 1,
            offset: 0.08,
            easing: 'ease-out',
          },
          {
            transform: `translate(${x}px, ${y}px) rotate(${way * 120}deg) scale(1)`,
            opacity: 1,
            offset: 0.7,
          },
          { transform: `translate(${x}px, ${y + 8}px) rotate(${way * 130}deg) scale(0.8)`, opacity: 0 },
        ],
        { duration: 750 * share, delay, fill: 'both' },
      ),
    );
  }
}
