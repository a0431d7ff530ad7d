/** One number of a match whose way tells how it went. */
export interface CourseValue {
  /** Which line of the curve it belongs to, such as `seat-0` or `threat`. */
  readonly line: string;
  /** Whom more of it helps: a seat, or all of them; `them` where it helps what all play against. */
  readonly helps: number | 'us' | 'them';
  /** What it is read off: where that changes, as when a new stage comes, nothing was won or lost. */
  readonly of: string;
  readonly value: number;
}

/** The numbers of a match at one moment. */
export interface Standing {
  readonly turn: number;
  /** Whose turn it is: a seat's, or of what all play against; null where it is nobody's. */
  readonly whose: number | 'them' | null;
  readonly values: readonly CourseValue[];
}

/** A line of the curve: its value at the end of each turn. */
export interface CurveLine {
  readonly line: string;
  readonly helps: CourseValue['helps'];
  readonly points: readonly { readonly turn: number; readonly value: number }[];
}

/** The lines of a match, from how it stood after each decision. */
export function curveOf(course: readonly Standing[]): readonly CurveLine[] {
  const lines = new Map<string, { helps: CourseValue['helps']; points: Map<number, number> }>();
  course.forEach(({ turn, values }, step) => {
    for (const { line, helps, value } of values) {
      const drawn = lines.get(line) ?? { helps, points: new Map() };
      lines.set(line, drawn);
      // The decision that ends a turn belongs to it, though the next one has begun when it is carried out.
      drawn.points.set(course[step - 1]?.turn ?? turn, value);
      drawn.points.set(turn, value);
    }
  });
  return [...lines].map(([line, { helps, points }]) => ({
    line,
    helps,
    points: [...points].map(([turn, value]) => ({ turn, value })),
  }));
}

/** A step after which the match stood otherwise than before. */
export interface TurningPoint {
  /** After so many decisions. */
  readonly step: number;
  readonly turn: number;
  /** How much it helped the reader's side; below 0 the other one. */
  readonly swing: number;
}

const helpsReader = (helps: CourseValue['helps'], reader: number): boolean =>
  helps === 'us' || helps === reader;

/** By how much one step helped a seat, over all lines. */
function swingOf(before: Standing, after: Standing, reader: number): number {
  return after.values.reduce((sum, { line, helps, of, value }) => {
    const old = before.values.find((one) => one.line === line && one.of === of);
    if (old === undefined) return sum;
    return sum + (value - old.value) * (helpsReader(helps, reader) ? 1 : -1);
  }, 0);
}

/** The largest swings, at most one of a turn, in the order in which they came. */
export function turningPoints(
  course: readonly Standing[],
  reader: number,
  most = 3,
): readonly TurningPoint[] {
  const swings = course.flatMap((after, step): TurningPoint[] => {
    const before = course[step - 1];
    const swing = before === undefined ? 0 : swingOf(before, after, reader);
    return swing === 0 ? [] : [{ step, turn: before?.turn ?? after.turn, swing }];
  });
  const largest = [...swings].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || b.step - a.step);
  const chosen: TurningPoint[] = [];
  for (const one of largest)
    if (chosen.length < most && !chosen.some(({ turn }) => turn === one.turn)) chosen.push(one);
  return chosen.sort((a, b) => a.step - b.step);
}
