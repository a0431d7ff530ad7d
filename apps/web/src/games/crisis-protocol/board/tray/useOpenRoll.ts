import { useEffect, useMemo, useRef, useState } from 'react';
import { useSeen } from '../context.ts';
import { lastRoll, type TrayRoll } from './rolls.ts';

/** So long dice that are over stay, in milliseconds; those that are thrown all at once take their time to roll. */
const STANDS = 2000;
const ROLLS = 1700;

interface Open {
  readonly roll: TrayRoll;
  /** Dice that came with an event before this one are not thrown again. */
  readonly seen: number;
}

/**
 * The roll that lies open: as long as it is being made, and then until two seconds have passed or somebody does anything.
 * Where the board is needed to answer, it is out of the way.
 */
export function useOpenRoll(): Open | null {
  const { view, events, placing, lit, picksDice } = useSeen();
  const roll = useMemo(() => lastRoll(events), [events]);
  const seen = useRef(events.length).current;
  const { key = null, over = false } = roll ?? {};
  const [away, putAway] = useState(over ? key : null);
  const stands = roll?.kind === 'priority' ? STANDS + ROLLS : STANDS;
  useEffect(() => {
    if (key === null || !over || away === key) return;
    const close = (): void => putAway(key);
    const timer = setTimeout(close, stands);
    window.addEventListener('pointerdown', close);
    window.addEventListener('keydown', close);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('keydown', close);
    };
  }, [key, over, away, stands]);
  if (roll === null || away === key) return null;
  const isFormed = roll.dice.length > 0 || roll.pools.attack !== null || roll.pools.defense !== null;
  const isInTheWay = view.decisions.length > 0 && !picksDice && (placing !== null || lit.size > 0);
  return isFormed && !isInTheWay ? { roll, seen } : null;
}
