import type { Clocks } from '@assemble/protocol';
import { useEffect, useState } from 'react';

/** What each seat has left, counted on from when the host told it. */
export function useCountdown(clocks: Clocks | null): readonly number[] {
  const [told, setTold] = useState(() => ({ clocks, at: Date.now() }));
  const [now, setNow] = useState(told.at);
  if (told.clocks !== clocks) {
    const at = Date.now();
    setTold({ clocks, at });
    setNow(at);
  }
  const runs = (clocks?.running.length ?? 0) > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  if (clocks === null) return [];
  return clocks.left.map((left, seat) =>
    Math.max(0, clocks.running.includes(seat) ? left - (now - told.at) : left),
  );
}
