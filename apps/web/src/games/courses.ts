import type { Standing } from '../table/course.ts';
import { courseOf as champions } from './champions/course.ts';
import { courseOf as crisisProtocol } from './crisis-protocol/course.ts';
import { courseOf as diceMasters } from './dice-masters/course.ts';

type CourseOf = (view: unknown) => Standing;

/** How a match stands, for the worker that plays it again; each game knows its own views. */
export const courses: Readonly<Record<string, CourseOf>> = {
  champions: champions as CourseOf,
  'crisis-protocol': crisisProtocol as CourseOf,
  'dice-masters': diceMasters as CourseOf,
};
