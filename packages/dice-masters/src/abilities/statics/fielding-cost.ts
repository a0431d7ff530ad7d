import { amount, rich, type Subject, words } from '@assemble/language';
import { clauses, inAll, type Said } from '../../text/said.ts';
import { aimed, WORTH } from '../expect.ts';
import type { StandingKind } from '../node.ts';
import type { Dice } from '../vocabulary.ts';

/** "The opponent pays 1 more to field sidekicks", "you field Avengers for free". */
export interface FieldingCost {
  readonly holds: 'fielding-cost';
  readonly dice: Dice;
  readonly change: number | 'free';
}

export const fieldingCost: StandingKind<FieldingCost> = {
  say: inAll((effect, p): Said => {
    const { who, ...dice } = effect.dice;
    const payer: Subject = who === 'opposing' ? p.opponent() : p.you;
    if (effect.change === 'free') {
      const rest = p.dice(dice, { det: 'bare' }).in('nom');
      const free = { en: 'for free', es: 'gratis', de: 'kostenlos' }[p.locale];
      return clauses({ verb: 'field', modal: 'may', subject: payer, rest: words(rest, free) });
    }
    const each = p.dice(dice, { det: 'each' });
    const n = amount(Math.abs(effect.change));
    const more = effect.change > 0;
    const rest = {
      en: rich`${n} ${more ? 'more' : 'less'} energy to field ${each.bare('acc')}`,
      es: rich`${n} de energía ${more ? 'más' : 'menos'} para desplegar ${each.in('acc')}`,
      de: rich`für den Einsatz ${each.bare('gen')} ${n} Energie ${more ? 'mehr' : 'weniger'}`,
    }[p.locale];
    return clauses({ verb: 'pay', subject: payer, rest });
  }),
  hint: ({ dice, change }, o) => {
    const saved = change === 'free' ? 1 : -change;
    return { ...aimed({ to: 'each', dice }, o, WORTH.energy * saved), fails: true };
  },
};
