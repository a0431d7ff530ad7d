import { oneLine } from '../mistakes.ts';

/** What a run of the fuzzer came to. */
export interface Found {
  readonly game: string;
  readonly refused: number;
  readonly taken: number;
  /** The faults, each once, with the number of the try that shows it. */
  readonly faults: readonly { readonly try: number; readonly text: string; readonly times: number }[];
}

/** The longest that anything sent may keep a host busy, in milliseconds. */
export const LONGEST = 500;

/** How long this process has been busy since a moment that it was asked about before. */
export function busySince(before = 0): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000) - before;
}

/** Counts tries, and keeps each kind of fault once. */
export class Tries {
  readonly #game: string;
  readonly #counts = { refused: 0, taken: 0 };
  readonly #faults = new Map<string, { try: number; text: string; times: number }>();

  constructor(game: string) {
    this.#game = game;
  }

  run(number: number, attempt: () => 'taken' | 'refused'): void {
    try {
      this.#counts[attempt()]++;
    } catch (error) {
      const text = oneLine(error);
      // Where it happened tells faults apart better than the words, which name what was sent.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const where =
        cause instanceof Error ? (cause.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '') : '';
      const fault = this.#faults.get(where + text.slice(0, 30)) ?? {
        try: number,
        text: `${text}${where}`,
        times: 0,
      };
      fault.times++;
      this.#faults.set(where + text.slice(0, 30), fault);
    }
  }

  get found(): Found {
    return { game: this.#game, ...this.#counts, faults: [...this.#faults.values()] };
  }
}
