import {
  Abilities,
  defineGame,
  everyone,
  type Game,
  type Json,
  Judge,
  message,
  type Node,
} from '../../src/index.ts';
import { nodes, rerollTester } from './abilities.ts';
import { activation, attack, listeners } from './attack.ts';
import { attackerOf, type Character, cloneTable, type Face, noFight, type Table } from './table.ts';

/** A position for an example: the first character attacks. */
export interface Position {
  readonly characters: readonly Character[];
  readonly ranges: readonly (readonly number[])[];
  readonly stacked: readonly Face[];
}

const nothing = () => {};

/** The slice as a game, with the powers of an example. */
export function crisis(powers: { readonly [address: string]: Node }): Game<Table, Table> {
  const abilities = new Abilities();
  for (const [address, tree] of Object.entries(powers)) abilities.add(address, tree);
  return defineGame<Table, Table>({
    game: 'crisis-slice',
    version: '1',
    content: Object.keys(powers).join(' '),
    acceptSetup: () => new Judge().verdict(),
    seats: () => 2,
    table: (setup) => {
      const { characters, ranges, stacked } = JSON.parse(JSON.stringify(setup)) as unknown as Table;
      return { characters, ranges, fight: noFight(), stacked, pushed: [] };
    },
    start: 'activation',
    procedures: { activation, attack },
    nodes,
    abilities,
    changes: { targeted: nothing, modify: nothing, 'before-damage': nothing, 'after-attack': nothing },
    stages: [
      { name: 'now', policy: 'window' },
      { name: 'apply', policy: 'apply' },
    ],
    listeners,
    enqueue: nothing,
    order: (c) => [attackerOf(c).owner, 1 - attackerOf(c).owner],
    windowAsk: () => ({ ask: message('cp.use-a-power'), rules: ['CP-SUPER-8'] }),
    testers: { reroll: rerollTester },
    cloneTable,
    view: (match) => match.table,
    projections: Object.fromEntries(
      ['spent', 'gained', 'rolled', 'rerolled', 'damaged', 'moved', 'compared', 'resolved', 'no-attack'].map(
        (kind) => [kind, everyone],
      ),
    ),
    knowledge: () => [],
    guessHidden: nothing,
    appraise: () => 0,
  });
}

export const setupOf = (position: Position): Json => position as unknown as Json;
