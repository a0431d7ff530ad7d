import { DONE, type Node } from '@assemble/kernel';
import { depthOf } from '../../rules/activities.ts';
import { addLasting } from '../../rules/atoms.ts';
import { eventPhrase } from '../../text/event-phrase.ts';
import { at, opened } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Effect, Period, When } from '../vocabulary.ts';

/** Waits for a moment and then happens by itself, once (MC-DELAYED-1, -2). */
export interface Later extends Node {
  readonly node: 'later';
  readonly on: When;
  /** If it has not come by then, it never does. */
  readonly until: Period;
  readonly effect: Effect;
}

export const later: EffectNode<Later> = {
  run: (c, node, scope, frame) => {
    const { change: _over, ...kept } = scope;
    addLasting(c, {
      at: frame.data.at,
      kind: 'waits',
      until: node.until,
      depth: depthOf(c, scope),
      scope: kept,
    });
    return DONE;
  },
  can: () => true,
  say: ({ on, effect, until }, p) => {
    // What the enemy that is about to act will do is told as part of the same sentence.
    if (on.event === 'threat' && until === 'activation') {
      p.talk.event = 'scheme';
      return p.say(effect);
    }
    const over = p.in({ en: 'after this attack', es: 'después de este ataque', de: 'nach diesem Angriff' });
    const opening = on.event === 'attacked' && on.damages === undefined ? at([over]) : eventPhrase(p, on);
    return opened(p.say(effect), opening);
  },
};
