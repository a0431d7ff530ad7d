import { canRun, DONE, type Node, runPart } from '@assemble/kernel';
import type { C } from '../../rules/run.ts';
import type { CrisisType, Token } from '../../table.ts';
import { CRISIS_NAMES } from '../../text/names.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** Does something for each objective token that a player controls, those of the player with priority first; its player decides. */
export interface ForEachToken extends Node {
  readonly node: 'for-each-token';
  readonly crisis: CrisisType;
  readonly effect: Effect;
}

/** CP-TIMING-2, CP-RULING-14 */
function inTurn(c: C, { crisis }: ForEachToken): Token[] {
  const found = c.table.tokens.filter(
    (token) => token.crisis === crisis && token.at !== null && token.controller !== null,
  );
  const own = (token: Token): boolean => token.controller === c.table.priority;
  return [...found.filter(own), ...found.filter((token) => !own(token))];
}

const about = (token: Token): Pick<Memory, 'token' | 'seat'> => ({
  token: token.id,
  seat: token.controller,
});

/** Those whose turn is still to come. */
interface Left {
  tokens?: number[];
}

export const forEachToken: CrisisNode<ForEachToken, Left> = {
  run: (c, node, scope, frame) => {
    if (frame.step === 0) frame.data.tokens = inTurn(c, node).map(({ id }) => id);
    const id = frame.data.tokens?.shift();
    const token = id === undefined ? undefined : c.table.tokens[id];
    if (token === undefined) return DONE;
    Object.assign(scope, about(token));
    return runPart(c, node.effect, frame);
  },
  can: (c, node, scope) =>
    inTurn(c, node).some((token) => canRun(c, node.effect, { ...scope, ...about(token) })),
  say: ({ crisis, effect }, p) => {
    const type = CRISIS_NAMES[crisis];
    const per = p.pick({
      en: `for each ${type.en} objective token you control`,
      es: `por cada ficha de Objetivo de ${type.es} que controles`,
      de: `für jeden Missionsmarker der ${type.de}, den du kontrollierst,`,
    });
    return { ...p.say(effect), per };
  },
};
