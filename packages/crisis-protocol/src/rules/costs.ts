import { Judge, type Verdict } from '@assemble/kernel';
import type { Cost, Limit } from '../abilities/vocabulary.ts';
import type { Character } from '../table.ts';
import { matches } from './filter.ts';
import { inForce } from './in-force.ts';
import type { C, Rule } from './run.ts';

/** What using a superpower costs its character now: Root makes it dearer, a leadership may make the first one cheaper. */
export function superpowerCost(
  c: C,
  character: Character,
  cost: Cost,
  ofGem = false,
): { min: number; max: number } {
  // CP-COND-10: Root asks for 1 Power before an Active or Reactive superpower.
  const root = character.conditions.includes('root') ? 1 : 0;
  if (ofGem && inForce(c, 'free-gems', character).length > 0) return { min: root, max: root };
  if (typeof cost !== 'number') return { min: cost.min + root, max: cost.max + root };
  const less = cost > 1 && !hasUsedSuperpower(c, character) ? discount(c, character) : 0;
  const power = Math.max(Math.min(cost, 1), cost - less) + root;
  return { min: power, max: power };
}

const discount = (c: C, character: Character): number =>
  inForce(c, 'cheaper-first-superpower', character).reduce((sum, { effect }) => sum + effect.amount, 0);

/** Under what name it is noted that a character has used a superpower this turn. */
export const firstSuperpower = (character: Character): string => `superpower@${character.id}`;
export const hasUsedSuperpower = (c: C, character: Character): boolean =>
  c.table.used.includes(firstSuperpower(character));

/** What a character pays for a tactic card on top of its cost. */
export const tacticSurcharge = (c: C, character: Character): number =>
  inForce(c, 'dearer-tactics', character).reduce((sum, { effect }) => sum + effect.amount, 0);

/** Who else may pay for the attacks and superpowers of a character. */
export function helpersOf(c: C, character: Character): Character[] {
  const helped = inForce(c, 'pays-with', character);
  if (helped.length === 0) return [];
  return c.table.characters.filter(
    (one) => one.power > 0 && helped.some(({ effect, view }) => matches(c, effect.who, one, view)),
  );
}

/** How much a character could spend on an attack or a superpower: its own Power, and that of one helper. */
export const fundsOf = (c: C, character: Character): number =>
  helpersOf(c, character).reduce(
    (most, { power }) => Math.max(most, character.power + power),
    character.power,
  );

/** CP-POWER-4, CP-POWER-5: whether a character has the Power; `has` where others may pay too. */
export function powerVerdict(
  character: Character,
  amount: number,
  rule: Rule = 'CP-POWER-5',
  has: number = character.power,
): Verdict<Rule> {
  return new Judge<Rule>()
    .must(has >= amount, rule, 'refused.power', { who: character.id, needs: amount, has })
    .verdict();
}

/** Under what name a limited use is noted. */
export function limitKey(limit: Limit, address: string, user: number, affected: number): string {
  if (limit === 'character') return `${address}@${user}>${affected}`;
  if (limit === 'character-round') return `round ${address}@${user}>${affected}`;
  return `${limit} ${address}@${user}`;
}

/** Whose uses are counted: what a card of nobody allows once in a turn is allowed to one character in it. */
export const limitedUser = (self: number, ofNobody: boolean): number => (ofNobody ? -1 : self);

/** "Each character can be affected only once …": it is noted who was, not that it was used. */
export const countsCharacters = (limit: unknown): limit is 'character' | 'character-round' =>
  limit === 'character' || limit === 'character-round';

export const isUsedUp = (c: C, limit: Limit | undefined, address: string, user: number): boolean =>
  limit !== undefined &&
  !countsCharacters(limit) &&
  c.table.used.includes(limitKey(limit, address, user, -1));

/** Whether a character has targeted another one with this attack this round. */
export const isTargeted = (c: C, attack: string, attacker: number, target: number): boolean =>
  c.table.used.includes(limitKey('character-round', attack, attacker, target));
