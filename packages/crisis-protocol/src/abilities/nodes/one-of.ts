import { ask, canRun, DONE, type Node, runPart } from '@assemble/kernel';
import { rich, words } from '@assemble/language';
import { clauses, sentences } from '../../text/said.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Effect } from '../vocabulary.ts';

/** Its player picks one of several effects. */
export interface OneOf extends Node {
  readonly node: 'one-of';
  readonly effects: readonly Effect[];
}

export const oneOf: CrisisNode<OneOf> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const able = node.effects.flatMap((effect, i) => (canRun(c, effect, scope) ? [i] : []));
    const [only] = able;
    if (only === undefined) return DONE;
    const effect = node.effects[only];
    if (able.length === 1 && effect !== undefined) return runPart(c, effect, frame);
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.one-of', args: { ability: scope.at } },
      rules: ['CP-SUPER-4'],
      source: scope.at,
      shape: 'options',
      options: able.map((i) => ({
        id: String(i),
        say: {
          key: 'option.effect',
          args: { effect: c.rulebook.abilities.address(node.effects[i] as Effect) },
        },
      })),
    });
  },
  take: (c, node, _scope, frame, answer) => {
    const effect = node.effects[Number(answer)];
    return effect === undefined ? DONE : runPart(c, effect, frame);
  },
  can: (c, node, scope) => node.effects.some((effect) => canRun(c, effect, scope)),
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
