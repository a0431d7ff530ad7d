import { mustDefendPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';

/** The attacked player has to defend against this enemy with an ally, if able. */
export interface MustDefend {
  readonly holds: 'must-defend';
  readonly with: 'ally';
}

export const mustDefend: StandingKind<MustDefend> = {
  say: (effect, p) => mustDefendPhrase(p, effect),
};
