import type { Replay } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import { Client, type TableState } from '../table/client.ts';
import { useClientState } from '../table/home-client.ts';
import type { FromWorker } from '../table/messages.ts';
import { startWorker } from '../worker/start.ts';
import type { OpenPosition, ToPosition } from './messages.ts';

/** The line to the worker that hosts the table of a position. */
class PositionClient extends Client {
  readonly #worker: Worker;

  constructor(worker: Worker, open: OpenPosition, pause: number) {
    super();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.change({ failed: 'fault', failure: event.message }));
    this.#post({ type: 'open', open, pause });
  }

  setPause(pause: number): void {
    this.#post({ type: 'pause', pause });
  }

  /** It begins with a position and has no seed to be replayed from. */
  file(): Promise<Replay> {
    return Promise.reject(new Error('a position has no replay'));
  }

  close(): void {
    this.#worker.terminate();
  }

  protected send(message: ToHost): void {
    this.#post({ type: 'say', message });
  }

  #post(message: ToPosition): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'failed') this.change({ failed: message.why, failure: message.text });
    // The address keeps the position: what is played from it is not kept.
    else if (message.type !== 'saved' && message.type !== 'file') this.hear(message);
  }
}

/** Opens the table of a position for as long as the screen is there. */
export function usePosition(
  open: OpenPosition,
  pause: number,
): { readonly client: PositionClient | null; readonly state: TableState | null } {
  const [client, setClient] = useState<PositionClient | null>(null);
  const [first] = useState(pause);
  useEffect(() => {
    const opened = new PositionClient(startWorker('position'), open, first);
    setClient(opened);
    return () => opened.close();
  }, [open, first]);
  useEffect(() => client?.setPause(pause), [client, pause]);
  return { client, state: useClientState(client) };
}
