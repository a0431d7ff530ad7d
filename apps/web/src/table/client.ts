import type { Answer, Event, Reason, Replay, Seat } from '@assemble/kernel';
import type { ToHost, Update } from '@assemble/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FromWorker, SavedMatch, ToWorker } from './messages.ts';
import { keepMatch } from './saved.ts';

/** What the page knows of its table. */
export interface TableState {
  readonly update: Update | null;
  /** Everything that happened, put together from the updates. */
  readonly events: readonly Event[];
  /** Why the last message was not carried out. */
  readonly refused: readonly Reason[];
  readonly failed: 'other-rules' | 'fault' | null;
  readonly failure: string;
  /** False once the match could not be kept on this device. */
  readonly kept: boolean;
}

const NOTHING: TableState = {
  update: null,
  events: [],
  refused: [],
  failed: null,
  failure: '',
  kept: true,
};

/** The page's end of the line to the worker that hosts its table. */
export class Client {
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #files: ((replay: Replay) => void)[] = [];
  #state = NOTHING;
  /** The decision that was answered last and not refused: it is not answered twice. */
  #answered: number | null = null;

  constructor(worker: Worker, saved: SavedMatch, pause: number) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener('error', (event) => {
      this.#change({ failed: 'fault', failure: event.message });
    });
    this.#post({ type: 'open', saved, pause });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): TableState => this.#state;

  decide(seat: Seat, n: number, answer: Answer): void {
    if (this.#answered === n) return;
    this.#answered = n;
    this.#say({ type: 'decide', seat, n, answer } as ToHost);
  }

  undo(seat: Seat, steps: number): void {
    this.#say({ type: 'undo', seat, steps });
  }

  redo(seat: Seat): void {
    this.#say({ type: 'redo', seat });
  }

  concede(seat: Seat): void {
    this.#say({ type: 'concede', seat });
  }

  setPause(pause: number): void {
    this.#post({ type: 'pause', pause });
  }

  /** The match as a file. */
  file(): Promise<Replay> {
    return new Promise((resolve) => {
      this.#files.push(resolve);
      this.#post({ type: 'file' });
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  #say(message: ToHost): void {
    if (this.#state.refused.length > 0) this.#change({ refused: [] });
    this.#post({ type: 'say', message });
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'update':
        this.#take(message.since, message.update);
        return;
      case 'refused':
        this.#answered = null;
        this.#change({ refused: message.reasons });
        return;
      case 'saved':
        this.#change({ kept: keepMatch(message.saved) });
        return;
      case 'file':
        this.#files.shift()?.(message.replay);
        return;
      case 'failed':
        this.#change({ failed: message.why, failure: message.text });
    }
  }

  /** An update that does not follow on the last one is not believed: the whole table is asked for. */
  #take(since: number | null, update: Update): void {
    const last = this.#state.update?.n ?? null;
    if (!update.whole && since !== last) {
      this.#say({ type: 'snapshot' });
      return;
    }
    this.#answered = null;
    const events = update.whole ? update.events : [...this.#state.events, ...update.events];
    this.#change({ update, events, refused: [] });
  }

  #change(changes: Partial<TableState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

const never = (): (() => void) => () => undefined;
const nothing = (): TableState => NOTHING;

/** Opens a table for as long as the screen is there. */
export function useTable(saved: SavedMatch, pause: number): { client: Client | null; state: TableState } {
  const [client, setClient] = useState<Client | null>(null);
  // The pause of the moment when the table opens; later ones are told to the client.
  const [first] = useState(pause);
  useEffect(() => {
    const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    const opened = new Client(worker, saved, first);
    setClient(opened);
    return () => opened.close();
  }, [saved, first]);
  useEffect(() => client?.setPause(pause), [client, pause]);
  const state = useSyncExternalStore(client?.subscribe ?? never, client?.state ?? nothing);
  return { client, state };
}
