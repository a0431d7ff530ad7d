import { DONE, type Node } from '@assemble/kernel';
import { isUp } from '../../rules/characters.ts';
import { call } from '../../rules/run.ts';
import { clauses } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn, selfIn } from '../values.ts';

/** The character changes its Form (CP-FORM-6). */
export interface Transform extends Node {
  readonly node: 'transform';
  /** other: of two Forms the one it is not in. */
  readonly form: number | 'other';
}

const formIn = ({ form }: Transform, now: number): number => (form === 'other' ? 1 - now : form);

export const transform: CrisisNode<Transform> = {
  run: (c, node, scope, frame) => {
    const self = selfIn(c, scope);
    if (frame.step > 0 || self === null || !isUp(self)) return DONE;
    const form = formIn(node, self.form);
    return self.form === form ? DONE : call('transform', { who: self.id, form, seat: seatIn(c, scope) });
  },
  can: (c, node, scope) => {
    const self = selfIn(c, scope);
    return self !== null && self.form !== formIn(node, self.form);
  },
  say: ({ form }, p) => {
    const forms = p.card.card === 'character' ? p.card.forms : [];
    const name = form === 0 || form === 'other' ? null : (forms[form]?.name[p.locale] ?? null);
    const other = { en: 'into its other Form', es: 'en su otra Forma', de: 'sich in seine andere Form' };
    return clauses({
      verb: 'transform',
      subject: p.anchor('self'),
      rest:
        form === 'other'
          ? p.pick(other)
          : p.pick({
              en: name === null ? 'into its Normal Form' : `into its ${name} Form`,
              es: name === null ? 'en su Forma normal' : `en su Forma ${name}`,
              de: name === null ? 'sich in seine Normal-Form' : `sich in seine Form „${name}“`,
            }),
    });
  },
};
