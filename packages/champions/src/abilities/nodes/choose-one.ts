import { ask, canRun, DONE, NEXT, type Node, runPart } from '@assemble/kernel';
import { asksAlways } from '../../rules/pacing.ts';
import type { C } from '../../rules/run.ts';
import { dependsOnHidden } from '../../rules/unseen.ts';
import { told } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import { chooser } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** "Choose: …": one of several effects, as far as possible one that does something (MC-WORD-4). */
export interface ChooseOne extends Node {
  readonly node: 'choose-one';
  readonly options: readonly Effect[];
}

/** Among how many the player might choose: where being asked shall tell nothing, also what a hand might allow (MC-TALK-2). */
const mightChoose = (c: C, { options }: ChooseOne, able: readonly number[]): number =>
  asksAlways(c)
    ? options.filter((option, i) => able.includes(i) || dependsOnHidden(option)).length
    : able.length;

export const chooseOne: EffectNode<ChooseOne, { option: number }> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 1) {
      const chosen = node.options[frame.data.option];
      return chosen === undefined ? DONE : runPart(c, chosen, frame);
    }
    if (frame.step > 1) return DONE;
    const able = node.options.flatMap((option, i) => (canRun(c, option, scope) ? [i] : []));
    if (able.length === 0 || mightChoose(c, node, able) <= 1) {
      frame.data.option = able[0] ?? -1;
      return NEXT;
    }
    const { self } = scope;
    return ask({
      seat: chooser(c, scope),
      ask: { key: 'ask.choose-one', args: { card: self } },
      rules: ['MC-WORD-3', 'MC-WORD-4'],
      source: frame.data.at,
      shape: 'options',
      options: able.map((i) => ({
        id: String(i),
        say: { key: 'option.effect', args: { at: c.rulebook.abilities.address(node.options[i] as Effect) } },
      })),
    });
  },
  take: (_c, _node, _scope, frame, answer) => {
    frame.data.option = Number(answer);
    return NEXT;
  },
  can: (c, node, scope) => node.options.some((option) => canRun(c, option, scope)),
  say: ({ options }, p) => [
    {
      clauses: [{ verb: 'choose', rest: p.in({ en: 'one', es: 'una opción', de: 'eine Möglichkeit' }) }],
      options: options.map((option) => told(p, p.say(option))),
    },
  ],
};
