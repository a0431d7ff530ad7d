import { isChoice, judge, standing } from '@assemble/bots';
import type { Decision, Json, Match } from '@assemble/kernel';
import { position } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, scenarioWords, type Table } from '../../src/index.ts';
import { game } from '../game.ts';

const S = 'sidekick@character';
const words = scenarioWords(CARDS);
const at = (given: { readonly [word: string]: Json }): Match<Table> => position(words, given).match;

function asked(match: Match<Table>): Decision {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

/** Ann wins at once with all three: Ben has 2 life left and one who can block. */
const lethal = () =>
  at({ phase: 'attack', Ann: { life: 1, field: [S, S, S] }, Ben: { life: 2, field: [S] } });

describe('a review of Dice Masters', () => {
  test('says that staying at home threw a match away, and what would have won it', () => {
    const match = lethal();
    const decision = asked(match);
    if (decision.shape !== 'entities') throw new Error('attackers are asked for');
    const { played, best, better } = judge(game, match, decision, [], 'review');
    expect(better).toEqual(decision.from);
    expect(best).toBeGreaterThan(0.95);
    expect(played).toBeLessThan(best - 0.2);
  });

  test('finds nothing better than the attack that wins', () => {
    const match = lethal();
    const decision = asked(match);
    if (decision.shape !== 'entities') throw new Error('attackers are asked for');
    const { played, best, better } = judge(game, match, decision, decision.from, 'review');
    expect(better).toBeNull();
    expect(best).toBe(played);
    expect(played).toBeGreaterThan(0.95);
  });

  test('gives both seats what the other one lacks', () => {
    const match = lethal();
    const [ann, ben] = [standing(game, match, 0, 'look'), standing(game, match, 1, 'look')];
    expect(ann).toBeGreaterThan(0.9);
    expect(ann + ben).toBeCloseTo(1, 1);
  });

  test('a match that is over stands as it ended', () => {
    const match = lethal();
    const { seat, n } = asked(match);
    game.apply(
      match,
      seat,
      n,
      [0, 1, 2].map((i) => (asked(match) as { from: readonly number[] }).from[i] ?? -1),
      null,
    );
    while (match.outcome === null) {
      const decision = asked(match);
      game.apply(match, decision.seat, decision.n, game.fallback(match, decision), null);
    }
    expect(standing(game, match, 0, 'end')).toBe(1);
    expect(standing(game, match, 1, 'end')).toBe(0);
  });

  test('somebody who has one answer chose nothing', () => {
    const match = lethal();
    const decision = asked(match);
    expect(isChoice(decision)).toBe(true);
    expect(
      isChoice({
        ...decision,
        shape: 'options',
        options: [{ id: 'pass', say: { key: 'x', args: {} } }],
      } as never),
    ).toBe(false);
  });
});
