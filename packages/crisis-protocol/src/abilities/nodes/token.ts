import { DONE, type Node } from '@assemble/kernel';
import { flipToken, pickUp as picked, takeControl, takeToken } from '../../rules/atoms.ts';
import { characterOf, isUp } from '../../rules/characters.ts';
import { type C, tokenRule } from '../../rules/run.ts';
import type { Token } from '../../table.ts';
import { tokenName } from '../../text/conditions.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn, selfIn } from '../values.ts';

/** What interacting with an objective token can do: hold it, control it, turn it over, or take a token from it. */
export interface UseToken extends Node {
  readonly node: 'token';
  readonly how: 'pick-up' | 'control' | 'exhaust' | 'take';
  /** take: which of the crisis card's kinds of token is taken. */
  readonly of?: number;
}

function tokenIn(c: C, scope: Memory): Token | null {
  return c.table.tokens[scope.token ?? -1] ?? null;
}

export const token: CrisisNode<UseToken> = {
  run: (c, node, scope) => {
    const found = tokenIn(c, scope);
    const self = selfIn(c, scope);
    if (found === null || self === null || !isUp(self)) return DONE;
    if (node.how === 'pick-up') picked(c, characterOf(c, self.id), found, ['CP-HOLD-1']);
    else if (node.how === 'control')
      takeControl(c, found, seatIn(c, scope), ['CP-CONTROL-1', 'CP-CONTROL-2']);
    else if (node.how === 'exhaust') flipToken(c, found, true, [tokenRule(c, 'CP-XOBJ-1')]);
    else takeToken(c, characterOf(c, self.id), found.crisis, node.of ?? 0, ['CP-HOLD-1']);
    return DONE;
  },
  can: (c, _node, scope) => tokenIn(c, scope) !== null,
  say: ({ how, of }, p) => {
    switch (how) {
      case 'pick-up':
        return clauses({
          verb: 'pickUp',
          subject: p.anchor('self'),
          rest: p.pick({ en: 'the token', es: 'la ficha', de: 'den Marker' }),
        });
      case 'control':
        // What was said of somebody is over: "it" could be the token.
        p.talk.focus = null;
        return clauses({
          verb: 'gain',
          subject: p.you,
          rest: p.pick({
            en: 'control of the token',
            es: 'el control de la ficha',
            de: 'die Kontrolle über den Marker',
          }),
        });
      case 'exhaust':
        return clauses({
          verb: 'turn',
          subject: p.anchor('token'),
          rest: p.pick({ en: 'Exhausted', es: 'Agotada', de: 'erschöpft' }),
        });
      case 'take': {
        const name = tokenName(p, of);
        return clauses({
          verb: 'pickUp',
          subject: p.anchor('self'),
          rest: p.pick({
            en: `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} token`,
            es: `una ficha de ${name}`,
            de: `einen Marker „${name}“`,
          }),
        });
      }
    }
  },
};
