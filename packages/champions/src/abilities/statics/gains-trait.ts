import type { Trait } from '../../names.ts';
import { gainsTraitPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';
import type { Target } from '../vocabulary.ts';

/** A trait that is not printed (MC-MOD-10). */
export interface GainsTrait {
  readonly holds: 'gains-trait';
  readonly to: Target;
  readonly trait: Trait;
}

export const gainsTrait: StandingKind<GainsTrait> = {
  say: (effect, p) => gainsTraitPhrase(p, effect),
};
