import { parentPort, workerData } from 'node:worker_threads';
import { playableGame } from '../games/index.ts';
import { oneLine } from '../mistakes.ts';
import { type Plan, playGame } from './run.ts';

/** One worker of a simulation: plays every so-manyth game and tells what became of each. */
const { plan, worker } = workerData as { plan: Plan; worker: number };
try {
  const playable = playableGame(plan.game);
  for (let index = worker; index < plan.games; index += plan.jobs) {
    parentPort?.postMessage(playGame(playable, plan, index));
  }
} catch (error) {
  parentPort?.postMessage({ broken: oneLine(error) });
}
