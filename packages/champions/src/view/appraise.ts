import { type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import {
  controlled,
  count,
  engagedWith,
  faceOf,
  formOf,
  identityOf,
  mainSchemeOf,
  piecesOf,
  villainOf,
} from '../rules/cards-in-play.ts';
import { remaining, stat } from '../rules/reading.ts';
import type { C } from '../rules/run.ts';
import type { Piece, Table } from '../table.ts';

/** What a boost card adds on average, about. */
const BOOST = 1.3;
/** What the encounter card of a round hurts a hero on average, about. */
const ENCOUNTER = 1;

/** How well a match stands for the players, who win and lose together: higher is better. */
export function appraise(rulebook: Rulebook<Table>, match: Match<Table>, seat: Seat): number {
  if (match.outcome !== null) return match.outcome.winners.includes(seat) ? 1000 : -1000;
  const c = new Run(rulebook, match, null);
  const { table } = match;
  let points = 0;
  const villain = villainOf(c);
  if (villain !== undefined) {
    const max = stat(c, villain, 'hitPoints');
    points -= (60 * Math.max(0, remaining(c, villain))) / Math.max(1, max) + 80 * table.villains.length;
    points += villain.stunned ? 3 : 0;
    points += villain.confused ? 2 : 0;
    points -= villain.tough ? 3 : 0;
  }
  const scheme = mainSchemeOf(c);
  if (scheme !== undefined) {
    const target = count(c, faceOf(c, scheme).target ?? 1);
    const share = Math.min(1.2, (scheme.threat + scheming(c)) / Math.max(1, target));
    points -= 60 * share * share + 40 * share + (share >= 1 ? 40 : 0);
    points += 80 * table.schemes.length;
  }
  for (const side of piecesOf(c, 'side-scheme')) points -= 6 + side.threat;
  table.players.forEach((player, i) => {
    const identity = identityOf(c, i);
    if (identity === undefined) {
      points -= 150;
      return;
    }
    const left = remaining(c, identity) - danger(c, identity, i);
    points += 4 * Math.min(left, 6) + 1.5 * Math.max(0, left - 6) - (left <= 0 ? 30 : 0);
    points += identity.exhausted && table.phase !== 'player' ? -3 : 0;
    points += (identity.tough ? 3 : 0) - (identity.stunned ? 3 : 0) - (identity.confused ? 2 : 0);
    // What is not played is not drawn again.
    points += player.hand.length * (table.phase === 'player' ? 0.3 : 1);
    for (const minion of engagedWith(c, i)) {
      points -= 3 + stat(c, minion, 'atk') + 0.5 * Math.max(0, remaining(c, minion));
    }
  });
  for (const piece of table.play) {
    const face = faceOf(c, piece);
    if (face.type === 'ally') points += 2 + remaining(c, piece);
    else if (face.type === 'upgrade' || face.type === 'support') points += 1.5 + (face.cost ?? 0);
  }
  return points;
}

/** Who attacks or schemes at a player in the next villain phase, and how hard, boost card included. */
function activations(c: C, seat: Seat, what: 'atk' | 'sch'): number[] {
  const spoiled = (enemy: Piece): boolean => (what === 'atk' ? enemy.stunned : enemy.confused);
  const villain = villainOf(c);
  const minions = engagedWith(c, seat).filter((minion) => !spoiled(minion));
  return [
    ...(villain === undefined || spoiled(villain) ? [] : [stat(c, villain, what) + BOOST]),
    ...minions.map((minion) => stat(c, minion, what)),
  ].sort((a, b) => b - a);
}

/** The threat that the next villain phase is likely to place: enemies scheme at whoever is in alter-ego form. */
function scheming(c: C): number {
  let sum = 0;
  c.table.players.forEach((player, seat) => {
    if (player.out || formOf(c, seat) !== 'alter-ego') return;
    for (const threat of activations(c, seat, 'sch')) sum += threat;
  });
  return sum;
}

/** The damage that a hero is likely to take in the next villain phase: ready allies and the hero may defend. */
function danger(c: C, identity: Piece, seat: Seat): number {
  if (formOf(c, seat) !== 'hero') return 0;
  const attacks = activations(c, seat, 'atk');
  if (identity.tough) attacks.shift();
  let sum = 0;
  // Who is exhausted in a player phase is ready again at its end.
  const isReady = (piece: Piece): boolean => c.table.phase === 'player' || !piece.exhausted;
  for (const ally of controlled(c, seat, 'ally')) if (isReady(ally)) attacks.shift();
  const [first = 0, ...others] = attacks;
  sum += ENCOUNTER + Math.max(0, first - (isReady(identity) ? stat(c, identity, 'def') : 0));
  for (const attack of others) sum += attack;
  return sum;
}
