import { type Match, type Rulebook, Run, type Seat } from '@assemble/kernel';
import {
  count,
  engagedWith,
  faceOf,
  identityOf,
  mainSchemeOf,
  piecesOf,
  villainOf,
} from '../rules/cards-in-play.ts';
import { remaining, stat } from '../rules/reading.ts';
import type { Table } from '../table.ts';

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
    const share = Math.min(1, scheme.threat / Math.max(1, target));
    points -= 60 * share * share + 40 * share;
    points += 80 * table.schemes.length;
  }
  for (const side of piecesOf(c, 'side-scheme')) points -= 6 + side.threat;
  table.players.forEach((player, i) => {
    const identity = identityOf(c, i);
    if (identity === undefined) {
      points -= 150;
      return;
    }
    const left = remaining(c, identity);
    points += 4 * Math.min(left, 6) + 1.5 * Math.max(0, left - 6);
    points += (identity.tough ? 3 : 0) - (identity.stunned ? 3 : 0) - (identity.confused ? 2 : 0);
    points += player.hand.length;
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
