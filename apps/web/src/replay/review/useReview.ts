import type { Replay, Seat } from '@assemble/kernel';
import { useEffect, useState } from 'react';
import { startWorker } from '../../worker/start.ts';
import type { Judged, ReviewReply, ReviewRequest, Stood } from './messages.ts';

export interface Reviewed {
  /** Null until there is a first look at it. */
  readonly stood: readonly Stood[] | null;
  readonly judged: readonly Judged[];
  /** How many decisions are judged in the end. */
  readonly choices: number;
  readonly done: boolean;
  readonly failed: string | null;
}

const NOTHING: Reviewed = { stood: null, judged: [], choices: 0, done: false, failed: null };

function heard(before: Reviewed, reply: ReviewReply): Reviewed {
  switch (reply.type) {
    case 'stood':
      return { ...before, stood: reply.stood, choices: reply.choices };
    case 'judged':
      return { ...before, judged: [...before.judged, reply.judged] };
    case 'done':
      return { ...before, done: true };
    case 'failed':
      return { ...before, failed: reply.text };
  }
}

/** Reviews the decisions of a seat while it is wanted; what was found stays when somebody stops it. */
export function useReview(replay: Replay, seat: Seat, wanted: boolean): Reviewed {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (!wanted) return;
    const worker = startWorker('review');
    setFound(NOTHING);
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) =>
      setFound((before) => heard(before, data)),
    );
    worker.addEventListener('error', ({ message }) => setFound((before) => ({ ...before, failed: message })));
    worker.postMessage({ replay, seat } satisfies ReviewRequest);
    return () => worker.terminate();
  }, [replay, seat, wanted]);
  return found;
}
