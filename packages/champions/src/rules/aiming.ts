import type { Seat } from '@assemble/kernel';
import type { Piece } from '../table.ts';
import { engagedWith, faceOf, isEnemy } from './cards-in-play.ts';
import { hasKeyword } from './reading.ts';
import type { C } from './run.ts';

/** MC-ATTACK-5, MC-KEYWORD-5, -6: a minion with guard keeps its player from attacking a villain that lacks guard. */
export function mayAttack(c: C, seat: Seat, enemy: Piece): boolean {
  if (faceOf(c, enemy).type !== 'villain') return true;
  const guarded = engagedWith(c, seat).some((minion) => hasKeyword(c, minion, 'guard'));
  return !guarded || hasKeyword(c, enemy, 'guard');
}

/** Whether a player's characters may attack this. */
export const isAttackable = (c: C, seat: Seat, piece: Piece): boolean =>
  isEnemy(faceOf(c, piece)) && mayAttack(c, seat, piece);
