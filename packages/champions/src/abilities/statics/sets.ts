import type { StatName } from '../../rules/reading.ts';
import { setsPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';
import type { Target } from '../vocabulary.ts';

/** Sets a value, whatever else changes it (MC-MOD-3). */
export interface Sets {
  readonly holds: 'sets';
  readonly to: Target;
  readonly stat: StatName;
  readonly value: number;
}

export const sets: StandingKind<Sets> = {
  say: (effect, p) => setsPhrase(p, effect),
};
