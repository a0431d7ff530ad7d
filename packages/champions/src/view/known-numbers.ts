import type { Memory } from '../abilities/scope.ts';
import type { Amount, Condition, Cost, Effect } from '../abilities/vocabulary.ts';
import { amountOf, holds } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';

/** Costs whose payment changes none of the numbers that an effect may read off the table. */
const QUIET: ReadonlySet<Cost['cost']> = new Set(['spend', 'spend-x', 'exhaust', 'remove-counter']);

/**
 * An effect with the numbers that it comes to now: as far as nothing changes them before it begins. What follows in a
 * sequence may read what the part before has done, so it stays as the card says it.
 */
export function withNumbers(c: C, effect: Effect, scope: Memory, cost: readonly Cost[] = []): Effect {
  return cost.every((one) => QUIET.has(one.cost)) ? filled(c, effect, scope) : effect;
}

function filled(c: C, effect: Effect, scope: Memory): Effect {
  switch (effect.node) {
    case 'sequence': {
      const [first, ...others] = effect.parts;
      return first === undefined ? effect : { ...effect, parts: [filled(c, first, scope), ...others] };
    }
    case 'then':
      return { ...effect, first: filled(c, effect.first, scope) };
    case 'may':
      return { ...effect, effect: filled(c, effect.effect, scope) };
    case 'damage':
    case 'place-threat':
    case 'remove-threat':
      return { ...effect, amount: numberOf(c, effect.amount, scope) };
    case 'heal':
    case 'prevent':
      return effect.amount === 'all' ? effect : { ...effect, amount: numberOf(c, effect.amount, scope) };
    default:
      return effect;
  }
}

/** The number, or what the card says where it depends on something that is still to come. */
function numberOf(c: C, amount: Amount, scope: Memory): Amount {
  return isKnown(amount, scope) ? amountOf(c, amount, scope) : amount;
}

/** Whether it speaks of something that has not been chosen yet, or that paying could change. */
function isOpen(part: object, scope: Memory): boolean {
  const text = JSON.stringify(part);
  return (
    (scope.that.length === 0 && text.includes('"that"')) ||
    (scope.player < 0 && text.includes('"chosen"')) ||
    text.includes('"ready"')
  );
}

function isKnown(amount: Amount, scope: Memory): boolean {
  if (typeof amount === 'number') return true;
  if (isOpen(amount, scope)) return false;
  switch (amount.amount) {
    case 'per-player':
    case 'count':
    case 'stat':
    case 'sustained':
    case 'remaining':
    case 'threat':
      return true;
    case 'x':
    case 'printed':
    case 'done':
      return false;
    case 'instead':
      return isDecided(amount.if) && isKnown(amount.then, scope) && isKnown(amount.otherwise, scope);
    case 'at-most':
      return isKnown(amount.of, scope);
  }
}

/** Whether the table alone says if a condition holds. */
function isDecided(condition: Condition): boolean {
  switch (condition.if) {
    case 'trait':
    case 'identity':
    case 'in-play':
    case 'has-status':
    case 'undefended':
    case 'damage-here':
      return true;
    case 'any':
      return condition.of.every(isDecided);
    case 'not':
      return isDecided(condition.not);
    default:
      return false;
  }
}

/** The parts of an effect that a warning may speak of: each is a sentence of its own. */
export const partsOf = (effect: Effect): readonly Effect[] =>
  effect.node === 'sequence' ? effect.parts.flatMap(partsOf) : [effect];

/** Whether a part depends on nothing that comes before it. */
export const standsAlone = (c: C, part: Effect, scope: Memory): boolean =>
  !isOpen(part, scope) &&
  !/"(done|x|printed|paid-with|printed-resource|final-step)"/u.test(JSON.stringify(part)) &&
  (part.node !== 'when' || holds(c, part.if, scope) || part.otherwise === undefined);
