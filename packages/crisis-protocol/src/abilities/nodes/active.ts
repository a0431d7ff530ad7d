import { ask, canRun, DONE, type Frame, type Instruction, runPart, type Scope } from '@assemble/kernel';
import { noteUse, paySuperpower, superpowerCost } from '../../rules/costs.ts';
import { tell } from '../../rules/events.ts';
import type { C } from '../../rules/run.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { selfIn } from '../values.ts';
import type { Active, Cost, Limit } from '../vocabulary.ts';

/** Pays for an ability and goes on to what it does; asks how much where its player may choose. */
export function payAndRun(
  c: C,
  node: { readonly cost?: Cost; readonly limit?: Limit; readonly effect: Active['effect'] },
  scope: Scope,
  frame: Frame,
): Instruction {
  const self = selfIn(c, scope);
  if (frame.step > 0) return DONE;
  if (scope['settled'] === true || self === null || node.cost === undefined)
    return start(c, node, scope, frame);
  const { min, max } = superpowerCost(c, self, node.cost);
  const most = Math.min(max, self.power);
  if (min >= most) return paid(c, node, scope, frame, min);
  return ask({
    seat: self.controller,
    ask: { key: 'ask.how-much-power', args: { ability: scope['at'] as string } },
    rules: ['CP-SUPER-3'],
    source: scope['at'] as string,
    shape: 'number',
    min,
    max: most,
  });
}

export function paid(
  c: C,
  node: { readonly limit?: Limit; readonly effect: Active['effect'] },
  scope: Scope,
  frame: Frame,
  amount: number,
): Instruction {
  const self = selfIn(c, scope);
  if (self === null) return DONE;
  // What Root takes on top buys nothing.
  scope['paid'] = amount - (self.conditions.includes('root') ? 1 : 0);
  paySuperpower(c, self, amount);
  return start(c, node, scope, frame);
}

function start(
  c: C,
  node: { readonly limit?: Limit; readonly effect: Active['effect'] },
  scope: Scope,
  frame: Frame,
): Instruction {
  const at = scope['at'] as string;
  if (node.limit === 'character') scope['limit'] = 'character';
  else noteUse(c, node.limit, at, scope['self'] as number, -1);
  tell(c, 'ability-used', ['CP-EFFECT-3'], () => ({
    seat: scope['seat'] as number | null,
    who: scope['self'] as number,
    ability: at,
  }));
  return runPart(c, node.effect, frame);
}

/** Used at its player's will: its cost, then its effect. */
export const active: CrisisNode<Active> = {
  run: payAndRun,
  take: (c, node, scope, frame, answer) => paid(c, node, scope, frame, answer as number),
  can: (c, node, scope) => canRun(c, node.effect, scope),
  hint: ({ cost, effect }, o) => o.hint(effect) - (typeof cost === 'number' ? cost : cost.min) * WORTH.power,
};
