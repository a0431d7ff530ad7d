import { DONE, NEXT, type Node, propose, runAbility } from '@assemble/kernel';
import { bansOn } from '../../rules/bans.ts';
import { change, type Occurrence } from '../../rules/changes.ts';
import { ref, tell } from '../../rules/events.ts';
import { scopeOf } from '../../rules/listeners.ts';
import type { C } from '../../rules/run.ts';
import { countAction } from '../../rules/turn-atoms.ts';
import { actionOf } from '../../rules/using.ts';
import { type Die, playerTarget } from '../../table.ts';
import { clauses, inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';

/** Uses the action die that this character has captured, as if it showed no burst. One card does so (Rogue). */
export interface UseCaptured extends Node {
  readonly node: 'use-captured';
}

const captured = (c: C, scope: Memory): Die | undefined =>
  c.table.dice.find(
    (die) => die.zone === 'captured' && die.holder === scope.self && actionOf(c, die.card) !== null,
  );

const runs: Runs<UseCaptured> = {
  run: (c, _node, scope, frame) => {
    const die = captured(c, scope);
    if (die === undefined || frame.step > 1) return DONE;
    const seat = scope.seat;
    if (frame.step === 0) {
      const heard = actionOf(c, die.card);
      tell(c, 'action-used', ['DM-ACTION-DICE-1'], () => ({ seat, die: ref(c, die) }));
      if (heard === null) return NEXT;
      return runAbility(heard.address, scopeOf(heard.slot, seat, die, null, { how: 'action', bursts: 0 }));
    }
    countAction(c, seat);
    const cause = { card: die.card, die: die.id, seat, how: 'action' } as const;
    return propose(c, [
      change<Occurrence>({ kind: 'action-used', target: playerTarget(seat), with: die.id, cause }),
    ]);
  },
  can: (c, _node, scope) =>
    captured(c, scope) !== undefined && bansOn(c, scope.seat, 'actions-and-globals').length === 0,
};

const say = inAll<UseCaptured>((_node, p) => {
  const rest = {
    en: 'the captured action for free',
    es: 'gratis la acción capturada',
    de: 'die gefangene Aktion kostenlos',
  }[p.locale];
  const tail = {
    en: ', as if it showed no burst',
    es: ', como si no mostrara ningún estallido',
    de: ', als zeigte sie keinen Burst',
  }[p.locale];
  return clauses({ verb: 'use', rest, tail });
});

export const useCaptured: DiceNode<UseCaptured> = {
  ...runs,
  say,
  hint: () => hint(2, 'own', { fails: true }),
};
