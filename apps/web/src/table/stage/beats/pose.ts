import type { Spot } from './beat.ts';

/** Where something is seen: a thing on the board, a place anywhere on the stage. */
export const thingOf = (root: Element, spot: Spot): HTMLElement | null =>
  root.querySelector<HTMLElement>(
    typeof spot === 'number' ? `[data-stage="board"] [data-entity="${spot}"]` : `[data-place="${spot}"]`,
  );

export type Point = readonly [x: number, y: number];

export const middleOf = ({ x, y, width, height }: DOMRect): Point => [x + width / 2, y + height / 2];

export const middle = (element: Element): Point => middleOf(element.getBoundingClientRect());

/** How a thing stands for a moment: so many pixels of the screen away, turned by degrees, so many times as large. */
export interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly opacity?: number;
  readonly offset?: number;
  readonly easing?: string;
}

/** Whether it is a part of a drawing, which has units and a direction of its own. */
export const isDrawn = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);

/** The transform that a part of a drawing has at rest. */
function atRest(element: SVGGraphicsElement): string {
  const list = element.transform.baseVal;
  if (list.numberOfItems === 0) {
    const { transform } = getComputedStyle(element);
    return transform === 'none' ? '' : transform;
  }
  let all = new DOMMatrix();
  for (let i = 0; i < list.numberOfItems; i++) all = all.multiply(list.getItem(i).matrix);
  return String(all);
}

/** A pose of a part of a drawing, in its own units and around its middle. */
function drawnPose(element: SVGGraphicsElement): (pose: Pose) => string {
  const rest = atRest(element);
  const { x, y, width, height } = element.getBBox();
  const [cx, cy] = [x + width / 2, y + height / 2];
  const { a, b, c, d } = element.getScreenCTM() ?? new DOMMatrix();
  const area = a * d - b * c || 1;
  return ({ x: right = 0, y: down = 0, turn = 0, scale = 1 }) => {
    const [u, v] = [(d * right - c * down) / area, (a * down - b * right) / area];
    return `${rest} translate(${u + cx}px, ${v + cy}px) rotate(${turn}deg) scale(${scale}) translate(${-cx}px, ${-cy}px)`;
  };
}

const boxPose = ({ x = 0, y = 0, turn = 0, scale = 1 }: Pose): string =>
  `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;

const besides = ({ opacity, offset, easing }: Pose): Keyframe => ({
  ...(opacity !== undefined && { opacity }),
  ...(offset !== undefined && { offset }),
  ...(easing !== undefined && { easing }),
});

/** Moves a thing from pose to pose; afterwards it stands as before. */
export function moveThrough(
  element: Element,
  poses: readonly Pose[],
  timing: KeyframeAnimationOptions,
): Animation {
  const place = isDrawn(element) ? drawnPose(element) : boxPose;
  return element.animate(
    poses.map((pose) => ({ ...besides(pose), transform: place(pose) })),
    isDrawn(element) ? { ...timing, composite: 'replace' } : timing,
  );
}

/** What a part of a drawing looked like, and where it stood on the screen. */
export interface Picture {
  readonly drawing: SVGSVGElement;
  readonly copy: SVGGElement;
  readonly box: DOMRect;
}

const NAMED = ['data-entity', 'data-place', 'tabindex', 'role', 'id', 'aria-label'];

/** Takes the picture of a part of a drawing. */
export function pictureOf(element: Element): Picture | null {
  if (!isDrawn(element) || element.ownerSVGElement === null) return null;
  const drawing = element.ownerSVGElement;
  const copy = element.cloneNode(true) as SVGGElement;
  for (const name of NAMED) copy.removeAttribute(name);
  // It keeps the units of its surroundings wherever it is drawn.
  const around = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  const whole = drawing.getScreenCTM();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  if (around !== null && whole !== null)
    frame.setAttribute('transform', String(DOMMatrix.fromMatrix(whole).inverse().multiply(around)));
  frame.append(copy);
  return { drawing, copy: frame, box: element.getBoundingClientRect() };
}

/** Draws the picture over everything else of its drawing; what moves is inside of its frame. */
export function drawOver({ drawing, copy }: Picture): { readonly frame: Element; readonly body: Element } {
  const frame = copy.cloneNode(true) as SVGGElement;
  const body = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  body.append(...frame.childNodes);
  frame.append(body);
  frame.setAttribute('class', 'beat-ghost');
  frame.setAttribute('aria-hidden', 'true');
  drawing.append(frame);
  return { frame, body };
}

/** What an animation needs goes away with it. */
export const thenGone = (element: Element, animation: Animation): void => {
  animation.onfinish = () => element.remove();
  animation.oncancel = () => element.remove();
};
