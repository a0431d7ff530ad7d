import { ask, DONE, type Instruction, NEXT } from '@assemble/kernel';
import type { Character } from '../table.ts';
import { spendPower } from './atoms.ts';
import { characterOf } from './characters.ts';
import { helpersOf } from './costs.ts';
import { inForce } from './in-force.ts';
import { type C, call, type Rules, steps } from './run.ts';

export interface PaymentData {
  who: number;
  amount: number;
  rules: Rules;
  /** The ally that pays a part of it, -1 for none. */
  helper: number;
}

/** A character pays for an attack or a superpower: at once, unless somebody else may pay a part of it. */
export function paying(c: C, character: Character, amount: number, rules: Rules): Instruction {
  if (amount === 0 || helpersOf(c, character).length === 0) {
    spendPower(c, character, amount, rules);
    return NEXT;
  }
  return call('payment', { who: character.id, amount, rules, helper: -1 });
}

const sourceOf = (c: C, who: number): string =>
  inForce(c, 'pays-with', characterOf(c, who))[0]?.address ?? '';

/** Paying with the Power of an ally. */
export const payment = steps('payment', [
  {
    name: 'who else pays',
    rules: ['CP-POWER-3', 'CP-EFFECT-1'],
    run: (c, d) => {
      const payer = characterOf(c, d.who);
      const able = helpersOf(c, payer).filter(({ power }) => payer.power + power >= d.amount);
      return ask({
        seat: payer.controller,
        ask: { key: 'ask.choose', args: { ability: sourceOf(c, d.who), count: 1 } },
        rules: ['CP-POWER-3'],
        source: sourceOf(c, d.who),
        shape: 'entities',
        from: able.map(({ id }) => id),
        min: payer.power >= d.amount ? 0 : 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => {
      d.helper = (answer as number[])[0] ?? -1;
      return NEXT;
    },
  },
  {
    name: 'how much of it',
    rules: ['CP-POWER-3', 'CP-POWER-4'],
    run: (c, d) => {
      if (d.helper < 0) return pay(c, d, 0);
      const min = Math.max(1, d.amount - characterOf(c, d.who).power);
      const max = Math.min(d.amount, characterOf(c, d.helper).power);
      if (min >= max) return pay(c, d, max);
      return ask({
        seat: characterOf(c, d.who).controller,
        ask: { key: 'ask.how-much-power', args: { ability: sourceOf(c, d.who) } },
        rules: ['CP-POWER-3'],
        source: sourceOf(c, d.who),
        shape: 'number',
        min,
        max,
      });
    },
    take: (c, d, answer) => pay(c, d, answer as number),
  },
]);

function pay(c: C, { who, amount, rules, helper }: PaymentData, part: number): Instruction {
  if (part > 0) spendPower(c, characterOf(c, helper), part, rules);
  spendPower(c, characterOf(c, who), amount - part, rules);
  return DONE;
}
