import { DONE } from '@assemble/kernel';
import { enemyScheme } from '../../rules/enemy-scheme.ts';
import { says } from '../../text/said.ts';
import { targetPhrase } from '../../text/target-phrase.ts';
import type { EffectNode } from '../node.ts';
import { from, note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** The enemy schemes (MC-ACTIVATION-1). */
export interface Schemes extends Targeted {
  readonly node: 'schemes';
}

export const schemes: EffectNode<Schemes> = {
  ...onTargets<Schemes>((_c, _node, [enemy], scope) => enemyScheme(enemy?.id ?? -1, from(scope).seat), {
    after: (_c, _node, scope, frame) => {
      const placed = frame.data['result'];
      note(scope, typeof placed === 'number' ? placed : 0, placed !== false);
      return DONE;
    },
  }),
  say: ({ to }, p) => {
    p.talk.did = 'schemed';
    return says({ verb: 'scheme', subject: targetPhrase(p, to) });
  },
  hint: () => ({ gain: -2 }),
};
