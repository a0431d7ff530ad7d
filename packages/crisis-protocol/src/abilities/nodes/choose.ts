import { canRun, DONE, runPart } from '@assemble/kernel';
import { clauses, sentences } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { candidatesOf, onTargets, type Targeted } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** Chooses characters first; "that character" in what follows means them. */
export interface Choose extends Targeted {
  readonly node: 'choose';
  readonly then: Effect;
}

const able = (
  c: Parameters<CrisisNode<Choose>['can']>[0],
  node: Choose,
  target: number,
  scope: Parameters<CrisisNode<Choose>['can']>[2],
): boolean => canRun(c, node.then, { ...scope, that: [target] });

export const choose: CrisisNode<Choose> = {
  ...onTargets<Choose>(
    (c, node, _targets, _scope, frame) => runPart(c, node.then, frame),
    able,
    () => DONE,
  ),
  can: (c, node, scope) => candidatesOf(c, node.to, scope).some((target) => able(c, node, target, scope)),
  say: ({ to, then }, p) => {
    const choosing = clauses({ verb: 'choose', rest: p.target(to).in('acc') });
    p.talk.opened = false;
    return { ...choosing, more: sentences(p, null, p.say(then)) };
  },
};
