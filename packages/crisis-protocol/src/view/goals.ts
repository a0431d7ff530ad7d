import type { Seat } from '@assemble/kernel';
import type { Point } from '../geometry/shapes.ts';
import { bodyOf, distance, tokenBody } from '../rules/board.ts';
import { isUp } from '../rules/characters.ts';
import { crisisOf, securedBy } from '../rules/objectives.ts';
import type { C } from '../rules/run.ts';
import type { Character, Token } from '../table.ts';

type Up = Character & { at: Point };

/** Most attacks reach about so far, in inches. */
export const STRIKING_DISTANCE = 6;

/** The points that a token earns a player as things lie. */
export function earning(c: C, token: Token, seat: Seat): number {
  let sum = 0;
  for (const { for: what, points } of crisisOf(c, token.crisis)?.scoring ?? []) {
    if (what === 'secured') {
      if (securedBy(c, token) === seat) sum += points;
    } else if (what === 'controlled' || what === 'guarded') {
      if (token.controller === seat) sum += points;
    } else {
      const holder = token.holder < 0 ? undefined : c.table.characters[token.holder];
      if (holder !== undefined && holder.controller === seat && isUp(holder)) sum += points;
    }
  }
  return sum;
}

/**
 * The token that a character goes for: the nearest that earns its player nothing yet, or that nobody else of its side keeps.
 * Null where there is none.
 */
export function goalOf(c: C, character: Up): Token | null {
  const body = bodyOf(c, character);
  const seat = character.controller;
  let goal: Token | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const token of c.table.tokens) {
    if (token.at === null || token.exhausted) continue;
    const away = distance(body, tokenBody(token.at));
    if (away >= nearest || (away > 1 && isSeenTo(c, token, seat, character))) continue;
    nearest = away;
    goal = token;
  }
  return goal;
}

/** Whether a token earns something without this character, or somebody else of the side stands nearer to it. */
function isSeenTo(c: C, token: Token, seat: Seat, character: Up): boolean {
  if (token.controller === seat) return true;
  const { at } = token;
  if (at === null) return true;
  const own = distance(bodyOf(c, character), tokenBody(at));
  return c.table.characters.some(
    (one) =>
      one.controller === seat &&
      one.id !== character.id &&
      isUp(one) &&
      distance(bodyOf(c, one), tokenBody(at)) < Math.min(3, own),
  );
}

/** How far away the nearest opponent is, in inches; null where there is none. */
export function nearestFoe(c: C, character: Up): { readonly foe: Up; readonly away: number } | null {
  const body = bodyOf(c, character);
  let found: { foe: Up; away: number } | null = null;
  for (const foe of c.table.characters) {
    if (foe.controller === character.controller || !isUp(foe)) continue;
    const away = distance(body, bodyOf(c, foe));
    if (found === null || away < found.away) found = { foe, away };
  }
  return found;
}
