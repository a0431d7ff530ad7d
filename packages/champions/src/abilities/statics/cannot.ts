import { cannotPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';
import type { Cards, Target } from '../vocabulary.ts';

/** What no other ability overrides (MC-WORD-1). */
export interface Cannot {
  readonly holds: 'cannot';
  readonly what: 'take-damage' | 'lose-threat';
  readonly to: Target;
  /** Only from these. */
  readonly from?: Cards;
}

export const cannot: StandingKind<Cannot> = {
  say: (effect, p) => cannotPhrase(p, effect),
};
