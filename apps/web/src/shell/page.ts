import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollOfEntry } from './router.ts';

let first = true;

/**
 * What every screen does: it names the document, and when a person comes to it from another screen, it moves the
 * focus to its heading, so that screen readers and keyboards start there.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Assemble' ? title : `${title} · Assemble`;
  }, [title]);
  useLayoutEffect(() => {
    if (first) {
      first = false;
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: scrollOfEntry(), behavior: 'instant' });
  }, []);
  return heading;
}
