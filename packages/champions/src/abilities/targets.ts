import {
  ask,
  DONE,
  type Frame,
  type Instruction,
  type Node,
  type NodeData,
  type Seat,
} from '@assemble/kernel';
import { mayAttack } from '../rules/aiming.ts';
import { decider, faceOf, isEnemy, pieceOf } from '../rules/cards-in-play.ts';
import { targetsOf } from '../rules/reading.ts';
import { type C, cardsIn } from '../rules/run.ts';
import type { Piece } from '../table.ts';
import type { Questions, TargetedKind } from '../text/keys.ts';
import type { Runs } from './node.ts';
import { bind, type Memory, note } from './scope.ts';
import type { Target } from './vocabulary.ts';

/** An effect that is for cards in play. */
export interface Targeted extends Node {
  readonly node: TargetedKind;
  readonly to: Target;
}

type Able<N> = (c: C, node: N, piece: Piece, scope: Memory) => boolean;

/** The cards an effect could be for; an attack cannot be aimed past a guard (MC-KEYWORD-5). */
export function candidates<N extends Targeted>(c: C, node: N, scope: Memory, able: Able<N>): Piece[] {
  return targetsOf(c, node.to, scope).filter((piece) => {
    if (scope.label === 'attack' && isEnemy(faceOf(c, piece)) && !mayAttack(c, scope.seat, piece))
      return false;
    return able(c, node, piece, scope);
  });
}

/** Who is asked: the player who resolves the ability (MC-WORD-3). */
export const chooser = (c: C, scope: Memory): Seat => decider(c, scope.seat);

/**
 * Runs an effect on its targets: asks for them where there is a choice, then acts on all of them at once. `able`
 * narrows them to those the effect could do something to (MC-WORD-4). `after` reads what came of it.
 */
export function onTargets<N extends Targeted, Notes = object>(
  act: (c: C, node: N, targets: readonly Piece[], scope: Memory) => Instruction,
  options: {
    able?: Able<N>;
    after?: (c: C, node: N, scope: Memory, frame: Frame<NodeData & Notes>) => Instruction;
  } = {},
): Runs<N, Notes> {
  const { able = () => true, after = () => DONE } = options;
  return {
    run: (c, node, scope, frame) => {
      if (frame.step > 0) return after(c, node, scope, frame);
      const found = candidates(c, node, scope, able);
      if (found.length === 0) {
        note(scope, 0, false);
        return DONE;
      }
      const { to } = node;
      const key: keyof Questions = `ask.${node.node}`;
      const question = {
        ask: { key, args: { card: scope.self } },
        source: frame.data.at,
        shape: 'entities',
        from: found.map((piece) => piece.id),
      } as const;
      if (to.to === 'choose' && found.length > to.count) {
        return ask({
          ...question,
          seat: chooser(c, scope),
          rules: ['MC-WORD-3', 'MC-INIT-5'],
          min: to.count,
          max: to.count,
        });
      }
      if (to.to === 'picked' && found.length > 1)
        return ask({ ...question, seat: c.table.first, rules: ['MC-FIRST-2'], min: 1, max: 1 });
      if (to.to !== 'self' && to.to !== 'you')
        bind(
          scope,
          found.map((piece) => piece.id),
        );
      return act(c, node, found, scope);
    },
    take: (c, node, scope, _frame, answer) => {
      const ids = cardsIn(answer);
      bind(scope, ids);
      return act(
        c,
        node,
        ids.map((id) => pieceOf(c, id)),
        scope,
      );
    },
    // MC-WORD-5: there must be something to choose.
    can: (c, node, scope) => candidates(c, node, scope, able).length > 0,
  };
}
