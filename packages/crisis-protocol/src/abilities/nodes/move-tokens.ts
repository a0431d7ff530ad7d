import { ask, DONE, type Instruction, type Node, type Seat } from '@assemble/kernel';
import type { Range } from '../../geometry/tools.ts';
import { placeToken, removeToken, turnToken } from '../../rules/atoms.ts';
import { securedBy } from '../../rules/objectives.ts';
import { placeAsk, pointIn, type What } from '../../rules/positions.ts';
import { type C, other, type Rules, tokenRule } from '../../rules/run.ts';
import type { CrisisType, Token } from '../../table.ts';
import { tokenName } from '../../text/conditions.ts';
import { clauses } from '../../text/said.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import { seatIn } from '../values.ts';

/** Which objective tokens of a crisis: all, or those that somebody secures. */
export interface Tokens {
  readonly crisis: CrisisType;
  /** Which of the card's kinds of token; any without. */
  readonly of?: number;
  readonly secured?: true;
  /** Those that the character with the ability holds. */
  readonly held?: true;
  /** The one the ability is about: its player places it. */
  readonly about?: true;
}

/** Objective tokens are placed elsewhere, by the opponent of whoever secures them; or they leave the game. */
export interface MoveTokens extends Node {
  readonly node: 'move-tokens';
  readonly which: Tokens;
  /** How far from where they lie; null takes them out of the game. */
  readonly range: Range | null;
}

/** Who secures a token, or null: those of the opponent of the player with priority come first. */
const chosen = (c: C, { which }: MoveTokens, scope: Memory): Token[] =>
  c.table.tokens.filter(
    (token) =>
      token.crisis === which.crisis &&
      (which.about !== true || token.id === scope.token) &&
      (which.held !== true || token.holder === scope.self) &&
      (which.of === undefined || token.of === which.of) &&
      (which.secured !== true || (token.at !== null && securedBy(c, token) !== null)),
  );

function next(c: C, node: MoveTokens, scope: Memory): Instruction {
  const [id] = scope.tokens ?? [];
  const token = id === undefined ? undefined : c.table.tokens[id];
  if (token === undefined || node.range === null) return DONE;
  const what: What = { kind: 'token', token: token.id, range: node.range };
  return ask(
    placeAsk(placerOf(c, node, scope, token), 'ask.place-token', ['CP-PLACE-1', 'CP-PLACE-2'], what),
  );
}

const placerOf = (c: C, { which }: MoveTokens, scope: Memory, token: Token): Seat =>
  which.about === true ? seatIn(c, scope) : other(securedBy(c, token) ?? other(c.table.priority));

/** Who turns the token that was just placed. */
interface Turning {
  placer?: Seat;
}

export const moveTokens: CrisisNode<MoveTokens, Turning> = {
  run: (c, node, scope) => {
    const found = chosen(c, node, scope);
    if (node.range === null) {
      for (const token of found) removeToken(c, token, ['CP-EFFECT-3']);
      return DONE;
    }
    // Those that the player with priority places come first.
    const first = (token: Token): boolean => securedBy(c, token) !== c.table.priority;
    scope.tokens = [...found.filter(first), ...found.filter((one) => !first(one))].map(({ id }) => id);
    return next(c, node, scope);
  },
  take: (c, node, scope, frame, answer) => {
    const [id = -1] = scope.tokens ?? [];
    const token = c.table.tokens[id];
    if (token === undefined) return DONE;
    if (frame.data.placer === undefined) {
      const placer = placerOf(c, node, scope, token);
      placeToken(c, token, pointIn(answer), ['CP-PLACE-2']);
      // CP-XOBJ-5: who places a Zone token also turns it.
      if (token.kind === 'zone') {
        frame.data.placer = placer;
        const rules: Rules = [tokenRule(c, 'CP-XOBJ-5')];
        return ask(placeAsk(placer, 'ask.turn-token', rules, { kind: 'turn', token: id }));
      }
    } else {
      turnToken(c, token, pointIn(answer), [tokenRule(c, 'CP-XOBJ-5')]);
      delete frame.data.placer;
    }
    scope.tokens?.shift();
    return next(c, node, scope);
  },
  can: (c, node, scope) => chosen(c, node, scope).length > 0,
  say: ({ which, range }, p) => {
    const name = which.of === undefined ? null : tokenName(p, which.of);
    const tokens = {
      en: name === null ? 'objective token' : `${name} token`,
      es: name === null ? 'ficha de Objetivo' : `ficha de ${name}`,
      de: name === null ? 'Missionsmarker' : `Marker „${name}“`,
    };
    if (which.held === true)
      return clauses({
        verb: 'remove',
        rest: p.pick({
          en: `the ${tokens.en} it holds from the game`,
          es: `de la partida la ${tokens.es} que custodia`,
          de: `den gehaltenen ${tokens.de} aus dem Spiel`,
        }),
      });
    if (range === null)
      return clauses({
        verb: 'remove',
        rest: p.pick({
          en: `all ${tokens.en}s from the game`,
          es: `de la partida todas las ${tokens.es.replace('ficha', 'fichas')}`,
          de: `alle ${tokens.de} aus dem Spiel`,
        }),
      });
    if (which.about === true)
      return clauses({
        verb: 'place',
        rest: p.pick({
          en: `it within Range ${range} of where it lies`,
          es: `la ficha a alcance ${range} o menos de donde está`,
          de: `ihn innerhalb von Reichweite ${range}`,
        }),
      });
    return clauses({
      verb: 'place',
      subject: p.subject({ noun: 'opponent', det: 'the' }),
      rest: p.pick({
        en: `each ${which.secured === true ? 'secured ' : ''}${tokens.en} within Range ${range} of where it lies`,
        es: `cada ${tokens.es}${which.secured === true ? ' asegurada' : ''} a alcance ${range} o menos de donde está`,
        de: `jeden ${which.secured === true ? 'gesicherten ' : ''}${tokens.de} innerhalb von Reichweite ${range}`,
      }),
    });
  },
};
