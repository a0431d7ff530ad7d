import { DONE } from '@assemble/kernel';
import { words } from '@assemble/language';
import { leavePlay } from '../../rules/atoms.ts';
import { says } from '../../text/said.ts';
import { act } from '../../text/verb-phrase.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import { onTargets, type Targeted } from '../targets.ts';

/** Takes cards out of play: to the discard pile, back to hand, or out of the game. It is no defeat (MC-TRIGGER-8). */
export interface Discard extends Targeted {
  readonly node: 'discard';
  readonly where: 'discard' | 'hand' | 'removed';
}

export const discard: EffectNode<Discard> = {
  ...onTargets<Discard>((c, node, targets, scope) => {
    for (const piece of targets) leavePlay(c, piece.id, node.where, ['MC-ZONE-4']);
    note(scope, targets.length, true);
    return DONE;
  }),
  say: ({ to, where }, p) => {
    p.talk.did = 'discarded';
    if (where === 'discard') return says(act(p, 'discard', to));
    const place = {
      hand: { en: 'to your hand', es: 'a tu mano', de: 'auf deine Hand' },
      removed: { en: 'from the game', es: 'del juego', de: 'aus dem Spiel' },
    }[where];
    const clause = act(p, where === 'hand' ? 'return' : 'remove', to);
    return says({ ...clause, rest: words(clause.rest ?? '', p.in(place)) });
  },
};
