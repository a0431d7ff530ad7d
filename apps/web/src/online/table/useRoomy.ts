import { useSyncExternalStore } from 'react';

/** From here on the bar of a table has room for two people and their clocks. */
const ROOMY = '(width >= 88rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(ROOMY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useRoomy = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(ROOMY).matches);
