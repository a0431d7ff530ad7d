import { randomBot } from '@assemble/bots';
import { startToy, toyGame } from '@assemble/kernel/testing';
import { type Act, type Sitter, Table, type TableTerms } from '../src/index.ts';

export const person = (name: string): Sitter => ({ name, kind: 'person', who: name });
export const bot = (name: string): Sitter => ({ name, kind: 'bot', bot: 'random' });
const { setup } = startToy();

type Terms = Partial<Omit<TableTerms<never>, 'game' | 'sitters'>> & { readonly game?: typeof toyGame };

export const open = (sitters: readonly Sitter[], terms: Terms = {}) =>
  new Table({
    game: toyGame,
    setup,
    seed: 'table seed',
    sitters,
    bots: { random: randomBot },
    manners: 'home',
    clock: null,
    at: 0,
    ...terms,
  });
export type Toy = ReturnType<typeof open>;

/** What a seat that is asked says: this move where it has one, else what it would without thinking. */
export const suggested = (table: Toy, seat: number, move?: string): Act => {
  const asked = table.update([seat], null, 0).asked[0];
  if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
  const { decision, suggestion } = asked;
  const answer = decision.shape === 'options' && move !== undefined ? move : suggestion;
  return { type: 'decide', seat, n: decision.n, answer: answer as never };
};

/** Plays on until somebody's last decision cannot be taken back freely. */
export function playToBarrier(table: Toy, at = 0): { readonly seat: number; readonly steps: number } {
  for (let i = 0; i < 200 && table.outcome === null; i++) {
    const seat = table.waitedFor[0] ?? 0;
    table.act(suggested(table, seat, 'roll'), at);
    const { undo } = table.update([seat], null, at);
    if (undo.barriers.length > 0 && table.outcome === null) return { seat, steps: undo.toOwn };
  }
  throw new Error('nothing was rolled or revealed');
}
