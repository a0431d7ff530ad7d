import { useEffect, useState } from 'react';

/** How long a step is shown before the next one at single speed, in milliseconds, once all of it is told. */
const PAUSE = 900;

export const speeds = [0.5, 1, 2, 4] as const;

interface Playing {
  readonly playing: boolean;
  readonly play: (on: boolean) => void;
}

/** Goes on by itself, one step after another, each as soon as the one before was seen, until the end. */
export function usePlaying(
  step: number,
  steps: number,
  /** Whether the step is seen as it is in the end. */
  shown: boolean,
  speed: number,
  goTo: (step: number) => void,
): Playing {
  const [wanted, setWanted] = useState(false);
  const playing = wanted && step < steps;
  useEffect(() => {
    if (wanted && step === steps) setWanted(false);
    if (!playing || !shown) return undefined;
    const timer = setTimeout(() => goTo(step + 1), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [wanted, playing, speed, shown, step, steps, goTo]);
  const play = (on: boolean): void => {
    if (on && step === steps) goTo(0);
    setWanted(on);
  };
  return { playing, play };
}
