import { type Standing, turningPoints } from '../table/course.ts';
import type { Block } from './timeline.ts';

type ChapterName = 'opening' | 'race' | 'twist' | 'end';

/** Some turns of a match that belong together: from one block to another, both in it. */
export interface Chapter {
  readonly name: ChapterName;
  readonly from: number;
  readonly to: number;
}

/** Who leads where two sides are counted alike; 0 where neither does. */
function leadOf({ values }: Standing): number {
  const [one, other] = values;
  if (values.length !== 2 || one === undefined || other === undefined || one.helps === other.helps) return 0;
  return Math.sign(one.value - other.value);
}

/** Whether the other side leads now, or what all play against has come in a new form. */
function turned(course: readonly Standing[], step: number, led: number): boolean {
  const now = course[step];
  const before = course[step - 1];
  if (now === undefined || before === undefined) return false;
  const lead = leadOf(now);
  if (lead !== 0 && led !== 0 && lead !== led) return true;
  return now.values.some(
    ({ line, helps, of }) =>
      helps === 'them' && before.values.some((one) => one.line === line && one.of !== of),
  );
}

/** The last place at which a match took another turn than before. */
function lastTwist(course: readonly Standing[], before: number): number | null {
  let found: number | null = null;
  let led = 0;
  for (let step = 1; step < before; step++) {
    if (turned(course, step, led)) found = step;
    led = leadOf(course[step] as Standing) || led;
  }
  return found;
}

/**
 * The chapters of a match: until first something counted; the race; where it took its last turn, if it did; and the
 * end. A short match has fewer of them.
 */
export function chaptersOf(course: readonly Standing[], blocks: readonly Block[]): readonly Chapter[] {
  const end = blocks.length - 1;
  const blockOf = (step: number): number => blocks.findIndex(({ last }) => step <= last);
  const first = turningPoints(course, 0, Number.POSITIVE_INFINITY)[0];
  if (first === undefined || end < 2) return [{ name: 'opening', from: 0, to: end }];
  const opened = Math.min(blockOf(first.step), end - 2);
  const ending = Math.max(opened + 2, end < 6 ? end : end - 1);
  const twist = lastTwist(course, blocks[ending]?.first ?? 0);
  const at = twist === null ? -1 : blockOf(twist);
  const middle: readonly Chapter[] =
    at > opened + 1 && at < ending
      ? [
          { name: 'race', from: opened + 1, to: at - 1 },
          { name: 'twist', from: at, to: ending - 1 },
        ]
      : [{ name: 'race', from: opened + 1, to: ending - 1 }];
  return [
    { name: 'opening', from: 0, to: Math.max(opened, 0) },
    ...middle,
    { name: 'end', from: ending, to: end },
  ];
}
