import {
  type Answer,
  type Frame,
  type Instruction,
  type Rulebook,
  type Run,
  stepTables,
} from '@assemble/kernel';
import type { ChampionsRuleId } from '@assemble/rules';
import type { Content } from '../content.ts';
import type { Table } from '../table.ts';
import type { Procedures } from './procedures.ts';

/** What every row, node and atom of this game is handed. */
export type C = Run<Table>;
export type Rule = ChampionsRuleId;
export type Rules = readonly [Rule, ...Rule[]];

/** The rulebook of this game also carries the cards it is played with. */
export interface ChampionsRulebook extends Rulebook<Table> {
  readonly cards: Content;
}

export const contentOf = (c: C): Content => (c.rulebook as ChampionsRulebook).cards;

/** The cards that were chosen, and the one where it is one. */
export const cardsIn = (answer: Answer): number[] => answer as number[];
export const cardIn = (answer: Answer): number => cardsIn(answer)[0] ?? -1;

/** Writes the step tables of this game and calls them by name. */
export const { steps, call, callAgain } = stepTables<C, Rule, Procedures>();

/** Calls the same, and then comes back to the row or node that called. */
export const andAgain = (instruction: Instruction): Instruction =>
  instruction.do === 'call'
    ? { do: 'call', procedure: instruction.procedure, data: instruction.data, then: 'again' }
    : instruction;

/** What a procedure that is under way remembers, for those who look at it from outside; null for any other. */
export const dataOf = <N extends keyof Procedures>(frame: Frame, name: N): Procedures[N] | null =>
  frame.procedure === name ? (frame.data as Procedures[N]) : null;
