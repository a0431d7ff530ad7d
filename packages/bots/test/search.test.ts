import {
  Abilities,
  type Answer,
  type Ask,
  ask,
  below,
  type Decision,
  defineGame,
  everyone,
  type Game,
  type Match,
  NEXT,
  procedure,
  type Run,
  type Shape,
  stream,
  YES,
} from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { firstAnswers, nextTo, unique } from '../src/candidates.ts';
import { advise, consult, levelBot, searchBot } from '../src/index.ts';

interface Table {
  /** What the opponent has in hand, which seat 0 cannot know. */
  hidden: number;
  answer: Answer;
  rolled: number;
}

/** A game of one question, worth what `worth` says; then a die is rolled. */
function oneQuestion(shape: Shape, worth: (table: Table) => number, habit?: () => Answer): Game<Table> {
  const question: Ask = { seat: 0, ask: { key: 'question', args: {} }, rules: ['G-1'], ...shape };
  return defineGame<Table, unknown>({
    game: 'one-question',
    version: '1',
    content: '',
    acceptSetup: () => YES,
    seats: () => 2,
    table: (setup) => ({ hidden: Number(setup), answer: null, rolled: 0 }),
    start: 'main',
    procedures: {
      main: procedure<Run<Table>, string, Record<string, never>>('main', [
        {
          name: 'ask',
          rules: ['G-1'],
          run: () => ask(question),
          take: (c, _d, answer) => {
            c.table.answer = answer;
            c.table.rolled = 1 + below(c.match.random.dice, 6);
            return NEXT;
          },
        },
        {
          name: 'the end',
          rules: ['G-2'],
          run: (c) => {
            c.match.outcome = { winners: [], rule: 'G-2', reason: 'asked' };
            return NEXT;
          },
        },
      ]),
    },
    nodes: {},
    abilities: new Abilities(),
    changes: {},
    stages: [],
    listeners: () => [],
    enqueue: () => undefined,
    order: () => [0, 1],
    windowAsk: () => ({ ask: { key: 'window', args: {} }, rules: ['G-1'] }),
    testers: {},
    cloneTable: (table) => ({ ...table }),
    view: (match) => match.table.answer,
    projections: { said: everyone },
    knowledge: () => [],
    guessHidden: (match, _seat, random) => {
      match.table.hidden = below(random, 10);
    },
    appraise: (match, seat) => (seat === 0 ? worth(match.table) : -worth(match.table)),
    ...(habit === undefined ? {} : { habit }),
  });
}

const asked = (match: Match<Table>): Decision => {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
};

function answerTo(shape: Shape, worth: (table: Table) => number, hidden = 3, seed = 'a'): Answer {
  const game = oneQuestion(shape, worth);
  const match = game.create(hidden, 'seed');
  return consult(levelBot('normal', seed), game, match, asked(match), 'guess');
}

const options = ['a', 'b', 'c'].map((id) => ({ id, say: { key: id, args: {} } }));
const worths: Record<string, number> = { a: 1, b: 5, c: 2 };
const byOption = ({ answer }: Table): number => worths[answer as string] ?? 0;

describe('the search', () => {
  test('takes the option that is worth most', () => {
    expect(answerTo({ shape: 'options', options }, byOption)).toBe('b');
    expect(answerTo({ shape: 'yes-no' }, ({ answer }) => (answer === true ? 1 : 0))).toBe(true);
    expect(answerTo({ shape: 'yes-no' }, ({ answer }) => (answer === true ? -1 : 0))).toBe(false);
  });

  test('tells what it thinks of the others, and by how much they are worth less', () => {
    const game = oneQuestion({ shape: 'options', options }, byOption);
    const match = game.create(0, 'seed');
    expect(advise(game, match, asked(match), 'seed')).toEqual([
      { answer: 'b', score: 5 },
      { answer: 'c', score: 2 },
      { answer: 'a', score: 1 },
    ]);
  });

  test('finds sets, numbers, shares and duties that no list spells out, step by step', () => {
    const good = new Set([2, 5, 7]);
    const picked = ({ answer }: Table): number =>
      (answer as number[]).reduce((sum, id) => sum + (good.has(id) ? 1 : -1), 0);
    expect(answerTo({ shape: 'entities', from: [1, 2, 3, 5, 7], min: 0, max: 4 }, picked)).toEqual([2, 5, 7]);
    const near = ({ answer }: Table): number => -Math.abs((answer as number) - 13);
    expect(answerTo({ shape: 'number', min: 0, max: 40 }, near)).toBe(13);
    const even = ({ answer }: Table): number => -Math.max(...(answer as number[]));
    expect(answerTo({ shape: 'distribute', total: 4, among: [1, 2] }, even)).toEqual([2, 2]);
    const to = [
      [8, 9],
      [8, 9],
    ];
    const each = ({ answer }: Table): number =>
      (answer as number[][]).reduce((sum, [one], i) => sum + (one === 8 + i ? 1 : 0), 0);
    expect(answerTo({ shape: 'assign', items: [1, 2], to }, each)).toEqual([[8], [9]]);
  });

  test('weighs chance: a sure four beats a die', () => {
    const worth = ({ answer, rolled }: Table): number => (answer === 'a' ? 4 : answer === 'b' ? rolled : 0);
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(answerTo({ shape: 'options', options }, worth, 3, seed)).toBe('a');
  });

  test('knows nothing of what is hidden', () => {
    const worth = ({ answer, hidden }: Table): number => (answer === hidden ? 10 : 0);
    const shape: Shape = { shape: 'number', min: 0, max: 9 };
    const answers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((hidden) => answerTo(shape, worth, hidden));
    expect(new Set(answers).size).toBe(1);
  });

  test('among equals does what is usual', () => {
    const game = oneQuestion(
      { shape: 'options', options },
      () => 0,
      () => 'c',
    );
    const match = game.create(0, 'seed');
    expect(consult(levelBot('hard', 'a'), game, match, asked(match), 'guess')).toBe('c');
  });

  test('stops when a host says that its time is over, with the best answer so far', () => {
    let looks = 0;
    const worth = (table: Table): number => {
      looks++;
      return byOption(table);
    };
    const game = oneQuestion({ shape: 'options', options }, worth);
    const match = game.create(0, 'seed');
    const answer = consult(
      levelBot('master', 'a', () => true),
      game,
      match,
      asked(match),
      'guess',
    );
    expect(answer).toBe('b');
    // Each of the three once, and the usual one, which they are compared with.
    expect(looks).toBe(4);
  });

  test('carries out no more answers than its effort allows, beyond one look at each', () => {
    let looks = 0;
    const game = oneQuestion({ shape: 'options', options }, () => ++looks % 7);
    const match = game.create(0, 'seed');
    const bot = searchBot('a', { work: 30, answers: 3, further: 0 });
    consult(bot, game, match, asked(match), 'guess');
    expect(looks).toBeGreaterThan(6);
    expect(looks).toBeLessThanOrEqual(33);
  });
});

describe('a novice', () => {
  const usually = oneQuestion({ shape: 'options', options }, byOption, () => 'c');
  const answers = (): Answer[] =>
    Array.from({ length: 100 }, (_, i) => {
      const match = usually.create(0, 'seed');
      return consult(levelBot('novice', `seed ${i}`), usually, match, asked(match), 'guess');
    });

  test('does what is usual, slips now and then, and the same way from the same seed', () => {
    const all = answers();
    const slips = all.filter((answer) => answer !== 'c').length;
    // One in four is anything legal, and two of three such answers are another one: about 17.
    expect(slips).toBeGreaterThan(5);
    expect(slips).toBeLessThan(35);
    expect(answers()).toEqual(all);
  });
});

describe('answers worth a look', () => {
  test('each once, inside the bounds', () => {
    const game = oneQuestion({ shape: 'entities', from: [4, 5, 6], min: 2, max: 2 }, () => 0);
    const match = game.create(0, 'seed');
    const first = firstAnswers(game, match, asked(match), stream('a', 'b'));
    expect(first).toEqual([
      [4, 5],
      [4, 6],
    ]);
    expect(nextTo(asked(match), [4, 5])).toContainEqual([6, 5]);
    expect(unique([[1], [1], [2]])).toEqual([[1], [2]]);
  });
});
