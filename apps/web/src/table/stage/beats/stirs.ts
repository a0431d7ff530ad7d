import type { Slide, Stir } from './beat.ts';
import type { Point, Pose } from './pose.ts';

interface StirOf {
  /** How long it takes at the normal speed. */
  readonly ms: number;
  readonly poses: readonly Pose[];
  /** For what is no part of a drawing, where it moves in another way. */
  readonly frames?: readonly Keyframe[];
}

const GLOW: readonly Pose[] = [{}, { scale: 1.05, offset: 0.5 }, {}];

/** How a thing stirs. It comes back to where it lies by itself. */
export const STIRS: Readonly<Record<Stir, StirOf>> = {
  drop: {
    ms: 300,
    poses: [{ y: -140, turn: -4, opacity: 0 }, { y: 8, scale: 1.04, opacity: 1, offset: 0.7 }, {}],
  },
  unroll: {
    ms: 300,
    poses: GLOW,
    frames: [{ transform: 'translateX(-50%) scaleX(0.02)', opacity: 0.4 }, { transform: 'none' }],
  },
  slam: {
    ms: 350,
    poses: [
      { scale: 1.5, opacity: 0 },
      { scale: 0.94, opacity: 1, offset: 0.65 },
      { scale: 1.03, offset: 0.82 },
      {},
    ],
  },
  turn: {
    ms: 420,
    poses: [{ turn: -180 }, {}],
    frames: [
      { transform: 'perspective(900px) rotateY(-180deg)' },
      { transform: 'perspective(900px) rotateY(0deg)' },
    ],
  },
  grow: { ms: 400, poses: [{}, { y: -12, scale: 1.4, offset: 0.5 }, {}] },
  hop: { ms: 240, poses: [{}, { y: -12, offset: 0.5 }, {}] },
  fall: {
    ms: 500,
    poses: [{ opacity: 1 }, { y: 6, turn: 7, opacity: 1, offset: 0.3 }, { y: 130, turn: 24, opacity: 0 }],
  },
  topple: {
    ms: 450,
    poses: [
      {},
      { y: -10, scale: 1.12, turn: -12, offset: 0.25 },
      { y: 4, turn: 24, offset: 0.7 },
      { turn: -6, offset: 0.85 },
      {},
    ],
  },
  glow: { ms: 300, poses: GLOW },
  flare: {
    ms: 420,
    poses: [{}, { scale: 1.45, offset: 0.35 }, { scale: 0.95, offset: 0.75 }, {}],
  },
};

interface SlideOf {
  readonly ms: number;
  /** From where it comes, and where its way bends: both seen from where it goes. */
  readonly poses: (from: Point, bend: Point | null) => readonly Pose[];
}

/** It sets down with a small squash. */
const LANDED: readonly Pose[] = [{ offset: 0.88 }, { scale: 0.94, offset: 0.94 }, {}];

const at = ([x, y]: Point, more: Pose = {}): Pose => ({ x, y, ...more });
const half = ([x, y]: Point, up: number): Point => [x / 2, y / 2 - up];
const share = ([x, y]: Point, [bx, by]: Point): number => {
  const first = Math.hypot(x - bx, y - by);
  return first / (first + Math.hypot(bx, by) || 1);
};

/** How things go from one place to another. */
export const SLIDES: Readonly<Record<Slide['how'], SlideOf>> = {
  walk: {
    ms: 680,
    poses: (from, bend) => [
      at(from, { easing: bend === null ? 'ease-in-out' : 'ease-in' }),
      ...(bend === null ? [] : [at(bend, { offset: 0.88 * share(from, bend), easing: 'ease-out' })]),
      ...LANDED,
    ],
  },
  climb: {
    ms: 900,
    poses: (from) => [
      at(from, { easing: 'ease-out' }),
      at([from[0], from[1] - 26], { scale: 1.25, offset: 0.35, easing: 'ease-in-out' }),
      { y: -18, scale: 1.25, offset: 0.7, easing: 'ease-in' },
      ...LANDED,
    ],
  },
  shove: {
    ms: 420,
    poses: (from) => [
      at(from, { easing: 'ease-out' }),
      at([from[0] * 1.06, from[1] * 1.06], { offset: 0.15, easing: 'cubic-bezier(0.1, 0.7, 0.2, 1)' }),
      { turn: 5, offset: 0.8 },
      {},
    ],
  },
  hurl: {
    ms: 980,
    poses: (from) => [
      at(from, { easing: 'ease-out' }),
      at([from[0], from[1] - 44], { scale: 1.3, turn: -20, offset: 0.3, easing: 'ease-in' }),
      at(half(from, 84), { scale: 1.45, turn: 300, offset: 0.58 }),
      { scale: 1.1, turn: 700, offset: 0.84 },
      { scale: 0.9, turn: 720, offset: 0.92 },
      { turn: 720 },
    ],
  },
  hop: {
    ms: 560,
    poses: (from) => [
      at(from, { easing: 'ease-out' }),
      at(half(from, 70), { scale: 1.25, offset: 0.5, easing: 'ease-in' }),
      ...LANDED,
    ],
  },
};
