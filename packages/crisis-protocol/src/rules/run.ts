import { type Instruction, type Rulebook, type Run, stepTables } from '@assemble/kernel';
import type { CrisisProtocolRuleId } from '@assemble/rules';
import type { Content } from '../content.ts';
import { EDITIONS, type Edition } from '../editions/index.ts';
import type { Table } from '../table.ts';
import type { Procedures } from './procedures.ts';

/** What every row, node and atom of this game is handed. */
export type C = Run<Table>;
export type Rule = CrisisProtocolRuleId;
export type Rules = readonly [Rule, ...Rule[]];

/** The rulebook of this game also carries the cards it is played with. */
export interface CrisisRulebook extends Rulebook<Table> {
  readonly cards: Content;
}

export const contentOf = (c: C): Content => (c.rulebook as CrisisRulebook).cards;
export const editionOf = (c: C): Edition => EDITIONS[c.table.edition];

/** Writes the step tables of this game, and calls them. */
export const { steps, call, callAgain } = stepTables<C, Rule, Procedures>();

/** A rule about Source, Zone and Limited tokens; where the book has none, their cards say the same (CP-EFFECT-1). */
export const tokenRule = (c: C, rule: Extract<Rule, `CP-XOBJ-${number}`>): Rule =>
  editionOf(c).sourcesAndZones ? rule : 'CP-EFFECT-1';

/** After what an instruction calls, the same row once more. */
export const again = (instruction: Instruction): Instruction =>
  instruction.do === 'call' ? { ...instruction, then: 'again' } : instruction;

export const other = (seat: number): number => 1 - seat;
