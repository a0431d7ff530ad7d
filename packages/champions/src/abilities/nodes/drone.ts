import { DONE, NEXT, type Node, propose, type Seat } from '@assemble/kernel';
import { DRONE } from '../../content.ts';
import { enterPlay } from '../../rules/atoms.ts';
import { playerOf } from '../../rules/cards-in-play.ts';
import { cameIn } from '../../rules/revealing.ts';
import { SCENARIO } from '../../table.ts';
import { dronePhrase } from '../../text/found-phrase.ts';
import type { EffectNode } from '../node.ts';
import { playersOf } from '../players.ts';
import { note } from '../scope.ts';
import type { Players } from '../vocabulary.ts';

/** Puts the top card of players' decks into play face down, engaged with them as a Drone minion. */
export interface Drone extends Node {
  readonly node: 'drone';
  readonly who: Players;
  readonly count: number;
}

export const drone: EffectNode<Drone, { seats: Seat[] }> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) {
      frame.data.seats = playersOf(c, node.who, scope).flatMap((seat) =>
        new Array<Seat>(node.count).fill(seat),
      );
      note(scope, 0, false);
    }
    const seat = frame.data.seats[frame.step];
    if (seat === undefined) return DONE;
    const top = playerOf(c.table, seat).deck.at(-1);
    if (top === undefined || playerOf(c.table, seat).out) return NEXT; // MC-EMPTY-8
    const piece = enterPlay(c, top, { face: DRONE, controller: SCENARIO, engaged: seat }, ['MC-MINION-1']);
    note(scope, 1, true);
    return propose(c, cameIn(piece, seat));
  },
  can: (c, node, scope) =>
    playersOf(c, node.who, scope).some((seat) => playerOf(c.table, seat).deck.length > 0),
  say: (node, p) => dronePhrase(p, node),
};
