import { useEffect, useRef } from 'react';

export interface Keys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly log: () => void;
  readonly help: () => void;
  readonly inspect: (card: string) => void;
  /** Escape where nothing on the screen takes it. */
  readonly escape: () => void;
}

/** Buttons and links take Enter and the space bar themselves; fields take every key. */
const isField = (target: Element): boolean => target.matches('input, select, textarea, [contenteditable]');
const isPressable = (target: Element): boolean => target.matches('button, a[href], summary, [role="tab"]');

/** Presses a button of the strip under the board; answers whether there is one. */
function press(selector: string, at = 0): boolean {
  const found = document.querySelectorAll<HTMLButtonElement>(`.table-strip ${selector}:not(:disabled)`)[at];
  found?.click();
  return found !== undefined;
}

/** The card of what has the focus, or of what the pointer is on. */
function cardInSight(): string | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]');
  const hovered = [...document.querySelectorAll<HTMLElement>('[data-card]:hover')].at(-1);
  return (focused ?? hovered)?.dataset['card'] ?? null;
}

function act(key: string, target: Element, keys: Keys): boolean {
  if (/^[1-9]$/.test(key)) return press('[data-choice]', Number(key) - 1);
  switch (key) {
    case 'Enter':
      return !isPressable(target) && press('[data-confirm]');
    case ' ':
      return !isPressable(target) && (press('[data-pass]') || press('[data-confirm]'));
    case 'Escape':
      if (!press('[data-cancel]')) keys.escape();
      return true;
    case '?':
      keys.help();
      return true;
    case 'i': {
      const card = cardInSight();
      if (card !== null) keys.inspect(card);
      return card !== null;
    }
    case 'z':
      keys.undo();
      return true;
    case 'y':
      keys.redo();
      return true;
    case 'l':
      keys.log();
      return true;
    default:
      return false;
  }
}

/** The keys of the table, while no sheet is open and no field has the focus. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target, key } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (isField(target) || document.querySelector('dialog[open]') !== null) return;
      if (act(key.length === 1 ? key.toLowerCase() : key, target, current.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
