import type { CourseValue, Standing } from '../table/course.ts';

/** A stretch of a turn that belongs to the same side; in shares of the turn. */
interface Run {
  readonly whose: Standing['whose'];
  readonly from: number;
  readonly to: number;
}

/** A turn on the timeline: all turns are equally wide. */
export interface Block {
  readonly turn: number;
  /** The first and the last place in it, as numbers of decisions. */
  readonly first: number;
  readonly last: number;
  readonly runs: readonly Run[];
}

/** The stretches of a turn, from whose it was at each place of it. */
function runsOf(whose: readonly Standing['whose'][]): readonly Run[] {
  const starts = whose.flatMap((one, i) => (i === 0 || one !== whose[i - 1] ? [i] : []));
  return starts.map((start, i) => ({
    whose: whose[start] ?? null,
    from: start / whose.length,
    to: (starts[i + 1] ?? whose.length) / whose.length,
  }));
}

/** The turns of a match. What comes before the first one belongs to it. */
export function blocksOf(course: readonly Standing[]): readonly Block[] {
  const turns = course.map(({ turn }) => Math.max(turn, 1));
  const firsts = turns.flatMap((turn, step) => (step === 0 || turn !== turns[step - 1] ? [step] : []));
  return firsts.map((first, i) => {
    const last = (firsts[i + 1] ?? turns.length) - 1;
    const whose = course.slice(first, last + 1).map((one) => one.whose);
    return { turn: turns[first] ?? 1, first, last, runs: runsOf(whose) };
  });
}

/** How many places a turn has; the last one ends with the match. */
const lengthOf = (blocks: readonly Block[], i: number): number => {
  const { first, last } = blocks[i] ?? { first: 0, last: 0 };
  return Math.max(i === blocks.length - 1 ? last - first : last - first + 1, 1);
};

/** Where a place lies on the timeline: from 0 to 1. */
export function shareOf(blocks: readonly Block[], step: number): number {
  const found = blocks.findIndex(({ last }) => step <= last);
  const i = found < 0 ? blocks.length - 1 : found;
  const { first } = blocks[i] ?? { first: 0 };
  return Math.min((i + (step - first) / lengthOf(blocks, i)) / blocks.length, 1);
}

/** The place that lies nearest to a point of the timeline. */
export function stepAt(blocks: readonly Block[], share: number): number {
  const along = Math.min(Math.max(share, 0), 1) * blocks.length;
  const i = Math.min(Math.floor(along), blocks.length - 1);
  const { first, last } = blocks[i] ?? { first: 0, last: 0 };
  return Math.min(
    first + Math.round((along - i) * lengthOf(blocks, i)),
    last + (i < blocks.length - 1 ? 1 : 0),
  );
}

/** A line of the timeline: its values from 0 to 1, where it changes. */
export interface Line {
  readonly line: string;
  readonly helps: CourseValue['helps'];
  readonly points: readonly { readonly step: number; readonly share: number }[];
}

/** What is counted alike is drawn to the same scale. */
const scaleOf = ({ line, helps }: CourseValue): string => (helps === 'them' ? line : 'ours');

/** The lines of a match. Where all play against something, it is its numbers that tell how they stand. */
export function linesOf(course: readonly Standing[]): readonly Line[] {
  const all = course.flatMap(({ values }) => values);
  const against = all.some(({ helps }) => helps === 'them');
  const drawn = (one: CourseValue): boolean => !against || one.helps === 'them';
  const most = new Map<string, number>();
  for (const one of all) most.set(scaleOf(one), Math.max(most.get(scaleOf(one)) ?? 1, one.value));
  const lines = new Map<string, { helps: CourseValue['helps']; points: { step: number; share: number }[] }>();
  course.forEach(({ values }, step) => {
    for (const one of values.filter(drawn)) {
      const line = lines.get(one.line) ?? { helps: one.helps, points: [] };
      lines.set(one.line, line);
      const share = one.value / (most.get(scaleOf(one)) ?? 1);
      if (line.points.at(-1)?.share !== share) line.points.push({ step, share });
    }
  });
  return [...lines].map(([line, { helps, points }]) => ({ line, helps, points }));
}
