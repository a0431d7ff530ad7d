import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Placing } from '../../../table/board.ts';
import { type Camera, moved, rotated, whole, zoomed } from './camera.ts';
import { shifted } from './shift.ts';

interface Given {
  readonly placing: Placing | null;
  readonly camera: Camera;
  readonly setCamera: (change: (camera: Camera) => Camera) => void;
  readonly onRuler: () => void;
  /** Something was moved by a key. */
  readonly onMoved: () => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key does to the picture; null where it means nothing. */
function seenAfter(key: string): ((camera: Camera) => Camera) | null {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return (now) => moved(now, (arrow[0] * now.span) / 10, (arrow[1] * now.span) / 10);
  switch (key) {
    case '+':
      return (now) => zoomed(now, 1.25);
    case '-':
      return (now) => zoomed(now, 0.8);
    case 'f':
      return (now) => whole(now.turn, now.tilt);
    case '[':
      return (now) => rotated(now, -15);
    case ']':
      return (now) => rotated(now, 15);
    default:
      return null;
  }
}

const isHeld = ({
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean => ctrlKey || altKey || metaKey;

/**
 * The keys of the battlefield. While something is placed, arrows move it wherever the focus is, except in fields and
 * menus; the answer is for keys on the picture itself.
 */
export function useFieldKeys(given: Given): (event: KeyboardEvent) => void {
  const current = useRef(given);
  current.current = given;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const { placing, camera, onMoved } = current.current;
      const { target } = event;
      if (placing === null || event.defaultPrevented || isHeld(event)) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog, [role="tab"]'))
        return;
      const next = shifted(placing, event.key, event.shiftKey, camera.turn);
      if (next === null) return;
      event.preventDefault();
      onMoved();
      placing.onPlace({ ...next });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (event) => {
    if (isHeld(event) || event.target !== event.currentTarget) return;
    const { placing, setCamera, onRuler } = given;
    const change = placing !== null && event.key in ARROWS ? null : seenAfter(event.key);
    if (change !== null) setCamera(change);
    else if (event.key === 'm') onRuler();
    else return;
    event.preventDefault();
  };
}
