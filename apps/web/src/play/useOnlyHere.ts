import { useEffect, useState } from 'react';

type Holding = 'asking' | 'here' | 'elsewhere';

/** A page that is just being left, as in a reload, lets go within this time, in milliseconds. */
const PATIENCE = 600;

/**
 * Holds a match for this tab alone: two of them would overwrite each other's decisions. Without a safe connection
 * browsers cannot tell tabs apart; then nobody is kept from playing.
 */
export function useOnlyHere(id: string): { readonly holding: Holding; readonly takeOver: () => void } {
  const [holding, setHolding] = useState<Holding>('asking');
  const [takenOver, setTakenOver] = useState(0);
  useEffect(() => {
    if (!('locks' in navigator)) {
      setHolding('here');
      return undefined;
    }
    let letGo = (): void => undefined;
    let left = false;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const how: LockOptions = takenOver > 0 ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(`assemble.match.${id}`, how, () => {
        if (left) return undefined;
        setHolding('here');
        return held;
      })
      .catch(() => {
        // It took too long to get, or another tab has taken it over.
        if (!left) setHolding('elsewhere');
      });
    return () => {
      left = true;
      letGo();
    };
  }, [id, takenOver]);
  return { holding, takeOver: () => setTakenOver(takenOver + 1) };
}
