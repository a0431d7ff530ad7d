import { type Node, runWhen } from '@assemble/kernel';
import { holds } from '../../rules/conditions.ts';
import { viewpoint } from '../../rules/filter.ts';
import type { Table } from '../../table.ts';
import { sentences } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import type { Condition, Effect } from '../vocabulary.ts';

/** Happens only if a condition holds; otherwise something else may. */
export interface When extends Node {
  readonly node: 'when';
  readonly condition: Condition;
  readonly effect: Effect;
  readonly otherwise?: Effect;
}

export const when: CrisisNode<When> = {
  ...runWhen<Table, When, Memory>((c, { condition }, scope) => holds(c, condition, viewpoint(scope))),
  say: ({ condition, effect, otherwise }, p) => {
    // Behind an event a German condition follows: the effect names what the condition takes up.
    const early = p.locale === 'de' && p.talk.opened ? null : p.condition(condition);
    const { together } = p.talk;
    p.talk.opened = false;
    p.talk.together = true;
    const said = p.say(effect);
    p.talk.together = together;
    const holding = early ?? p.condition(condition);
    if (otherwise === undefined) return { ...said, condition: holding };
    const text = p.pick({ en: 'otherwise', es: 'en caso contrario', de: 'andernfalls' });
    const more = [...(said.more ?? []), ...sentences(p, { text, clause: false }, p.say(otherwise))];
    return { ...said, condition: holding, more };
  },
};
