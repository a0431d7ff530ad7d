import { setTimeout as sleep } from 'node:timers/promises';
import { isQuick } from './bots.ts';
import { Course } from './course.ts';
import { Crew } from './crew.ts';
import type { Plan } from './plan.ts';
import { type Job, Shared, type Taken } from './shared.ts';
import type { Means } from './simulate.ts';

/** Games of a job: few enough that not much is lost with a worker, enough that the queue is not the work. */
const CHUNK = { quick: 10, slow: 1 };
/** Seconds after which a worker that holds a job is taken for dead. */
const PATIENCE = { quick: 60, slow: 900 };
/** Jobs that are handed out at a time, so that few are left over when a simulation ends early. */
const AHEAD = 200;
const POLL_MS = 200;

/** A worker: takes jobs until it is told to stop, or finds none for so many seconds. Tells how many games it wrote down. */
export async function workOn(
  shared: Shared,
  jobs: number,
  signal: AbortSignal,
  idleSeconds = Number.POSITIVE_INFINITY,
): Promise<number> {
  const crew = new Crew(jobs);
  const plans = new Map<string, Plan>();
  let written = 0;
  let busyAt = performance.now();

  /** The games of a job that nobody has played yet. */
  const play = async (job: Taken): Promise<void> => {
    const wanted = await shared.planOf(job.plan);
    if (wanted === null) return shared.done(job);
    const plan = plans.get(job.plan) ?? wanted;
    plans.set(job.plan, plan);
    const known = await shared.known(job.plan, job.from, job.from + job.count);
    for (let index = job.from; index < job.from + job.count; index++) {
      if (signal.aborted) return shared.giveBack(job);
      if (known.has(index)) continue;
      if (await shared.keep(job.plan, await crew.play(plan, index))) written++;
      busyAt = performance.now();
    }
    await shared.done(job);
  };

  const work = async (): Promise<void> => {
    while (!signal.aborted && performance.now() - busyAt < idleSeconds * 1000) {
      const job = await shared.take();
      if (job === null) await sleep(POLL_MS);
      else await play(job);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, work));
  } finally {
    await crew.close();
  }
  return written;
}

/** Plays a plan with all workers that reach the same database, and with threads of this process beside them. */
export async function simulateTogether(
  url: string,
  plan: Plan,
  { games, jobs, kept, onGame }: Means,
  patience?: number,
): Promise<void> {
  const shared = await Shared.open(url);
  const stop = new AbortController();
  try {
    const id = await shared.begin(plan);
    const before = await shared.games(id, 0, games);
    for (const played of kept?.known ?? []) await shared.keep(id, played);
    const course = new Course(games, [...(kept?.known ?? []), ...before], onGame);
    const pace = plan.bots.every(isQuick) ? 'quick' : 'slow';
    const size = CHUNK[pace];
    const wait = patience ?? PATIENCE[pace];
    let offered = course.counted;
    const offer = async (): Promise<void> => {
      const list: Job[] = [];
      for (; offered < games && offered < course.counted + AHEAD * size; offered += size)
        list.push({ plan: id, from: offered, count: Math.min(size, games - offered) });
      if (list.length > 0) await shared.offer(list, wait);
    };
    const own = jobs === 0 ? null : workOn(shared, jobs, stop.signal);
    // Whoever fails here fails the simulation, at once.
    const failed = own?.then(() => undefined) ?? null;
    failed?.catch(() => undefined);
    const seen = new Set([...(kept?.known ?? []), ...before].map(({ index }) => index));
    while (!course.isOver) {
      await offer();
      await (failed === null ? sleep(POLL_MS) : Promise.race([sleep(POLL_MS), failed]));
      for (const played of await shared.games(id, course.counted, offered)) {
        if (seen.has(played.index)) continue;
        seen.add(played.index);
        kept?.add(played);
        course.add(played);
      }
    }
    await shared.end(id);
    stop.abort();
    await own;
  } finally {
    stop.abort();
    await shared.close();
  }
}
