import { ask, DONE, type Instruction, type Node, propose } from '@assemble/kernel';
import { rich } from '@assemble/language';
import { SAME_LEVEL } from '../../rules/bonuses.ts';
import { type Copy, change } from '../../rules/changes.ts';
import { dieOf, fieldedBy, other } from '../../rules/dice-in-play.ts';
import { indexOf, slotId } from '../../rules/index-of-cards.ts';
import type { C } from '../../rules/run.ts';
import { inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { causeIn } from '../values.ts';

/**
 * The dice of this character use one of the opponent's character cards as if it were their own, until another of
 * them is fielded; with `faces` the die just fielded also has the numbers of its dice, level by level.
 * One card does so (Mystique).
 */
export interface CopyCard extends Node {
  readonly node: 'copy-card';
  readonly faces: boolean;
}

/** Longer than any match: it ends when the die leaves the field, or with the next copy. */
const FOR_GOOD = 1_000_000;

function cards(c: C, scope: Memory): number[] {
  const found: number[] = [];
  indexOf(c).cards.forEach((card, slot) => {
    if (card?.kind === 'character' && c.table.cards[slot]?.owner === other(scope.seat)) found.push(slot);
  });
  return found;
}

function copyFrom(c: C, node: CopyCard, scope: Memory, card: number): Instruction {
  const self = dieOf(c, scope.self);
  const cause = causeIn(scope);
  const dice = fieldedBy(c, scope.seat).filter((die) => die.card === self.card);
  const batch = dice.map((die) => {
    const what = node.faces && die.id === self.id ? 'both' : 'abilities';
    return change<Copy>({
      kind: 'copy',
      target: die.id,
      what,
      card,
      face: SAME_LEVEL,
      until: FOR_GOOD,
      cause,
    });
  });
  return batch.length === 0 ? DONE : propose(c, batch);
}

const runs: Runs<CopyCard> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const found = cards(c, scope);
    const first = found[0];
    if (first === undefined) return DONE;
    if (found.length === 1) return copyFrom(c, node, scope, first);
    return ask({
      seat: scope.seat,
      ask: { key: 'ask.copy-card', args: { card: slotId(c, scope.card) } },
      rules: ['DM-COPYING-1', 'DM-COPYING-5'],
      source: frame.data.at,
      shape: 'options',
      options: found.map((slot) => ({
        id: String(slot),
        say: { key: 'option.copy-card', args: { card: slotId(c, slot) } },
      })),
    });
  },
  take: (c, node, scope, _frame, answer) => copyFrom(c, node, scope, Number(answer)),
  can: (c, _node, scope) => cards(c, scope).length > 0,
};

const say = inAll<CopyCard>((node, p) => {
  if (p.brief && node.faces) {
    const rest = {
      en: "that card's die faces, level by level",
      es: 'las caras de los dados de esa carta, nivel por nivel',
      de: 'die Würfelseiten dieser Karte, Stufe für Stufe',
    }[p.locale];
    return { clauses: [{ verb: 'copy', subject: p.self(), rest }], adds: true };
  }
  const rest = {
    en: "one of the opponent's character cards",
    es: 'una de las cartas de personaje del rival',
    de: 'eine der Charakterkarten des Gegners',
  }[p.locale];
  const until = {
    en: rich`${p.name().text} counts as a copy of that card, except for cost and die faces, until you field another ${p.name().text}.`,
    es: rich`${p.name().text} cuenta como copia de esa carta, salvo el coste y las caras del dado, hasta que despliegues a otra ${p.name().text}.`,
    de: rich`${p.name().text} gilt als Kopie dieser Karte, außer Kosten und Würfelseiten, bis du eine weitere ${p.name().text} einsetzt.`,
  }[p.locale];
  return { clauses: [{ verb: 'choose', rest }], more: [until] };
});

export const copyCard: DiceNode<CopyCard> = {
  ...runs,
  say,
  hint: ({ faces }) => hint(faces ? 3 : 2, 'own'),
};
