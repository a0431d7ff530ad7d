import { type Explained, explained, type Part, type Seat } from '@assemble/kernel';
import type { CrisisCard, Scoring } from '../content.ts';
import type { Character, CrisisType, Token } from '../table.ts';
import { characterOf, isUp } from './characters.ts';
import { isContesting, isInArcOf } from './filter.ts';
import { indexOf } from './index-of-cards.ts';
import { type C, type Rule, tokenRule } from './run.ts';

/** The crisis card of a type in this mission; null before the mission is built. */
export function crisisOf(c: C, type: CrisisType): CrisisCard | null {
  const slot = c.table.mission[type];
  return slot < 0 ? null : (indexOf(c).crises[slot] ?? null);
}

/** CP-SECURE-1: who contests a token. */
export const contesting = (c: C, token: Token): Character[] =>
  c.table.characters.filter((one) => isContesting(c, one, token));

/**
 * Who secures a token: more Healthy characters (CP-SECURE-2, CP-SECURE-4); without any, more Injured ones
 * (CP-SECURE-3). Equal numbers secure nothing (CP-RULING-12).
 */
export function securedBy(c: C, token: Token): Seat | null {
  const there = contesting(c, token);
  const healthy = there.filter((one) => one.side === 'healthy');
  const deciding = healthy.length > 0 ? healthy : there;
  const first = deciding.filter((one) => one.controller === 0).length;
  const second = deciding.length - first;
  return first === second ? null : first > second ? 0 : 1;
}

/** CP-SCORE-1, CP-CRISIS-8: what a player scores from both crises, token by token. */
export function scoreOf(c: C, seat: Seat): Explained {
  const parts: Part[] = [];
  for (const type of ['secure', 'extraction'] as const) {
    const crisis = crisisOf(c, type);
    if (crisis === null) continue;
    for (const scoring of crisis.scoring) parts.push(...earned(c, seat, type, crisis, scoring));
  }
  return explained(parts, 0);
}

const RULES: { readonly [what in Exclude<Scoring['for'], 'guarded'>]: Rule } = {
  secured: 'CP-SECURE-2',
  controlled: 'CP-CONTROL-4',
  held: 'CP-HOLD-1',
  holder: 'CP-HOLD-1',
};

function earned(c: C, seat: Seat, type: CrisisType, crisis: CrisisCard, scoring: Scoring): Part[] {
  const part = (token: Token): Part => ({
    amount: scoring.points,
    source: { key: `part.${scoring.for}`, args: { crisis: crisis.id, token: token.id } },
    rule: scoring.for === 'guarded' ? tokenRule(c, 'CP-XOBJ-4') : RULES[scoring.for],
  });
  const tokens = c.table.tokens.filter(
    (token) => token.crisis === type && earns(c, seat, token, scoring.for),
  );
  if (scoring.for === 'guarded') return tokens.length < 2 ? [] : tokens.slice(0, 1).map(part);
  if (scoring.for !== 'holder') return tokens.map(part);
  // Once for each character that holds any.
  const holders = new Set<number>();
  return tokens.filter((token) => !holders.has(token.holder) && holders.add(token.holder)).map(part);
}

function earns(c: C, seat: Seat, token: Token, what: Scoring['for']): boolean {
  switch (what) {
    case 'secured':
      return securedBy(c, token) === seat;
    case 'controlled':
      return token.controller === seat;
    case 'guarded':
      return (
        token.controller === seat &&
        c.table.characters.some((one) => one.controller !== seat && isUp(one) && isInArcOf(c, one, token))
      );
    case 'held':
    case 'holder': {
      // CP-SCORE-2, CP-DAZED-8, CP-DAZED-9: Dazed characters never count for their player.
      const holder = token.holder < 0 ? null : characterOf(c, token.holder);
      return holder !== null && holder.controller === seat && isUp(holder);
    }
  }
}

/**
 * CP-WIN-1 to CP-WIN-6: who has won with these points, null while nobody has. `ended` is the round that is over, or is
 * being played after the sixth, else 0; `scored` is what each player just got.
 */
export function winnerByPoints(
  points: readonly [number, number],
  scored: readonly [number, number],
  ended: number,
  tieNeedsScoring: boolean,
): { readonly seat: Seat; readonly rule: Rule } | null {
  const [a, b] = points;
  // CP-WIN-3: a tie at 16 or more goes on.
  if (a === b) return null;
  const seat = a > b ? 0 : 1;
  if (points[seat] >= 16) return { seat, rule: Math.min(a, b) >= 16 ? 'CP-WIN-2' : 'CP-WIN-1' };
  if (ended < 6) return null;
  if (ended === 6) return { seat, rule: 'CP-WIN-4' };
  if (!tieNeedsScoring) return { seat, rule: 'CP-WIN-6' };
  return scored[seat] > 0 ? { seat, rule: 'CP-WIN-5' } : null;
}
