import { useEffect, useRef } from 'react';
import { isCovered } from '../table/keys/covered.ts';

interface Keys {
  readonly step: number;
  readonly steps: number;
  readonly onStep: (step: number) => void;
  /** To the moment before, or the next one. */
  readonly onMoment: (by: -1 | 1) => void;
  readonly onSpeed: (nth: number) => void;
  readonly onPlay: () => void;
  readonly onLog: () => void;
}

const SIDEWAYS: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Arrows, with Shift by moments, Home, End, 1 to 4 for the speed, the space bar and L, unless what has the focus takes the key itself. */
export function useReplayKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const onDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || isCovered()) return;
      const slider = target.matches('input[type="range"]');
      if (!slider && target.matches('input:not([type="checkbox"]), select, textarea')) return;
      if (key === ' ' && target.matches('button, a[href], summary, input')) return;
      const { step, steps, onStep, onMoment, onSpeed, onPlay, onLog } = current.current;
      const by = event.shiftKey ? SIDEWAYS.get(key) : undefined;
      if (by !== undefined) {
        onMoment(by);
        event.preventDefault();
        return;
      }
      const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: steps }[key];
      if (to !== undefined) {
        // The slider moves by the same keys.
        if (slider || target.matches('[role="tab"]')) return;
        onStep(to);
      } else if (key === ' ') onPlay();
      else if (/^[1-4]$/.test(key)) onSpeed(Number(key) - 1);
      else if (key === 'l' || key === 'L') onLog();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onDown);
    return () => window.removeEventListener('keydown', onDown);
  }, []);
}
