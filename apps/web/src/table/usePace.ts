import { useEffect, useState } from 'react';
import type { Client } from './client.ts';
import { HomeClient } from './home-client.ts';
import { useSettings } from './settings.ts';

/** Longer than anybody waits: as long as a timer can. */
const HALT = 2 ** 31 - 1;
/** After one move of a bot there is time to hold the next one back. */
const STEP = 300;

/** How the moves of bots are told: they run, stand still, or go on by one; and while somebody hurries, at once. */
export interface Pace {
  readonly halted: boolean;
  readonly toggle: () => void;
  readonly step: () => void;
  readonly hurry: (on: boolean) => void;
}

/** The pace of a table that this page hosts; null where others host it. Bots wait until all is told. */
export function usePace(client: Client, n: number, telling: boolean): Pace | null {
  const { pause } = useSettings();
  const [mode, setMode] = useState<'run' | 'halt' | 'step'>('run');
  const [fast, setFast] = useState(false);
  const home = client instanceof HomeClient ? client : null;
  // Who chooses another speed wants to see it.
  const [known, setKnown] = useState(pause);
  if (known !== pause) {
    setKnown(pause);
    setMode('run');
  }
  // The step is over when the table has changed.
  const [seen, setSeen] = useState(n);
  if (seen !== n) {
    setSeen(n);
    if (mode === 'step') setMode('halt');
  }
  useEffect(() => {
    const calm = telling || mode === 'halt' ? HALT : mode === 'step' ? STEP : pause;
    home?.setPause(fast ? 0 : calm);
  }, [home, mode, fast, pause, telling]);
  if (home === null) return null;
  return {
    halted: mode !== 'run',
    toggle: () => setMode(mode === 'run' ? 'halt' : 'run'),
    step: () => setMode('step'),
    hurry: setFast,
  };
}
