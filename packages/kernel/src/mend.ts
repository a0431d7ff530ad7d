import type { Reason } from './verdict.ts';

/** One thing that is against the rules of building, and the whole without it; null where only a person can decide. */
export interface Mend<T, Rule extends string = string> {
  readonly reason: Reason<Rule>;
  readonly to: T | null;
}

/** More steps than any list has places: whoever mends in circles is stopped. */
const MOST_STEPS = 200;

/** The whole with everything mended that can be, one thing after another; null where something stays wrong. */
export function mended<T>(one: T, mendsOf: (one: T) => readonly Mend<T>[]): T | null {
  let now = one;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const mends = mendsOf(now);
    if (mends.length === 0) return now;
    const next = mends.find(({ to }) => to !== null)?.to;
    if (next === undefined || next === null) return null;
    now = next;
  }
  return null;
}
