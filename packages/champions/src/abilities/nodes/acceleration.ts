import { DONE, type Node } from '@assemble/kernel';
import { addAcceleration } from '../../rules/atoms.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';

/** Gives the main scheme an acceleration token (MC-VILLAIN-PHASE-2). */
export interface Acceleration extends Node {
  readonly node: 'acceleration';
}

export const acceleration: EffectNode<Acceleration> = {
  run: (c) => {
    addAcceleration(c, ['MC-VILLAIN-PHASE-2']);
    return DONE;
  },
  can: () => true,
  say: (_node, p) =>
    says({
      verb: 'place',
      rest: p.in({
        en: '1 acceleration token on the main scheme',
        es: '1 ficha de aceleración en el plan principal',
        de: '1 Beschleunigungsmarker auf den Hauptplan',
      }),
    }),
};
