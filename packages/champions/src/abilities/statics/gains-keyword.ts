import type { Keywords } from '../../content.ts';
import { gainsKeywordPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';
import type { Target } from '../vocabulary.ts';

/** Keywords that are not printed (MC-MOD-10). */
export interface GainsKeyword {
  readonly holds: 'gains-keyword';
  readonly to: Target;
  readonly keywords: Keywords;
}

export const gainsKeyword: StandingKind<GainsKeyword> = {
  say: (effect, p) => gainsKeywordPhrase(p, effect),
};
