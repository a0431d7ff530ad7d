import type { StatName } from '../../rules/reading.ts';
import { basePhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';
import type { Amount, Target } from '../vocabulary.ts';

/** "X is equal to …", "has a base ATK of 1": what the value is before modifiers (MC-MOD-8). */
export interface Base {
  readonly holds: 'base';
  readonly to: Target;
  readonly values: { readonly [S in StatName]?: Amount };
}

export const base: StandingKind<Base> = {
  say: (effect, p) => basePhrase(p, effect),
};
