import type { Replay } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import { Client, type TableState } from '../../table/client.ts';
import { useClientState } from '../../table/home-client.ts';
import { startWorker } from '../../worker/start.ts';
import type { FromScene, OpenScene, SceneNow, ToScene } from './messages.ts';

/** The line to the worker that plays a scene. */
export class SceneClient extends Client {
  readonly #worker: Worker;
  #now: SceneNow | null = null;

  constructor(worker: Worker, open: OpenScene) {
    super();
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromScene>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.change({ failed: 'fault', failure: event.message }));
    this.#post({ type: 'open', open });
  }

  /** How the scene stands; null before it has begun. */
  get now(): SceneNow | null {
    return this.#now;
  }

  act(act: 'next' | 'again'): void {
    this.#post({ type: 'scene', act });
  }

  /** A scene begins with a position and has no seed to be replayed from. */
  file(): Promise<Replay> {
    return Promise.reject(new Error('a scene has no replay'));
  }

  close(): void {
    this.#worker.terminate();
  }

  protected send(message: ToHost): void {
    this.#post({ type: 'say', message });
  }

  #post(message: ToScene): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromScene): void {
    if (message.type === 'scene') {
      this.#now = message.now;
      this.change({});
    } else if (message.type === 'failed') this.change({ failed: 'fault', failure: message.text });
    else this.hear(message);
  }
}

/** Opens a scene for as long as its screen is there. */
export function useScene(open: OpenScene): {
  readonly client: SceneClient | null;
  readonly state: TableState | null;
} {
  const [client, setClient] = useState<SceneClient | null>(null);
  useEffect(() => {
    const opened = new SceneClient(startWorker('scene'), open);
    setClient(opened);
    return () => opened.close();
  }, [open]);
  return { client, state: useClientState(client) };
}
