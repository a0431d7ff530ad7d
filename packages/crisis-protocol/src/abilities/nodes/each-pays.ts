import { ask, DONE, type Instruction, type Node, runPart } from '@assemble/kernel';
import { spendPower } from '../../rules/atoms.ts';
import { characterOf } from '../../rules/characters.ts';
import { select, viewpoint } from '../../rules/filter.ts';
import { type C, other } from '../../rules/run.ts';
import { points } from '../../text/amounts.ts';
import { type Said, sentences } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode, NodeFrame } from '../node.ts';
import { seatIn } from '../values.ts';
import type { Effect, Who } from '../vocabulary.ts';

/** Each of these enemies may pay Power: all decide first, then something happens for each that paid and to all others. */
export interface EachPays extends Node {
  readonly node: 'each-pays';
  readonly who: Who;
  readonly power: number;
  /** For each that paid. */
  readonly then: Effect;
  /** "That" are all who did not pay, together. */
  readonly otherwise: Effect;
}

const found = (c: C, { who }: EachPays, scope: Memory): number[] => select(c, who, viewpoint(scope));

/** Those who paid, as far as nothing has happened for them yet, and those who did not. */
interface Settled {
  payers?: number[];
  others?: readonly number[];
}

function settle(
  c: C,
  node: EachPays,
  scope: Memory,
  frame: NodeFrame<Settled>,
  payers: readonly number[],
): Instruction {
  frame.data.others = found(c, node, scope).filter((id) => !payers.includes(id));
  frame.data.payers = payers.slice();
  for (const id of payers) spendPower(c, characterOf(c, id), node.power, ['CP-POWER-3']);
  return next(c, node, scope, frame);
}

function next(c: C, node: EachPays, scope: Memory, frame: NodeFrame<Settled>): Instruction {
  const payer = frame.data.payers?.shift();
  if (payer !== undefined) {
    scope.that = [payer];
    return runPart(c, node.then, frame);
  }
  const { others = [] } = frame.data;
  frame.data.others = [];
  if (others.length === 0) return DONE;
  scope.that = others;
  return runPart(c, node.otherwise, frame);
}

export const eachPays: CrisisNode<EachPays, Settled> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return next(c, node, scope, frame);
    const able = found(c, node, scope).filter((id) => characterOf(c, id).power >= node.power);
    if (able.length === 0) return settle(c, node, scope, frame, []);
    return ask({
      seat: other(seatIn(c, scope)),
      ask: { key: 'ask.who-pays', args: { ability: scope.at, power: node.power } },
      rules: ['CP-POWER-3', 'CP-POWER-4'],
      source: scope.at,
      shape: 'entities',
      from: able,
      min: 0,
      max: able.length,
    });
  },
  take: (c, node, scope, frame, answer) => settle(c, node, scope, frame, answer as number[]),
  can: (c, node, scope) => found(c, node, scope).length > 0,
  say: ({ who, power, then, otherwise }, p): Said => {
    const subject = p.characters(who, 'each');
    p.talk.focus = 'that';
    p.talk.that = { person: 3, number: 'one', gender: subject.gender };
    const gaining = sentences(
      p,
      {
        text: p.pick({
          en: 'for each that does',
          es: 'por cada uno que lo haga',
          de: 'für jeden, der das tut,',
        }),
        clause: false,
      },
      p.say(then),
    );
    p.talk.focus = 'that';
    const suffering = sentences(
      p,
      {
        text: p.pick({
          en: 'if a character does not',
          es: 'si un Personaje no lo hace',
          de: 'wenn ein Charakter das nicht tut',
        }),
        clause: true,
      },
      p.say(otherwise),
    );
    return {
      clauses: [{ verb: 'spend', subject, modal: 'may', rest: points(p, power, 'power') }],
      more: [...gaining, ...suffering],
    };
  },
};
