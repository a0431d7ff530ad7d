import { expect, test } from 'vitest';
import { ask, digest, History, message, NEXT, next, notPlain } from '../src/index.ts';
import { answer, charm, gameOf, startToy, toyGame, toySetup } from './toy-game.ts';

test('a match in the middle of everything is plain data', () => {
  const history = startToy([charm('a', 'bargain', { stage: 'would' })]);
  answer(history, 'roll');
  expect(history.match.frames.map((frame) => frame.procedure)).toEqual([
    'turns',
    '$change',
    '$window',
    '$effect',
  ]);
  expect(notPlain(history.match)).toBeNull();
});

test('a clone is equal and shares nothing that changes', () => {
  const history = startToy([charm('a', 'bargain', { stage: 'would' })]);
  answer(history, 'roll');
  const { match } = history;
  const before = digest(match);
  const clone = toyGame.clone(match);
  expect(digest(clone)).toBe(before);

  for (const frame of clone.frames) {
    frame.step += 7;
    frame.data['extra'] = 1;
  }
  const batch = clone.frames[1]?.data['batch'] as unknown as { amount: number }[];
  for (const change of batch) change.amount += 5;
  clone.frames.pop();
  clone.table.life[0] = 99;
  clone.table.deck.push(99);
  clone.table.active = 1;
  next(clone.random.dice);
  next(clone.random.setup);
  next(clone.random.shuffle);
  clone.pending.pop();
  clone.given.push({ seat: 0, answer: 1 });
  clone.asked++;
  clone.outcome = { winners: [0], rule: 'X', reason: 'x' };
  expect(digest(match)).toBe(before);
});

test('a clone and its original play on without touching each other', () => {
  const { match } = startToy();
  const clone = toyGame.clone(match);
  const before = digest(clone);
  for (const move of ['roll', 'show', 'peek']) {
    const decision = match.pending[0];
    toyGame.apply(match, decision?.seat ?? -1, decision?.n ?? -1, move);
  }
  expect(digest(clone)).toBe(before);
  expect(digest(match)).not.toBe(before);
});

test('a question about a list that its row goes on to change stays as it was asked', () => {
  const game = gameOf([
    {
      name: 'lay out',
      rules: [],
      run: (_c, d) => {
        d['left'] = [1, 2, 3];
        return NEXT;
      },
    },
    {
      name: 'take one by one',
      rules: [],
      run: (_c, d) =>
        ask({
          seat: 0,
          ask: message('which'),
          rules: [],
          shape: 'entities',
          from: d['left'] as number[],
          min: 1,
          max: 1,
        }),
      take: (_c, d, chosen) => {
        const left = d['left'] as number[];
        left.splice(left.indexOf((chosen as number[])[0] ?? 0), 1);
        return { do: 'again' };
      },
    },
  ]);
  const match = game.create(toySetup(), 's');
  const clone = game.clone(match);
  const before = digest(clone);
  game.apply(match, 0, 0, [2]);
  expect(digest(clone)).toBe(before);
});

test('an answer that its row keeps and uses up stays as it was given', () => {
  const game = gameOf([
    {
      name: 'order',
      rules: [],
      run: () =>
        ask({
          seat: 0,
          ask: message('order'),
          rules: [],
          shape: 'order',
          options: ['x', 'y'].map((id) => ({ id, say: message(id) })),
        }),
      take: (_c, d, order) => {
        d['order'] = order;
        return NEXT;
      },
    },
    {
      name: 'use up',
      rules: [],
      run: (c, d) => {
        const order = d['order'] as string[];
        const first = order.shift();
        if (first !== undefined) {
          c.table.notes.push(first);
          return { do: 'again' };
        }
        return ask({ seat: 0, ask: message('more'), rules: [], shape: 'yes-no' });
      },
    },
  ]);
  const history = History.start(game, toySetup(), 's');
  answer(history, ['y', 'x']);
  expect(history.match.table.notes).toEqual(['y', 'x']);
  expect(history.decisions.map((one) => one.answer)).toEqual([['y', 'x']]);
  const played = digest(history.match);
  history.undo(1);
  history.redo();
  expect(digest(history.match)).toBe(played);
});
