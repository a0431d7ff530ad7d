import { type Node, runOneOf } from '@assemble/kernel';
import { rich, words } from '@assemble/language';
import type { Table } from '../../table.ts';
import { clauses, sentences } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** Its player picks one of several effects. */
export interface OneOf extends Node {
  readonly node: 'one-of';
  readonly effects: readonly Effect[];
}

export const oneOf: CrisisNode<OneOf> = {
  ...runOneOf<Table, OneOf, Memory>(
    (c, _node, scope) => ({
      seat: seatIn(c, scope),
      ask: { key: 'ask.one-of', args: { ability: scope.at } },
      rules: ['CP-SUPER-4'],
      source: scope.at,
    }),
    (effect) => ({ key: 'option.effect', args: { effect } }),
  ),
  say: ({ effects }, p) => {
    const { focus, that } = p.talk;
    const parts = effects.map((effect) => {
      p.talk.focus = focus;
      p.talk.that = that;
      return words(...sentences(p, null, p.say(effect)));
    });
    return {
      ...clauses({ verb: 'choose', rest: p.pick({ en: 'one', es: 'una opción', de: 'eines davon' }) }),
      end: ':',
      more: parts.map((part) => rich`• ${part}`),
    };
  },
};
