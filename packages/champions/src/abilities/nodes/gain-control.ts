import { DONE } from '@assemble/kernel';
import { giveControl } from '../../rules/atoms.ts';
import { checkTable } from '../../rules/settle.ts';
import { says } from '../../text/said.ts';
import { act } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** You gain control of a player's card, as it is and with what is on it (MC-CONTROL-3, -7). */
export interface GainControl extends Targeted {
  readonly node: 'gain-control';
}

export const gainControl: EffectNode<GainControl> = {
  ...onTargets<GainControl>(
    (c, _node, targets, scope) => {
      for (const piece of targets) giveControl(c, piece, scope.seat, ['MC-CONTROL-3', 'MC-CONTROL-7']);
      note(scope, targets.length, targets.length > 0);
      return checkTable(c);
    },
    { able: (_c, _node, piece, scope) => piece.controller !== scope.seat, after: () => DONE },
  ),
  say: ({ to }, p) => says(act(p, 'gainControl', to)),
};
