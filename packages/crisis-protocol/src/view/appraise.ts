import { type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import { bodyOf, distance, tokenBody } from '../rules/board.ts';
import { heldBy, isUp, statsOf } from '../rules/characters.ts';
import type { C } from '../rules/run.ts';
import type { Character, Table } from '../table.ts';
import { earning, goalOf, nearestFoe, STRIKING_DISTANCE } from './goals.ts';

/** What bots think things are worth, in points of damage; every weight is a guess, none is a rule. */
const WORTH = {
  /** To win outweighs whatever stands on a table, but not so far that a slight chance of it does. */
  won: 150,
  /** A victory point, and one that would be scored if the round ended now. */
  point: 6,
  earning: 4,
  stamina: 1,
  /** Who is still up on the Injured side, or on any: somebody who can act again. */
  body: 4,
  power: 0.35,
  condition: 0.5,
  /** For each inch nearer to the next objective. */
  nearness: 0.2,
  /** For each inch nearer to an opponent who is out of striking distance. */
  pursuit: 0.08,
} as const;

/** How well a match stands for a seat: points, what earns them next, bodies, Power, and the way to the objectives. */
export function appraise(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat): number {
  const { outcome } = match;
  if (outcome !== null)
    return outcome.winners.length === 0 ? 0 : outcome.winners.includes(seat) ? WORTH.won : -WORTH.won;
  const c = new Run(rulebook, match, null);
  return sideOf(c, seat) - sideOf(c, 1 - seat);
}

function sideOf(c: C, seat: Seat): number {
  let sum = (c.table.players[seat as 0 | 1]?.points ?? 0) * WORTH.point;
  for (const character of c.table.characters)
    if (character.controller === seat) sum += bodyWorth(c, character);
  for (const token of c.table.tokens) sum += earning(c, token, seat) * WORTH.earning;
  return sum;
}

function bodyWorth(c: C, character: Character): number {
  if (character.gone) return 0;
  const { stamina } = statsOf(c, character);
  // The Injured side is still to come for whoever is Healthy.
  const lives = character.side === 'healthy' ? stamina * 2 : stamina;
  const left = (lives - character.damage) * WORTH.stamina;
  if (!isUp(character)) return left + (character.dazed ? 0 : WORTH.body);
  const usable = character.power * WORTH.power - character.conditions.length * WORTH.condition;
  return left + WORTH.body + usable + standing(c, character);
}

/** Nearer to what it goes for, and to somebody to hit; who holds something has arrived. */
function standing(c: C, character: Character & { at: NonNullable<Character['at']> }): number {
  const foe = nearestFoe(c, character);
  const chase = foe === null ? 0 : Math.max(0, foe.away - STRIKING_DISTANCE) * WORTH.pursuit;
  if (heldBy(c, character).length > 0) return 0;
  const goal = goalOf(c, character);
  const way = goal?.at == null ? 0 : distance(bodyOf(c, character), tokenBody(goal.at));
  return -way * WORTH.nearness - chase;
}
