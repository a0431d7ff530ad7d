import {
  type Decision,
  type Explained,
  type Match,
  type Outcome,
  type Rulebook,
  Run,
  type Seat,
} from '@assemble/kernel';
import { count, faceOf, isCharacter, isEnemy } from '../rules/cards-in-play.ts';
import { explainStat, type StatName } from '../rules/reading.ts';
import { type C, dataOf } from '../rules/run.ts';
import { allyLimit } from '../rules/settle.ts';
import type { Activity, Phase, Piece, Table, Zone } from '../table.ts';
import { lookedAt, unseen } from './hidden.ts';

/** A card as a seat sees it: its place in the match, and which card it is where the seat may know. */
export interface SeenCard {
  readonly id: number;
  readonly card: string;
}

/** A card in play with every value unfolded. */
export interface PieceView extends Omit<Piece, 'under'> {
  /** Which card it is; '' for one that lies face down. */
  readonly card: string;
  readonly under: number;
  readonly stats: { readonly [S in StatName]?: Explained };
  /** Of a main scheme: the threat that completes it. */
  readonly target: number | null;
}

export interface PlayerView {
  readonly identity: number;
  readonly out: boolean;
  readonly flipped: boolean;
  /** Cards of the hand: which ones they are only for their owner. */
  readonly hand: readonly SeenCard[];
  readonly deck: number;
  readonly discard: readonly SeenCard[];
  readonly dealt: number;
  /** How many allies they may control. */
  readonly allyLimit: number;
}

/** All that a seat (null: a spectator) is shown. */
export interface View {
  readonly game: string;
  readonly seat: Seat | null;
  readonly seedHash: string;
  readonly round: number;
  readonly phase: Phase;
  /** The step of the villain phase, from 1; 0 outside of it. */
  readonly villainStep: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly play: readonly PieceView[];
  readonly players: readonly PlayerView[];
  readonly villain: number;
  readonly scheme: number;
  readonly stagesLeft: { readonly villain: number; readonly scheme: number };
  readonly deck: number;
  /** Encounter cards that this seat has not seen where they lie now, by id: any of them may be the next one. */
  readonly unseen: readonly string[];
  /** Cards of its own that this seat has not seen where they lie now, by id: any of them may be the next it draws. */
  readonly undrawn: readonly string[];
  readonly discard: readonly SeenCard[];
  readonly acceleration: number;
  readonly activities: readonly (Omit<Activity, 'boosts'> & { readonly boosts: number })[];
  /** Cards that lie face up while they are resolved, set aside or out of the game. */
  readonly shown: readonly SeenCard[];
  readonly aside: readonly SeenCard[];
  readonly removed: readonly SeenCard[];
  readonly peril: Seat;
  /** Cards this seat is looking at, to choose from them. */
  readonly looked: readonly SeenCard[];
  /** The questions put to this seat; of the others only who is asked what. */
  readonly decisions: readonly Decision[];
  readonly waitingFor: readonly { readonly seat: Seat; readonly ask: Decision['ask'] }[];
  readonly outcome: Outcome | null;
}

const STATS: readonly StatName[] = ['thw', 'atk', 'def', 'rec', 'sch', 'hitPoints', 'handSize'];

/** The only reader of a match for people and bots: decks, hands of others and face-down cards are nowhere in it. */
export function viewOf(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat | null): View {
  const c = new Run(rulebook, match, null);
  const { table } = match;
  const seen = (id: number): SeenCard => ({ id, card: table.prints[id]?.card ?? '' });
  const hidden = (): SeenCard => ({ id: -1, card: '' });
  const inZone = (zone: Zone): SeenCard[] =>
    table.zones.flatMap((one, id) => (one === zone ? [seen(id)] : []));
  return {
    game: match.game,
    seat,
    seedHash: match.seedHash,
    round: table.round,
    phase: table.phase,
    villainStep: villainStep(rulebook, match),
    first: table.first,
    active: table.active,
    play: table.play.map((piece) => pieceView(c, piece)),
    players: table.players.map((player, i) => ({
      identity: player.identity,
      out: player.out,
      flipped: player.flipped,
      hand: player.hand.map(i === seat ? seen : hidden),
      deck: player.deck.length,
      discard: player.discard.map(seen),
      dealt: player.dealt.length,
      allyLimit: allyLimit(c, i),
    })),
    villain: table.villain,
    scheme: table.scheme,
    stagesLeft: { villain: table.villains.length, scheme: table.schemes.length },
    deck: table.deck.length,
    unseen: unseen(match, seat),
    undrawn: seat === null ? [] : unseen(match, seat, seat),
    discard: table.discard.map(seen),
    acceleration: table.acceleration,
    activities: table.activities.map((activity) => ({ ...activity, boosts: activity.boosts.length })),
    shown: inZone('shown'),
    aside: inZone('aside'),
    removed: inZone('removed'),
    peril: table.peril,
    looked: lookedAt(match, seat).map(seen),
    decisions: match.pending.filter((decision) => decision.seat === seat),
    waitingFor: match.pending.map((decision) => ({ seat: decision.seat, ask: decision.ask })),
    outcome: match.outcome,
  };
}

/** The rows of the villain phase bear the number of the step they belong to. */
function villainStep(rulebook: Rulebook<Table>, { frames, table }: Match<Table>): number {
  const frame = frames.find(({ procedure }) => procedure === 'villain-phase');
  if (frame === undefined || table.phase !== 'villain') return 0;
  // A row that calls another procedure has the next row come up already: the second step begins with its first player.
  if (dataOf(frame, 'villain-phase')?.done.length === 0) return 1;
  const name = rulebook.procedures['villain-phase']?.rows[frame.step]?.name ?? '';
  return Number.parseInt(name, 10) || 5;
}

function pieceView(c: C, piece: Piece): PieceView {
  const face = faceOf(c, piece);
  const stats: { [S in StatName]?: Explained } = {};
  for (const name of STATS) {
    if (face[name] === null || !(isCharacter(face) || isEnemy(face))) continue;
    stats[name] = explainStat(c, piece, name);
  }
  const facedown = face.card !== c.table.prints[piece.id]?.card;
  return {
    ...piece,
    card: facedown ? '' : face.card,
    under: piece.under.length,
    stats,
    target: face.target === null ? null : count(c, face.target),
  };
}
