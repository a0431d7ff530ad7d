import type { Seat } from '@assemble/kernel';
import { endLasting, engage, leavePlay, moveTo } from './atoms.ts';
import { engagedWith, nextPlayer, playerOf } from './cards-in-play.ts';
import { discardHandAndDeck, lose, makeFirst, takeOut } from './match-atoms.ts';
import type { C } from './run.ts';

/** Takes a player out of the game (MC-ELIM-1); the last one ends it (MC-ELIM-7). Answers the minions that engage another. */
export function eliminate(c: C, seat: Seat): number[] {
  const player = playerOf(c.table, seat);
  if (player.out) return [];
  takeOut(c, seat);
  if (c.table.players.every((one) => one.out)) {
    lose(c, 'MC-ELIM-7', 'all-eliminated');
    return [];
  }
  const next = nextPlayer(c, seat);
  // MC-ELIM-4: enemies engage the next player as they are.
  const minions = engagedWith(c, seat);
  for (const minion of minions) engage(c, minion, next, ['MC-ELIM-4']);
  // MC-ELIM-2: everything they control goes to its owner's discard pile.
  for (const piece of c.table.play.filter((one) => one.controller === seat)) {
    leavePlay(c, piece.id, 'discard', ['MC-ELIM-2']);
  }
  discardHandAndDeck(c, seat);
  // MC-ELIM-3.
  for (const id of player.dealt.slice()) moveTo(c, id, 'discard');
  endLasting(c, (lasting) => lasting.scope.seat === seat && lasting.until === 'game');
  // MC-FIRST-1.
  if (c.table.first === seat) makeFirst(c, next, ['MC-FIRST-1']);
  return minions.map((minion) => minion.id);
}
