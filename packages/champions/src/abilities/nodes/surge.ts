import { DONE, type Node } from '@assemble/kernel';
import { gainSurge } from '../../rules/activity-atoms.ts';
import { gains } from '../../text/keywords.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';

/** This card gains surge (MC-KEYWORD-7). */
export interface Surge extends Node {
  readonly node: 'surge';
}

export const surge: EffectNode<Surge> = {
  run: (c) => {
    gainSurge(c);
    return DONE;
  },
  can: (c) => c.table.reveals.length > 0,
  say: (_node, p) => says(gains(p, p.in({ en: 'this card', es: 'esta carta', de: 'diese Karte' }), 'surge')),
};
