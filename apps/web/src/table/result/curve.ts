import type { CurveLine } from '../course.ts';

/** The room of the curve, in units of its drawing. */
export const ROOM = { width: 900, height: 225, left: 40, right: 24, top: 16, bottom: 30 } as const;

export interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
  readonly turns: readonly number[];
  readonly values: readonly number[];
}

/** Whose a line is: the colours of the two sides, and of heroes side by side. */
export function toneOf({ line, helps }: Pick<CurveLine, 'line' | 'helps'>, me: number | null): string {
  if (helps === 'them') return line === 'threat' ? 'threat' : 'foe';
  if (helps === 'us') return line;
  return helps === (me ?? 0) ? 'you' : 'foe';
}

/** Round numbers from 0 up, at most so many. */
function ticks(most: number, count: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => most / one <= count) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

export function scaleOf(lines: readonly CurveLine[]): Scale {
  const points = lines.flatMap((line) => line.points);
  const [first, last] = [
    Math.min(...points.map(({ turn }) => turn)),
    Math.max(...points.map(({ turn }) => turn)),
  ];
  const most = Math.max(1, ...points.map(({ value }) => value));
  const { width, height, left, right, top, bottom } = ROOM;
  const span = Math.max(last - first, 1);
  return {
    x: (turn) => left + ((turn - first) * (width - left - right)) / span,
    y: (value) => top + ((most - value) * (height - top - bottom)) / most,
    turns: ticks(last, 8).filter((turn) => turn >= Math.max(first, 1)),
    values: ticks(most, 5),
  };
}

/** A line in steps: it holds until the end of each turn. */
export const stepsOf = ({ points }: CurveLine, { x, y }: Scale): string =>
  points
    .map(({ turn, value }, i) => (i === 0 ? `M${x(turn)} ${y(value)}` : `H${x(turn)}V${y(value)}`))
    .join('');

/** Between two lines: who leads, turn by turn. */
export function leads(
  [a, b]: readonly [CurveLine, CurveLine],
  scale: Scale,
): readonly {
  /** The line that leads. */
  readonly of: CurveLine;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}[] {
  return a.points.flatMap(({ turn, value }, i) => {
    const other = b.points[i]?.value;
    const next = a.points[i + 1]?.turn;
    if (other === undefined || next === undefined || other === value) return [];
    const y = scale.y(Math.max(value, other));
    return [
      {
        of: value > other ? a : b,
        x: scale.x(turn),
        y,
        w: scale.x(next) - scale.x(turn),
        h: scale.y(Math.min(value, other)) - y,
      },
    ];
  });
}

/** Where a turning point is marked: on the line that changed most in its turn. */
export function markAt(
  lines: readonly CurveLine[],
  turn: number,
): { readonly turn: number; readonly value: number } {
  const changes = lines.flatMap(({ points }) => {
    const at = points.findIndex((one) => one.turn === turn);
    const now = points[at];
    if (now === undefined) return [];
    return [{ ...now, change: Math.abs(now.value - (points[at - 1]?.value ?? now.value)) }];
  });
  return [...changes].sort((a, b) => b.change - a.change)[0] ?? { turn, value: 0 };
}
