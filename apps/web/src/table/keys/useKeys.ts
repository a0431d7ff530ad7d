import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import { actionOf, type KeyAction } from './bindings.ts';
import { isCovered } from './covered.ts';

/** What the keys do that press no button of the dock. */
export interface Keys extends Readonly<Record<Exclude<KeyAction, Pressed | 'inspect' | 'peek'>, () => void>> {
  readonly inspect: (card: string) => void;
  /** Whether the board shall be seen alone: for as long as the key is down. */
  readonly peek: (on: boolean) => void;
  /** The key to cancel where nothing on the screen takes it. */
  readonly escape: () => void;
  /** Alt with a digit: the seat that shall be below, from 0. */
  readonly seat: (seat: number) => void;
  /** For as long as Control is down. */
  readonly hurry: (on: boolean) => void;
}

type Pressed = 'confirm' | 'cancel' | 'pass';

/** Buttons and links take Enter and the space bar themselves; fields take every key. */
const isField = (target: Element): boolean => target.matches('input, select, textarea, [contenteditable]');
const isPressable = (target: Element): boolean => target.matches('button, a[href], summary, [role="tab"]');
const presses = (key: string): boolean => key === 'Enter' || key === ' ';

/** The dock, and what of a board offers answers itself. */
const answers = ':is(.dock:not([inert]), [data-answers])';

/** Presses a button that answers while it is seen; answers whether there is one. */
function press(selector: string, at = 0): boolean {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`${answers} ${selector}:not(:disabled)`);
  const found = [...buttons].filter((button) => button.checkVisibility())[at];
  found?.click();
  return found !== undefined;
}

/** The card of what has the focus, or of what the pointer is on. */
function cardInSight(): string | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]');
  const hovered = [...document.querySelectorAll<HTMLElement>('[data-card]:hover')].at(-1);
  return (focused ?? hovered)?.dataset['card'] ?? null;
}

/** Does what a key stands for; answers whether it did anything. */
function act(action: KeyAction, keys: Keys): boolean {
  switch (action) {
    case 'confirm':
      return press('[data-confirm]');
    case 'pass':
      return press('[data-pass]') || press('[data-confirm]');
    case 'cancel':
      if (!press('[data-cancel]')) keys.escape();
      return true;
    case 'inspect': {
      const card = cardInSight();
      if (card !== null) keys.inspect(card);
      return card !== null;
    }
    case 'peek':
      keys.peek(true);
      return true;
    default:
      keys[action]();
      return true;
  }
}

/** The keys of the table, while nothing lies over it and no field has the focus. */
export function useKeys(keys: Keys): void {
  const { keys: bindings } = useSettings();
  const current = useRef({ keys, bindings });
  current.current = { keys, bindings };
  useEffect(() => {
    const isBusy = (target: EventTarget | null): boolean =>
      !(target instanceof Element) || isField(target) || isCovered();
    const onDown = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target, key, code } = event;
      if (event.defaultPrevented || isBusy(target) || !(target instanceof Element)) return;
      if (key === 'Control' && !event.repeat) current.current.keys.hurry(true);
      if (ctrlKey || metaKey) return;
      // Some keyboards write other characters with Alt: there the place of the key tells the digit.
      const digit = /^Digit([1-4])$/.exec(code)?.[1] ?? (/^[1-4]$/.test(key) ? key : undefined);
      if (altKey) {
        if (digit === undefined) return;
        current.current.keys.seat(Number(digit) - 1);
        event.preventDefault();
        return;
      }
      if (/^[1-9]$/.test(key)) {
        if (press('[data-choice]', Number(key) - 1)) event.preventDefault();
        return;
      }
      if (presses(key) && isPressable(target)) return;
      const action = actionOf(current.current.bindings, key);
      if (action === null || (event.repeat && action === 'peek')) return;
      if (act(action, current.current.keys)) event.preventDefault();
    };
    const onUp = ({ key }: KeyboardEvent): void => {
      if (key === 'Control') current.current.keys.hurry(false);
      if (actionOf(current.current.bindings, key) === 'peek') current.current.keys.peek(false);
    };
    // Keys that are let go elsewhere are not heard of.
    const onBlur = (): void => {
      current.current.keys.hurry(false);
      current.current.keys.peek(false);
    };
    window.addEventListener('keydown', onDown);
    window.addEventListener('keyup', onUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onDown);
      window.removeEventListener('keyup', onUp);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
}
