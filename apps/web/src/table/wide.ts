import { useSyncExternalStore } from 'react';

/** From here on the log stands beside the board, and all tools in the bar; as in the style sheets. */
const WIDE = '(width >= 64rem)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true);
