import type { Replay } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import { Client, type TableState } from '../table/client.ts';
import { useClientState } from '../table/home-client.ts';
import { startWorker } from '../worker/start.ts';
import type { FromPuzzle, OpenPuzzle, PuzzleNow, ToPuzzle } from './messages.ts';

/** The line to the worker that hosts a puzzle. */
export class PuzzleClient extends Client {
  readonly #worker: Worker;
  readonly #onNow: (now: PuzzleNow) => void;
  #now: PuzzleNow | null = null;

  constructor(worker: Worker, open: OpenPuzzle, onNow: (now: PuzzleNow) => void) {
    super();
    this.#worker = worker;
    this.#onNow = onNow;
    worker.addEventListener('message', ({ data }: MessageEvent<FromPuzzle>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.change({ failed: 'fault', failure: event.message }));
    this.#post({ type: 'open', open });
  }

  /** How the puzzle stands; null before it is laid. */
  get now(): PuzzleNow | null {
    return this.#now;
  }

  again(): void {
    this.#post({ type: 'puzzle', act: 'again' });
  }

  show(): void {
    this.#post({ type: 'puzzle', act: 'show' });
  }

  /** A puzzle begins with a position and has no seed to be replayed from. */
  file(): Promise<Replay> {
    return Promise.reject(new Error('a puzzle has no replay'));
  }

  close(): void {
    this.#worker.terminate();
  }

  protected send(message: ToHost): void {
    this.#post({ type: 'say', message });
  }

  #post(message: ToPuzzle): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromPuzzle): void {
    switch (message.type) {
      case 'puzzle':
        this.#now = message.now;
        this.#onNow(message.now);
        this.change({});
        return;
      case 'failed':
        this.change({ failed: 'fault', failure: message.text });
        return;
      default:
        this.hear(message);
    }
  }
}

/** Opens a puzzle for as long as its screen is there. */
export function usePuzzle(
  open: OpenPuzzle,
  onNow: (now: PuzzleNow) => void,
): { readonly client: PuzzleClient | null; readonly state: TableState | null } {
  const [client, setClient] = useState<PuzzleClient | null>(null);
  useEffect(() => {
    const opened = new PuzzleClient(startWorker('puzzle'), open, onNow);
    setClient(opened);
    return () => opened.close();
  }, [open, onNow]);
  return { client, state: useClientState(client) };
}
