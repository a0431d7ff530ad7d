import { DONE } from '@assemble/kernel';
import { enemyScheme } from '../../rules/enemy-scheme.ts';
import { says } from '../../text/said.ts';
import { targetPhrase } from '../../text/target-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** The enemy schemes (MC-ACTIVATION-1). */
export interface Schemes extends Targeted {
  readonly node: 'schemes';
}

interface Notes {
  /** How much threat was placed; false where the enemy did not scheme. */
  result?: number | false;
}

export const schemes: EffectNode<Schemes, Notes> = {
  ...onTargets<Schemes, Notes>((_c, _node, [enemy], scope) => enemyScheme(enemy?.id ?? -1, scope.seat), {
    after: (_c, _node, scope, { data: { result: placed = 0 } }) => {
      note(scope, placed || 0, placed !== false);
      return DONE;
    },
  }),
  say: ({ to }, p) => {
    p.talk.did = 'schemed';
    return says({ verb: 'scheme', subject: targetPhrase(p, to) });
  },
};
