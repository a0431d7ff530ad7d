import { useCallback, useEffect, useState } from 'react';
import type { Eyes, FromWorker, Log, OnlyLog, Opened, Position, ToWorker } from './messages.ts';
import type { Source } from './source.ts';

interface Heard {
  readonly opened: Opened | null;
  readonly onlyLog: OnlyLog | null;
  readonly failed: string | null;
  readonly log: Log | null;
  readonly position: Position | null;
}

const NOTHING: Heard = { opened: null, onlyLog: null, failed: null, log: null, position: null };

function heard(before: Heard, message: FromWorker): Heard {
  switch (message.type) {
    case 'opened':
      return { ...before, opened: message };
    case 'only-log':
      return { ...before, onlyLog: message };
    case 'log':
      return { ...before, log: message };
    case 'position':
      return { ...before, position: message };
    case 'failed':
      return { ...before, failed: message.text };
  }
}

export interface ReplayLine extends Heard {
  readonly say: (message: ToWorker) => void;
}

/** Opens a replay in a worker for as long as the screen is there. */
export function useReplay(source: Source): ReplayLine {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    const started = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      setState((before) => heard(before, data)),
    );
    started.addEventListener('error', ({ message }) =>
      setState((before) => ({ ...before, failed: message })),
    );
    setState(NOTHING);
    setWorker(started);
    const opening: ToWorker =
      source.from === 'device'
        ? { type: 'open-saved', saved: source.saved }
        : { type: 'open', replay: source.replay };
    started.postMessage(opening);
    return () => started.terminate();
  }, [source]);
  const say = useCallback((message: ToWorker) => worker?.postMessage(message), [worker]);
  return { ...state, say };
}

/** Asks for what somebody could see after so many decisions, and for the log as they know it. */
export function useLook({ opened, say }: ReplayLine, step: number, eyes: Eyes): void {
  const ready = opened !== null;
  useEffect(() => {
    if (ready) say({ type: 'log', eyes });
  }, [ready, say, eyes]);
  useEffect(() => {
    if (ready) say({ type: 'look', step, eyes });
  }, [ready, say, step, eyes]);
}
