import {
  type Chance,
  type Game,
  History,
  type Json,
  playReplay,
  type Replay,
  stream,
  verifyReplay,
  writeReplay,
} from '@assemble/kernel';
import { gameIds } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { playableGame } from '../src/games/index.ts';
import { recordedMatches } from './corpus/recorded.ts';

/** Matches of before there was a choice drew from this, and said so nowhere. The kernel tests a file of that time. */
const OLD: Chance = { generator: 'xoshiro128**' };

const DECISIONS = 60;

/** A match as it was written down then: with the old generator, which the file does not name. */
function oldFile(game: Game, setup: Json): Replay {
  const history = History.start(game, setup, 'an old seed', OLD);
  const random = stream('an old seed', 'players');
  for (let i = 0; i < DECISIONS && history.match.outcome === null; i++) {
    const [decision] = history.match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    history.decide(decision.seat, decision.n, game.sample(history.match, decision, random));
  }
  return writeReplay(history, { withSeed: true });
}

describe.each([...gameIds])('a match of %s with the dice of before', (id) => {
  const { game } = playableGame(id);
  const setup = recordedMatches().find((one) => one.game === id)?.setup ?? null;
  const replay = oldFile(game, setup);

  test('leads where its file says, die by die, although the file names no generator', () => {
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
