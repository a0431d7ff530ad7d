import { call, DONE } from '@assemble/kernel';
import { characterOf, heldBy } from '../../rules/characters.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { oneByOne, type Targeted } from '../targets.ts';

/** Characters drop the objective tokens they hold; the opponent places them (CP-HOLD-5). */
export interface Drop extends Targeted {
  readonly node: 'drop';
}

export const drop: CrisisNode<Drop> = {
  ...oneByOne<Drop>(
    (c, _node, id) => (heldBy(c, characterOf(c, id)).length === 0 ? DONE : call('drop', { who: id })),
    (c, _node, id) => heldBy(c, characterOf(c, id)).length > 0,
  ),
  hint: () => WORTH.token,
};
