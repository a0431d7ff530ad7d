import { canRun, DONE, NEXT, type Node, runAbility, type Seat } from '@assemble/kernel';
import { playerOf, playerOrder } from '../../rules/cards-in-play.ts';
import { eachPlayerPhrase } from '../../text/attacks-phrase.ts';
import type { EffectNode } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** "Each player …": one after the other in player order, each as "you" (MC-FIRST-4). */
export interface EachPlayer extends Node {
  readonly node: 'each-player';
  /** Only players in hero form. */
  readonly heroes?: true;
  /** Not the player who resolves the ability. */
  readonly others?: true;
  readonly effect: Effect;
}

export const eachPlayer: EffectNode<EachPlayer, { seats: Seat[] }> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) {
      frame.data.seats = playerOrder(c).filter((seat) => node.others !== true || seat !== scope.seat);
    }
    const seat = frame.data.seats[frame.step];
    if (seat === undefined) return DONE;
    if (playerOf(c.table, seat).out) return NEXT;
    return runAbility(c.rulebook.abilities.address(node.effect), { ...scope, seat });
  },
  can: (c, node, scope) => playerOrder(c).some((seat) => canRun(c, node.effect, { ...scope, seat })),
  say: (node, p) => eachPlayerPhrase(p, node),
};
