import { type Answer, ask, DONE, type Frame, propose, type Scope } from '@assemble/kernel';
import * as atoms from '../../rules/atoms.ts';
import { change, type Damage } from '../../rules/changes.ts';
import { characterFace, diceIn, dieOf, other } from '../../rules/dice-in-play.ts';
import { refs, tell } from '../../rules/events.ts';
import { field } from '../../rules/fielding.ts';
import type { C } from '../../rules/run.ts';
import { type DiceChange, type Die, playerTarget } from '../../table.ts';
import { drawing } from '../../text/draw-phrase.ts';
import { inAll } from '../../text/said.ts';
import type { Runs } from '../node.ts';
import { amountOf, causeIn, seatIn } from '../values.ts';
import type { Amount, Effect } from '../vocabulary.ts';

/** Where a rolled die goes, by what it shows. */
export interface Rolled {
  readonly character: 'reserve' | 'field' | 'used';
  readonly other: 'reserve' | 'used';
  /** A character face hits the opponent for its attack. */
  readonly hits?: true;
}

/**
 * Takes dice from the bag. Kept dice go unrolled to the prep area or are rolled; of more dice than `keep` its
 * player chooses which, and the rest goes elsewhere.
 */
export interface Draw extends Effect {
  readonly node: 'draw';
  readonly take: Amount;
  readonly keep?: number;
  readonly rest?: 'used' | 'bag';
  readonly to: 'prep' | Rolled;
}

/** Rolls dice and puts them where they belong; characters that are fielded this way are heard of. */
export function rollInto(c: C, scope: Scope, dice: readonly Die[], rolled: Rolled) {
  const seat = seatIn(scope);
  const fielded: DiceChange[] = [];
  atoms.rollAll(c, seat, dice, false, ['DM-CORE-RULES-1']);
  for (const die of dice) {
    const face = die.face;
    const shown = characterFace(c, die);
    const to = shown === null ? rolled.other : rolled.character;
    if (shown !== null && rolled.hits === true && shown.attack > 0) {
      const target = playerTarget(other(seat));
      fielded.push(change<Damage>({ kind: 'damage', target, amount: shown.attack, cause: causeIn(scope) }));
    }
    if (to === 'field') {
      fielded.push(field(c, seat, die));
      continue;
    }
    atoms.moveTo(c, die, to);
    if (to === 'reserve') atoms.turnTo(die, face);
  }
  return fielded.length === 0 ? DONE : propose(c, fielded);
}

function place(c: C, node: Draw, scope: Scope, drawn: readonly number[], kept: readonly number[]) {
  for (const id of drawn) if (!kept.includes(id)) atoms.moveTo(c, dieOf(c, id), node.rest ?? 'used');
  const dice = kept.map((id) => dieOf(c, id));
  if (node.to !== 'prep') return rollInto(c, scope, dice, node.to);
  for (const die of dice) atoms.moveTo(c, die, 'prep');
  return DONE;
}

export const draw: Runs<Draw> = {
  run: (c, node, scope, frame: Frame) => {
    if (frame.step > 0) return DONE;
    const seat = seatIn(scope);
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
    scope['that'] = ids;
    if (node.keep === undefined || ids.length <= node.keep) return place(c, node, scope, ids, ids);
    frame.data['drawn'] = ids;
    return ask({
      seat,
      ask: { key: 'ask.keep', args: { count: node.keep } },
      rules: ['DM-CORE-RULES-1'],
      source: frame.data['at'] as string,
      shape: 'entities',
      from: ids,
      min: node.keep,
      max: node.keep,
    });
  },
  take: (c, node, scope, frame, answer: Answer) =>
    place(c, node, scope, frame.data['drawn'] as number[], answer as number[]),
  can: (c, _node, scope) =>
    diceIn(c, seatIn(scope), 'bag').length > 0 || diceIn(c, seatIn(scope), 'used').length > 0,
};

export const sayDraw = inAll<Draw>((node, p) => drawing(p, node));
