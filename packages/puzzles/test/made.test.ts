import { levelBot, randomBot } from '@assemble/bots';
import { CARDS, Content, diceMasters } from '@assemble/dice-masters';
import { type Answer, History } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { layMade, type MadePuzzle, puzzlesIn } from '../src/index.ts';

const game = diceMasters(new Content(CARDS));
const setup = { format: 'first-game', first: 0 };

const made = (answers: readonly Answer[]): MadePuzzle => ({
  format: 'assemble-puzzle',
  version: 1,
  game: game.id,
  rules: game.version,
  setup,
  seed: 'made',
  answers,
  seat: 0,
  goal: 'win-this-turn',
});

test('a puzzle of a match is the very position that was there', () => {
  const history = History.start(game, setup, 'made');
  const bot = randomBot('made');
  const answers: Answer[] = [];
  for (let i = 0; i < 12; i++) {
    const [decision] = history.match.pending;
    if (decision === undefined) break;
    const answer = bot.decide(game, history.match, decision);
    history.decide(decision.seat, decision.n, answer);
    answers.push(answer);
  }
  expect(answers).toHaveLength(12);
  expect(game.digest(layMade(game, made(answers)))).toBe(game.digest(history.match));
  expect(() => layMade(game, made([...answers, 'no such answer']))).toThrow('other rules');
});

test('what is found in matches is won by its own line, and is not found by chance', () => {
  const found = Array.from({ length: 8 }, (_, i) => {
    const bots = [0, 1].map((seat) => levelBot('novice', `made ${i} ${seat}`));
    return [...puzzlesIn(game, setup, `made ${i}`, bots)];
  }).flat();
  expect(found.length).toBeGreaterThan(0);
  for (const { puzzle, solved } of found) {
    expect(solved.luck).toBeLessThanOrEqual(0.2);
    const match = layMade(game, puzzle);
    for (const { seat, answer } of solved.line) {
      const [decision] = match.pending;
      expect(decision?.seat).toBe(seat);
      game.apply(match, seat, decision?.n ?? -1, answer);
    }
    expect(match.outcome?.winners).toEqual([puzzle.seat]);
  }
});
