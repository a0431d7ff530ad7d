import { allyLimitPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';

/** Its controller may have more allies than three (MC-ALLY-2). */
export interface AllyLimit {
  readonly holds: 'ally-limit';
  readonly more: number;
}

export const allyLimit: StandingKind<AllyLimit> = {
  say: (effect, p) => allyLimitPhrase(p, effect),
};
