import { useLayoutEffect, useRef, useState } from 'react';

/** What was being made, and which of the kept ones it was. */
interface Past<One> {
  readonly one: One;
  readonly id: string;
}

interface Ways<One> {
  /** Two with the same key are the same. */
  readonly keyOf: (one: One) => string;
  /** Whether two differ in their names at most: typing a name is one step. */
  readonly isSame: (one: One, other: One) => boolean;
  readonly onGo: (to: Past<One>) => void;
}

export interface History {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** What was saved meanwhile keeps its place among the saved ones when a step is taken back. */
  readonly saved: (before: string, id: string) => void;
}

const MOST_STEPS = 200;

/**
 * Whatever changes is a step that can be taken back, however it came about: a click, a mend, an import, a link. The step
 * is there with what is shown of it, for whoever is quick with the keys.
 */
export function useHistory<One>(now: Past<One>, ways: Ways<One>): History {
  const [{ past, future }, setSteps] = useState<{
    readonly past: readonly Past<One>[];
    readonly future: readonly Past<One>[];
  }>({ past: [], future: [] });
  const latest = useRef(now);
  const goes = useRef(false);
  const key = ways.keyOf(now.one);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether anything changed.
  useLayoutEffect(() => {
    const before = latest.current;
    latest.current = now;
    if (ways.keyOf(before.one) === key) return;
    if (goes.current) {
      goes.current = false;
      return;
    }
    setSteps((steps) => {
      const last = steps.past.at(-1);
      const isTyping = ways.isSame(before.one, now.one) && last && ways.isSame(last.one, before.one);
      return { past: isTyping ? steps.past : [...steps.past, before].slice(-MOST_STEPS), future: [] };
    });
  }, [key, now.id]);
  const go = (to: Past<One>, steps: { past: readonly Past<One>[]; future: readonly Past<One>[] }): void => {
    goes.current = true;
    setSteps(steps);
    ways.onGo(to);
  };
  const last = past.at(-1);
  const [next] = future;
  return {
    undo: last ? () => go(last, { past: past.slice(0, -1), future: [now, ...future] }) : null,
    redo: next ? () => go(next, { past: [...past, now], future: future.slice(1) }) : null,
    saved: (before, id) => {
      const same = (one: Past<One>): Past<One> => (one.id === before ? { ...one, id } : one);
      setSteps((steps) => ({ past: steps.past.map(same), future: steps.future.map(same) }));
    },
  };
}

/** Keys of steps back and forth, but for where somebody writes. */
export function useHistoryKeys({ undo, redo }: Pick<History, 'undo' | 'redo'>): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, shiftKey } = event;
      const writes = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (writes || !(ctrlKey || metaKey) || document.querySelector('dialog[open]') !== null) return;
      const letter = key.toLowerCase();
      const step = letter === 'y' || (letter === 'z' && shiftKey) ? redo : letter === 'z' ? undo : null;
      if (step === null) return;
      event.preventDefault();
      step();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
