import { DONE, type Node } from '@assemble/kernel';
import { draw } from '../../rules/atoms.ts';
import { faceOf, identityOf, playerOf } from '../../rules/cards-in-play.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';

/** Draws up to the hand size printed on your identity (MC-MOD-9). */
export interface DrawUp extends Node {
  readonly node: 'draw-up';
}

export const drawUp: EffectNode<DrawUp> = {
  run: (c, _node, scope) => {
    const { seat } = scope;
    const identity = identityOf(c, seat);
    if (identity === undefined) return DONE;
    const size = faceOf(c, identity).handSize ?? 0;
    const done = draw(c, seat, size - playerOf(c.table, seat).hand.length, ['MC-HAND-1']);
    note(scope, done, true);
    return DONE;
  },
  can: () => true,
  say: (_node, p) =>
    says({
      verb: 'draw',
      rest: p.in({
        en: 'cards up to your printed hand size',
        es: 'cartas hasta alcanzar el tamaño de mano impreso de tu identidad',
        de: 'Karten bis zu deinem aufgedruckten Handlimit',
      }),
    }),
};
