import type { Ring } from './ring.ts';

/** Twice the area of a triangle of corners, positive where the outline turns as its whole does. */
function turn({ xs, ys }: Ring, a: number, b: number, c: number): number {
  const ax = xs[a] as number;
  const ay = ys[a] as number;
  return (
    ((xs[b] as number) - ax) * ((ys[c] as number) - ay) - ((ys[b] as number) - ay) * ((xs[c] as number) - ax)
  );
}

/** A ring with every side moved inwards. */
export function inset(ring: Ring, by: number): Ring {
  const { xs, ys } = ring;
  const n = xs.length;
  const moved = { xs: new Float64Array(n), ys: new Float64Array(n) };
  for (let i = 0; i < n; i++) {
    const [px, py] = inwardOf(ring, (i + n - 1) % n);
    const [qx, qy] = inwardOf(ring, i);
    const scale = by / (1 + px * qx + py * qy);
    moved.xs[i] = (xs[i] as number) + scale * (px + qx);
    moved.ys[i] = (ys[i] as number) + scale * (py + qy);
  }
  return moved;
}

/** The direction from a side, named by its first corner, into the ring. */
function inwardOf({ xs, ys }: Ring, i: number): readonly [number, number] {
  const j = (i + 1) % xs.length;
  const dx = (xs[j] as number) - (xs[i] as number);
  const dy = (ys[j] as number) - (ys[i] as number);
  const length = Math.sqrt(dx * dx + dy * dy);
  return [-dy / length, dx / length];
}

/** Convex rings that together cover a ring and nothing else. */
export function convexPieces(ring: Ring): readonly Ring[] {
  const corners = Array.from(ring.xs, (_, i) => i);
  if (isConvex(ring, corners)) return [ring];
  return joined(ring, triangles(ring, corners)).map((piece) => ({
    xs: Float64Array.from(piece, (i) => ring.xs[i] as number),
    ys: Float64Array.from(piece, (i) => ring.ys[i] as number),
  }));
}

function isConvex(ring: Ring, corners: readonly number[]): boolean {
  const n = corners.length;
  return corners.every(
    (corner, i) => turn(ring, corner, corners[(i + 1) % n] as number, corners[(i + 2) % n] as number) >= 0,
  );
}

/** Cuts off one corner after another that has no other corner inside its triangle. */
function triangles(ring: Ring, corners: readonly number[]): number[][] {
  const left = [...corners];
  const cut: number[][] = [];
  while (left.length > 3) {
    const n = left.length;
    const ear = left.findIndex((corner, i) =>
      isEar(ring, left, left[(i + n - 1) % n] as number, corner, left[(i + 1) % n] as number),
    );
    // A simple outline always has an ear; an outline that crosses itself is refused before it comes here.
    if (ear < 0) throw new Error('an outline that crosses itself has no convex pieces');
    cut.push([left[(ear + n - 1) % n] as number, left[ear] as number, left[(ear + 1) % n] as number]);
    left.splice(ear, 1);
  }
  return [...cut, left];
}

function isEar(ring: Ring, left: readonly number[], a: number, b: number, c: number): boolean {
  if (turn(ring, a, b, c) <= 0) return false;
  return left.every(
    (p) =>
      p === a ||
      p === b ||
      p === c ||
      !(turn(ring, a, b, p) >= 0 && turn(ring, b, c, p) >= 0 && turn(ring, c, a, p) >= 0),
  );
}

/** Joins neighbours as long as the result stays convex. */
function joined(ring: Ring, pieces: readonly number[][]): number[][] {
  const left = [...pieces];
  for (let i = 0; i < left.length; i++) {
    for (let j = i + 1; j < left.length; j++) {
      const both = join(left[i] as number[], left[j] as number[]);
      if (both === null || !isConvex(ring, both)) continue;
      left[i] = both;
      left.splice(j, 1);
      j = i;
    }
  }
  return left;
}

/** Two pieces as one along a side that both have, walked in opposite directions. */
function join(a: readonly number[], b: readonly number[]): number[] | null {
  for (let i = 0; i < a.length; i++) {
    const from = a[i] as number;
    const to = a[(i + 1) % a.length] as number;
    const j = b.indexOf(to);
    if (j < 0 || b[(j + 1) % b.length] !== from) continue;
    const aroundA = [...a.slice(i + 1), ...a.slice(0, i + 1)];
    const aroundB = [...b.slice(j + 1), ...b.slice(0, j + 1)];
    return [...aroundA, ...aroundB.slice(1, -1)];
  }
  return null;
}

/** Whether an outline neither crosses nor touches itself. */
export function isSimple(ring: Ring): boolean {
  const n = ring.xs.length;
  if (n < 3) return false;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const neighbours = j === i + 1 || (i === 0 && j === n - 1);
      if (!neighbours && meet(ring, i, (i + 1) % n, j, (j + 1) % n)) return false;
    }
  }
  return true;
}

function meet(ring: Ring, a: number, b: number, c: number, d: number): boolean {
  return (
    turn(ring, a, b, c) * turn(ring, a, b, d) <= 0 &&
    turn(ring, c, d, a) * turn(ring, c, d, b) <= 0 &&
    overlapOn(ring.xs, a, b, c, d) &&
    overlapOn(ring.ys, a, b, c, d)
  );
}

function overlapOn(axis: Float64Array, a: number, b: number, c: number, d: number): boolean {
  const [pa, pb, pc, pd] = [axis[a] as number, axis[b] as number, axis[c] as number, axis[d] as number];
  return Math.max(Math.min(pa, pb), Math.min(pc, pd)) <= Math.min(Math.max(pa, pb), Math.max(pc, pd));
}

/** The part of a convex ring that lies inside another convex ring; empty when there is none. */
export function clipped(subject: Ring, window: Ring): Ring {
  let xs = Array.from(subject.xs);
  let ys = Array.from(subject.ys);
  for (let i = 0, j = window.xs.length - 1; i < window.xs.length; j = i++) {
    const ax = window.xs[j] as number;
    const ay = window.ys[j] as number;
    const dx = (window.xs[i] as number) - ax;
    const dy = (window.ys[i] as number) - ay;
    const side = xs.map((x, k) => dx * ((ys[k] as number) - ay) - dy * (x - ax));
    const nextXs: number[] = [];
    const nextYs: number[] = [];
    for (let k = 0, l = xs.length - 1; k < xs.length; l = k++) {
      const [sl, sk] = [side[l] as number, side[k] as number];
      const [xl, yl, xk, yk] = [xs[l] as number, ys[l] as number, xs[k] as number, ys[k] as number];
      if (sl >= 0 !== sk >= 0) {
        const t = sl / (sl - sk);
        nextXs.push(xl + t * (xk - xl));
        nextYs.push(yl + t * (yk - yl));
      }
      if (sk >= 0) {
        nextXs.push(xk);
        nextYs.push(yk);
      }
    }
    xs = nextXs;
    ys = nextYs;
  }
  return { xs: Float64Array.from(xs), ys: Float64Array.from(ys) };
}

/** A point inside a convex ring with some area, or on it. */
export function middleOf({ xs, ys }: Ring): { readonly x: number; readonly y: number } {
  let x = 0;
  let y = 0;
  for (let i = 0; i < xs.length; i++) {
    x += xs[i] as number;
    y += ys[i] as number;
  }
  return { x: x / xs.length, y: y / xs.length };
}
