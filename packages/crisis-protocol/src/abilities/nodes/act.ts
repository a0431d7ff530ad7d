import { DONE, type Instruction, type Node } from '@assemble/kernel';
import { moveVerdict } from '../../rules/actions.ts';
import { makeAttack } from '../../rules/attack-order.ts';
import { isUp } from '../../rules/characters.ts';
import { type C, call } from '../../rules/run.ts';
import { FREELY, possibleAttacks } from '../../rules/targeting.ts';
import { makeGrantedMove } from '../../rules/turn-atoms.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { selfIn } from '../values.ts';

/** Actions that come on top of the character's own two (CP-ACTIVATE-9): "Action: move, then attack". */
export interface Act extends Node {
  readonly node: 'act';
  readonly actions: readonly ('move' | 'attack')[];
}

/** CP-EFFECT-7, CP-EFFECT-8: a forbidden part is left out, the others stay. */
function start(c: C, what: 'move' | 'attack', scope: Memory): Instruction | null {
  const self = selfIn(c, scope);
  if (self === null || !isUp(self) || !able(c, what, scope)) return null;
  if (what === 'attack') return makeAttack(self.id, '');
  makeGrantedMove(c);
  return call('granted-move', { who: self.id });
}

function able(c: C, what: 'move' | 'attack', scope: Memory): boolean {
  const self = selfIn(c, scope);
  if (self === null || !isUp(self)) return false;
  return what === 'attack' ? possibleAttacks(c, self, FREELY, false).length > 0 : moveVerdict(c, self).yes;
}

const ACTIONS = {
  move: { en: 'a Move action', es: 'una acción «Mover»', de: 'eine Bewegungsaktion' },
  attack: { en: 'an Attack action', es: 'una acción «Atacar»', de: 'eine Angriffsaktion' },
} as const;

export const act: CrisisNode<Act> = {
  run: (c, node, scope, frame) => {
    for (let i = frame.step; i < node.actions.length; i++) {
      const started = start(c, node.actions[i] as 'move' | 'attack', scope);
      if (started !== null) {
        frame.step = i;
        return started;
      }
    }
    return DONE;
  },
  can: (c, node, scope) => node.actions.some((what) => able(c, what, scope)),
  say: ({ actions }, p) => {
    const [first, second] = actions.map((what) => ACTIONS[what]);
    if (first === undefined) return clauses();
    const rest =
      second === undefined
        ? p.pick(first)
        : p.pick({
            en: `${first.en}, then ${second.en}`,
            es: `${first.es} seguida de ${second.es}`,
            de: `${first.de} gefolgt von ${second.de.replace(/^eine /u, 'einer ')}`,
          });
    return clauses({ verb: 'make', subject: p.anchor('self'), rest });
  },
};
