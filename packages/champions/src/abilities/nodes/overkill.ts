import { DONE, type Node } from '@assemble/kernel';
import { gainOverkill } from '../../rules/activity-atoms.ts';
import { gains } from '../../text/keywords.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';

/** The attack that runs now gains overkill (MC-KEYWORD-2, -3). */
export interface Overkill extends Node {
  readonly node: 'overkill';
}

export const overkill: EffectNode<Overkill> = {
  run: (c) => {
    gainOverkill(c);
    return DONE;
  },
  can: () => true,
  say: (_node, p) =>
    says(gains(p, p.in({ en: 'this attack', es: 'este ataque', de: 'dieser Angriff' }), 'overkill')),
};
