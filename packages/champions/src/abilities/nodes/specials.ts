import { ask, DONE, type Node, type Seat } from '@assemble/kernel';
import type { Trait } from '../../names.ts';
import { pieceAt } from '../../rules/cards-in-play.ts';
import { callFor, canCall } from '../../rules/carrying-out.ts';
import { sheet } from '../../rules/index-of-cards.ts';
import { select } from '../../rules/reading.ts';
import type { C } from '../../rules/run.ts';
import type { Piece } from '../../table.ts';
import { specialsPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import type { Memory } from '../scope.ts';
import { chooser } from '../targets.ts';

/** Resolves the Special ability of each upgrade with a trait, in any order: each is a step of a sequence (MC-TRIGGER-2, -5). */
export interface Specials extends Node {
  readonly node: 'specials';
  readonly trait: Trait;
}

const specialsOf = (c: C, node: Specials, scope: Memory): Piece[] =>
  select(c, { type: 'upgrade', who: 'yours', trait: node.trait }, scope).filter((piece) =>
    canResolve(c, piece, scope.seat),
  );

/** MC-ABILITY-2: a Special ability that could change nothing is not started. */
const canResolve = (c: C, piece: Piece, seat: Seat): boolean =>
  sheet(c, piece.face).called.special?.some(({ ability }) => canCall(c, ability, piece.id, seat)) === true;

export const specials: EffectNode<Specials, { order: number[] }> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) {
      const cards = specialsOf(c, node, scope);
      frame.data.order = cards.map((piece) => piece.id);
      if (cards.length < 2) return { do: 'next' };
      return ask({
        seat: chooser(c, scope),
        ask: { key: 'ask.specials', args: { card: scope.self } },
        rules: ['MC-TRIGGER-5', 'MC-WORD-3'],
        source: frame.data.at,
        shape: 'order',
        options: cards.map((piece) => ({
          id: String(piece.id),
          say: { key: 'option.card', args: { card: piece.id } },
        })),
      });
    }
    const { order } = frame.data;
    const id = order[frame.step - 1];
    if (id === undefined) return DONE;
    const piece = pieceAt(c, id);
    if (piece === undefined || !canResolve(c, piece, scope.seat)) return { do: 'next' };
    const final = frame.step === order.length;
    return callFor(sheet(c, piece.face).called.special, id, scope.seat, final);
  },
  take: (_c, _node, _scope, frame, answer) => {
    frame.data.order = (answer as string[]).map(Number);
    return { do: 'next' };
  },
  can: (c, node, scope) => specialsOf(c, node, scope).length > 0,
  say: ({ trait }, p) => specialsPhrase(p, trait),
};
