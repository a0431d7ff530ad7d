import type { Course } from '@assemble/lessons';
import type { Game } from '../games/index.ts';

const loaded = new Map<string, Promise<Course | null>>();

/** The course of a game, asked for once; null where there is none yet. */
export function courseOf(game: Game): Promise<Course | null> {
  const known = loaded.get(game.id);
  if (known !== undefined) return known;
  const course = game.course?.() ?? Promise.resolve(null);
  loaded.set(game.id, course);
  return course;
}
