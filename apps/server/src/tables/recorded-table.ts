import type { Outcome, Reason } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import type { Handled } from '@assemble/table';
import { now } from '../clock.ts';
import type { Onlooker, TableState } from '../engine/messages.ts';
import type { Recording } from '../storage/beside-store.ts';
import { reason } from './kept-table.ts';
import type { Played } from './played.ts';

const over = (): readonly Reason[] => [reason('kernel.match-over')];

/** A finished match that is read from its recording: it needs no engine, and is what spectators saw last. */
export class RecordedTable implements Played {
  readonly state: TableState;
  readonly entry = 0;
  readonly isOurs = false;
  readonly building = 0;
  readonly #update: string;

  constructor({ update }: Recording, outcome: unknown) {
    this.#update = update;
    this.state = {
      n: (JSON.parse(update) as Update).n,
      outcome: outcome as Outcome,
      waitedFor: [],
      bots: [],
      deadline: null,
      silence: null,
    };
  }

  now(): number {
    return now();
  }

  async catchUp(): Promise<void> {}

  async act(): Promise<Handled> {
    return { yes: false, reasons: over() };
  }

  async tell(onlookers: readonly Onlooker[]): Promise<readonly string[]> {
    return onlookers.map(() => this.#update);
  }

  /** Only its end was recorded; a replay shows the rest where its rules are known. */
  consult(): Promise<string> {
    return this.refusal([reason('table.other-rules')]);
  }

  async refusal(reasons: readonly Reason[]): Promise<string> {
    return JSON.stringify({ type: 'refused', reasons, n: this.state.n, asked: [] });
  }

  async question(): Promise<null> {
    return null;
  }

  think(): Promise<never> {
    return Promise.reject(new Error('nobody plays a match that is over'));
  }

  async least(): Promise<null> {
    return null;
  }

  close(): void {}
}
