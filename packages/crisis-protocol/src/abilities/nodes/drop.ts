import { DONE } from '@assemble/kernel';
import { characterOf, heldBy } from '../../rules/characters.ts';
import { call } from '../../rules/run.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
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
  say: ({ to }, p) => {
    const subject = p.target(to);
    const many = subject.number === 'many';
    return clauses({
      verb: 'drop',
      subject,
      rest: p.pick({
        en: `all objective tokens ${p.pronoun(subject, 'nom')} ${many ? 'hold' : 'holds'}`,
        es: `todas las fichas de Objetivo que ${many ? 'custodian' : 'custodia'}`,
        de: `alle ${p.pronoun(subject, 'gen')}e Missionsmarker`,
      }),
    });
  },
};
