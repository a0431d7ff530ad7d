import type { Instruction, Procedure, Row, Rulebook, Run } from '@assemble/kernel';
import { callAgain, procedure } from '@assemble/kernel';
import type { ChampionsRuleId } from '@assemble/rules';
import type { Content } from '../content.ts';
import type { Table } from '../table.ts';

/** What every row, node and atom of this game is handed. */
export type C = Run<Table>;
export type Rule = ChampionsRuleId;
export type Rules = readonly [Rule, ...Rule[]];

/** The rulebook of this game also carries the cards it is played with. */
export interface ChampionsRulebook extends Rulebook<Table> {
  readonly cards: Content;
}

export const contentOf = (c: C): Content => (c.rulebook as ChampionsRulebook).cards;

/** Writes a step table of this game. */
export const steps = <D extends object>(name: string, rows: readonly Row<C, D, Rule>[]): Procedure<C> =>
  procedure<C, Rule, D>(name, rows);

/** Calls the same, and then comes back to the row or node that called. */
export const andAgain = (instruction: Instruction): Instruction =>
  instruction.do === 'call' ? callAgain(instruction.procedure, instruction.data) : instruction;
