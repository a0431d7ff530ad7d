import {
  type Decision,
  type Explained,
  type Match,
  type Outcome,
  type Rulebook,
  Run,
  type Seat,
} from '@assemble/kernel';
import { explainStat } from '../rules/bonuses.ts';
import { isFielded } from '../rules/dice-in-play.ts';
import type { Combat, Die, Lasting, Phase, Slot, Table } from '../table.ts';

/** A die as players see it. In this game every die on the table is public; only chance is not. */
export interface DieView extends Die {
  readonly attack: Explained | null;
  readonly defense: Explained | null;
}

export interface PlayerView {
  readonly life: number;
  readonly startLife: number;
  readonly markers: number;
}

/** All that a seat (null: a spectator) is shown. */
export interface View {
  readonly game: string;
  readonly seat: Seat | null;
  readonly seedHash: string;
  readonly format: string;
  readonly priority: string;
  readonly turn: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly cards: readonly Slot[];
  readonly dice: readonly DieView[];
  readonly players: readonly PlayerView[];
  readonly combat: Combat | null;
  readonly lasting: readonly Lasting[];
  /** The questions put to this seat; of the others only who is asked what. */
  readonly decisions: readonly Decision[];
  readonly waitingFor: readonly { readonly seat: Seat; readonly ask: Decision['ask'] }[];
  readonly outcome: Outcome | null;
}

/** The only reader of a match for people and bots. Teams that are not revealed yet are nowhere in it. */
export function viewOf(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat | null): View {
  const { table } = match;
  const c = new Run(rulebook, match, null);
  return {
    game: match.game,
    seat,
    seedHash: match.seedHash,
    format: table.format,
    priority: table.priority,
    turn: table.turn,
    active: table.active,
    phase: table.phase,
    cards: table.cards,
    dice: table.dice.map((die) => ({
      ...die,
      attack: isFielded(die) ? explainStat(c, die, 'attack') : null,
      defense: isFielded(die) ? explainStat(c, die, 'defense') : null,
    })),
    players: table.players.map(({ life, startLife, markers }) => ({ life, startLife, markers })),
    combat: table.combat,
    lasting: table.lasting,
    decisions: match.pending.filter((decision) => decision.seat === seat),
    waitingFor: match.pending.map((decision) => ({ seat: decision.seat, ask: decision.ask })),
    outcome: match.outcome,
  };
}
