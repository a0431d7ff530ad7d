import {
  type Decision,
  type Explained,
  type Match,
  type Outcome,
  type Rulebook,
  Run,
  type Seat,
} from '@assemble/kernel';
import type { EditionId } from '../editions/index.ts';
import type { Feature } from '../geometry/terrain.ts';
import type { BaseDiameter, MovementTool } from '../geometry/tools.ts';
import { formOf, statsOf } from '../rules/characters.ts';
import { speedOf } from '../rules/moving.ts';
import { contesting, scoreOf, securedBy } from '../rules/objectives.ts';
import { type Closing, closingOf } from '../rules/round.ts';
import type { Area } from '../rules/series.ts';
import { type Roster, readSetup } from '../setup.ts';
import type { Character, Lasting, Mission, Phase, Player, Roll, Slot, Table, Token, Turn } from '../table.ts';
import { type AttackView, areasFor, attackIn, type Forecast, forecastsFor } from './attacks.ts';
import { type DodgeView, dodgeIn } from './dodges.ts';

/** A character as players see it: in this game everything on the table is public. */
export interface CharacterView extends Character {
  readonly stamina: number;
  readonly size: number;
  /** The longest tool it may advance with now (CP-COND-12). */
  readonly speed: MovementTool;
  /** The diameter of its base in millimetres. */
  readonly base: BaseDiameter;
}

export interface TokenView extends Token {
  readonly contestedBy: readonly number[];
  readonly securedBy: Seat | null;
}

/** All that a seat (null: a spectator) is shown. */
export interface View {
  readonly game: string;
  readonly seat: Seat | null;
  readonly seedHash: string;
  readonly edition: EditionId;
  readonly phase: Phase;
  readonly round: number;
  readonly priority: Seat;
  /** What each player brought: nobody hides it. */
  readonly rosters: readonly [Roster, Roster];
  readonly cards: readonly Slot[];
  readonly terrain: readonly Feature[];
  /** Every feature the battlefield began with, destroyed ones too: the log names them by id. */
  readonly features: readonly Pick<Feature, 'id' | 'kind' | 'size' | 'outline'>[];
  readonly mission: Mission;
  readonly players: readonly Player[];
  /** What each player would score if the round ended as everything stands (CP-SCORE-1). */
  readonly due: readonly Explained[];
  readonly characters: readonly CharacterView[];
  readonly tokens: readonly TokenView[];
  readonly turn: Turn | null;
  readonly rolls: readonly Roll[];
  /** The attack that is being made, and those that this seat could make now. */
  readonly attack: AttackView | null;
  /** The dodge that is under way. */
  readonly dodge: DodgeView | null;
  readonly forecasts: readonly Forecast[];
  /** Whom the area attacks of the menu would reach. */
  readonly areas: readonly Area[];
  readonly lasting: readonly Lasting[];
  /** What the round would end in, where ending this seat's activation ends it too. */
  readonly closing: Closing | null;
  /** The questions put to this seat; of the others only who is asked what. */
  readonly decisions: readonly Decision[];
  readonly waitingFor: readonly { readonly seat: Seat; readonly ask: Decision['ask'] }[];
  readonly outcome: Outcome | null;
}

/** The only reader of a match for people and bots. Squads that are not revealed yet are nowhere in it. */
export function viewOf(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat | null): View {
  const { table } = match;
  const c = new Run(rulebook, match, null);
  const decisions = match.pending.filter((decision) => decision.seat === seat);
  return {
    game: match.game,
    seat,
    seedHash: match.seedHash,
    edition: table.edition,
    phase: table.phase,
    round: table.round,
    priority: table.priority,
    rosters: readSetup(match.setup).rosters,
    cards: table.cards,
    // CP-MEASURE-2: whatever can be measured is open to everybody at any time.
    terrain: table.terrain,
    features: readSetup(match.setup).terrain.map(({ id, kind, size, outline }) => ({
      id,
      kind,
      size,
      outline,
    })),
    mission: table.mission,
    players: table.players,
    due: table.players.map((_, player) => scoreOf(c, player)),
    characters: table.characters.map((one) => {
      const { stamina, size } = statsOf(c, one);
      const speed = one.conditions.includes('slow') ? 'S' : speedOf(c, one);
      return { ...one, stamina, size, speed, base: formOf(c, one).base };
    }),
    tokens: table.tokens.map((token) => ({
      ...token,
      contestedBy: contesting(c, token).map(({ id }) => id),
      securedBy: securedBy(c, token),
    })),
    turn: table.turn,
    rolls: table.rolls,
    attack: attackIn(rulebook, match),
    dodge: dodgeIn(rulebook, match),
    forecasts: decisions.flatMap((decision) => forecastsFor(rulebook, match, decision)),
    areas: decisions.flatMap((decision) => areasFor(rulebook, match, decision)),
    lasting: table.lasting,
    closing: decisions.some(({ test }) => test === 'activation' || test === 'cards') ? closingOf(c) : null,
    decisions,
    waitingFor: match.pending.map((decision) => ({ seat: decision.seat, ask: decision.ask })),
    outcome: match.outcome,
  };
}
