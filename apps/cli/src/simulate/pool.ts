import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Failed, Plan, Played } from './run.ts';

const WORKER = fileURLToPath(new URL('../../bin/simulate-worker.mjs', import.meta.url));

/**
 * Plays a plan on several processes; every game is handed to `onGame` as it ends. Processes, not threads: loading
 * TypeScript in a thread can wait for itself for ever (esbuild answers a blocked thread through another one).
 */
export async function simulate(plan: Plan, onGame: (played: Played | Failed) => void): Promise<void> {
  const count = Math.min(plan.jobs, plan.games);
  await Promise.all(Array.from({ length: count }, (_, worker) => runWorker(plan, worker, onGame)));
}

function runWorker(plan: Plan, worker: number, onGame: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    let broken: string | null = null;
    child.on('message', (told: Played | { broken: string }) => {
      if ('broken' in told) broken = told.broken;
      else onGame(told);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (broken !== null) reject(new Error(broken));
      else if (code !== 0) reject(new Error(`a worker ended with code ${code}`));
      else resolve();
    });
    child.send({ plan, worker });
  });
}
