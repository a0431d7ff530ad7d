import { Worker } from 'node:worker_threads';
import type { Failed, Plan, Played } from './run.ts';

/** Plays a plan on worker threads; every game is handed to `onGame` as it ends. */
export async function simulate(plan: Plan, onGame: (played: Played | Failed) => void): Promise<void> {
  const workers = Array.from({ length: Math.min(plan.jobs, plan.games) }, (_, worker) =>
    runWorker(plan, worker, onGame),
  );
  await Promise.all(workers);
}

function runWorker(plan: Plan, worker: number, onGame: (played: Played) => void): Promise<void> {
  const file = new URL('../../bin/simulate-worker.mjs', import.meta.url);
  return new Promise((resolve, reject) => {
    const thread = new Worker(file, { workerData: { plan, worker } });
    thread.on('message', (told: Played | { broken: string }) => {
      if ('broken' in told) reject(new Error(told.broken));
      else onGame(told);
    });
    thread.on('error', reject);
    thread.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
    );
  });
}
