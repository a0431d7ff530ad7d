import type { StatName } from '../../rules/reading.ts';
import { multiplyPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';
import type { Target } from '../vocabulary.ts';

/** Doubles or halves a value after everything that was added (MC-MOD-2). */
export interface Multiply {
  readonly holds: 'multiply';
  readonly to: Target;
  readonly stat: StatName;
  readonly by: number;
}

export const multiply: StandingKind<Multiply> = {
  say: (effect, p) => multiplyPhrase(p, effect),
};
