import { type Answer, ask, DONE, type Node } from '@assemble/kernel';
import * as atoms from '../../rules/atoms.ts';
import { diceIn, dieOf } from '../../rules/dice-in-play.ts';
import { refs, tell } from '../../rules/events.ts';
import type { C } from '../../rules/run.ts';
import type { Die } from '../../table.ts';
import { drawing } from '../../text/draw-phrase.ts';
import { inAll } from '../../text/said.ts';
import { expected, hint, WORTH } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { type Rolled, rollInto } from '../rolled.ts';
import { amountOf } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/**
 * Takes dice from the bag. Kept dice go unrolled to the prep area or are rolled; of more dice than `keep` its
 * player chooses which, and the rest goes elsewhere.
 */
export interface Draw extends Node {
  readonly node: 'draw';
  readonly take: Amount;
  readonly keep?: number;
  readonly rest?: 'used' | 'bag';
  readonly to: 'prep' | Rolled;
}

function place(c: C, node: Draw, scope: Memory, drawn: readonly number[], kept: readonly number[]) {
  for (const id of drawn) if (!kept.includes(id)) atoms.moveTo(c, dieOf(c, id), node.rest ?? 'used');
  const dice = kept.map((id) => dieOf(c, id));
  if (node.to !== 'prep') return rollInto(c, scope, dice, node.to);
  for (const die of dice) atoms.moveTo(c, die, 'prep');
  return DONE;
}

const runs: Runs<Draw, { drawn?: number[] }> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const seat = scope.seat;
    const drawn: Die[] = [];
    for (let n = amountOf(c, node.take, scope); n > 0; n--) {
      const die = atoms.draw(c, seat);
      if (die === null) break;
      // Out of the bag, so that it is not drawn twice.
      atoms.moveTo(c, die, 'prep');
      drawn.push(die);
    }
    tell(c, 'drew', ['DM-CORE-RULES-1'], () => ({ seat, dice: refs(c, drawn) }));
    const ids = drawn.map((die) => die.id);
    scope.that = ids;
    if (node.keep === undefined || ids.length <= node.keep) return place(c, node, scope, ids, ids);
    frame.data.drawn = ids;
    return ask({
      seat,
      ask: { key: 'ask.keep', args: { count: node.keep } },
      rules: ['DM-CORE-RULES-1'],
      source: frame.data.at,
      shape: 'entities',
      from: ids,
      min: node.keep,
      max: node.keep,
    });
  },
  take: (c, node, scope, frame, answer: Answer) =>
    place(c, node, scope, frame.data.drawn ?? [], answer as number[]),
  can: (c, _node, scope) =>
    diceIn(c, scope.seat, 'bag').length > 0 || diceIn(c, scope.seat, 'used').length > 0,
};

const say = inAll<Draw>((node, p) => drawing(p, node));

/** A die that is rolled: half the time it shows a character. */
const landing = (to: Rolled): number =>
  WORTH.die + (to.character === 'field' ? 1 : 0) + (to.hits === true ? 1 : 0);

export const draw: DiceNode<Draw> = {
  ...runs,
  say,
  hint: ({ take, keep, to }, o) => {
    const drawn = expected(take, o);
    const kept = keep ?? drawn;
    const landed = to === 'prep' ? WORTH.die : landing(to);
    o.that = 'own';
    o.done = kept;
    return hint(kept * landed + (drawn - kept) * 0.25, 'own');
  },
};
