import { ask, canRun, DONE, type Node, runPart } from '@assemble/kernel';
import type { C } from '../../rules/run.ts';
import type { CrisisType } from '../../table.ts';
import { CRISIS_NAMES } from '../../text/names.ts';
import { clauses, sentences } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import type { Effect } from '../vocabulary.ts';
import { type Directed, deciderOf } from './directed.ts';

/** Somebody picks an objective token, another than the one the ability is about; what follows is about the picked one. */
export interface ChooseToken extends Node {
  readonly node: 'choose-token';
  readonly crisis: CrisisType;
  /** One that the player controls. */
  readonly controlled?: true;
  readonly decides?: Directed['decides'];
  readonly then: Effect;
}

const deciding = ({ decides }: ChooseToken): Directed => (decides === undefined ? {} : { decides });

const able = (c: C, node: ChooseToken, scope: Memory): number[] =>
  c.table.tokens
    .filter(({ id, crisis, at }) => crisis === node.crisis && at !== null && id !== scope.token)
    .filter(({ controller }) => node.controlled !== true || controller === scope.seat)
    .filter(({ id }) => canRun(c, node.then, { ...scope, token: id }))
    .map(({ id }) => id);

export const chooseToken: CrisisNode<ChooseToken> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const tokens = able(c, node, scope);
    const [only] = tokens;
    if (only === undefined) return DONE;
    if (tokens.length === 1) {
      scope.token = only;
      return runPart(c, node.then, frame);
    }
    return ask({
      seat: deciderOf(c, deciding(node), scope, scope.self),
      ask: { key: 'ask.choose-token', args: { ability: scope.at } },
      rules: ['CP-CRISIS-9'],
      source: scope.at,
      shape: 'options',
      options: tokens.map((token) => ({
        id: String(token),
        say: { key: 'option.token', args: { token } },
      })),
    });
  },
  take: (c, node, scope, frame, answer) => {
    scope.token = Number(answer);
    return runPart(c, node.then, frame);
  },
  can: (c, node, scope) => able(c, node, scope).length > 0,
  say: ({ crisis, controlled, decides, then }, p) => {
    const type = CRISIS_NAMES[crisis];
    const each = p.talk.focus === 'players';
    const chosen = clauses({
      verb: 'choose',
      ...(decides === undefined ? {} : { subject: p.subject({ noun: 'opponent', det: 'the' }) }),
      rest: p.pick(
        controlled === true
          ? {
              en: `a ${type.en} objective token ${each ? 'they' : 'you'} control`,
              es: `una ficha de Objetivo de ${type.es} que ${each ? 'controle' : 'controles'}`,
              de: `einen kontrollierten Missionsmarker der ${type.de}`,
            }
          : {
              en: `another ${type.en} objective token`,
              es: `otra ficha de Objetivo de ${type.es}`,
              de: `einen anderen Missionsmarker der ${type.de}`,
            },
      ),
    });
    p.talk.focus = 'token';
    return { ...chosen, more: sentences(p, null, p.say(then)) };
  },
};
