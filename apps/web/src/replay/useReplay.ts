import { useCallback, useEffect, useState } from 'react';
import { startWorker } from '../worker/start.ts';
import type {
  Course,
  Eyes,
  FromWorker,
  Log,
  OnlyLog,
  Opened,
  Position,
  ToWorker,
  Verified,
  WrittenStep,
} from './messages.ts';
import type { Source } from './source.ts';

interface Heard {
  readonly opened: Opened | null;
  readonly onlyLog: OnlyLog | null;
  readonly failed: string | null;
  readonly log: Log | null;
  readonly position: Position | null;
  readonly course: Course | null;
  readonly verified: Verified | null;
  readonly written: WrittenStep | null;
}

const NOTHING: Heard = {
  opened: null,
  onlyLog: null,
  failed: null,
  log: null,
  position: null,
  course: null,
  verified: null,
  written: null,
};

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
    case 'course':
      return { ...before, course: message };
    case 'verified':
      return { ...before, verified: message };
    case 'written':
      return { ...before, written: message };
    case 'failed':
      return { ...before, failed: message.text };
  }
}

export interface ReplayLine extends Heard {
  readonly say: (message: ToWorker) => void;
}

/** Opens a replay in a worker for as long as the screen is there; nothing while there is none. */
export function useReplay(source: Source | null): ReplayLine {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    if (source === null) return;
    const started = startWorker('replay');
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

/** Asks for what somebody could see after so many decisions, for the log as they know it, and for how it all went. */
export function useLook({ opened, say }: ReplayLine, step: number, eyes: Eyes): void {
  const ready = opened !== null;
  useEffect(() => {
    if (ready) say({ type: 'log', eyes });
  }, [ready, say, eyes]);
  useEffect(() => {
    if (ready) say({ type: 'course' });
  }, [ready, say]);
  useEffect(() => {
    if (ready) say({ type: 'look', step, eyes });
  }, [ready, say, step, eyes]);
}
