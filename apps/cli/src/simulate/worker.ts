import { playableGame } from '../games/index.ts';
import { oneLine } from '../mistakes.ts';
import { type Plan, playGame } from './run.ts';

/** One worker of a simulation: plays every so-manyth game and tells its parent what became of each. */
async function work(plan: Plan, worker: number): Promise<void> {
  try {
    const playable = playableGame(plan.game);
    for (let index = worker; index < plan.games && process.connected; index += plan.jobs) {
      process.send?.(playGame(playable, plan, index));
      // Lets what was told go out before the next game.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch (error) {
    process.send?.({ broken: oneLine(error) });
  }
  if (process.connected) process.disconnect();
}

process.once('message', ({ plan, worker }: { plan: Plan; worker: number }) => void work(plan, worker));
