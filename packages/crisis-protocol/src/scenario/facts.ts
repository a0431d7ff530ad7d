import type { Json } from '@assemble/kernel';
import type { Character, Table } from '../table.ts';
import type { Cast } from './names.ts';

/** Positions are compared to a thousandth of an inch. */
export const rounded = (x: number): number => Math.round(x * 1000) / 1000;

/** Everything that is true of a character, in the words of scenarios. */
export function factsOf(
  { players }: Cast,
  table: Table,
  character: Character,
): { readonly [fact: string]: Json } {
  const { id, at, power, damage, side, dazed, activated, conditions, gone, form, owner, controller } =
    character;
  return {
    at: at === null ? null : [rounded(at.x), rounded(at.y)],
    power,
    damage,
    side,
    dazed,
    activated,
    conditions: [...conditions].sort(),
    gone,
    form,
    holds: table.tokens.filter((token) => token.holder === id).map((token) => token.id),
    owner: players[owner] ?? null,
    controller: players[controller] ?? null,
  };
}
