import type { KeyboardEvent } from 'react';

/** What makes a part of the drawing a button; nothing where it is none. */
export const pressable = (press: (() => void) | undefined, label: string) =>
  press === undefined
    ? {}
    : {
        role: 'button',
        tabIndex: 0,
        'aria-label': label,
        onClick: press,
        onKeyDown: (event: KeyboardEvent): void => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press();
        },
      };
