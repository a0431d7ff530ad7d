import { DONE, type Node } from '@assemble/kernel';
import { formOf } from '../../rules/cards-in-play.ts';
import { call } from '../../rules/run.ts';
import { INTO } from '../../text/forms.ts';
import { says } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { note } from '../scope.ts';
import type { Form } from '../vocabulary.ts';

/** Changes your form, or to a form; the one change by choice stays yours (MC-IDENTITY-5). */
export interface ChangeForm extends Node {
  readonly node: 'change-form';
  readonly to?: Form;
}

export const changeForm: EffectNode<ChangeForm> = {
  run: (_c, _node, scope, frame) => {
    if (frame.step > 0) return DONE;
    note(scope, 1, true);
    return call('change-form', { seat: scope.seat, chosen: false });
  },
  can: (c, node, scope) => {
    const form = formOf(c, scope.seat);
    return form !== null && form !== node.to;
  },
  say: ({ to }, p) =>
    says({
      verb: 'changeTo',
      rest:
        to === undefined ? p.in({ en: 'form', es: 'de identidad', de: 'deine Gestalt' }) : INTO[to][p.locale],
    }),
};
