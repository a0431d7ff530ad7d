import { AGAIN, ask, canRun, DONE, type Frame, NEXT, runPart, type Scope } from '@assemble/kernel';
import { costVerdict } from '../rules/costs.ts';
import { limitKey } from '../rules/listeners.ts';
import { inquiry } from '../rules/paying.ts';
import { type C, call } from '../rules/run.ts';
import type { Runs } from './node.ts';
import { seatIn } from './values.ts';
import type { Activated, Global, Trigger, Would } from './vocabulary.ts';

/** Pays where there is a cost, then runs the effect as often as it was paid for at once. */
export const paidEffect: Runs<Global | Activated | Would> = {
  run: (c, node, scope, frame) => {
    if (scope['ask'] === true) return offer(c, node, scope, frame);
    if (frame.step === 0) {
      once(c, node, scope, frame);
      return node.cost === undefined ? NEXT : payFor(scope, frame);
    }
    if (frame.step > 1) return DONE;
    const paid = frame.data['result'] as { times: number } | undefined;
    scope['times'] = paid?.times ?? 1;
    if (node.node === 'global') scope['how'] = 'global';
    return runPart(c, node.effect, frame);
  },
  take: (_c, _node, scope, _frame, answer) => {
    scope['ask'] = false;
    return answer === true ? AGAIN : DONE;
  },
  can: (c, node, scope) => canRun(c, node.effect, scope),
};

/** A reaction to what has happened is offered, if it can still be paid. */
function offer(c: C, node: Global | Activated | Would, scope: Scope, frame: Frame) {
  const seat = seatIn(scope);
  if (node.cost !== undefined && !costVerdict(c, inquiry(c, seat, 'bare'), node.cost, null).yes) return DONE;
  return ask({
    seat,
    ask: { key: 'ask.may', args: { card: c.table.cards[scope['card'] as number]?.id ?? '' } },
    rules: ['DM-GLOBAL-ABILITIES-7'],
    source: frame.data['at'] as string,
    shape: 'yes-no',
  });
}

const payFor = (scope: Scope, frame: Frame) =>
  call('pay-cost', {
    seat: seatIn(scope),
    ability: frame.data['at'] as string,
    self: scope['self'] as number,
    times: 1,
  });

/** Notes a use that is limited to once per turn. */
export function once(c: C, node: Trigger | Would | Global | Activated, scope: Scope, frame: Frame): void {
  if (node.limit !== 'once-per-turn') return;
  const address = frame.data['at'] as string;
  c.table.usedThisTurn.push(limitKey(node, address, seatIn(scope), scope['self'] as number));
}
