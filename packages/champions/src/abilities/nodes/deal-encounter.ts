import { DONE, type Node } from '@assemble/kernel';
import { dealEncounter as deal } from '../../rules/atoms.ts';
import { says } from '../../text/said.ts';
import { doers } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { playersOf } from '../players.ts';
import type { Players } from '../vocabulary.ts';

/** Deals a player an encounter card (MC-DEAL-1). */
export interface DealEncounter extends Node {
  readonly node: 'deal-encounter';
  readonly who: Players;
}

export const dealEncounter: EffectNode<DealEncounter> = {
  run: (c, node, scope) => {
    for (const seat of playersOf(c, node.who, scope)) deal(c, seat, ['MC-DEAL-1']);
    return DONE;
  },
  can: () => true,
  say: ({ who }, p) => {
    const subject = doers(p, who) ?? p.you;
    return says(
      p.in({
        en: { verb: 'dealCard', passive: true, subject, rest: '1 encounter card' },
        es: { verb: 'get', subject, rest: '1 carta de encuentro' },
        de: { verb: 'get', subject, rest: '1 Begegnungskarte zugeteilt' },
      }),
    );
  },
};
