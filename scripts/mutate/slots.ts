import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a slot is told to do. Files are named from the root. */
export type Order =
  | {
      readonly do: 'watch';
      readonly root: string;
      readonly include: string;
      readonly sources: readonly (readonly [file: string, text: string])[];
      readonly tests: readonly string[];
    }
  | {
      readonly do: 'try';
      readonly root: string;
      readonly include: string;
      readonly file: string;
      /** The source with its fault. */
      readonly text: string;
      readonly tests: readonly string[];
      /** The processor time it may take, in milliseconds. */
      readonly limit: number;
    };

/** What became of a fault. Endless and crashed ones were noticed, too. */
export interface Tried {
  readonly state: 'killed' | 'survived' | 'endless' | 'crashed';
  /** The test that failed, or what went wrong. */
  readonly by: string | null;
  /** Processor time in milliseconds. */
  readonly cost: number;
}

/** What a test file runs. */
export interface Watched {
  readonly test: string;
  readonly seen: readonly number[];
  readonly cost: number;
}

const SCRIPT = fileURLToPath(new URL('slot.ts', import.meta.url));

/** A process that runs tests; it is started anew after it has ended. */
export class Slot {
  #child: ChildProcess | null = null;

  #start(): ChildProcess {
    return fork(SCRIPT, [], {
      // A fault that fills the memory ends its process, not the machine.
      execArgv: ['--import', 'tsx', '--max-old-space-size=2048'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    }).once('exit', () => {
      this.#child = null;
    });
  }

  #ask<T>(order: Order): Promise<T | null> {
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => {
        child.off('message', told).off('exit', left);
        done();
      };
      const told = (answer: T | { error: string }): void =>
        settle(() => {
          const error =
            typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;
          if (error !== null) reject(new Error(error));
          else resolve(answer as T);
        });
      const left = (): void => settle(() => resolve(null));
      child.once('message', told).once('exit', left);
      child.send(order);
    });
  }

  async watch(order: Extract<Order, { do: 'watch' }>): Promise<Watched[]> {
    const found = await this.#ask<Watched[]>(order);
    if (found === null) throw new Error('the tests ended their process');
    return found;
  }

  async try(order: Extract<Order, { do: 'try' }>): Promise<Tried> {
    const found = await this.#ask<Tried>(order);
    // What has taken too long is still running: the next order needs a new process.
    if (found?.state === 'endless') await this.close();
    return found ?? { state: 'crashed', by: 'the process ended', cost: 0 };
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
