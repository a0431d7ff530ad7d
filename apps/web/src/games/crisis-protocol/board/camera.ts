import { BATTLEFIELD, type Point } from '@assemble/crisis-protocol';

/**
 * How the battlefield is looked at: the point in the middle of the picture, how many inches fit across it, and how far
 * the table is turned, in degrees clockwise. The middle is told on the turned table.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly span: number;
  readonly turn: number;
  /** Whether it is looked at from the side, so that heights are seen. */
  readonly tilt: boolean;
}

const MIDDLE = BATTLEFIELD / 2;
const LEAST_SPAN = 5;
const MOST_SPAN = 60;
const MARGIN = 0.4;
/** So much of it may be out of the picture before it counts as a part. */
const SLACK = 3;

/** What is left of a depth on the screen when the table is tilted, and how far up a height reaches, as a depth. */
export const SQUASH = 0.62;
const RISE = Math.sqrt(1 - SQUASH * SQUASH) / SQUASH;
/** So far a tilted table is turned aside, so that things show two of their walls. */
const ASIDE = 14;

export const squashOf = ({ tilt }: Pick<Camera, 'tilt'>): number => (tilt ? SQUASH : 1);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of the table as it lies when the table is turned. */
export function turned({ x, y }: Point, turn: number): Point {
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [dx, dy] = [x - MIDDLE, y - MIDDLE];
  return { x: MIDDLE + dx * c - dy * s, y: MIDDLE + dx * s + dy * c };
}

/** A point of the turned table as the rules know it. */
export const unturned = (p: Point, turn: number): Point => turned(p, -turn);

/** The whole battlefield. */
export function whole(turn: number, tilt = false): Camera {
  const wide = Math.abs(Math.cos(radians(turn))) + Math.abs(Math.sin(radians(turn)));
  return { x: MIDDLE, y: MIDDLE, span: BATTLEFIELD * wide + MARGIN, turn: ((turn % 360) + 360) % 360, tilt };
}

/** The whole battlefield from the side, or from above again. */
export const tilted = ({ turn, tilt }: Camera): Camera => whole(turn + (tilt ? ASIDE : -ASIDE), !tilt);

/** What of the drawing a picture shows: the table, turned and then tilted. */
export const viewBoxOf = (camera: Camera): string => {
  const { x, y, span } = camera;
  return `${x - span / 2} ${MIDDLE + (y - MIDDLE) * squashOf(camera) - span / 2} ${span} ${span}`;
};

/** How the table lies in that drawing. */
export const layOf = ({ turn, tilt }: Pick<Camera, 'turn' | 'tilt'>): string => {
  const lies = `rotate(${turn} ${MIDDLE} ${MIDDLE})`;
  return tilt ? `matrix(1 0 0 ${SQUASH} 0 ${MIDDLE * (1 - SQUASH)}) ${lies}` : lies;
};

/** How far from its place on the table something so high is drawn, in inches of the table. */
export function rise(height: number, { turn, tilt }: Pick<Camera, 'turn' | 'tilt'>): Point {
  if (!tilt) return { x: 0, y: 0 };
  const up = -height * RISE;
  return { x: up * Math.sin(radians(turn)), y: up * Math.cos(radians(turn)) };
}

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Nearer or farther; what lies at a point of the picture stays there. */
export function zoomed(camera: Camera, factor: number, at: Point = camera): Camera {
  const span = clamped(camera.span / factor, LEAST_SPAN, MOST_SPAN);
  const k = span / camera.span;
  return { ...camera, span, x: at.x + (camera.x - at.x) * k, y: at.y + (camera.y - at.y) * k };
}

/** Moves the picture, in inches; the battlefield never gets out of sight. */
export function moved(camera: Camera, dx: number, dy: number): Camera {
  return {
    ...camera,
    x: clamped(camera.x + dx, 0, BATTLEFIELD),
    y: clamped(camera.y + dy, 0, BATTLEFIELD),
  };
}

/** Turns the table around the middle of the picture. */
export function rotated(camera: Camera, by: number): Camera {
  const { x, y } = turned(camera, by);
  return { ...camera, x, y, turn: (((camera.turn + by) % 360) + 360) % 360 };
}

/** Brings a point of the table into the middle. */
export function centred(camera: Camera, p: Point): Camera {
  return { ...camera, ...turned(p, camera.turn) };
}

/** How near one looks at most at what is asked about, and how much is seen around it, in inches. */
const NEAREST = 17;
const AROUND = 3;

/** A picture of these places as large as it can be; of the whole battlefield where they lie far apart, or there are none. */
export function framed(places: readonly Point[], turn: number): Camera {
  const all = whole(turn);
  const seen = places.map((p) => turned(p, turn));
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.max(NEAREST, right - left + 2 * AROUND, bottom - top + 2 * AROUND);
  if (places.length === 0 || span > all.span - SLACK) return all;
  const middle = (a: number, b: number): number =>
    clamped((a + b) / 2, span / 2 - MARGIN, BATTLEFIELD - span / 2 + MARGIN);
  return { ...all, span, x: middle(left, right), y: middle(top, bottom) };
}

/** A box on the screen that shows the picture. */
interface Screen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const inchesPerPixel = (camera: Camera, { width, height }: Pick<Screen, 'width' | 'height'>): number =>
  camera.span / Math.max(1, Math.min(width, height));

/** Whether next to nothing of the battlefield is out of the picture. */
export const isWhole = (camera: Camera): boolean => {
  const all = whole(camera.turn, camera.tilt);
  const off = Math.max(Math.abs(camera.x - all.x), Math.abs(camera.y - all.y));
  return camera.span / 2 - off > all.span / 2 - SLACK;
};

/** The part of the turned table that a picture of this form shows. */
export function boxOf(camera: Camera, screen: Pick<Screen, 'width' | 'height'>) {
  const k = inchesPerPixel(camera, screen);
  const [width, height] = [screen.width * k, (screen.height * k) / squashOf(camera)];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Where something may lie over the picture. */
export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
type Corner = (typeof CORNERS)[number];

/** The corner where something that takes these shares of the picture covers the fewest places; it moves only for less. */
export function clearest(
  picture: ReturnType<typeof boxOf>,
  share: { readonly across: number; readonly down: number },
  places: readonly Point[],
  now: Corner,
): Corner {
  const covered = (corner: Corner): number =>
    places.filter((p) => {
      const across = (p.x - picture.x) / picture.width;
      const down = (p.y - picture.y) / picture.height;
      if (across < 0 || across > 1 || down < 0 || down > 1) return false;
      const beside = corner.endsWith('right') ? across > 1 - share.across : across < share.across;
      return beside && (corner.startsWith('top') ? down < share.down : down > 1 - share.down);
    }).length;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), now);
}

/** The point of the turned table under a point of the screen. */
export function underPointer(camera: Camera, screen: Screen, x: number, y: number): Point {
  const k = inchesPerPixel(camera, screen);
  return {
    x: camera.x + (x - screen.left - screen.width / 2) * k,
    y: camera.y + ((y - screen.top - screen.height / 2) * k) / squashOf(camera),
  };
}

/** How the table has to be turned so that an edge is at the bottom. */
export const turnFor = (edge: 'top' | 'right' | 'bottom' | 'left'): number =>
  ({ bottom: 0, right: 90, top: 180, left: 270 })[edge];
