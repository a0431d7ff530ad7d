import { CARDS, scenarioWords } from '@assemble/dice-masters';
import { below, laidStream } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { everyChance } from '../src/chance.ts';
import { type Puzzle, problemOf, Solver } from '../src/index.ts';
import { distinct, isWithin } from '../src/ways.ts';

const words = scenarioWords(CARDS);
const NO_TEXT = { title: '', goal: '', about: '', hints: ['', ''], solved: '' } as const;

/** A sidekick attacks a player of 1 life. */
const attack = (more: Partial<Puzzle>, blockers: number): Puzzle => ({
  id: 'test',
  given: {
    players: ['You', 'Pip'],
    phase: 'attack',
    You: { field: ['sidekick@character'], bag: { sidekick: 7 } },
    Pip: { life: 1, field: Array.from({ length: blockers }, () => 'sidekick@character') },
  },
  goal: { won: 'You' },
  until: { turn: 'Pip' },
  chance: 'fixed',
  text: { en: NO_TEXT, es: NO_TEXT, de: NO_TEXT },
  ...more,
});

const solved = (puzzle: Puzzle) => new Solver(problemOf(words, puzzle)).solve();

test('an attack that nobody can block wins, in one way, and every second random answer finds it', () => {
  const { value, ways, luck, line } = solved(attack({}, 0));
  expect([value, ways.length, luck]).toEqual([1, 1, 0.5]);
  expect(line.map(({ seat }) => seat)).toEqual([0]);
});

test('the other side does what hurts most: one blocker is enough', () => {
  const { value, ways } = solved(attack({}, 1));
  expect([value, ways.length]).toEqual([0, 0]);
});

test('whoever only wants to know how to go on is told the same', () => {
  for (const blockers of [0, 1]) {
    const quick = new Solver(problemOf(words, attack({}, blockers)), { quick: true }).solve();
    expect(quick.value).toBe(blockers === 0 ? 1 : 0);
  }
});

test('chance is counted through, each way with its share', () => {
  const fallen = [
    ...everyChance(({ dice }) => {
      const first = below(dice, 3);
      return first === 0 ? 'short' : `${first} ${below(dice, 2)}`;
    }),
  ];
  expect(fallen.map(({ result }) => result)).toEqual(['short', '1 0', '1 1', '2 0', '2 1']);
  expect(fallen.map(({ share }) => share)).toEqual([1 / 3, 1 / 6, 1 / 6, 1 / 6, 1 / 6]);
});

test('draws that are laid down come in their order, and 0 after them', () => {
  const stream = laidStream([4, 1]);
  expect([below(stream, 6), below(stream, 2), below(stream, 8)]).toEqual([4, 1, 0]);
  expect(stream.among).toEqual([6, 2, 8]);
});

test('ways are told apart by what was done, not by what was needless', () => {
  expect(isWithin(['a', 'a'], ['a', 'b'])).toBe(false);
  expect(isWithin(['a', 'a'], ['a', 'b', 'a'])).toBe(true);
  expect(
    distinct([
      ['a', 'b', 'c'],
      ['a', 'b'],
      ['c', 'd'],
      ['a', 'b'],
    ]),
  ).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});
