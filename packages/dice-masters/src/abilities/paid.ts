import { AGAIN, ask, canRun, DONE, NEXT, runPart } from '@assemble/kernel';
import { costVerdict } from '../rules/costs.ts';
import { sourceRef, tell } from '../rules/events.ts';
import { slotId } from '../rules/index-of-cards.ts';
import { limitKey } from '../rules/listeners.ts';
import { inquiry } from '../rules/paying.ts';
import { type C, call } from '../rules/run.ts';
import { noteUse } from '../rules/turn-atoms.ts';
import type { Memory } from './memory.ts';
import type { NodeFrame, Runs } from './node.ts';
import type { Activated, Global, Trigger, Would } from './vocabulary.ts';

/** Pays where there is a cost, then runs the effect as often as it was paid for at once. */
export const paidEffect: Runs<Global | Activated | Would, { result?: { times: number } }> = {
  run: (c, node, scope, frame) => {
    if (scope.ask === true) return offer(c, node, scope, frame);
    if (frame.step === 0) {
      once(c, node, scope, frame);
      return node.cost === undefined ? NEXT : payFor(scope, frame);
    }
    if (frame.step > 1) return DONE;
    scope.times = frame.data.result?.times ?? 1;
    if (node.node === 'global') scope.how = 'global';
    return runPart(c, node.effect, frame);
  },
  take: (_c, _node, scope, _frame, answer) => {
    scope.ask = false;
    return answer === true ? AGAIN : DONE;
  },
  can: (c, node, scope) => canRun(c, node.effect, scope),
};

/** A reaction to what has happened is offered, if it can still be paid. */
function offer(c: C, node: Global | Activated | Would, scope: Memory, frame: NodeFrame) {
  const seat = scope.seat;
  if (node.cost !== undefined && !costVerdict(c, inquiry(c, seat, 'bare'), node.cost, null).yes) return DONE;
  return ask({
    seat,
    ask: { key: 'ask.may', args: { card: slotId(c, scope.card) } },
    rules: ['DM-GLOBAL-ABILITIES-7'],
    source: frame.data.at,
    shape: 'yes-no',
  });
}

const payFor = (scope: Memory, frame: NodeFrame) =>
  call('pay-cost', {
    seat: scope.seat,
    ability: frame.data.at,
    self: scope.self,
    times: 1,
  });

/** Notes a use that is limited to once per turn. */
export function once(
  c: C,
  node: Trigger | Would | Global | Activated,
  scope: Memory,
  frame: NodeFrame,
): void {
  if (node.limit !== 'once-per-turn') return;
  noteUse(c, limitKey({ ability: node, address: frame.data.at, slot: scope.card }, scope.seat, scope.self));
}

/** A triggered ability takes effect. */
export const tellUsed = (c: C, scope: Memory): void =>
  tell(c, 'ability-used', ['DM-ORDERING-3'], () => ({
    seat: scope.seat,
    source: sourceRef(c, scope.card, scope.self),
  }));
