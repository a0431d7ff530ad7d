import { DONE, type Node } from '@assemble/kernel';
import { dealEncounter as deal } from '../../rules/atoms.ts';
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
  hint: () => ({ gain: -3 }),
};
