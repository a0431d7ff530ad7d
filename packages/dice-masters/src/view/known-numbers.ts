import type { Memory } from '../abilities/memory.ts';
import { textOf } from '../abilities/nodes/bursts.ts';
import { amountOf, burstsIn } from '../abilities/values.ts';
import type { Amount, Effect } from '../abilities/vocabulary.ts';
import type { C } from '../rules/run.ts';

/**
 * An effect with the numbers that it comes to now, and with the text of the bursts that its die shows: as far as nothing
 * changes them before it begins. What follows in a sequence may read what the part before has done.
 */
export function withNumbers(c: C, effect: Effect, scope: Memory): Effect {
  switch (effect.node) {
    case 'sequence': {
      const [first, ...others] = effect.parts;
      return first === undefined ? effect : { ...effect, parts: [withNumbers(c, first, scope), ...others] };
    }
    case 'bursts': {
      const [first, ...others] = textOf(effect, burstsIn(c, scope));
      if (first === undefined) return effect;
      const begun = withNumbers(c, first, scope);
      return others.length === 0 ? begun : { node: 'sequence', parts: [begun, ...others] };
    }
    case 'may':
    case 'unless':
      return { ...effect, effect: withNumbers(c, effect.effect, scope) };
    case 'damage':
      return effect.from === undefined ? { ...effect, amount: numberOf(c, effect.amount, scope) } : effect;
    default:
      return effect;
  }
}

/** The number, or what the card says where it depends on something that is still to come. */
function numberOf(c: C, amount: Amount, scope: Memory): Amount {
  if (typeof amount === 'number') return amount * scope.times;
  const open = scope.that.length === 0 && JSON.stringify(amount).includes('"that"');
  return open || amount.amount === 'done' ? amount : amountOf(c, amount, scope);
}
