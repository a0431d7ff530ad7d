import type { Game, Match } from '@assemble/kernel';
import { limitedRules } from '@assemble/rules/ledger/crisis-protocol-limited';
import type { Table } from '../table.ts';
import type { EditionId } from './index.ts';

const limited: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(limitedRules));

/** The rules that are cited somewhere in what a match told, although its edition does not have them. */
export function foreignRules(edition: EditionId, told: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (limited.get(value)?.includes(edition) === false) found.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(told);
  return [...found];
}

/** The same game, with a watch on what it tells: prompts, menus, events and refusals cite rules of the match's edition. */
export function citing<View>(game: Game<Table, View>): Game<Table, View> {
  const heed = ({ table }: Match<Table>, told: unknown): void => {
    const foreign = foreignRules(table.edition, told);
    if (foreign.length > 0) throw new Error(`rules of other editions are cited: ${foreign.join(', ')}`);
  };
  return {
    ...game,
    apply: (match, seat, n, answer, events) => {
      const applied = game.apply(match, seat, n, answer, events);
      const menus = match.pending.map((decision) => game.verdicts(match, decision.seat));
      heed(match, [applied, match.pending, menus, match.outcome]);
      return applied;
    },
  };
}
