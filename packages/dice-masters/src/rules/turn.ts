import { goto, propose } from '@assemble/kernel';
import { type Phase, playerTarget } from '../table.ts';
import { change, type Occurrence, ruleCause } from './changes.ts';
import { tell } from './events.ts';
import type { Procedures } from './procedures.ts';
import { type C, call, steps } from './run.ts';
import { thenSettle } from './settle.ts';
import { enterPhase, forgetLastTurn, passTurn } from './turn-atoms.ts';

/** The whole match: the set-up, then turn after turn until somebody has won. */
export const match = steps('match', [
  {
    name: 'set-up',
    rules: ['DM-COMPONENTS-6', 'DM-TEAM-RULES-1'],
    run: () => call('set-up', { teams: [null, null], basicActions: [], left: [], picked: '' }),
  },
  {
    name: 'turn',
    rules: ['DM-TURN-STRUCTURE-1', 'DM-TURN-STRUCTURE-4'],
    run: () => call('turn', {}),
  },
  {
    name: 'next player',
    rules: ['DM-TURN-STRUCTURE-1'],
    run: (c) => {
      passTurn(c);
      return goto('turn');
    },
  },
]);

/** A turn: five phases, each once, in this order, with no way back (DM-TURN-STRUCTURE-2, DM-TURN-STRUCTURE-3). */
export const turn = steps('turn', [
  {
    name: 'begin',
    rules: ['DM-TURN-STRUCTURE-2'],
    run: (c) => {
      const seat = c.table.active;
      forgetLastTurn(c);
      tell(c, 'turn-began', ['DM-TURN-STRUCTURE-1'], () => ({ seat, turn: c.table.turn }));
      return propose(c, [occurrence(c, 'turn-starts')]);
    },
  },
  { name: 'begin: effects', rules: ['DM-ORDERING-1'], run: thenSettle },
  {
    name: 'clear and draw',
    rules: ['DM-TURN-STRUCTURE-2'],
    run: (c) => phase(c, 'clear-and-draw', { missing: 0 }),
  },
  {
    name: 'roll and reroll',
    rules: ['DM-TURN-STRUCTURE-2'],
    run: (c) => phase(c, 'roll-and-reroll', { rolled: [] }),
  },
  { name: 'main', rules: ['DM-TURN-STRUCTURE-2'], run: (c) => phase(c, 'main', {}) },
  { name: 'attack', rules: ['DM-TURN-STRUCTURE-2'], run: (c) => phase(c, 'attack', {}) },
  { name: 'regroup', rules: ['DM-TURN-STRUCTURE-2'], run: (c) => phase(c, 'regroup', {}) },
]);

function phase<N extends Phase & keyof Procedures>(c: C, name: N, data: Procedures[N]) {
  enterPhase(c, name);
  tell(c, 'phase-began', ['DM-TURN-STRUCTURE-2'], () => ({ seat: c.table.active, phase: name }));
  return call(name, data);
}

/** An event about the whole table, told to the active player's side. */
export const occurrence = (c: C, kind: Occurrence['kind']): Occurrence =>
  change<Occurrence>({ kind, target: playerTarget(c.table.active), with: -1, cause: ruleCause(c) });
