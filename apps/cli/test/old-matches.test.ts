import { readFileSync } from 'node:fs';
import {
  defineGame,
  type Game,
  type Json,
  parseReplay,
  playReplay,
  type Replay,
  verifyReplay,
} from '@assemble/kernel';
import { gameIds } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { playableGame } from '../src/games/index.ts';

/**
 * Files that were written when matches still drew from xoshiro128** and said so nowhere. They name the rules and cards
 * of their day; the rules of today wear those names here, since only the dice are in question.
 */
const oldFile = (id: string): Replay =>
  parseReplay(readFileSync(new URL(`old-matches/${id}.json`, import.meta.url), 'utf8'));

const gameOf = ({ game, version, content }: Replay): Game => {
  const id = gameIds.find((one) => one === game);
  if (id === undefined) throw new Error(`there is no game ${game}`);
  return defineGame({ ...playableGame(id).game.rulebook, version, content });
};

describe.each([...gameIds])('an old match of %s', (id) => {
  const replay = oldFile(id);
  const game = gameOf(replay);

  test('still leads where its file says, die by die', () => {
    expect('generator' in replay).toBe(false);
    expect(replay.decisions.length).toBeGreaterThanOrEqual(30);
    expect(verifyReplay(game, replay)).toEqual([]);
  });

  test('has other dice with the generator of today', () => {
    let claims: readonly string[];
    try {
      claims = verifyReplay(game, { ...replay, generator: 'sha256' });
    } catch (error) {
      claims = [String(error)];
    }
    expect(claims).not.toEqual([]);
  });

  test('is restored from its saved text and goes on with the same dice', () => {
    const { match } = playReplay(game, replay);
    const twin = game.restore(JSON.parse(JSON.stringify(match)) as Json);
    expect(Object.keys(match.random)).toEqual(['setup', 'shuffle', 'dice']);
    for (let i = 0; i < 5 && match.outcome === null; i++) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const answer = game.fallback(match, decision);
      for (const one of [match, twin])
        expect(game.apply(one, decision.seat, decision.n, answer, null).yes).toBe(true);
    }
    expect(game.digest(twin)).toBe(game.digest(match));
  });
});
