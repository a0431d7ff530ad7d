import { ask, canRun, DONE, type Node, runPart } from '@assemble/kernel';
import { mayOf } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** Its player, or the opponent, decides whether it happens. */
export interface May extends Node {
  readonly node: 'may';
  readonly by?: 'opponent';
  readonly effect: Effect;
}

export const may: CrisisNode<May> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0 || !canRun(c, node.effect, scope)) return DONE;
    const seat = seatIn(c, scope);
    return ask({
      seat: node.by === 'opponent' ? 1 - seat : seat,
      ask: { key: 'ask.may', args: { ability: scope.at, effect: frame.data.at } },
      rules: ['CP-SUPER-4'],
      source: scope.at,
      shape: 'yes-no',
    });
  },
  take: (c, node, _scope, frame, answer) => (answer === true ? runPart(c, node.effect, frame) : DONE),
  can: (c, node, scope) => canRun(c, node.effect, scope),
  say: ({ by, effect }, p) => {
    const opponent = p.subject({ noun: 'opponent', det: 'your' });
    return mayOf(p, p.say(effect), by === undefined ? p.you : opponent);
  },
};
