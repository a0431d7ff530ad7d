import { DONE, type Node, runAbility } from '@assemble/kernel';
import { endLasting, loseStatus } from '../../rules/atoms.ts';
import { pieceAt } from '../../rules/cards-in-play.ts';
import { damageTo } from '../../rules/changes.ts';
import { dealDamage } from '../../rules/damage.ts';
import { enemyAttack } from '../../rules/enemy-attack.ts';
import { ref, tell } from '../../rules/events.ts';
import { lastingNode, retaliateOf } from '../../rules/reading.ts';
import { amountOfChange } from '../amounts.ts';
import type { Runs } from '../node.ts';
import type { Status } from '../vocabulary.ts';

/** What the rules do by themselves; no card is written with these. */

/** MC-STATUS-6, -8, -10: the status card is discarded, and what was about to happen does not. */
const status: Runs<Node & { readonly status: Status }> = {
  run: (c, node, scope) => {
    const change = c.change(scope);
    const piece = pieceAt(c, scope.self);
    change.prevented = true;
    if (piece !== undefined) loseStatus(c, piece, node.status, [STATUS_RULE[node.status]]);
    if (node.status === 'tough') {
      tell(c, 'prevented', ['MC-STATUS-10'], () => ({
        card: ref(c, scope.self),
        amount: amountOfChange(change),
      }));
    }
    return DONE;
  },
  can: () => true,
};

const STATUS_RULE = { tough: 'MC-STATUS-10', stunned: 'MC-STATUS-6', confused: 'MC-STATUS-8' } as const;

/** MC-KEYWORD-11: the attacker takes damage, which is no attack. */
const retaliate: Runs<Node> = {
  run: (c, _node, scope, frame) => {
    const { self, by } = scope;
    const piece = pieceAt(c, self);
    if (frame.step > 0 || piece === undefined) return DONE;
    return dealDamage([damageTo(c, by, retaliateOf(c, piece), self, false)]);
  },
  can: () => true,
};

/** MC-KEYWORD-1. */
const quickstrike: Runs<Node> = {
  run: (_c, _node, scope, frame) => (frame.step > 0 ? DONE : enemyAttack(scope.self, scope.seat)),
  can: () => true,
};

/** MC-DELAYED-1: what waited happens, once. */
const waiting: Runs<Node> = {
  run: (c, _node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const one = c.table.lasting.find((lasting) => lasting.id === scope.waiting);
    const node = one && lastingNode(c, one);
    if (node?.node !== 'later') return DONE;
    endLasting(c, (lasting) => lasting === one);
    return runAbility(c.rulebook.abilities.address(node.effect), scope);
  },
  can: () => true,
};

export const ruleNodes = { status, retaliate, quickstrike, waiting } as const;
