import { type Instruction, propose } from '@assemble/kernel';
import { settleSpent } from './atoms.ts';
import { moment } from './listeners.ts';
import { again, type C } from './run.ts';

/**
 * CP-EFFECT-6: effects of having spent or lost Power wait until what was going on has ended: they come before the next
 * menu of a turn. Null where nobody has anything to say to it.
 */
export function afterSpending(c: C): Instruction | null {
  if (c.table.spent.length === 0) return null;
  const proposed = propose(
    c,
    settleSpent(c).map((id) => moment('power-spent', id)),
  );
  return proposed.do === 'call' ? again(proposed) : null;
}
