import { type Answer, type Decision, type Game, stream } from '@assemble/kernel';
import { gameIds } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { playableGame } from '../../src/games/index.ts';
import { legalAnswers, triedAnswers } from './answers.ts';
import { difference, type Frozen, POSITIONS, positionAt, readFrozen } from './positions.ts';

const frozen = readFrozen();

describe.each(gameIds)('%s', (id) => {
  const { game } = playableGame(id);
  const own = frozen[id] ?? [];

  test('ten positions are frozen', () => {
    expect(own).toHaveLength(POSITIONS);
  });

  test.each(own.map((one) => [`${one.match} after ${one.after}`, one] as const))(
    'as many legal answers and positions as ever: %s',
    (_name, one) => {
      expect(difference(game, one, 'small')).toBeNull();
    },
  );
});

describe('a change is noticed', () => {
  const { game } = playableGame('dice-masters');
  const [one] = frozen['dice-masters'] ?? [];
  if (one === undefined) throw new Error('nothing is frozen');

  test('of the rules: the place, the depth and what to do are told', () => {
    const match = positionAt(game, one.match, one.after);
    const decision = typeof match === 'string' ? undefined : match.pending[0];
    if (typeof match === 'string' || decision === undefined) throw new Error('nobody is asked');
    // One of the answers there is against the rules from now on.
    const [forbidden] = legalAnswers(game, match, decision);
    const stricter: Game = {
      ...game,
      probe: (match, seat, n, answer) => {
        const probe = game.probe(match, seat, n, answer);
        const no = { yes: false, reasons: [{ rule: '', key: 'no', args: {} }] } as const;
        return n === decision.n && answer === forbidden ? { ...probe, verdict: no } : probe;
      },
    };
    const was = one.small.answers[0] ?? 0;
    expect(difference(stricter, one, 'small')).toMatch(
      new RegExp(
        `^${one.match} after ${one.after} decisions: ${was - 1} legal answers at depth 1, there were ${was}`,
      ),
    );
  });

  const changed = (part: Partial<Frozen>, from: Game = game): string | null =>
    difference(from, { ...one, ...part }, 'small');

  test('of counts further away', () => {
    const positions = one.small.positions.map((n, i) => (i === 2 ? n + 1 : n));
    expect(changed({ small: { ...one.small, positions } })).toMatch(/positions at depth 3/);
  });

  test('of the way there, and of the place itself', () => {
    expect(changed({ position: 'elsewhere' })).toMatch(
      /it is another position; read what changed.*raise RULES_VERSION/,
    );
    expect(changed({ match: 'gone' })).toMatch(/recorded match is gone/);
    expect(changed({ position: 'elsewhere', version: 'old' })).toMatch(
      /other rules or cards.*npm run perft -- --freeze/,
    );
    expect(changed({ version: 'old', content: 'old' })).toBeNull();
  });
});

describe('the answers that are tried', () => {
  const { game } = playableGame('dice-masters');
  const [one] = frozen['dice-masters'] ?? [];
  const match = positionAt(game, one?.match ?? '', one?.after ?? 0);
  if (typeof match === 'string') throw new Error(match);
  const about = {
    n: 1,
    seat: 0,
    ask: { key: '', args: {} },
    rules: [],
    source: null,
    test: null,
    fallback: null,
  };
  const tried = (shape: object): readonly Answer[] =>
    triedAnswers(game, match, { ...about, ...shape } as unknown as Decision);

  test('all where they are few', () => {
    expect(tried({ shape: 'yes-no' })).toEqual([false, true]);
    expect(tried({ shape: 'number', min: 2, max: 4 })).toEqual([2, 3, 4]);
    expect(tried({ shape: 'entities', from: [1, 2, 3], min: 1, max: 2 })).toEqual([
      [1],
      [2],
      [3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(tried({ shape: 'order', options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })).toHaveLength(6);
    expect(tried({ shape: 'distribute', total: 2, among: [7, 8] })).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(tried({ shape: 'assign', items: [1, 2], to: [[5], [5, 6]] })).toEqual([
      [[], []],
      [[5], []],
      [[], [5]],
      [[5], [5]],
      [[], [6]],
      [[5], [6]],
    ]);
  });

  test('a part that is always the same where they are many', () => {
    const many = Array.from({ length: 20 }, (_, i) => i);
    expect(tried({ shape: 'entities', from: many, min: 0, max: 20 })).toHaveLength(48);
    expect(tried({ shape: 'number', min: 0, max: 1000 })).toEqual([0, 1, 500, 999, 1000]);
    const options = many.slice(0, 5).map((n) => ({ id: `o${n}` }));
    expect(new Set(tried({ shape: 'order', options }).map(String)).size).toBe(10);
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    expect(legalAnswers(game, match, decision)).toEqual(legalAnswers(game, match, decision));
    const random = game.sample(match, decision, stream('any', 'players'));
    expect(game.probe(match, decision.seat, decision.n, random).verdict.yes).toBe(true);
  });
});
