import { useMemo } from 'react';
import type { Standing } from '../table/course.ts';
import type { Desk } from '../table/desk.ts';
import { pointsOf, type ToldPoint } from '../table/result/told.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import type { Log } from './messages.ts';
import { type Block, blocksOf, type Line, linesOf } from './timeline.ts';

/** What is told of a match as a whole. */
export interface Recap {
  readonly blocks: readonly Block[];
  readonly lines: readonly Line[];
  readonly chapters: readonly Chapter[];
  readonly moments: readonly ToldPoint[];
}

/** So many moments are told of a match. */
const MOST = 8;

/** Until it is known how the match went, it is one turn long. */
const unknown = (steps: number): readonly Block[] => [{ turn: 1, first: 0, last: steps, runs: [] }];

export function useRecap(
  course: readonly Standing[] | null,
  log: Log,
  desk: Desk,
  reader: number,
  steps: number,
): Recap {
  return useMemo(() => {
    if (course === null) return { blocks: unknown(steps), lines: [], chapters: [], moments: [] };
    const blocks = blocksOf(course);
    return {
      blocks,
      lines: linesOf(course),
      chapters: chaptersOf(course, blocks),
      moments: pointsOf(course, reader, log, desk, MOST),
    };
  }, [course, log, desk, reader, steps]);
}
