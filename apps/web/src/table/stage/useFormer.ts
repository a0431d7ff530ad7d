import { useState } from 'react';

/** The value before its last change: what it was at first until then. */
export function useFormer<T>(value: T): T {
  const [kept, keep] = useState({ value, former: value });
  if (kept.value === value) return kept.former;
  keep({ value, former: kept.value });
  return kept.value;
}
