import { type Answer, type Decision, type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import {
  controlled,
  count,
  engagedWith,
  faceOf,
  formOf,
  identityOf,
  mainSchemeOf,
  pieceAt,
  piecesOf,
  printed,
  villainOf,
} from '../rules/cards-in-play.ts';
import { paymentTester } from '../rules/paying.ts';
import { remaining, stat } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import { allyLimit } from '../rules/settle.ts';
import type { Piece, Table } from '../table.ts';

/** What a boost card adds on average, about. */
const BOOST = 1.3;
/** Damage that an ally keeps off a hero by defending, about. */
const BLOCK = 2.5;

/**
 * What a beginner with some sense answers at once, from what the seat may know; null where anything will do. Bots play
 * rounds on with it, so it has to be quick, and good enough that a plan is not judged by the blunders that follow.
 */
export function habit(rulebook: Rulebook<Table>, match: Match<Table>, decision: Decision): Answer | null {
  const c = new Run(rulebook, match, null);
  switch (decision.ask.key) {
    case 'ask.turn':
      return inTurn(c, decision);
    case 'ask.pay':
      return paymentTester.least?.(c, decision) ?? null;
    case 'ask.interrupt':
    case 'ask.response':
      return decision.shape === 'options' ? (decision.options[0]?.id ?? null) : null;
    case 'ask.defender':
      return defender(c, decision);
    case 'ask.attack':
    case 'ask.damage':
    case 'ask.give-status':
      return bestOf(c, decision, (piece) => foeToHit(c, piece));
    case 'ask.thwart':
    case 'ask.remove-threat':
      return bestOf(c, decision, (piece) => schemeToThwart(c, piece));
    case 'ask.over-limit':
      return bestOf(c, decision, (piece) => -worthOfAlly(c, piece));
    case 'ask.may':
      return true;
    case 'ask.offer':
    case 'ask.mulligan':
    case 'ask.end-discard':
      return decision.fallback;
    default:
      return null;
  }
}

/** The cards in play with the most points, as few as are asked for but one where one may be chosen. */
function bestOf(c: C, decision: Decision, points: (piece: Piece) => number): Answer | null {
  if (decision.shape !== 'entities') return null;
  const found = decision.from.flatMap((id) => pieceAt(c, id) ?? []);
  if (found.length < decision.from.length) return null;
  return found
    .map((piece) => ({ id: piece.id, points: points(piece) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, Math.max(decision.min, Math.min(1, decision.max)))
    .map(({ id }) => id);
}

/** A minion that is as good as defeated, then the villain, then other minions. */
function foeToHit(c: C, piece: Piece): number {
  const { type } = faceOf(c, piece);
  if (type === 'villain') return 2;
  return type !== 'minion' ? 0 : remaining(c, piece) <= 3 && !piece.tough ? 3 : 1;
}

/** Side schemes with little threat first, unless the main scheme is about to succeed. */
const schemeToThwart = (c: C, piece: Piece): number =>
  piece.id === c.table.scheme ? (share(c) > 0.7 ? 1 : -100) : -piece.threat;

const worthOfAlly = (c: C, piece: Piece): number =>
  2 * remaining(c, piece) + (faceOf(c, piece).cost ?? 0) / 2;

/** The damage that a player in hero form has to expect of the next villain phase, if nobody defends. */
function attacksOn(c: C, seat: Seat): number {
  const villain = villainOf(c);
  let sum = villain === undefined || villain.stunned ? 0 : stat(c, villain, 'atk') + BOOST;
  for (const minion of engagedWith(c, seat)) if (!minion.stunned) sum += stat(c, minion, 'atk');
  return sum;
}

/** The threat that enemies add when a player stays in alter-ego form; a scheme that succeeds is worse than a wound. */
function schemingAt(c: C, seat: Seat): number {
  const villain = villainOf(c);
  let sum = villain === undefined || villain.confused ? 0 : stat(c, villain, 'sch') + 1.5 * BOOST;
  for (const minion of engagedWith(c, seat)) if (!minion.confused) sum += stat(c, minion, 'sch');
  return sum;
}

/** The threat on the main scheme after the first step of the next villain phase, and some more, by its limit. */
function share(c: C, more = 0): number {
  const scheme = mainSchemeOf(c);
  if (scheme === undefined) return 0;
  const { acceleration, target } = faceOf(c, scheme);
  let sum = scheme.threat + more + c.table.acceleration + count(c, acceleration);
  for (const side of piecesOf(c, 'side-scheme')) sum += faceOf(c, side).icons.acceleration ?? 0;
  return sum / Math.max(1, count(c, target ?? 1));
}

/** The least useful ally if there is one to spare or the hero is about to fall; then the hero; otherwise nobody. */
function defender(c: C, decision: Decision): Answer | null {
  if (decision.shape !== 'entities') return null;
  const { enemy, seat } = decision.ask.args as { enemy: number; seat: Seat };
  const attacker = pieceAt(c, enemy);
  const identity = identityOf(c, seat);
  if (attacker === undefined || identity === undefined || identity.tough) return decision.fallback;
  const hit = stat(c, attacker, 'atk') + (enemy === c.table.villain ? BOOST : 0);
  const isDire = remaining(c, identity) <= hit + 2;
  const [ally] = decision.from
    .flatMap((id) => pieceAt(c, id) ?? [])
    .filter((piece) => faceOf(c, piece).type === 'ally')
    .sort((a, b) => worthOfAlly(c, a) - worthOfAlly(c, b));
  if (ally !== undefined && (isDire || (hit >= 2 && worthOfAlly(c, ally) <= 5))) return [ally.id];
  return isDire && decision.from.includes(identity.id) ? [identity.id] : decision.fallback;
}

/** Flees from a blow that would hurt too much, recovers, comes back; plays what is dear, then uses everybody. */
function inTurn(c: C, decision: Decision): Answer {
  const identity = identityOf(c, decision.seat);
  if (decision.shape !== 'options' || identity === undefined) return decision.fallback;
  const { seat } = decision;
  const can = (id: string): boolean => decision.options.some((option) => option.id === id);
  const left = remaining(c, identity);
  const danger = Math.max(0, attacksOn(c, seat) - BLOCK * controlled(c, seat, 'ally').length);
  const wouldSucceed = share(c, schemingAt(c, seat)) >= 1;
  if (formOf(c, seat) === 'hero') {
    if (can('flip') && left <= danger + 1 && !wouldSucceed) return 'flip';
  } else {
    if (can('flip') && (wouldSucceed || (left > danger + 2 && identity.damage < 6))) return 'flip';
    if (can('recover') && identity.damage > 0) return 'recover';
  }
  let best = 'end';
  let most = 0;
  for (const { id } of decision.options) {
    const points = eagerness(c, seat, id);
    if (points > most) {
      most = points;
      best = id;
    }
  }
  return best;
}

/** How soon something of the menu is done; nothing below zero is. */
function eagerness(c: C, seat: Seat, id: string): number {
  const verb = id.slice(0, id.indexOf(':'));
  const card = Number(id.slice(Math.max(id.indexOf(':'), id.lastIndexOf('@')) + 1));
  if (verb === 'attack' || verb === 'thwart') return eagernessOfPower(c, card, verb);
  if (verb !== 'play' && verb !== 'use') return 0;
  const piece = pieceAt(c, card);
  // What allies can do beside their powers mostly costs the ally.
  if (piece !== undefined) return faceOf(c, piece).type === 'ally' ? 0 : 9;
  const { type, cost } = printed(c, card);
  if (type !== 'ally') return 10 + 2 * (cost ?? 0);
  return controlled(c, seat, 'ally').length < allyLimit(c, seat) ? 13 + 2 * (cost ?? 0) : 0;
}

function eagernessOfPower(c: C, card: number, verb: 'attack' | 'thwart'): number {
  const piece = pieceAt(c, card);
  if (piece === undefined) return 0;
  const { type, consequential } = faceOf(c, piece);
  const stats = verb === 'attack' ? 'atk' : 'thw';
  // The last hit point of an ally is kept to defend with.
  if (type === 'ally' && remaining(c, piece) <= consequential[stats]) return 0;
  const power = stat(c, piece, stats);
  if (power === 0) return 0;
  if (verb === 'attack') return 2 + power;
  return share(c) > 0.6 || piecesOf(c, 'side-scheme').length > 0 ? 4 + 1.5 * power : 0;
}
