import type { Replay } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { startWorker } from '../worker/start.ts';
import { Client, type TableState } from './client.ts';
import type { FromWorker, SavedMatch, ToWorker } from './messages.ts';
import { keepMatch } from './saved.ts';

/** The line to a worker of this page that hosts the table of the people at this screen. */
export class HomeClient extends Client {
  readonly #worker: Worker;
  readonly #files: ((replay: Replay) => void)[] = [];

  constructor(worker: Worker, saved: SavedMatch, pause: number) {
    super();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener('error', (event) => {
      this.change({ failed: 'fault', failure: event.message });
    });
    this.#post({ type: 'open', saved, pause });
  }

  setPause(pause: number): void {
    this.#post({ type: 'pause', pause });
  }

  file(): Promise<Replay> {
    return new Promise((resolve) => {
      this.#files.push(resolve);
      this.#post({ type: 'file' });
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  protected send(message: ToHost): void {
    this.#post({ type: 'say', message });
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'saved':
        this.change({ kept: keepMatch(message.saved) });
        return;
      case 'file':
        this.#files.shift()?.(message.replay);
        return;
      case 'failed':
        this.change({ failed: message.why, failure: message.text });
        return;
      default:
        this.hear(message);
    }
  }
}

const never = (): (() => void) => () => undefined;
const EMPTY = Symbol('no client yet');

/** Opens a table for as long as the screen is there. */
export function useHomeTable(
  saved: SavedMatch,
  pause: number,
): { client: HomeClient | null; state: TableState | null } {
  const [client, setClient] = useState<HomeClient | null>(null);
  // The pause of the moment when the table opens; later ones are told to the client.
  const [first] = useState(pause);
  useEffect(() => {
    const worker = startWorker('host');
    const opened = new HomeClient(worker, saved, first);
    setClient(opened);
    return () => opened.close();
  }, [saved, first]);
  useEffect(() => client?.setPause(pause), [client, pause]);
  const state = useClientState(client);
  return { client, state };
}

/** What a client knows, followed. */
export function useClientState(client: Client | null): TableState | null {
  const state = useSyncExternalStore<TableState | typeof EMPTY>(
    client?.subscribe ?? never,
    client?.state ?? (() => EMPTY),
  );
  return state === EMPTY ? null : state;
}
