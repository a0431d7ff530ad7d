import { type RefObject, useLayoutEffect, useRef } from 'react';

/** So long dice take to their places, in milliseconds at the normal speed. */
const SORT = 400;

/** Dice that lie elsewhere once they are counted go there from where they lay. */
export function useSorting(tray: RefObject<HTMLElement | null>, sorted: boolean, share: number): void {
  const before = useRef(new Map<string, DOMRect>());
  const was = useRef(sorted);
  useLayoutEffect(() => {
    const dice = [...(tray.current?.querySelectorAll<HTMLElement>('[data-nth]') ?? [])];
    const places = new Map(dice.map((die) => [die.dataset['nth'] ?? '', die.getBoundingClientRect()]));
    if (sorted && !was.current && share > 0)
      for (const die of dice) {
        const [from, to] = [before.current, places].map((all) => all.get(die.dataset['nth'] ?? ''));
        if (from === undefined || to === undefined) continue;
        die.animate(
          [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }],
          { duration: SORT * share, easing: 'ease-in-out' },
        );
      }
    was.current = sorted;
    before.current = places;
  });
}
