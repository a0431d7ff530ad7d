import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The most lines that the words of one ability take. */
const MOST = 7;

/** Gives the words of abilities one line each, then one more to whichever needs it, as long as all of them have room. */
function fit(list: HTMLElement): void {
  const hasRoom = (): boolean => list.scrollHeight <= list.clientHeight + 1;
  const lines = [...list.querySelectorAll<HTMLElement>('.cp-words')].map((words) => ({ words, count: 1 }));
  const give = (words: HTMLElement, count: number): void => words.style.setProperty('--lines', String(count));
  for (const { words } of lines) give(words, 1);
  // Where not even that has room, only what can be used says what it does.
  list.removeAttribute('data-tight');
  list.toggleAttribute('data-tight', !hasRoom());
  let grows = hasRoom();
  while (grows) {
    grows = false;
    for (const line of lines) {
      const { words, count } = line;
      if (count === MOST || words.scrollHeight <= words.clientHeight + 1) continue;
      give(words, count + 1);
      if (hasRoom()) {
        line.count += 1;
        grows = true;
      } else give(words, count);
    }
  }
}

/** Lets the words of abilities take the room that there is. */
export function useFit(ref: RefObject<HTMLElement | null>): void {
  const fitted = useRef('');
  useLayoutEffect(() => {
    const words = ref.current?.textContent ?? '';
    if (ref.current === null || fitted.current === words) return;
    fitted.current = words;
    fit(ref.current);
  });
  useEffect(() => {
    const again = (): void => {
      if (ref.current !== null) fit(ref.current);
    };
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [ref]);
}
