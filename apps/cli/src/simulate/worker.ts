import { parentPort } from 'node:worker_threads';
import { playableGame } from '../games/index.ts';
import { oneLine } from '../mistakes.ts';
import type { Told, Wanted } from './crew.ts';
import type { Plan } from './plan.ts';
import { playGame } from './run.ts';

/** A thread of a simulation: plays the games it is asked for, and tells what became of each. */
let known: Plan | null = null;

function answer({ plan, index }: Wanted): Told {
  known = plan ?? known;
  if (known === null) return { broken: 'no plan was told' };
  try {
    return { played: playGame(playableGame(known.game), known, index) };
  } catch (error) {
    return { broken: oneLine(error) };
  }
}

parentPort?.on('message', (wanted: Wanted) => parentPort?.postMessage(answer(wanted)));
