import type { StatName } from '../../rules/reading.ts';
import { getsPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';
import type { Amount, Target } from '../vocabulary.ts';

/** "Your hero gets +1 ATK": added while it holds (MC-MOD-13). */
export interface Gets {
  readonly holds: 'gets';
  readonly to: Target;
  readonly values: { readonly [S in StatName]?: Amount };
  /** The value does not rise above this. */
  readonly most?: number;
}

export const gets: StandingKind<Gets> = {
  say: (effect, p) => getsPhrase(p, effect),
};
