import type { Seat } from '@assemble/kernel';
import type { Form } from '../abilities/vocabulary.ts';
import type { CardType, Count, Face } from '../content.ts';
import { type Piece, type Player, SCENARIO, type Table } from '../table.ts';
import { printedSides } from './index-of-cards.ts';
import { type C, contentOf } from './run.ts';

/** Looking things up on the table; nothing here writes. */

export const faceOf = (c: C, piece: Piece): Face => contentOf(c).face(piece.face);

/** The side that a card shows outside play: its only one, or its first. */
export function printed(c: C, id: number): Face {
  const face = printedSides(c)[id];
  if (face === undefined) throw new Error(`no card ${id} in this match`);
  return face;
}

/** The sides of a two-sided card in play: hero and alter-ego, or A and B. */
export function sidesOf(c: C, piece: Piece): readonly [Face, Face] {
  const [front, back = front] = contentOf(c).card(faceOf(c, piece).card).faces;
  return [front, back];
}

export const ownerOf = (c: C, id: number): Seat => c.table.prints[id]?.owner ?? SCENARIO;

/** A card in play, or undefined when it is not (any more). */
export function pieceAt(c: C, id: number): Piece | undefined {
  const { play } = c.table;
  for (const piece of play) if (piece.id === id) return piece;
  return undefined;
}

export function pieceOf(c: C, id: number): Piece {
  const piece = pieceAt(c, id);
  if (piece === undefined) throw new Error(`card ${id} is not in play`);
  return piece;
}

export function playerOf(table: Table, seat: Seat): Player {
  const player = table.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** The deck and discard pile of a player, or of the scenario. */
export const pilesOf = (c: C, owner: Seat): Table | Player =>
  owner === SCENARIO ? c.table : playerOf(c.table, owner);

export const identityOf = (c: C, seat: Seat): Piece | undefined => {
  const player = c.table.players[seat];
  return player === undefined || player.out ? undefined : pieceAt(c, player.identity);
};

/** The form a player is in: the side of their identity that is up (MC-IDENTITY-1). */
export function formOf(c: C, seat: Seat): Form | null {
  const identity = identityOf(c, seat);
  return identity === undefined ? null : faceOf(c, identity).type === 'hero' ? 'hero' : 'alter-ego';
}

export const heroOf = (c: C, seat: Seat): Piece | undefined =>
  formOf(c, seat) === 'hero' ? identityOf(c, seat) : undefined;

export const villainOf = (c: C): Piece | undefined => pieceAt(c, c.table.villain);
export const mainSchemeOf = (c: C): Piece | undefined => pieceAt(c, c.table.scheme);

const isType = (c: C, piece: Piece, type: CardType): boolean => faceOf(c, piece).type === type;
export const isEnemy = (face: Face): boolean => face.type === 'villain' || face.type === 'minion';
export const isIdentity = (face: Face): boolean => face.type === 'hero' || face.type === 'alter-ego';
export const isCharacter = (face: Face): boolean => isEnemy(face) || isIdentity(face) || face.type === 'ally';
export const isScheme = (face: Face): boolean => face.type === 'main-scheme' || face.type === 'side-scheme';

export const piecesOf = (c: C, type: CardType): Piece[] =>
  c.table.play.filter((piece) => isType(c, piece, type));

export const engagedWith = (c: C, seat: Seat): Piece[] =>
  c.table.play.filter((piece) => piece.engaged === seat && isType(c, piece, 'minion'));

export const controlled = (c: C, seat: Seat, type: CardType): Piece[] =>
  c.table.play.filter((piece) => piece.controller === seat && isType(c, piece, type));

export const attachedTo = (c: C, host: number): Piece[] =>
  c.table.play.filter((piece) => piece.host === host);

/** MC-FIRST-4: the first player first, the others clockwise; players who are out are passed over. */
export function playerOrder(c: C): Seat[] {
  const { players, first } = c.table;
  const order: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const seat = (first + i) % players.length;
    if (players[seat]?.out === false) order.push(seat);
  }
  return order;
}

/** MC-FIRST-6: the player clockwise of this one who is still in the game; this one when there is no other. */
export function nextPlayer(c: C, seat: Seat): Seat {
  const { players } = c.table;
  for (let i = 1; i <= players.length; i++) {
    const next = (seat + i) % players.length;
    if (players[next]?.out === false) return next;
  }
  return seat;
}

/** Who decides for a player: they themselves, or the first player once they are out. */
export const decider = (c: C, seat: Seat): Seat =>
  c.table.players[seat]?.out === false ? seat : c.table.first;

/** A printed number for this many players (MC-MOD-11, MC-MOD-12: those who began the game). */
export const count = (c: C, n: Count): number =>
  typeof n === 'number' ? n : n.perPlayer * c.table.players.length;
