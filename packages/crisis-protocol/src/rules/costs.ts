import { type Explaining, Judge, type Verdict } from '@assemble/kernel';
import type { Cost, Limit } from '../abilities/vocabulary.ts';
import type { Character } from '../table.ts';
import { spendPower } from './atoms.ts';
import { inForce } from './in-force.ts';
import type { C, Rule } from './run.ts';

/** What using a superpower costs its character now: Root makes it dearer, a leadership may make the first one cheaper. */
export function superpowerCost(c: C, character: Character, cost: Cost): { min: number; max: number } {
  // CP-COND-10: Root asks for 1 Power before an Active or Reactive superpower.
  const root = character.conditions.includes('root') ? 1 : 0;
  if (typeof cost !== 'number') return { min: cost.min + root, max: cost.max + root };
  const less = cost > 1 && !hasUsedSuperpower(c, character) ? discount(c, character) : 0;
  const power = Math.max(Math.min(cost, 1), cost - less) + root;
  return { min: power, max: power };
}

const discount = (c: C, character: Character): number =>
  inForce(c, 'cheaper-first-superpower', character).reduce((sum, { effect }) => sum + effect.amount, 0);

const firstKey = (character: Character): string => `superpower@${character.id}`;
const hasUsedSuperpower = (c: C, character: Character): boolean => c.table.used.includes(firstKey(character));

/** CP-POWER-3, CP-SUPER-3: pays for a superpower; the first one of the turn is noted. */
export function paySuperpower(c: C, character: Character, amount: number): void {
  const rooted = amount > 0 && character.conditions.includes('root');
  if (!hasUsedSuperpower(c, character)) c.table.used.push(firstKey(character));
  spendPower(c, character, amount, rooted ? ['CP-SUPER-3', 'CP-COND-10'] : ['CP-SUPER-3']);
}

/** CP-POWER-4, CP-POWER-5: whether a character has the Power. */
export function powerVerdict(
  character: Character,
  amount: number,
  rule: Rule = 'CP-POWER-5',
  explaining: Explaining = 'reasons',
): Verdict<Rule> {
  return new Judge<Rule>(explaining)
    .must(character.power >= amount, rule, 'refused.power', {
      who: character.id,
      needs: amount,
      has: character.power,
    })
    .verdict();
}

/** Under what name a limited use is noted. */
export function limitKey(limit: Limit, address: string, user: number, affected: number): string {
  return limit === 'character' ? `${address}@${user}>${affected}` : `${limit} ${address}@${user}`;
}

export const isUsedUp = (c: C, limit: Limit | undefined, address: string, user: number): boolean =>
  limit !== undefined && limit !== 'character' && c.table.used.includes(limitKey(limit, address, user, -1));

/** Notes a limited use. */
export function noteUse(
  c: C,
  limit: Limit | undefined,
  address: string,
  user: number,
  affected: number,
): void {
  if (limit !== undefined) c.table.used.push(limitKey(limit, address, user, affected));
}

/** At the end of a turn only what was limited for longer stays noted; at the end of a round only what counts for the game. */
export function forgetUses(c: C, what: 'turn' | 'round'): void {
  c.table.used = c.table.used.filter(
    (key) => key.startsWith('game ') || (what === 'turn' && key.startsWith('round ')),
  );
}
