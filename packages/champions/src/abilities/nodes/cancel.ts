import { DONE, type Node } from '@assemble/kernel';
import { moveTo } from '../../rules/atoms.ts';
import type { RevealChange } from '../../rules/changes.ts';
import { ref, tell } from '../../rules/events.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';

/** Cancels the When Revealed effects of the card that is being revealed, or the whole card (MC-CANCEL-1, -3). */
export interface Cancel extends Node {
  readonly node: 'cancel';
  readonly what: 'effects' | 'card';
}

export const cancel: EffectNode<Cancel> = {
  run: (c, node, scope) => {
    const change = c.change(scope) as RevealChange;
    change.cancelled = node.what;
    note(scope, 1, true);
    // What follows finds the card in the discard pile.
    if (node.what === 'card') moveTo(c, change.target, 'discard');
    tell(c, 'cancelled', ['MC-CANCEL-1'], () => ({
      card: ref(c, change.target),
      by: ref(c, scope.self),
    }));
    return DONE;
  },
  can: (_c, _node, scope) => scope.change != null,
  say: ({ what }, p) =>
    what === 'effects'
      ? says({
          verb: 'cancel',
          rest: p.in({
            en: 'the "When Revealed" effects of that card',
            es: 'los efectos de «Cuando se muestre esta carta» de esa carta',
            de: 'die „Sobald aufgedeckt“-Effekte dieser Karte',
          }),
        })
      : says(
          {
            verb: 'cancel',
            rest: p.in({
              en: 'all effects of that card',
              es: 'todos los efectos de esa carta',
              de: 'alle Effekte dieser Karte',
            }),
          },
          { verb: 'discard', object: { of: p.subject({ noun: 'card' }), case: 'acc' } },
        ),
};
