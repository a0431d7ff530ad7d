import { costChangePhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';

/** Cards cost their player more or less to play (MC-INIT-3). */
export interface CostChange {
  readonly holds: 'cost-change';
  readonly who: 'you' | 'chosen';
  readonly by: number;
  /** Only the next card that player plays. */
  readonly next?: true;
}

export const costChange: StandingKind<CostChange> = {
  say: (effect, p) => costChangePhrase(p, effect),
};
