import { useEffect, useRef, useState } from 'react';
import type { Box } from './lit.ts';

/** What can be meant by a tap: a thing on the board, or a button. */
const THING = '[data-entity], [data-die], [data-card], button';
const SHAKE = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Where something else than the wanted was tried: it shakes, and stays marked until the next move. */
export function useTried(other: string | null, still: boolean): Box | null {
  const last = useRef<Element | null>(null);
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const onDown = ({ target }: PointerEvent): void => {
      const thing = target instanceof Element ? target.closest(THING) : null;
      last.current = thing?.closest('.coach') == null ? thing : null;
    };
    document.addEventListener('pointerdown', onDown, true);
    return () => document.removeEventListener('pointerdown', onDown, true);
  }, []);
  useEffect(() => {
    const thing = other === null ? null : last.current;
    const seen = thing?.getBoundingClientRect();
    if (thing === null || seen === undefined || seen.width === 0) {
      setBox(null);
      return;
    }
    setBox({ x: seen.x, y: seen.y, width: seen.width, height: seen.height });
    // What is drawn has a place of its own as its transform: only what is laid out shakes.
    if (!still && thing instanceof HTMLElement) thing.animate(SHAKE, { duration: 240, composite: 'add' });
  }, [other, still]);
  return box;
}
