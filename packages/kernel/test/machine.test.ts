import { expect, test } from 'vitest';
import {
  AGAIN,
  ask,
  call,
  callAgain,
  type Data,
  DONE,
  digest,
  done,
  goto,
  type Json,
  message,
  NEXT,
  OutOfFuel,
  procedure,
  type Seat,
} from '../src/index.ts';
import { type C, end, gameOf, toyGame, toySetup } from './toy-game.ts';

type Rows = Parameters<typeof gameOf>[0];
const row = (name: string, run: Rows[number]['run'], take?: Rows[number]['take']): Rows[number] =>
  take === undefined ? { name, rules: [], run } : { name, rules: [], run, take };
const note = (c: C, text: string): void => {
  c.table.notes.push(text);
};
const yesNo = (seat: Seat) => ({ seat, ask: message('sure'), rules: ['TOY'], shape: 'yes-no' as const });
const notesOf = (rows: Rows, rest: Parameters<typeof gameOf>[1] = {}): readonly string[] =>
  gameOf(rows, rest).create(toySetup(), 's').table.notes;
const sub = (name: string, rows: Rows) => ({ [name]: procedure<C, string, Data>(name, rows) });

test('next, again and goto walk the rows', () => {
  const notes = notesOf([
    row('one', (c) => {
      note(c, 'one');
      return NEXT;
    }),
    row('two', (c, d) => {
      note(c, 'two');
      d['times'] = ((d['times'] as number | undefined) ?? 0) + 1;
      return d['times'] === 3 ? goto('four') : AGAIN;
    }),
    row('three', (c) => {
      note(c, 'three');
      return NEXT;
    }),
    row('four', end),
  ]);
  expect(notes).toEqual(['one', 'two', 'two', 'two']);
});

test('call runs another table, then the next row, with its result', () => {
  const seen: Json[] = [];
  const procedures = sub('inner', [
    row('first', (_c, d) => {
      d['sum'] = (d['start'] as number) + 1;
      return NEXT;
    }),
    row('second', (_c, d) => done(d['sum'] as number)),
    row('never', () => {
      throw new Error('done ends the procedure');
    }),
  ]);
  const game = gameOf(
    [
      row('before', () => call('inner', { start: 41 })),
      row('after', (c, d) => {
        seen.push(d['result'] ?? null);
        return end(c);
      }),
    ],
    { procedures },
  );
  const match = game.create(toySetup(), 's');
  expect(seen).toEqual([42]);
  expect(match.frames.map((frame) => frame.procedure)).toEqual(['turns']);
});

test('callAgain comes back to the same row; a table that runs out of rows is done', () => {
  const procedures = sub('inner', [
    row('only', (c) => {
      note(c, 'inner');
      return NEXT;
    }),
  ]);
  const notes = notesOf(
    [
      row('loop', (c, d) => {
        note(c, 'outer');
        d['times'] = ((d['times'] as number | undefined) ?? 0) + 1;
        return d['times'] === 3 ? NEXT : callAgain('inner');
      }),
      row('end', end),
    ],
    { procedures },
  );
  expect(notes).toEqual(['outer', 'inner', 'outer', 'inner', 'outer']);
});

test('done without a result leaves the caller as it was', () => {
  const game = gameOf([row('call', () => call('inner')), row('end', end)], {
    procedures: sub('inner', [row('only', () => DONE)]),
  });
  expect(game.create(toySetup(), 's').frames[0]?.data).toEqual({});
});

test('mistakes in a step table say where they are', () => {
  const start = (rows: Rows) => () => gameOf(rows).create(toySetup(), 's');
  expect(start([row('lost', () => goto('nowhere'))])).toThrow('turns has no row "nowhere"');
  expect(start([row('lost', () => call('nothing'))])).toThrow('no procedure "nothing"');
  expect(start([row('end too soon', () => NEXT)])).toThrow('the match has nothing left to run');
  expect(() => gameOf([row('same', () => NEXT), row('same', () => NEXT)])).toThrow(
    'turns: two rows are called "same"',
  );
  const deaf = gameOf([row('deaf', () => ask(yesNo(0)))]);
  const match = deaf.create(toySetup(), 's');
  expect(() => deaf.apply(match, 0, 0, true)).toThrow('turns: "deaf" asked but takes no answer');
});

test('the row that asked takes the answer; numbers of decisions count up', () => {
  const game = gameOf([
    row(
      'ask',
      () => ask(yesNo(1)),
      (c, _d, answer) => {
        note(c, String(answer));
        return c.table.notes.length === 2 ? NEXT : AGAIN;
      },
    ),
    row('end', end),
  ]);
  const match = game.create(toySetup(), 's');
  expect(game.pending(match)).toEqual([{ ...yesNo(1), n: 0, source: null, test: null, fallback: false }]);
  expect(game.apply(match, 1, 0, true).yes).toBe(true);
  expect(game.pending(match)[0]?.n).toBe(1);
  expect(game.apply(match, 1, 1, false).yes).toBe(true);
  expect(match.table.notes).toEqual(['true', 'false']);
  expect(game.pending(match)).toEqual([]);
  expect(match.outcome?.rule).toBe('TOY-END');
});

test('several seats asked at once: any order of answering gives the answers in the order of the seats', () => {
  const both = gameOf([
    row(
      'both',
      () => ask(yesNo(1), yesNo(0)),
      (c, _d, answer) => {
        note(c, JSON.stringify(answer));
        return NEXT;
      },
    ),
    row('end', end),
  ]);
  const digests = [
    [0, 1],
    [1, 0],
  ].map((order) => {
    const match = both.create(toySetup(), 's');
    for (const seat of order) {
      const n = match.pending.find((one) => one.seat === seat)?.n ?? -1;
      expect(both.apply(match, seat, n, seat === 0)).toMatchObject({ yes: true });
    }
    expect(match.table.notes).toEqual(['[true,false]']);
    expect(match.given).toEqual([]);
    return digest(match);
  });
  expect(digests[0]).toBe(digests[1]);
});

test('nothing happens until the last of several seats has answered', () => {
  const match = toyGame.create(toySetup(), 's');
  toyGame.apply(match, 0, 0, 'bid');
  const life = match.table.life.slice();
  expect(toyGame.apply(match, 1, 2, 3)).toEqual({ yes: true, events: [] });
  expect(match.table.life).toEqual(life);
  expect(match.pending.map((one) => one.seat)).toEqual([0]);
  expect(toyGame.apply(match, 0, 1, 1).yes).toBe(true);
  expect(match.table.life).toEqual([4, 6]);
});

test('a refused answer leaves the match untouched and says why', () => {
  const match = toyGame.create(toySetup(), 's');
  const before = digest(match);
  const reasonsOf = (seat: Seat, n: number, answer: Json) => {
    const applied = toyGame.apply(match, seat, n, answer);
    expect(digest(match)).toBe(before);
    return applied.yes ? [] : applied.reasons;
  };
  expect(reasonsOf(0, 0, 'fly')).toEqual([{ rule: 'TOY-TURN', key: 'kernel.not-offered', args: {} }]);
  expect(reasonsOf(0, 0, null)).toMatchObject([{ key: 'kernel.not-offered' }]);
  expect(reasonsOf(0, 7, 'wait')).toEqual([
    { rule: 'TOY-TURN', key: 'kernel.stale', args: { seat: 0, decides: 0, n: 0 } },
  ]);
  expect(reasonsOf(1, 0, 'wait')).toEqual([
    { rule: 'TOY-TURN', key: 'kernel.not-your-decision', args: { seat: 1, decides: 0, n: 0 } },
  ]);
});

test('a duplicate is refused with the decision that its own seat has to take now', () => {
  const match = toyGame.create(toySetup(), 's');
  toyGame.apply(match, 0, 0, 'bid');
  expect(toyGame.apply(match, 1, 0, 'bid')).toMatchObject({
    reasons: [{ key: 'kernel.stale', args: { seat: 1, decides: 1, n: 2 } }],
  });
  toyGame.apply(match, 1, 2, 0);
  const before = digest(match);
  expect(toyGame.apply(match, 1, 2, 3)).toMatchObject({ reasons: [{ key: 'kernel.stale' }] });
  expect(digest(match)).toBe(before);
});

test('the tester has the last word, with all its reasons', () => {
  const match = toyGame.create(toySetup([], 3), 's');
  toyGame.apply(match, 0, 0, 'bid');
  const before = digest(match);
  expect(toyGame.apply(match, 0, 1, 4)).toEqual({
    yes: false,
    reasons: [
      { rule: 'TOY-BID-LIFE', key: 'toy.bid-too-high', args: { life: 3 } },
      { rule: 'TOY-BID-FOUR', key: 'toy.no-fours', args: {} },
    ],
  });
  expect(toyGame.apply(match, 0, 1, 12)).toMatchObject({ reasons: [{ rule: 'TOY-BID-LIFE' }] });
  expect(digest(match)).toBe(before);
});

test('nothing is taken once the match is over', () => {
  const match = toyGame.create(toySetup([], 1), 's');
  toyGame.apply(match, 0, 0, 'roll');
  expect(match.outcome).toEqual({ winners: [0], rule: 'TOY-WIN', reason: 'life' });
  const before = digest(match);
  expect(toyGame.apply(match, 1, 1, 'wait')).toEqual({
    yes: false,
    reasons: [{ rule: 'TOY-WIN', key: 'kernel.match-over', args: {} }],
  });
  expect(digest(match)).toBe(before);
});

test('a match that has ended asks nothing more, even when the row that ended it would', () => {
  const game = gameOf([
    row('end and ask', (c) => {
      end(c);
      return ask(yesNo(0));
    }),
  ]);
  const match = game.create(toySetup(), 's');
  expect(match.outcome).not.toBeNull();
  expect(match.pending).toEqual([]);
});

test('an endless loop runs out of fuel and shows the frames', () => {
  const game = gameOf([row('call', () => call('inner'))], {
    procedures: sub('inner', [row('first', () => NEXT), row('forever', () => AGAIN)]),
  });
  expect(() => game.create(toySetup(), 's')).toThrow(OutOfFuel);
  expect(() => game.create(toySetup(), 's')).toThrow(/100000 steps: turns:1 > inner:1$/);
});

test('an endless descent does too, in a message that can be read', () => {
  const game = gameOf([row('call', () => call('deeper'))], {
    procedures: sub('deeper', [row('down', () => call('deeper'))]),
  });
  let caught = '';
  try {
    game.create(toySetup(), 's');
  } catch (error) {
    caught = String(error);
  }
  expect(caught).toMatch(/^OutOfFuel: .*turns:1 > deeper:1 > .* > deeper:0$/);
  expect(caught.length).toBeLessThan(1000);
});
