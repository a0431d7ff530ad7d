import { ask, DONE, type Instruction, type Node, type Scope, type Seat } from '@assemble/kernel';
import type { Range } from '../../geometry/tools.ts';
import { placeToken, removeToken } from '../../rules/atoms.ts';
import { securedBy } from '../../rules/objectives.ts';
import { placeAsk, pointIn } from '../../rules/positions.ts';
import { type C, other } from '../../rules/run.ts';
import type { CrisisType, Token } from '../../table.ts';
import { type CrisisNode, WORTH } from '../node.ts';

/** Which objective tokens of a crisis: all, or those that somebody secures. */
export interface Tokens {
  readonly crisis: CrisisType;
  /** Which of the card's kinds of token; any without. */
  readonly of?: number;
  readonly secured?: true;
}

/** Objective tokens are placed elsewhere, by the opponent of whoever secures them; or they leave the game. */
export interface MoveTokens extends Node {
  readonly node: 'move-tokens';
  readonly which: Tokens;
  /** How far from where they lie; null takes them out of the game. */
  readonly range: Range | null;
}

/** Who secures a token, or null: those of the opponent of the player with priority come first. */
const chosen = (c: C, { which }: MoveTokens): Token[] =>
  c.table.tokens.filter(
    (token) =>
      token.crisis === which.crisis &&
      (which.of === undefined || token.of === which.of) &&
      (which.secured !== true || (token.at !== null && securedBy(c, token) !== null)),
  );

function next(c: C, node: MoveTokens, scope: Scope): Instruction {
  const left = scope['tokens'] as number[];
  const [id] = left;
  const token = id === undefined ? undefined : c.table.tokens[id];
  if (token === undefined) return DONE;
  const holder: Seat = other(securedBy(c, token) ?? other(c.table.priority));
  const what = { kind: 'token', token: token.id, range: node.range };
  return ask(placeAsk(holder, 'ask.place-token', ['CP-PLACE-1', 'CP-PLACE-2'], what));
}

export const moveTokens: CrisisNode<MoveTokens> = {
  run: (c, node, scope) => {
    const found = chosen(c, node);
    if (node.range === null) {
      for (const token of found) removeToken(c, token, ['CP-EFFECT-3']);
      return DONE;
    }
    // Those that the player with priority places come first.
    const first = (token: Token): boolean => securedBy(c, token) !== c.table.priority;
    scope['tokens'] = [...found.filter(first), ...found.filter((one) => !first(one))].map(({ id }) => id);
    return next(c, node, scope);
  },
  take: (c, node, scope, _frame, answer) => {
    const token = c.table.tokens[(scope['tokens'] as number[]).shift() ?? -1];
    if (token !== undefined) placeToken(c, token, pointIn(answer), ['CP-PLACE-2']);
    return next(c, node, scope);
  },
  can: (c, node) => chosen(c, node).length > 0,
  hint: () => WORTH.token * 0.5,
};
