import { type Rulebook, type Run, stepTables } from '@assemble/kernel';
import type { DiceMastersRuleId } from '@assemble/rules';
import type { Content } from '../content.ts';
import type { Table } from '../table.ts';
import type { Chance } from './chance.ts';
import type { Procedures } from './procedures.ts';

/** What every row, node and atom of this game is handed. */
export type C = Run<Table>;
export type Rule = DiceMastersRuleId;
export type Rules = readonly [Rule, ...Rule[]];

/** The rulebook of this game also carries the cards it is played with, and where results come from. */
export interface DiceMastersRulebook extends Rulebook<Table> {
  readonly cards: Content;
  readonly chance: Chance;
}

const rulebookOf = (c: C): DiceMastersRulebook => c.rulebook as DiceMastersRulebook;

export const contentOf = (c: C): Content => rulebookOf(c).cards;
export const chanceOf = (c: C): Chance => rulebookOf(c).chance;

/** How the step tables of this game are written and called. */
export const { steps, call, callAgain } = stepTables<C, Rule, Procedures>();

/** What a step table remembers, if it is the one that is running. */
export function running<N extends keyof Procedures>(c: C, name: N): Procedures[N] | null {
  const frame = c.match.frames.at(-1);
  return frame?.procedure === name ? (frame.data as object as Procedures[N]) : null;
}
