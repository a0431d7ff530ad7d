import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const MARGIN = 8;
/** The wide tray and the narrow one of a dodge, in pixels. */
const WIDE = 788;
const NARROW = 420;

/** Lays the tray over that half of the battlefield in which nobody fights. */
export function useHalf(
  tray: RefObject<HTMLElement | null>,
  who: readonly number[],
  small: boolean,
): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({});
  const fighters = who.join();
  useLayoutEffect(() => {
    const lay = (): void => {
      const board = tray.current?.closest('.cp-board');
      const field = board?.querySelector('.cp-svg');
      if (board == null || field == null) return;
      const [outer, inner] = [board.getBoundingClientRect(), field.getBoundingClientRect()];
      const boxes = fighters.split(',').flatMap((id) => {
        const box = field.querySelector(`[data-entity="${id}"]`)?.getBoundingClientRect();
        return box === undefined ? [] : [box];
      });
      const above = Math.min(...boxes.map(({ top }) => top)) - inner.top;
      const below = inner.bottom - Math.max(...boxes.map(({ bottom }) => bottom));
      const isBelow = boxes.length > 0 && below > above;
      const width = Math.min(small ? NARROW : WIDE, inner.width - 2 * MARGIN);
      setStyle({
        width,
        left: inner.x - outer.x + (inner.width - width) / 2,
        ...(isBelow
          ? { bottom: outer.bottom - inner.bottom + MARGIN }
          : { top: inner.top - outer.top + MARGIN }),
      });
    };
    lay();
    window.addEventListener('resize', lay);
    return () => window.removeEventListener('resize', lay);
  }, [tray, fighters, small]);
  return style;
}
