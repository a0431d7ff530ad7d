import { Course, type Enough } from './course.ts';
import { Crew } from './crew.ts';
import type { Kept } from './kept.ts';
import type { Plan } from './plan.ts';

/** What a simulation is carried out with. */
export interface Means {
  /** The most games. */
  readonly games: number;
  readonly jobs: number;
  readonly kept: Kept | null;
  /** Told of every game that counts, in the order of their numbers; says when that is enough. */
  readonly onGame: Enough;
}

/** Plays a plan on threads of this process. */
export async function simulate(plan: Plan, { games, jobs, kept, onGame }: Means): Promise<void> {
  const course = new Course(games, kept?.known ?? [], onGame);
  if (course.isOver) return;
  const crew = new Crew(Math.min(jobs, games));
  const work = async (): Promise<void> => {
    for (let index = course.next(); index !== null; index = course.next()) {
      const played = await crew.play(plan, index);
      kept?.add(played);
      course.add(played);
    }
  };
  try {
    await Promise.all(Array.from({ length: crew.room }, work));
  } finally {
    await crew.close();
  }
}
