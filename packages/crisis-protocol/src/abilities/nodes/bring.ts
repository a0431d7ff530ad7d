import { ask, DONE, type Node, type Scope } from '@assemble/kernel';
import type { Range } from '../../geometry/tools.ts';
import type { ConditionName } from '../../names.ts';
import { gainCondition, returnAt } from '../../rules/atoms.ts';
import { bodyOf } from '../../rules/board.ts';
import { cardOf, charactersOf, isThere, isUp } from '../../rules/characters.ts';
import { placeAsk, pointIn } from '../../rules/positions.ts';
import type { C } from '../../rules/run.ts';
import type { Character } from '../../table.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { seatIn, selfIn } from '../values.ts';

/** A character of the squad that is off the battlefield comes onto it, unhurt, near the one with the ability. */
export interface Bring extends Node {
  readonly node: 'bring';
  /** By the English name on its card. */
  readonly named: string;
  readonly range: Range;
  readonly conditions: readonly ConditionName[];
}

function absent(c: C, node: Bring, scope: Scope): Character | null {
  const own = charactersOf(c, seatIn(c, scope)).filter((one) => cardOf(c, one).name.en === node.named);
  return own.some(isThere) ? null : (own[0] ?? null);
}

export const bring: CrisisNode<Bring> = {
  run: (c, node, scope) => {
    const self = selfIn(c, scope);
    const who = absent(c, node, scope);
    if (who === null || self === null || !isUp(self)) return DONE;
    const { x, y, radius } = bodyOf(c, self);
    return ask(
      placeAsk(seatIn(c, scope), 'ask.place', ['CP-PLACE-1', 'CP-PLACE-2'], {
        kind: 'enter',
        who: who.id,
        range: node.range,
        around: { x, y, radius },
      }),
    );
  },
  take: (c, node, scope, _frame, answer) => {
    const who = absent(c, node, scope);
    if (who === null) return DONE;
    returnAt(c, who, pointIn(answer), ['CP-EFFECT-1', 'CP-PLACE-2']);
    for (const condition of node.conditions) gainCondition(c, who, condition, ['CP-COND-1']);
    return DONE;
  },
  can: (c, node, scope) => {
    const self = selfIn(c, scope);
    return self !== null && isUp(self) && absent(c, node, scope) !== null;
  },
  hint: () => 3 * WORTH.damage,
};
