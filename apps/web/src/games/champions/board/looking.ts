import type { View } from '@assemble/champions';
import { useCallback, useState } from 'react';

/** A turn, a phase or a question of its own: whoever looked at somebody else comes back with the next one. */
export const momentOf = ({ round, phase, active, decisions }: View, below: number): string =>
  [below, round, phase, active, decisions[0]?.n ?? ''].join(' ');

/** Whose area is shown: one's own, or that of somebody whom one looks at for the moment. */
export function useLooking(view: View, below: number) {
  const moment = momentOf(view, below);
  const [looked, look] = useState({ moment, seat: below });
  const showSeat = useCallback((seat: number): void => look({ moment, seat }), [moment]);
  return {
    shown: looked.moment === moment ? looked.seat : below,
    showSeat,
  };
}
