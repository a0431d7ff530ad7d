import { type RefObject, useEffect, useState } from 'react';

/** What is being read: a card, and which one of those on the table where it lies there. */
export interface Reading {
  readonly card: string;
  readonly entity: number | null;
}

/** So long somebody looks at a card before it opens, or holds it down, in milliseconds. */
const LOOK = 300;
const HOLD = 450;
/** A finger that moved further than this scrolls, in pixels. */
const SLIP = 10;

function readingOf(target: EventTarget | null): Reading | null {
  const thing = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  const { card, entity } = thing?.dataset ?? {};
  if (card === undefined) return null;
  return { card, entity: entity === undefined ? null : Number(entity) };
}

const same = (one: Reading | null, other: Reading | null): boolean =>
  one?.card === other?.card && one?.entity === other?.entity;

/**
 * The card under the pointer, in the focus of keys, or held down by a finger, inside of an element: whatever carries
 * `data-card`. Nothing is answered by reading: the click at the end of a long press is swallowed.
 */
export function useReading(root: RefObject<HTMLElement | null>): Reading | null {
  const [reading, read] = useState<Reading | null>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(type, listener, { signal: stop.signal, capture });

    let timer = 0;
    let held: { readonly x: number; readonly y: number; readonly isRead: boolean } | null = null;
    const soon = (next: Reading | null, after: number, then = (): void => undefined): void => {
      clearTimeout(timer);
      if (next === null) {
        read(null);
        return;
      }
      timer = window.setTimeout(() => {
        read((now) => (same(now, next) ? now : next));
        then();
      }, after);
    };

    on('pointerover', ({ pointerType, target }) => {
      if (pointerType === 'mouse') soon(readingOf(target), LOOK);
    });
    on('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') soon(null, 0);
    });
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) soon(readingOf(target), LOOK);
    });
    on('focusout', () => soon(null, 0));
    on('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      held = null;
      if (pointerType === 'mouse') return;
      const next = readingOf(target);
      const at = { x: clientX, y: clientY };
      if (next !== null) held = { ...at, isRead: false };
      soon(next, HOLD, () => {
        held = { ...at, isRead: true };
      });
    });
    on('pointermove', ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse' || held === null || held.isRead) return;
      if (Math.hypot(clientX - held.x, clientY - held.y) > SLIP) soon(null, 0);
    });
    on('pointercancel', () => soon(null, 0));
    // A long press reads for as long as it lasts: what a finger lets go of afterwards was not meant.
    on('pointerup', ({ pointerType }) => {
      if (pointerType !== 'mouse') soon(null, 0);
    });
    on(
      'click',
      (event) => {
        if (held?.isRead !== true) return;
        held = null;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    // What a phone would open on a long press.
    on('contextmenu', (event) => {
      if (held !== null) event.preventDefault();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [root]);
  return reading;
}
