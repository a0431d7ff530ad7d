import { ask, DONE, type Instruction, type Node } from '@assemble/kernel';
import { rich, words } from '@assemble/language';
import { FACES, type Face } from '../../names.ts';
import { changeDie } from '../../rules/atoms.ts';
import { COVER } from '../../rules/built-in.ts';
import { diceOf, fighterIn, sideOf } from '../../rules/conditions.ts';
import { currentRoll, viewpoint } from '../../rules/filter.ts';
import type { C, Rules } from '../../rules/run.ts';
import type { Die } from '../../table.ts';
import { faces } from '../../text/amounts.ts';
import { diceWords } from '../../text/dice.ts';
import { faceLink } from '../../text/names.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { amountOf, seatIn } from '../values.ts';
import type { Amount } from '../vocabulary.ts';

/** Changes dice that show certain faces to another face. A failure can't be (CP-DICE-7), unless `from` names it. */
export interface ChangeDice extends Node {
  readonly node: 'change-dice';
  readonly count: Amount;
  readonly from: readonly Face[];
  /** any: of its player's choice. */
  readonly face: Face | 'any';
  readonly dice: 'own' | 'theirs';
  /** As many as can be changed have to be (CP-ICON-3). */
  readonly must?: true;
}

function able(c: C, node: ChangeDice, scope: Memory): Die[] {
  const roll = currentRoll(c);
  if (roll === null) return [];
  const side = sideOf(roll, fighterIn(roll, viewpoint(scope)), node.dice);
  return diceOf(roll, side).filter((die) => die.face !== node.face && node.from.includes(die.face));
}

function changed(c: C, face: Face, ids: readonly number[], scope: Memory): Instruction {
  const roll = currentRoll(c);
  const source = scope.at;
  const rules: Rules = source === COVER ? ['CP-COVER-5', 'CP-MODIFY-2'] : ['CP-ATTACK-9'];
  for (const id of ids) {
    const die = roll?.dice[id];
    if (die !== undefined) changeDie(c, die, face, source, rules);
  }
  scope.done = ids.length;
  return DONE;
}

/** The dice that are changed to a face still to be chosen. */
interface Picked {
  dice?: readonly number[];
}

export const changeDice: CrisisNode<ChangeDice, Picked> = {
  run: (c, node, scope) => {
    const from = able(c, node, scope).map((die) => die.id);
    const count = Math.min(amountOf(c, node.count, scope), from.length);
    scope.done = 0;
    if (count === 0) return DONE;
    if (node.must === true && node.face !== 'any' && from.length <= count)
      return changed(c, node.face, from, scope);
    return ask({
      seat: seatIn(c, scope),
      ask: {
        key: 'ask.change-dice',
        args: { ability: scope.at, count, face: node.face, must: node.must === true },
      },
      rules: [node.dice === 'own' ? 'CP-MODIFY-2' : 'CP-MODIFY-4', 'CP-DICE-7'],
      source: scope.at,
      test: 'dice',
      shape: 'entities',
      from,
      min: node.must === true ? count : 0,
      max: count,
    });
  },
  take: (c, node, scope, frame, answer) => {
    const chosen = frame.data.dice;
    if (chosen !== undefined) return changed(c, answer as Face, chosen, scope);
    const ids = answer as number[];
    if (node.face !== 'any' || ids.length === 0) return changed(c, node.face as Face, ids, scope);
    frame.data.dice = ids;
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.which-face', args: { ability: scope.at } },
      rules: ['CP-ATTACK-9'],
      source: scope.at,
      shape: 'options',
      options: FACES.map((face) => ({ id: face, say: { key: 'option.face', args: { face } } })),
    });
  },
  can: (c, node, scope) => amountOf(c, node.count, scope) > 0 && able(c, node, scope).length > 0,
  say: ({ count, from, face, dice }, p) => {
    const subject = p.anchor(p.talk.fighter);
    const { what, each } = diceWords(p, count, from, dice);
    p.talk.done = {
      en: 'for each result changed',
      es: 'por cada resultado cambiado',
      de: 'für jede geänderte Seite',
    };
    const to =
      face === 'any'
        ? p.pick({ en: 'any result', es: 'cualquier resultado', de: 'eine beliebige Seite' })
        : p.pick({
            en: rich`a ${faceLink(face, p.locale)}`,
            es: face === 'blank' ? rich`una ${faces(p, [face])}` : rich`«${faceLink(face, p.locale)}»`,
            de: rich`${face === 'failure' ? 'einen' : 'eine'} ${faces(p, [face])}`,
          });
    return clauses({
      verb: 'change',
      subject,
      rest: p.pick({
        en: words(rich`${what} to ${to}`, each),
        es: words(rich`${what} a ${to}`, each),
        de: words(each, rich`${what} in ${to}`),
      }),
    });
  },
};
