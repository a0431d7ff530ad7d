import { DONE, NEXT, type Node } from '@assemble/kernel';
import { SETS, setKind } from '../../names.ts';
import { moveTo, shuffleDeck } from '../../rules/atoms.ts';
import { playerOf, printed } from '../../rules/cards-in-play.ts';
import { revealCard } from '../../rules/revealing.ts';
import type { C } from '../../rules/run.ts';
import { SCENARIO } from '../../table.ts';
import { nemesisPhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { type Memory, note } from '../scope.ts';

/**
 * Your nemesis comes (MC-NEMESIS-2): the set-aside minion, then the side scheme, are revealed; the rest of the set is
 * shuffled into the encounter deck. What it did is whether the minion came.
 */
export interface Nemesis extends Node {
  readonly node: 'nemesis';
}

function setAside(c: C, scope: Memory): number[] {
  // MC-ELIM-6: their nemesis comes completely, even if its minion takes the player out of the game.
  const own = printed(c, playerOf(c.table, scope.seat).identity).set;
  const left: number[] = [];
  c.table.zones.forEach((zone, id) => {
    if (zone !== 'aside') return;
    const { set } = printed(c, id);
    const found = SETS[set];
    if (setKind(set) === 'nemesis' && 'of' in found && found.of === own) left.push(id);
  });
  return left;
}

export const nemesis: EffectNode<Nemesis, { came: boolean }> = {
  run: (c, _node, scope, frame) => {
    const left = setAside(c, scope);
    const next = (type: string): number | undefined => left.find((id) => printed(c, id).type === type);
    switch (frame.step) {
      case 0: {
        const minion = next('minion');
        frame.data.came = minion !== undefined;
        return minion === undefined ? NEXT : revealCard(scope.seat, minion, false);
      }
      case 1: {
        const scheme = next('side-scheme');
        return scheme === undefined ? NEXT : revealCard(scope.seat, scheme, false);
      }
      default:
        for (const id of left) moveTo(c, id, 'deck');
        if (left.length > 0) shuffleDeck(c, SCENARIO, ['MC-NEMESIS-2']);
        note(scope, frame.data.came ? 1 : 0, frame.data.came);
        return DONE;
    }
  },
  can: () => true,
  say: (_node, p) => nemesisPhrase(p),
};
