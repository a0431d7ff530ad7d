import { ask, canRun, DONE, type Instruction, propose, runPart } from '@assemble/kernel';
import { spendPower } from '../../rules/atoms.ts';
import { countsCharacters, fundsOf, limitedUser, superpowerCost } from '../../rules/costs.ts';
import { tell } from '../../rules/events.ts';
import { indexOf } from '../../rules/index-of-cards.ts';
import { hearersOf, moment } from '../../rules/listeners.ts';
import { paying } from '../../rules/payment.ts';
import type { C } from '../../rules/run.ts';
import { noteSuperpower, noteUse } from '../../rules/turn-atoms.ts';
import type { Character } from '../../table.ts';
import { sayActive } from '../../text/abilities.ts';
import type { Memory } from '../memory.ts';
import type { AbilityNode, NodeFrame } from '../node.ts';
import { selfIn } from '../values.ts';
import type { Active, Cost, Limit } from '../vocabulary.ts';

/** Somebody else pays a part of it; who heard of the superpower being used. */
interface Paying {
  paying?: boolean;
  heardBy?: readonly number[];
}

/** Pays for an ability and goes on to what it does; asks how much where its player may choose. */
export function payAndRun(
  c: C,
  node: { readonly cost?: Cost; readonly limit?: Limit; readonly effect: Active['effect'] },
  scope: Memory,
  frame: NodeFrame<Paying>,
): Instruction {
  const self = selfIn(c, scope);
  // Where somebody else paid a part of it, the effect comes one step later.
  const step = frame.step - (frame.data.paying === true ? 1 : 0);
  if (step === 0 && frame.step > 0) return start(c, node, scope, frame);
  if (step === 1 && self !== null) return used(c, self, scope, frame);
  if (step > 0) return DONE;
  if (scope.settled === true || self === null || node.cost === undefined) return start(c, node, scope, frame);
  const { min, max } = costIn(c, self, node.cost, scope);
  const most = Math.min(max, scope.superpower === true ? fundsOf(c, self) : self.power);
  if (min >= most) return paid(c, node, scope, frame, min);
  return ask({
    seat: self.controller,
    ask: { key: 'ask.how-much-power', args: { ability: scope.at } },
    rules: ['CP-SUPER-3'],
    source: scope.at,
    shape: 'number',
    min,
    max: most,
  });
}

const isHeard = (c: C, scope: Memory): boolean =>
  scope.superpower === true && indexOf(c).triggers.has('superpower-used');

/** CP-EFFECT-6: effects of a superpower having been used come after it, for whoever heard of it as it was used. */
const used = (c: C, self: Character, scope: Memory, frame: NodeFrame<Paying>): Instruction =>
  isHeard(c, scope)
    ? propose(c, [moment('superpower-used', self.id, -1, { heardBy: frame.data.heardBy ?? [] })])
    : DONE;

/** What it costs now: an attack, a leadership or a crisis is no superpower. */
function costIn(c: C, self: Character, cost: Cost, scope: Memory): { min: number; max: number } {
  if (scope.superpower === true) return superpowerCost(c, self, cost, scope.gem === true);
  return typeof cost === 'number' ? { min: cost, max: cost } : cost;
}

export function paid(
  c: C,
  node: { readonly limit?: Limit; readonly effect: Active['effect'] },
  scope: Memory,
  frame: NodeFrame<Paying>,
  amount: number,
): Instruction {
  const self = selfIn(c, scope);
  if (self === null) return DONE;
  const superpower = scope.superpower === true;
  // What Root takes on top buys nothing.
  scope.paid = amount - (superpower && self.conditions.includes('root') ? 1 : 0);
  if (!superpower) {
    spendPower(c, self, amount, ['CP-POWER-3']);
    return start(c, node, scope, frame);
  }
  const payment = paying(c, self, amount, noteSuperpower(c, self, amount));
  frame.data.paying = payment.do === 'call';
  return payment.do === 'call' ? payment : start(c, node, scope, frame);
}

function start(
  c: C,
  node: { readonly limit?: Limit; readonly effect: Active['effect'] },
  scope: Memory,
  frame: NodeFrame<Paying>,
): Instruction {
  const { at } = scope;
  // Whom it affected is noted once that is known.
  if (!countsCharacters(node.limit))
    noteUse(c, node.limit, at, limitedUser(scope.self, scope.crisis === true), -1);
  if (isHeard(c, scope)) frame.data.heardBy = hearersOf(c, moment('superpower-used', scope.self));
  tell(c, 'ability-used', ['CP-EFFECT-3'], () => ({
    seat: scope.seat,
    who: scope.self,
    ability: at,
  }));
  return runPart(c, node.effect, frame);
}

/** Used at its player's will: its cost, then its effect. */
export const active: AbilityNode<Active> = {
  run: payAndRun,
  take: (c, node, scope, frame, answer) => paid(c, node, scope, frame, answer as number),
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: (ability, p) => sayActive(ability, p),
};
