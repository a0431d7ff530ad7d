import { ask, DONE, type Node } from '@assemble/kernel';
import { characterOf, isUp } from '../../rules/characters.ts';
import { interact, interactVerdict } from '../../rules/interacting.ts';
import type { C } from '../../rules/run.ts';
import type { CrisisType } from '../../table.ts';
import { CRISIS_NAMES } from '../../text/names.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { candidatesOf, type Targeted } from '../targets.ts';
import { seatIn } from '../values.ts';

/** A character interacts with an objective token of the crisis type, although it is not its activation. */
export interface Interact extends Node, Targeted {
  readonly node: 'interact';
  readonly crisis: CrisisType;
}

function able(
  c: C,
  node: Interact,
  scope: Memory,
): { readonly who: number; readonly tokens: number[] } | null {
  const [who] = candidatesOf(c, node.to, scope);
  if (who === undefined) return null;
  const character = characterOf(c, who);
  if (!isUp(character)) return null;
  const tokens = c.table.tokens
    .filter((token) => token.crisis === node.crisis && token.at !== null)
    .filter((token) => interactVerdict(c, character, token).yes)
    .map(({ id }) => id);
  return tokens.length === 0 ? null : { who, tokens };
}

export const interactNow: CrisisNode<Interact> = {
  run: (c, node, scope, frame) => {
    const found = frame.step > 0 ? null : able(c, node, scope);
    const [only] = found?.tokens ?? [];
    if (found === null || only === undefined) return DONE;
    if (found.tokens.length === 1) return interact(c, characterOf(c, found.who), only);
    return ask({
      seat: seatIn(c, scope),
      ask: { key: 'ask.choose-token', args: { ability: scope.at } },
      rules: ['CP-INTERACT-2'],
      source: scope.at,
      shape: 'options',
      options: found.tokens.map((token) => ({
        id: String(token),
        say: { key: 'option.token', args: { token } },
      })),
    });
  },
  take: (c, node, scope, _frame, answer) => {
    const found = able(c, node, scope);
    return found === null ? DONE : interact(c, characterOf(c, found.who), Number(answer));
  },
  can: (c, node, scope) => able(c, node, scope) !== null,
  say: ({ to, crisis }, p) => {
    const type = CRISIS_NAMES[crisis];
    return clauses({
      verb: 'interact',
      subject: p.target(to),
      rest: p.pick({
        en: `with an ${type.en} objective token`,
        es: `con una ficha de Objetivo de ${type.es}`,
        de: `mit einem Missionsmarker der ${type.de}`,
      }),
    });
  },
};
