import type { View } from '@assemble/crisis-protocol';
import type { Spot } from '../../../table/stage/beats/beat.ts';

/** Places of the battlefield by the names in their `data-place`; characters are entities of their own. */
export const ofToken = (id: number): Spot => `token ${id}`;
export const ofTerrain = (id: number | string): Spot => `terrain ${id}`;
export const scoreOf = (seat: number): Spot => `score ${seat}`;

/** Where an objective is seen: at whoever holds it, else where it lies. */
export function whereIs(view: View, token: number): Spot {
  const { holder = -1 } = view.tokens[token] ?? {};
  return holder >= 0 ? holder : ofToken(token);
}
