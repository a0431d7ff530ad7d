import { ask, DONE, type Instruction, type Node, type Scope } from '@assemble/kernel';
import { FACES, type Face } from '../../names.ts';
import { changeDie } from '../../rules/atoms.ts';
import { COVER } from '../../rules/built-in.ts';
import { diceOf, fighterIn, sideOf } from '../../rules/conditions.ts';
import { currentRoll, viewpoint } from '../../rules/filter.ts';
import type { C, Rules } from '../../rules/run.ts';
import type { Die } from '../../table.ts';
import { type CrisisNode, WORTH } from '../node.ts';
import { amountOf, roughly, seatIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Changes dice that show certain faces to another face. A failure can't be changed (CP-DICE-7). */
export interface ChangeDice extends Node {
  readonly node: 'change-dice';
  readonly count: Amount;
  readonly from: readonly Face[];
  /** any: of its player's choice. */
  readonly face: Face | 'any';
  readonly dice: 'own' | 'theirs';
}

function able(c: C, node: ChangeDice, scope: Scope): Die[] {
  const roll = currentRoll(c);
  if (roll === null) return [];
  const side = sideOf(roll, fighterIn(roll, viewpoint(scope)), node.dice);
  return diceOf(roll, side).filter(
    (die) => die.face !== node.face && node.from.includes(die.face) && die.face !== 'failure',
  );
}

function changed(c: C, face: Face, ids: readonly number[], scope: Scope): Instruction {
  const roll = currentRoll(c);
  const source = scope['at'] as string;
  const rules: Rules = source === COVER ? ['CP-COVER-5', 'CP-MODIFY-2'] : ['CP-ATTACK-9'];
  for (const id of ids) {
    const die = roll?.dice[id];
    if (die !== undefined) changeDie(c, die, face, source, rules);
  }
  scope['done'] = ids.length;
  return DONE;
}

export const changeDice: CrisisNode<ChangeDice> = {
  run: (c, node, scope) => {
    const from = able(c, node, scope).map((die) => die.id);
    const count = Math.min(amountOf(c, node.count, scope), from.length);
    scope['done'] = 0;
    if (count === 0) return DONE;
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.change-dice', args: { ability: scope['at'] as string, count, face: node.face } },
      rules: [node.dice === 'own' ? 'CP-MODIFY-2' : 'CP-MODIFY-4', 'CP-DICE-7'],
      source: scope['at'] as string,
      test: 'dice',
      shape: 'entities',
      from,
      min: 0,
      max: count,
    });
  },
  take: (c, node, scope, frame, answer) => {
    const chosen = frame.data['dice'] as number[] | undefined;
    if (chosen !== undefined) return changed(c, answer as Face, chosen, scope);
    const ids = answer as number[];
    if (node.face !== 'any' || ids.length === 0) return changed(c, node.face as Face, ids, scope);
    frame.data['dice'] = ids;
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.which-face', args: { ability: scope['at'] as string } },
      rules: ['CP-ATTACK-9'],
      source: scope['at'] as string,
      shape: 'options',
      options: FACES.map((face) => ({ id: face, say: { key: 'option.face', args: { face } } })),
    });
  },
  can: (c, node, scope) => amountOf(c, node.count, scope) > 0 && able(c, node, scope).length > 0,
  hint: ({ count }) => roughly(count) * WORTH.die * 2,
};
