/** A direction in space as screens have it: to the right, down, towards the reader. */
export type Vector = readonly [x: number, y: number, z: number];

const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Turns around the three axes, in degrees, the last one first. */
export type Turn = readonly [x: number, y: number, z: number];

function turned([x, y, z]: Vector, turn: Turn): Vector {
  const [ax, ay, az] = turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const [x1, y1] = [x * Math.cos(az) - y * Math.sin(az), x * Math.sin(az) + y * Math.cos(az)];
  const [x2, z2] = [x1 * Math.cos(ay) + z * Math.sin(ay), z * Math.cos(ay) - x1 * Math.sin(ay)];
  return [x2, y1 * Math.cos(ax) - z2 * Math.sin(ax), y1 * Math.sin(ax) + z2 * Math.cos(ax)];
}

/** The sides of a cube: which way each looks, and which way the writing on it runs. */
const SIDES: readonly { readonly out: Vector; readonly along: Vector; readonly down: Vector }[] = [
  { out: [0, 0, 1], along: [1, 0, 0], down: [0, 1, 0] },
  { out: [1, 0, 0], along: [0, 0, -1], down: [0, 1, 0] },
  { out: [-1, 0, 0], along: [0, 0, 1], down: [0, 1, 0] },
  { out: [0, -1, 0], along: [1, 0, 0], down: [0, 0, 1] },
  { out: [0, 1, 0], along: [1, 0, 0], down: [0, 0, -1] },
];

export interface SeenSide {
  /** Front, right, left, top, bottom. */
  readonly side: number;
  /** Lays a square of 100 by 100 onto it. */
  readonly transform: string;
  /** From 0, edge-on, to 1, square to the reader. */
  readonly facing: number;
}

/** The sides of a turned cube that can be seen, its centre at 0. */
export function seenSides(size: number, turn: Turn): readonly SeenSide[] {
  return SIDES.flatMap(({ out, along, down }, side) => {
    const [n, u, v] = [turned(out, turn), turned(along, turn), turned(down, turn)];
    if (n[2] <= 0.01) return [];
    const corner = scaled(minus(minus(n, u), v), size / 2);
    const k = size / 100;
    const cells = [u[0] * k, u[1] * k, v[0] * k, v[1] * k, corner[0], corner[1]];
    return [{ side, transform: `matrix(${cells.map((cell) => cell.toFixed(3)).join(' ')})`, facing: n[2] }];
  });
}
