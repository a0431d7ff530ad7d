import { useEffect, useRef, useState } from 'react';
import { replace } from '../shell/router.ts';
import type { Opened } from './messages.ts';
import { type Place, placeOf, replayHref } from './place.ts';

/** Dragging the slider changes the place faster than browsers let an address change. */
const SETTLED = 400;

/** The place in a replay; the address follows it, and it follows the address. */
export function usePlace(
  id: string,
  query: URLSearchParams,
  opened: Opened,
): readonly [Place, (changes: Partial<Place>) => void] {
  const [place, setPlace] = useState(() => placeOf(query, opened));
  const address = query.toString();
  const written = useRef(address);
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setPlace(placeOf(new URLSearchParams(address), opened));
  }, [address, opened]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const href = replayHref(id, place);
      written.current = href.split('?')[1] ?? '';
      if (href !== location.hash) replace(href);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [id, place]);
  const go = (changes: Partial<Place>): void =>
    setPlace((before) => {
      const next = { ...before, ...changes };
      return { ...next, step: Math.min(Math.max(next.step, 0), opened.steps) };
    });
  return [place, go];
}
