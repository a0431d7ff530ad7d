import type { Seat } from '@assemble/kernel';
import { characterOf, isThere } from '../../rules/characters.ts';
import { anchored, viewpoint } from '../../rules/filter.ts';
import type { Way } from '../../rules/moving.ts';
import { type C, other } from '../../rules/run.ts';
import type { Memory } from '../memory.ts';
import { seatIn } from '../values.ts';
import type { Anchor } from '../vocabulary.ts';

/** A movement toward a character or away from it (CP-TOWARD-1). */
export interface Directed {
  readonly way?: 'toward' | 'away';
  readonly from?: Anchor;
  /** Who decides where it goes, if not the ability's player. */
  readonly decides?: 'opponent' | 'its-opponent';
}

/** The player who decides where a character goes. */
export function deciderOf(c: C, { decides }: Directed, scope: Memory, who: number): Seat {
  if (decides === 'its-opponent') return other(characterOf(c, who).controller);
  const seat = seatIn(c, scope);
  return decides === 'opponent' ? other(seat) : seat;
}

/** Whether it has a way to take: there is none toward or away from who is gone. */
export const hasWay = (c: C, node: Directed, scope: Memory): boolean =>
  node.way === undefined || wayOf(c, node, scope) !== null;

/** The way a movement has to take, null for any. */
export function wayOf(c: C, { way, from = 'self' }: Directed, scope: Memory): Way | null {
  if (way === undefined) return null;
  const token = from === 'token' ? c.table.tokens[scope.token ?? -1]?.at : null;
  if (token != null) return { way, from: token };
  const character = anchored(c, from, viewpoint(scope));
  return character !== null && isThere(character) ? { way, from: character.at } : null;
}
