import type { Measured } from './bench.ts';

/** Runs rounds until they get no quicker: what is measured is compiled code, not the compiler. */
export function warmUp(rounds: number, round: () => number): void {
  let best = round();
  for (let i = 1, idle = 0; i < rounds * 2 && idle < 2; i++) {
    const time = round();
    idle = time < best * 0.97 ? 0 : idle + 1;
    best = Math.min(best, time);
  }
}

export const rounded = (value: number, unit: string): Measured => ({
  value: Number(value.toPrecision(3)),
  unit,
});

export function milliseconds(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

export function median(rounds: number, round: () => number): number {
  const values = Array.from({ length: rounds }, round).sort((a, b) => a - b);
  return values[values.length >> 1] ?? Number.NaN;
}
