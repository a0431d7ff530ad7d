import { type Answer, ask, DONE, type Instruction, type Node, type Option, propose } from '@assemble/kernel';
import { change, type Mark } from '../../rules/changes.ts';
import { other } from '../../rules/dice-in-play.ts';
import { indexOf, slotId } from '../../rules/index-of-cards.ts';
import type { C } from '../../rules/run.ts';
import { playerTarget } from '../../table.ts';
import { inAll } from '../../text/said.ts';
import { hint } from '../expect.ts';
import type { Memory } from '../memory.ts';
import type { DiceNode, Runs } from '../node.ts';
import { causeIn } from '../values.ts';

/**
 * Names one of the opponent's character cards: it cannot be fielded while this card is active, until this card
 * names another. A node of its own: one card does so (Loki).
 */
export interface NameCard extends Node {
  readonly node: 'name-card';
}

const named = (c: C, scope: Memory): Option[] =>
  c.table.cards.flatMap(({ id, owner }, slot) =>
    owner === other(scope.seat) && indexOf(c).cards[slot]?.kind === 'character'
      ? [{ id, say: { key: 'option.card', args: { card: id } } }]
      : [],
  );

function name(c: C, scope: Memory, card: string): Instruction {
  const target = playerTarget(other(scope.seat));
  const until = Number.MAX_SAFE_INTEGER;
  return propose(c, [
    change<Mark>({
      kind: 'mark',
      target,
      mark: 'cannot-field',
      until,
      data: { card },
      cause: causeIn(scope),
    }),
  ]);
}

const runs: Runs<NameCard> = {
  run: (c, _node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const options = named(c, scope);
    const only = options[0];
    if (only === undefined) return DONE;
    if (options.length === 1) return name(c, scope, only.id);
    return ask({
      seat: scope.seat,
      ask: { key: 'ask.name', args: { card: slotId(c, scope.card) } },
      rules: ['DM-CORE-RULES-1'],
      source: frame.data.at,
      shape: 'options',
      options,
    });
  },
  take: (c, _node, scope, _frame, answer: Answer) => name(c, scope, answer as string),
  can: (c, _node, scope) => named(c, scope).length > 0,
};

const say = inAll<NameCard>((_node, p) => {
  const which = {
    en: "one of the opponent's character cards",
    es: 'una de las cartas de personaje del rival',
    de: 'eine der Charakterkarten des Gegners',
  }[p.locale];
  const self = p.name().text;
  const then = {
    en: [
      'While ',
      ...self,
      ' is active, the opponent cannot field that character, until you name another card this way.',
    ],
    es: [
      'Mientras ',
      ...self,
      ' esté activo, el rival no puede desplegar a ese personaje, hasta que nombres así otra carta.',
    ],
    de: [
      'Solange ',
      ...self,
      ' aktiv ist, kann der Gegner diesen Charakter nicht einsetzen, bis du so eine andere Karte nennst.',
    ],
  }[p.locale];
  return { clauses: [{ verb: 'name', rest: which }], more: [then] };
});

export const nameCard: DiceNode<NameCard> = {
  ...runs,
  say,
  hint: () => hint(2, 'opposing', { fails: true }),
};
