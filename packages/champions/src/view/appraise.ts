import { type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import {
  count,
  engagedWith,
  faceOf,
  identityOf,
  mainSchemeOf,
  printed,
  villainOf,
} from '../rules/cards-in-play.ts';
import { hasKeyword, remaining, stat } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import type { Piece, Player, Table } from '../table.ts';

/** For each player; a villain takes about thirty damage from each. No position is worth as much as to win. */
const WON = 80;
const LOST = -60;
/** More than what comes with a new stage, or nobody would defeat the old one. */
const NEW_STAGE = 7;
/** A hit point of a hero, and what each of the last few is worth beside that: one blow often takes as many. */
const HIT_POINT = 0.6;
const LAST_HIT_POINT = 1.2;
const LAST = 5;
/** A blow that a tough card keeps off, an attack that a stunned card wastes. */
const TOUGH = 2.5;
const STUNNED = 3;
/** A card in hand is about one resource. */
const CARD = 1;
/** The dearer a card, the more it does once it is played. */
const CARD_COST = 0.3;
/** An ally can defend once, and use a power before that as long as hit points last. */
const BLOCK = 2.5;
const USE = 0.75;
/** An encounter card more in each round; a threat more in each round. */
const HAZARD = 3;
const ACCELERATION = 3;

/**
 * How well a match stands for the players, who win and lose together: higher is better. A point is a damage on the
 * villain. It is asked when a round begins, so it does not matter which form anybody is in: that can be changed before
 * the villain acts.
 */
export function appraise(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat): number {
  const { table, outcome } = match;
  const seats = table.players.length;
  if (outcome !== null) return seats * (outcome.winners.includes(seat) ? WON : LOST);
  const c = new Run(rulebook, match, null);
  const toDo = damageToDo(c);
  let points = -toDo + schemePoints(c) + villainPoints(c);
  table.players.forEach((player, i) => {
    const identity = identityOf(c, i);
    points += identity === undefined ? LOST : playerPoints(c, player, identity, i);
  });
  // What others hold is hidden.
  for (const id of table.players[seat]?.hand ?? [])
    points += CARD_COST * Math.min(4, printed(c, id).cost ?? 0);
  // What is built up pays only while there is something left to do.
  const future = Math.min(1, toDo / seats / 20);
  for (const piece of table.play) points += piecePoints(c, piece, future);
  return points;
}

/** Damage until the last stage of the villain is defeated, and what the arrival of each stage costs beside. */
function damageToDo(c: C): number {
  const villain = villainOf(c);
  let sum = villain === undefined ? 0 : Math.max(0, remaining(c, villain));
  for (const id of c.table.villains) sum += count(c, printed(c, id).hitPoints ?? 0) + NEW_STAGE;
  return sum;
}

function villainPoints(c: C): number {
  const villain = villainOf(c);
  if (villain === undefined) return 0;
  return (villain.stunned ? STUNNED : 0) + (villain.confused ? 1 : 0) - (villain.tough ? TOUGH : 0);
}

/** Threat matters little until its limit comes into sight; the last scheme of the villain must not succeed at all. */
function schemePoints(c: C): number {
  const scheme = mainSchemeOf(c);
  if (scheme === undefined) return 0;
  const { acceleration, target } = faceOf(c, scheme);
  const { schemes, players } = c.table;
  const each = c.table.acceleration + count(c, acceleration);
  const slack = Math.max(0, count(c, target ?? 1) - scheme.threat - each) / players.length;
  const limit = schemes.length > 0 ? 9 : 22;
  return players.length * (12 * schemes.length - limit / (1 + slack)) - ACCELERATION * c.table.acceleration;
}

function playerPoints(c: C, player: Player, identity: Piece, seat: Seat): number {
  const left = remaining(c, identity);
  const power = 0.9 * Math.max(stat(c, identity, 'atk'), stat(c, identity, 'thw'), 2);
  let points = HIT_POINT * left + LAST_HIT_POINT * Math.min(left, LAST) + CARD * player.hand.length;
  if (identity.exhausted) points -= power;
  if (identity.stunned) points -= power;
  if (identity.confused) points -= 1;
  if (identity.tough) points += TOUGH;
  for (const minion of engagedWith(c, seat)) {
    points -= 1 + 1.2 * stat(c, minion, 'atk') + 0.6 * remaining(c, minion);
    if (minion.tough) points -= TOUGH;
    if (hasKeyword(c, minion, 'guard')) points -= 1;
  }
  return points;
}

function piecePoints(c: C, piece: Piece, future: number): number {
  const { type, cost, icons } = faceOf(c, piece);
  switch (type) {
    case 'ally': {
      const power = Math.max(stat(c, piece, 'atk'), stat(c, piece, 'thw'));
      return BLOCK + USE * power * (remaining(c, piece) - 1);
    }
    case 'upgrade':
    case 'support':
      return future * (0.5 + 0.8 * (cost ?? 0));
    case 'attachment':
      return -2;
    case 'side-scheme': {
      const { hazard = 0, acceleration = 0, crisis = 0 } = icons;
      return -(0.8 * piece.threat + HAZARD * hazard + ACCELERATION * acceleration + 1.5 * crisis);
    }
    default:
      return 0;
  }
}
