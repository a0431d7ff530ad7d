import type { Answer, Ask } from './decision.ts';
import type { Data, Json } from './json.ts';

/** What a row tells the machine to do next. */
export type Instruction =
  | { readonly do: 'next' }
  | { readonly do: 'again' }
  | { readonly do: 'done'; readonly result: Json }
  | { readonly do: 'goto'; readonly row: string }
  | { readonly do: 'call'; readonly procedure: string; readonly data: Data; readonly then: 'next' | 'again' }
  | { readonly do: 'ask'; readonly asks: readonly Ask[] };

export const NEXT: Instruction = { do: 'next' };
/** Runs the same row once more. */
export const AGAIN: Instruction = { do: 'again' };
export const DONE: Instruction = { do: 'done', result: null };

/** Ends the procedure and leaves a result in the caller's data. */
export const done = (result: Json): Instruction => ({ do: 'done', result });
export const goto = (row: string): Instruction => ({ do: 'goto', row });
/** Runs another procedure, then the row after this one. */
export const call = (procedure: string, data: Data = {}): Instruction => ({
  do: 'call',
  procedure,
  data,
  then: 'next',
});
/** Runs another procedure, then this row once more. */
export const callAgain = (procedure: string, data: Data = {}): Instruction => ({
  do: 'call',
  procedure,
  data,
  then: 'again',
});
/** Asks one seat, or several at once; the row's `take` gets the answer (of several: a list, in the order of their seats). */
export const ask = (...asks: readonly Ask[]): Instruction => ({ do: 'ask', asks });

/** One numbered step of a procedure, as the rulebook lists it. */
export interface Row<Run, D, Rule extends string = string> {
  readonly name: string;
  /** The ledger entries this row carries out. */
  readonly rules: readonly Rule[];
  readonly run: (c: Run, d: D) => Instruction;
  readonly take?: (c: Run, d: D, answer: Answer) => Instruction;
}

/** A step table: what the rulebook numbers 1, 2, 3. */
export interface Procedure<Run> {
  readonly name: string;
  readonly rows: readonly Row<Run, never>[];
  readonly rowAt: ReadonlyMap<string, number>;
}

/**
 * What a game writes its step tables with and calls them by: `P` says by name what each remembers between its rows, so
 * that a call hands over what the rows read.
 */
export interface StepTables<Run, Rule extends string, P> {
  readonly steps: <N extends keyof P & string>(
    name: N,
    rows: readonly Row<Run, P[N], Rule>[],
  ) => Procedure<Run>;
  /** Runs another procedure, then the row after this one. */
  readonly call: <N extends keyof P & string>(name: N, data: P[N]) => Instruction;
  /** Runs another procedure, then this row once more. */
  readonly callAgain: <N extends keyof P & string>(name: N, data: P[N]) => Instruction;
}

export const stepTables = <
  Run,
  Rule extends string,
  P extends { readonly [N in keyof P]: object },
>(): StepTables<Run, Rule, P> => ({
  steps: (name, rows) => procedure(name, rows),
  call: (name, data) => ({ do: 'call', procedure: name, data: data as Data, then: 'next' }),
  callAgain: (name, data) => ({ do: 'call', procedure: name, data: data as Data, then: 'again' }),
});

/** Writes a step table. `D` is what the procedure remembers between its rows. */
export function procedure<Run, Rule extends string, D extends object>(
  name: string,
  rows: readonly Row<Run, D, Rule>[],
): Procedure<Run> {
  const rowAt = new Map<string, number>();
  rows.forEach((row, i) => {
    if (rowAt.has(row.name)) throw new Error(`${name}: two rows are called "${row.name}"`);
    rowAt.set(row.name, i);
  });
  return { name, rows: rows as readonly Row<Run, never>[], rowAt };
}
