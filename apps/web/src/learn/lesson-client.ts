import type { Replay } from '@assemble/kernel';
import type { ToHost } from '@assemble/protocol';
import { useEffect, useState } from 'react';
import { Client, type TableState } from '../table/client.ts';
import { useClientState } from '../table/home-client.ts';
import { startWorker } from '../worker/start.ts';
import type { FromLesson, LessonNow, OpenLesson, ToLesson } from './messages.ts';

/** The line to the worker that hosts a lesson. */
export class LessonClient extends Client {
  readonly #worker: Worker;
  readonly #onNow: (now: LessonNow) => void;
  #now: LessonNow | null = null;

  constructor(worker: Worker, open: OpenLesson, onNow: (now: LessonNow) => void) {
    super();
    this.#worker = worker;
    this.#onNow = onNow;
    worker.addEventListener('message', ({ data }: MessageEvent<FromLesson>) => this.#hear(data));
    worker.addEventListener('error', (event) => this.change({ failed: 'fault', failure: event.message }));
    this.#post({ type: 'open', open });
  }

  /** How the lesson stands; null before it has begun. */
  get now(): LessonNow | null {
    return this.#now;
  }

  coach(act: 'read' | 'skip' | 'back'): void {
    this.#post({ type: 'coach', act });
  }

  /** A lesson begins with a position and has no seed to be replayed from. */
  file(): Promise<Replay> {
    return Promise.reject(new Error('a lesson has no replay'));
  }

  close(): void {
    this.#worker.terminate();
  }

  protected send(message: ToHost): void {
    this.#post({ type: 'say', message });
  }

  #post(message: ToLesson): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromLesson): void {
    switch (message.type) {
      case 'lesson':
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

/** Opens a lesson for as long as its screen is there. */
export function useLesson(
  open: OpenLesson,
  onNow: (now: LessonNow) => void,
): { readonly client: LessonClient | null; readonly state: TableState | null } {
  const [client, setClient] = useState<LessonClient | null>(null);
  useEffect(() => {
    const opened = new LessonClient(startWorker('lesson'), open, onNow);
    setClient(opened);
    return () => opened.close();
  }, [open, onNow]);
  return { client, state: useClientState(client) };
}
