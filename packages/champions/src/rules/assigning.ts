import { below, Judge, type Tester } from '@assemble/kernel';
import type { Table } from '../table.ts';
import { pieceAt } from './cards-in-play.ts';
import { remaining } from './reading.ts';
import type { C, Rule } from './run.ts';

/** How much more a character may be assigned: as much as defeats it (MC-DAMAGE-6). */
const room = (c: C, id: number): number => {
  const piece = pieceAt(c, id);
  return piece === undefined ? 0 : Math.max(0, remaining(c, piece));
};

/** Divided damage: no character is assigned more than is enough. */
export const assignTester: Tester<Table> = {
  verdict: (c, decision, answer) => {
    const judge = new Judge<Rule>();
    if (decision.shape !== 'distribute') throw new Error('nothing to divide');
    const amounts = answer as number[];
    decision.among.forEach((id, i) => {
      judge.must((amounts[i] ?? 0) <= room(c, id), 'MC-DAMAGE-6', 'no.too-much', { card: id });
    });
    return judge.verdict();
  },
  sample: (c, decision, random) => {
    if (decision.shape !== 'distribute') throw new Error('nothing to divide');
    const amounts = decision.among.map(() => 0);
    for (let left = decision.total; left > 0; left--) {
      const open = decision.among.flatMap((id, i) => ((amounts[i] ?? 0) < room(c, id) ? [i] : []));
      const i = open[below(random, open.length)] ?? 0;
      amounts[i] = (amounts[i] ?? 0) + 1;
    }
    return amounts;
  },
  least: (c, decision) => {
    if (decision.shape !== 'distribute') throw new Error('nothing to divide');
    let left = decision.total;
    return decision.among.map((id) => {
      const amount = Math.min(left, room(c, id));
      left -= amount;
      return amount;
    });
  },
};
