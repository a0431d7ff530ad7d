import { type Node, runForEach, type Seat } from '@assemble/kernel';
import { type C, other } from '../../rules/run.ts';
import type { Table } from '../../table.ts';
import type { Memory } from '../memory.ts';
import type { CrisisNode } from '../node.ts';
import type { Effect } from '../vocabulary.ts';

/** Each player does something, the one with priority first: "allied" means that player's characters. */
export interface ForEachPlayer extends Node {
  readonly node: 'for-each-player';
  readonly effect: Effect;
}

/** CP-TIMING-2, CP-RULING-14 */
const inTurn = (c: C): readonly Seat[] => [c.table.priority, other(c.table.priority)];

export const forEachPlayer: CrisisNode<ForEachPlayer, never> = {
  ...runForEach<Table, ForEachPlayer, Memory>(inTurn, (_c, seat) => ({ seat })),
  say: ({ effect }, p) => {
    p.talk.focus = 'players';
    const said = p.say(effect);
    const [first, ...others] = said.clauses;
    const subject = p.named(
      p.pick({
        en: 'each player (the one with priority first)',
        es: 'cada jugador (empezando por quien tenga la Prioridad)',
        de: 'jede Person (beginnend bei der mit Vorrang)',
      }),
    );
    return first === undefined ? said : { ...said, clauses: [{ ...first, subject }, ...others] };
  },
};
