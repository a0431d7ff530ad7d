import type { AnswerOf, ArgsOf, Description, JobCalls, TableCalls } from './messages.ts';

/** So many things somebody may ask for at once. */
export const MOST_IN_LANE = 4;

/** An engine that runs. What fails is an `EngineError`. */
export interface Runner {
  describe(): Promise<Description>;
  /** Asks the table of a match. */
  table<Name extends keyof TableCalls>(
    id: string,
    name: Name,
    ...args: ArgsOf<TableCalls, Name>
  ): Promise<AnswerOf<TableCalls, Name>>;
  /** Has something done that takes its time. `owner` is the person, or the table, for whom it is done. */
  job<Name extends keyof JobCalls>(
    owner: string,
    name: Name,
    ...args: ArgsOf<JobCalls, Name>
  ): Promise<AnswerOf<JobCalls, Name>>;
  close(): Promise<void>;
}
