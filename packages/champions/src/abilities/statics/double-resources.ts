import type { SetId } from '../../names.ts';
import { doubleResourcesPhrase } from '../../text/standing-phrase.ts';
import type { StandingKind } from '../node.ts';

/** This card generates twice as much while it pays for a card of the set (MC-RESOURCE-7). */
export interface DoubleResources {
  readonly holds: 'double-resources';
  readonly payingFor: SetId;
}

export const doubleResources: StandingKind<DoubleResources> = {
  say: (effect, p) => doubleResourcesPhrase(p, effect),
};
