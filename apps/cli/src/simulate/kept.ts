import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { told } from '../commands/locale.ts';
import { Mistake } from '../mistakes.ts';
import type { Plan } from './plan.ts';
import type { Failed, Played } from './run.ts';

/**
 * A file that keeps the games of a simulation, one a line, so that it can go on where it was stopped. The first line is
 * the plan. A line that was cut off when the machine stopped is as if the game had never been played.
 */
export class Kept {
  readonly known: readonly (Played | Failed)[];
  readonly #file: string;

  constructor(file: string, plan: Plan) {
    this.#file = file;
    if (!existsSync(file)) {
      writeFileSync(file, `${JSON.stringify(plan)}\n`);
      this.known = [];
      return;
    }
    const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
    if (head !== JSON.stringify(plan))
      throw new Mistake(
        told({
          en: `${file} keeps games of another simulation.`,
          es: `${file} guarda partidas de otra simulación.`,
          de: `${file} bewahrt Partien einer anderen Simulation auf.`,
        }),
      );
    const isWhole = lines.at(-1) === '';
    this.known = lines.slice(0, -1).map((line) => JSON.parse(line) as Played);
    if (!isWhole) writeFileSync(file, [head, ...lines.slice(0, -1), ''].join('\n'));
  }

  add(played: Played | Failed): void {
    appendFileSync(this.#file, `${JSON.stringify(played)}\n`);
  }
}
