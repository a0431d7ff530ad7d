import { useCallback, useEffect, useState } from 'react';
import { ApiProblem } from './api.ts';

interface Answered<T> {
  /** The last answer; it stays while a newer one is on its way or does not come. */
  readonly value: T | null;
  readonly problem: ApiProblem | null;
  readonly again: () => void;
}

const problemOf = (error: unknown): ApiProblem =>
  error instanceof ApiProblem ? error : new ApiProblem('', String(error));

/** What the server answers to a question, asked again every so many milliseconds while the page is in sight. */
export function useAnswer<T>(ask: () => Promise<T>, every: number | null = null): Answered<T> {
  const [answer, setAnswer] = useState<{ value: T | null; problem: ApiProblem | null }>({
    value: null,
    problem: null,
  });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    let current = true;
    const take = (): void => {
      if (document.visibilityState === 'hidden') return;
      ask().then(
        (value) => current && setAnswer({ value, problem: null }),
        (error) => current && setAnswer(({ value }) => ({ value, problem: problemOf(error) })),
      );
    };
    take();
    const timer = every === null ? null : setInterval(take, every);
    document.addEventListener('visibilitychange', take);
    return () => {
      current = false;
      if (timer !== null) clearInterval(timer);
      document.removeEventListener('visibilitychange', take);
    };
  }, [ask, every, round]);
  return { ...answer, again: useCallback(() => setRound((n) => n + 1), []) };
}

/** Something that the server shall do: whether it is at it, and why it did not. */
export function useRequest(): {
  readonly busy: boolean;
  readonly problem: ApiProblem | null;
  readonly run: (action: () => Promise<unknown>) => void;
} {
  const [state, setState] = useState<{ busy: boolean; problem: ApiProblem | null }>({
    busy: false,
    problem: null,
  });
  return {
    ...state,
    run: (action) => {
      setState({ busy: true, problem: null });
      action().then(
        () => setState({ busy: false, problem: null }),
        (error) => setState({ busy: false, problem: problemOf(error) }),
      );
    },
  };
}
