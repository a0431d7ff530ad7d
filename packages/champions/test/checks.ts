import type { Match } from '@assemble/kernel';
import { type Table, tableFaults } from '../src/index.ts';

/** Every card lies in exactly one place, and that is the place its zone names. */
export function checkTable(match: Match<Table>): void {
  const [fault] = tableFaults(match.table);
  if (fault !== undefined) throw new Error(fault);
}
