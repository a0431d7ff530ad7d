import { canRun, DONE, type Node, propose, runPart } from '@assemble/kernel';
import { countFailure, rollDice } from '../../rules/atoms.ts';
import { beginRoll, endRoll } from '../../rules/attack-atoms.ts';
import { soloRoll } from '../../rules/dodge.ts';
import { moment } from '../../rules/listeners.ts';
import { clauses, sentences } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { amountOf } from '../values.ts';
import type { Amount, Effect } from '../vocabulary.ts';

/** Rolls dice that are no attack; what follows reads them off (CP-DICE-9: criticals add none). */
export interface RollDice extends Node {
  readonly node: 'roll';
  readonly count: Amount;
  readonly then: Effect;
}

export const roll: CrisisNode<RollDice> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) {
      const { self, that, settled, token = -1 } = scope;
      const who = self < 0 ? (that[0] ?? -1) : self;
      const made = beginRoll(c, soloRoll('plain', who));
      if (settled === true && token >= 0) countFailure(c, made, who, 'plain');
      rollDice(c, made, who, 'plain', 'initial', amountOf(c, node.count, scope), ['CP-DICE-1', 'CP-DICE-9']);
      return propose(c, [moment('rolled', who, -1, { role: 'plain' })]);
    }
    if (frame.step === 1) return runPart(c, node.then, frame);
    endRoll(c);
    return DONE;
  },
  can: (c, node, scope) => typeof node.count !== 'number' || node.count > 0 || canRun(c, node.then, scope),
  say: ({ count, then }, p) => {
    // Dice by a value of the character: it is said whose.
    const whose =
      typeof count === 'object' && count.amount === 'defense' ? { subject: p.anchor('self') } : {};
    const rolling = clauses({ verb: 'roll', ...whose, rest: p.measured(count, 'dice') });
    p.talk.opened = false;
    return { ...rolling, more: sentences(p, null, p.say(then)) };
  },
};
