import type { Playable } from '../games.ts';
import { Engine } from './engine.ts';
import { Lanes } from './lanes.ts';
import {
  type AnswerOf,
  type ArgsOf,
  type Description,
  EngineError,
  type JobCalls,
  type TableCalls,
} from './messages.ts';
import { MOST_IN_LANE, type Runner } from './runner.ts';

/** An engine in this very process, for tests that bring their own games. */
export class LocalRunner implements Runner {
  readonly #engine: Engine;
  readonly #lanes = new Lanes(MOST_IN_LANE);

  constructor(playable: Playable) {
    this.#engine = new Engine(playable);
  }

  async describe(): Promise<Description> {
    return this.#engine.jobs.describe();
  }

  async table<Name extends keyof TableCalls>(
    id: string,
    name: Name,
    ...args: ArgsOf<TableCalls, Name>
  ): Promise<AnswerOf<TableCalls, Name>> {
    const ask = this.#engine.tables[name] as (id: string, ...args: readonly unknown[]) => unknown;
    return asked(() => ask(id, ...args)) as AnswerOf<TableCalls, Name>;
  }

  job<Name extends keyof JobCalls>(
    owner: string,
    name: Name,
    ...args: ArgsOf<JobCalls, Name>
  ): Promise<AnswerOf<JobCalls, Name>> {
    const ask = this.#engine.jobs[name] as (...args: readonly unknown[]) => unknown;
    return this.#lanes.run(owner, async () => asked(() => ask(...args)) as AnswerOf<JobCalls, Name>);
  }

  async close(): Promise<void> {}
}

function asked(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    throw new EngineError('fault', error instanceof Error ? error.message : String(error), { cause: error });
  }
}
