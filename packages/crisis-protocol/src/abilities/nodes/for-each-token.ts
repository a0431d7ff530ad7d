import { type Node, runForEach } from '@assemble/kernel';
import type { C } from '../../rules/run.ts';
import type { CrisisType, Table, Token } from '../../table.ts';
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
function inTurn(c: C, { crisis }: ForEachToken): number[] {
  const found = c.table.tokens.filter(
    (token) => token.crisis === crisis && token.at !== null && token.controller !== null,
  );
  const own = (token: Token): boolean => token.controller === c.table.priority;
  return [...found.filter(own), ...found.filter((token) => !own(token))].map(({ id }) => id);
}

export const forEachToken: CrisisNode<ForEachToken, never> = {
  ...runForEach<Table, ForEachToken, Memory>(inTurn, (c, token) => ({
    token,
    seat: c.table.tokens[token]?.controller ?? null,
  })),
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
