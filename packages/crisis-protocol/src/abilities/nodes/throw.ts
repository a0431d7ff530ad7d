import { ask, DONE, type Instruction, type Node, type Option } from '@assemble/kernel';
import type { Id } from '../../geometry/shapes.ts';
import type { MovementTool, Range } from '../../geometry/tools.ts';
import { interactiveNear } from '../../rules/board.ts';
import { isUp } from '../../rules/characters.ts';
import { canBeMoved, hurling, throwing } from '../../rules/moving.ts';
import type { C } from '../../rules/run.ts';
import { sayThrow } from '../../text/moves.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { candidatesOf } from '../targets.ts';
import { causeIn, seatIn, selfIn } from '../values.ts';
import type { Target } from '../vocabulary.ts';
import { type Directed, hasWay, wayOf } from './directed.ts';

/** Throws a character, or an interactive terrain feature near the thrower. */
export interface Throw extends Node, Directed {
  readonly node: 'throw';
  readonly tool: MovementTool;
  readonly to?: Target;
  readonly terrain?: { readonly sizeMax: number; readonly within: Range };
}

const people = (c: C, node: Throw, scope: Memory): number[] =>
  node.to === undefined || !hasWay(c, node, scope)
    ? []
    : candidatesOf(c, node.to, scope).filter((id) => canBeMoved(c, id, causeIn(scope), 'throw'));

/** CP-TERRAIN-2: interactive features of the Size and in the range. */
function features(c: C, node: Throw, scope: Memory): Id[] {
  const self = selfIn(c, scope);
  const { terrain } = node;
  if (terrain === undefined || self === null || !isUp(self)) return [];
  return interactiveNear(c, self, terrain);
}

function start(c: C, node: Throw, scope: Memory, chosen: { who: number } | { terrain: Id }): Instruction {
  const seat = seatIn(c, scope);
  const by = scope.self;
  const { tool } = node;
  const cause = causeIn(scope);
  if ('terrain' in chosen) return hurling({ by, seat, tool, terrain: chosen.terrain, cause });
  scope.that = [chosen.who];
  return throwing({ who: chosen.who, seat, by, tool, way: wayOf(c, node, scope), cause });
}

export const hurlOrThrow: CrisisNode<Throw> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const who = people(c, node, scope);
    const things = features(c, node, scope);
    const [only] = who;
    if (who.length + things.length === 0) return DONE;
    if (things.length === 0 && who.length === 1 && only !== undefined)
      return start(c, node, scope, { who: only });
    const options: Option[] = [
      ...who.map((id) => ({ id: `character:${id}`, say: { key: 'option.throw', args: { who: id } } })),
      ...things.map((id) => ({ id: `terrain:${id}`, say: { key: 'option.hurl', args: { terrain: id } } })),
    ];
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.throw-what', args: { ability: scope.at } },
      rules: ['CP-THROW-1', 'CP-HURL-1'],
      source: scope.at,
      shape: 'options',
      options,
    });
  },
  take: (c, node, scope, _frame, answer) => {
    const [kind, id = ''] = (answer as string).split(':');
    if (kind === 'character') return start(c, node, scope, { who: Number(id) });
    const feature = c.table.terrain.find((one) => String(one.id) === id);
    return feature === undefined ? DONE : start(c, node, scope, { terrain: feature.id });
  },
  can: (c, node, scope) => people(c, node, scope).length + features(c, node, scope).length > 0,
  say: (node, p) => sayThrow(p, node),
};
