import { type Node, runOneOf } from '@assemble/kernel';
import { asksAlways } from '../../rules/pacing.ts';
import type { C } from '../../rules/run.ts';
import { dependsOnHidden } from '../../rules/unseen.ts';
import type { Table } from '../../table.ts';
import { told } from '../../text/said.ts';
import type { EffectNode } from '../node.ts';
import type { Memory } from '../scope.ts';
import { chooser } from '../targets.ts';
import type { Effect } from '../vocabulary.ts';

/** "Choose: …": one of several effects, as far as possible one that does something (MC-WORD-4). */
export interface ChooseOne extends Node {
  readonly node: 'choose-one';
  readonly effects: readonly Effect[];
}

/** Where being asked shall tell nothing, a player is also asked who might choose another one by what is in hand (MC-TALK-2). */
const mightChoose = (c: C, { effects }: ChooseOne, only: Node): boolean =>
  asksAlways(c) && effects.some((effect) => effect !== only && dependsOnHidden(effect));

export const chooseOne: EffectNode<ChooseOne> = {
  ...runOneOf<Table, ChooseOne, Memory>(
    (c, _node, scope, frame) => ({
      seat: chooser(c, scope),
      ask: { key: 'ask.choose-one', args: { card: scope.self } },
      rules: ['MC-WORD-3', 'MC-WORD-4'],
      source: frame.data.at,
    }),
    (at) => ({ key: 'option.effect', args: { at } }),
    mightChoose,
  ),
  say: ({ effects }, p) => [
    {
      clauses: [{ verb: 'choose', rest: p.in({ en: 'one', es: 'una opción', de: 'eine Möglichkeit' }) }],
      options: effects.map((effect) => told(p, p.say(effect))),
    },
  ],
};
