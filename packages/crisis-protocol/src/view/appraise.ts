import { type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import { bodyOf, distance, tokenBody } from '../rules/board.ts';
import { heldBy, isUp, statsOf } from '../rules/characters.ts';
import { crisisOf, securedBy } from '../rules/objectives.ts';
import type { C } from '../rules/run.ts';
import type { Character, Table, Token } from '../table.ts';

/** What counts, in points of damage. */
const POINT = 6;
const EARNING = 4;
const STAMINA = 1;
const POWER = 0.35;
const CONDITION = 0.5;
/** For each inch nearer to the next objective. */
const NEARNESS = 0.12;
/** For each inch nearer to an opponent who is out of striking distance: most attacks reach about so far. */
const PURSUIT = 0.08;
const STRIKING_DISTANCE = 6;

/** How well a match stands for a seat: points, what earns them next, bodies, Power, and the way to the objectives. */
export function appraise(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat): number {
  const { outcome } = match;
  if (outcome !== null)
    return outcome.winners.includes(seat) ? 1000 : outcome.winners.length === 0 ? 0 : -1000;
  const c = new Run(rulebook, match, null);
  return sideOf(c, seat) - sideOf(c, 1 - seat) + pursuit(c, seat);
}

function sideOf(c: C, seat: Seat): number {
  let sum = (c.table.players[seat as 0 | 1]?.points ?? 0) * POINT;
  for (const character of c.table.characters)
    if (character.controller === seat) sum += bodyWorth(c, character);
  for (const token of c.table.tokens) if (earns(c, token, seat)) sum += EARNING;
  return sum;
}

function bodyWorth(c: C, character: Character): number {
  if (character.gone) return 0;
  const { stamina } = statsOf(c, character);
  // The Injured side is still to come for whoever is Healthy.
  const lives = character.side === 'healthy' ? stamina * 2 : stamina;
  const left = lives - character.damage;
  const usable = character.dazed ? 0 : character.power * POWER - character.conditions.length * CONDITION;
  return left * STAMINA + usable + (isUp(character) ? approach(c, character) : 0);
}

/** Nearer to the nearest objective that is not one's own yet; who holds something has arrived. */
function approach(c: C, character: Character & { at: NonNullable<Character['at']> }): number {
  if (heldBy(c, character).length > 0) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  const body = bodyOf(c, character);
  for (const token of c.table.tokens) {
    if (token.at === null || (token.controller === character.controller && isControlled(c, token))) continue;
    nearest = Math.min(nearest, distance(body, tokenBody(token.at)));
  }
  return nearest === Number.POSITIVE_INFINITY ? 0 : -nearest * NEARNESS;
}

/** Who stands out of everybody's way hurts nobody; only for one's own side, or walking up to somebody would count for both. */
function pursuit(c: C, seat: Seat): number {
  let sum = 0;
  for (const hunter of c.table.characters) {
    if (hunter.controller !== seat || !isUp(hunter)) continue;
    const body = bodyOf(c, hunter);
    const others = c.table.characters.filter((one) => one.controller !== seat).filter(isUp);
    const nearest = Math.min(...others.map((other) => distance(body, bodyOf(c, other))));
    if (others.length > 0) sum -= Math.max(0, nearest - STRIKING_DISTANCE) * PURSUIT;
  }
  return sum;
}

const isControlled = (c: C, token: Token): boolean =>
  crisisOf(c, token.crisis)?.scoring.some((one) => one.for === 'controlled') === true;

function earns(c: C, token: Token, seat: Seat): boolean {
  const scoring = crisisOf(c, token.crisis)?.scoring ?? [];
  return scoring.some(({ for: what }) => {
    if (what === 'secured') return securedBy(c, token) === seat;
    if (what === 'controlled') return token.controller === seat;
    const holder = token.holder < 0 ? undefined : c.table.characters[token.holder];
    return holder !== undefined && holder.controller === seat && isUp(holder);
  });
}
