import { ask, canRun, DONE, type Instruction, type Node, runPart } from '@assemble/kernel';
import { rich, type Whom, whom } from '@assemble/language';
import { characterOf, isUp } from '../../rules/characters.ts';
import { select, viewpoint } from '../../rules/filter.ts';
import type { C } from '../../rules/run.ts';
import type { Phrases } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode, NodeFrame } from '../node.ts';
import { nextAsk } from '../targets.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** Does something for one character after the other, in an order that its player chooses; each is "that character". */
export interface ForEach extends Node {
  readonly node: 'for-each';
  readonly who: Who;
  readonly effect: Effect;
}

/** Who is meant; those who were chosen before, in the order of the choice. */
const found = (c: C, { who }: ForEach, scope: Memory): number[] => {
  const all = select(c, who, viewpoint(scope));
  return who.is === 'that' ? scope.that.filter((id) => all.includes(id)) : all;
};

/** Who is still to come. */
interface Waiting {
  left?: number[];
}

function begin(c: C, node: ForEach, scope: Memory, frame: NodeFrame<Waiting>, id: number): Instruction {
  frame.data.left = frame.data.left?.filter((one) => one !== id) ?? [];
  scope.that = [id];
  return runPart(c, node.effect, frame);
}

/** Those who were just named, one by one. */
const eachOfThem = (p: Phrases): Whom =>
  whom(p, { noun: 'character', det: p.locale === 'de' ? 'this' : 'that', count: 'many', part: 'each' });

export const forEach: CrisisNode<ForEach, Waiting> = {
  run: (c, node, scope, frame) => {
    frame.data.left = (frame.data.left ?? found(c, node, scope)).filter((id) => isUp(characterOf(c, id)));
    const { left } = frame.data;
    const [first] = left;
    if (first === undefined) return DONE;
    if (left.length === 1 || node.who.is === 'that') return begin(c, node, scope, frame, first);
    return ask(nextAsk(c, scope, left));
  },
  take: (c, node, scope, frame, answer) => begin(c, node, scope, frame, (answer as number[])[0] ?? -1),
  can: (c, node, scope) =>
    found(c, node, scope).some((id) => canRun(c, node.effect, { ...scope, that: [id] })),
  say: ({ who, effect }, p) => {
    const one = who.is === 'that' ? eachOfThem(p) : p.characters(who, 'each');
    p.talk.focus = 'that';
    p.talk.that = { person: 3, number: 'one', gender: one.gender };
    const per = p.pick({
      en: rich`for ${one.bare('acc')}`,
      es: rich`por ${one.bare('nom')}`,
      de: rich`für ${one.bare('acc')}`,
    });
    return { ...p.say(effect), per };
  },
};
