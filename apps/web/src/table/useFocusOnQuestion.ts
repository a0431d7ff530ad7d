import { type RefObject, useEffect } from 'react';

/** A new question and the result take the focus where the last question had it, so that keys go on from there. */
export function useFocusOnQuestion(
  n: number | 'over' | null,
  heading: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const focused = document.activeElement;
    const lost = focused === null || focused === document.body || dock.current?.contains(focused);
    if (n !== null && lost) heading.current?.focus({ preventScroll: true });
  }, [n, heading, dock]);
}
