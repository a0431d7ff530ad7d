import { expect, test } from 'vitest';
import {
  canRun,
  defineGame,
  History,
  type Json,
  type Match,
  PASS,
  propose,
  proposeAndSee,
  Run,
} from '../src/index.ts';
import {
  answer,
  type Charm,
  charm,
  type Damage,
  damage,
  end,
  gameOf,
  startToy,
  type Toy,
  toyAbilities,
  toyBook,
  toyGame,
  toySetup,
} from './toy-game.ts';

/** Seat 0 rolls and deals 1 or 2 damage to seat 1. */
function rolled(...charms: readonly Charm[]): History<Toy> {
  const history = startToy(charms);
  answer(history, 'roll');
  return history;
}

const asked = (history: History<Toy>) => {
  const decision = history.match.pending[0];
  const options = decision?.shape === 'options' ? decision.options.map((option) => option.id) : [];
  return { seat: decision?.seat, key: decision?.ask.key, options };
};
const MOVES = ['wait', 'roll', 'show', 'peek', 'bid', 'hex'];
const quiet = { seat: 1, key: 'toy.move', options: MOVES };
const lost = (history: History<Toy>) => 6 - (history.match.table.life[1] ?? 0);

/** What the die says for this seed when nobody interferes. */
const plain = lost(rolled());

test('without listeners a change is simply applied, and nobody is asked', () => {
  const history = rolled();
  expect([1, 2]).toContain(plain);
  expect(asked(history)).toEqual(quiet);
  expect(history.match.frames).toHaveLength(1);
});

test('one forced ability runs without a question', () => {
  const history = rolled(charm('a', 'alpha'));
  expect(history.match.table.notes).toEqual(['alpha']);
  expect(asked(history)).toEqual(quiet);
});

test('forced ones go first, in the order of the seats, before optional ones', () => {
  const history = rolled(
    charm('c', 'gamma', { forced: false }),
    charm('b', 'beta', { seat: 1 }),
    charm('a', 'alpha', { seat: 0 }),
  );
  expect(history.match.table.notes).toEqual(['alpha', 'beta']);
  expect(asked(history)).toEqual({ seat: 0, key: 'toy.after', options: ['gamma@c', PASS] });
  answer(history, 'gamma@c');
  expect(history.match.table.notes).toEqual(['alpha', 'beta', 'gamma']);
  expect(asked(history)).toEqual(quiet);
});

test('a player with two forced abilities orders them; the last one needs no question', () => {
  const history = rolled(charm('a', 'alpha'), charm('b', 'beta'), charm('c', 'gamma'));
  expect(asked(history)).toEqual({ seat: 0, key: 'toy.after', options: ['alpha@a', 'beta@b', 'gamma@c'] });
  expect(history.match.pending[0]).toMatchObject({ ask: { args: { forced: true } }, rules: ['TOY-WINDOW'] });
  answer(history, 'beta@b');
  expect(asked(history).options).toEqual(['alpha@a', 'gamma@c']);
  answer(history, 'gamma@c');
  expect(history.match.table.notes).toEqual(['beta', 'gamma', 'alpha']);
  expect(asked(history)).toEqual(quiet);
});

test('two of the same ability are told apart by their source', () => {
  const history = rolled(charm('left', 'alpha'), charm('right', 'alpha'));
  expect(asked(history).options).toEqual(['alpha@left', 'alpha@right']);
  answer(history, 'alpha@right');
  expect(history.match.table.notes).toEqual(['alpha', 'alpha']);
});

test('forced abilities cannot be passed, optional ones can', () => {
  const forced = rolled(charm('a', 'alpha'), charm('b', 'beta'));
  const decision = forced.match.pending[0];
  expect(forced.decide(0, decision?.n ?? -1, PASS).yes).toBe(false);
  const optional = rolled(charm('a', 'alpha', { forced: false }));
  answer(optional, PASS);
  expect(optional.match.table.notes).toEqual([]);
  expect(asked(optional)).toEqual(quiet);
});

test('a repeatable ability is offered until all pass, each use giving everybody another chance', () => {
  const history = rolled(
    charm('a', 'alpha', { forced: false, repeatable: true }),
    charm('b', 'beta', { forced: false, seat: 1 }),
  );
  const seats: (number | undefined)[] = [];
  for (const choice of ['alpha@a', PASS, 'alpha@a', 'beta@b', PASS]) {
    seats.push(asked(history).seat);
    answer(history, choice);
  }
  expect(seats).toEqual([0, 1, 0, 1, 0]);
  expect(history.match.table.notes).toEqual(['alpha', 'alpha', 'beta']);
  expect(asked(history)).toEqual(quiet);
});

test('after a use, everybody has to pass again, also who has passed before', () => {
  const history = rolled(
    charm('a', 'alpha', { forced: false, repeatable: true }),
    charm('b', 'beta', { forced: false, seat: 1 }),
  );
  const seats: (number | undefined)[] = [];
  for (const choice of ['alpha@a', PASS, 'alpha@a', PASS, PASS]) {
    seats.push(asked(history).seat);
    answer(history, choice);
  }
  expect(seats).toEqual([0, 1, 0, 1, 0]);
  expect(asked(history)).toEqual(quiet);
});

test('an optional ability that is not repeatable is offered once', () => {
  const history = rolled(charm('a', 'alpha', { forced: false }), charm('b', 'beta', { forced: false }));
  answer(history, 'alpha@a');
  expect(asked(history).options).toEqual(['beta@b', PASS]);
});

test('a prevented change is not applied and not heard', () => {
  const history = rolled(
    charm('w', 'ward', { stage: 'would' }),
    charm('a', 'alpha'),
    charm('l', 'beta', { stage: 'later' }),
  );
  expect(lost(history)).toBe(0);
  expect(history.match.table.notes).toEqual(['ward']);
  expect(history.match.table.queue).toEqual([]);
  expect(history.events.map((event) => event.kind)).not.toContain('hurt');
  expect(asked(history)).toEqual(quiet);
});

test('an ability alters the change it hears before it happens', () => {
  const history = rolled(charm('s', 'soften', { stage: 'would' }));
  expect(lost(history)).toBe(plain - 1);
});

test('an ability may ask while the change waits', () => {
  const history = rolled(charm('x', 'bargain', { stage: 'would', seat: 1 }));
  expect(lost(history)).toBe(0);
  expect(asked(history)).toMatchObject({ seat: 1, key: 'toy.bargain' });
  answer(history, 1);
  expect(lost(history)).toBe(plain - 1);
});

test('a batch is seen whole before the first of it happens, once the windows before it are over', () => {
  const seen: Json[] = [];
  const game = gameOf(
    [
      { name: 'both', rules: [], run: (c) => propose(c, [damage(0, 1), damage(1, 2)]) },
      { name: 'end', rules: [], run: end },
    ],
    {
      witness: (c, batch) => {
        seen.push(
          [...c.table.life],
          batch.map((one) => (one as unknown as { amount: number }).amount),
        );
      },
    },
  );
  const softened = charm('x', 'soften', { stage: 'would' });
  const match = game.create(toySetup([softened]), 's');
  expect(seen).toEqual([]);
  expect(game.apply(match, 0, 0, 'soften@x#1').yes).toBe(true);
  expect(seen).toEqual([
    [6, 6],
    [0, 1],
  ]);
  expect(match.table.life).toEqual([6, 5]);
});

test('changes proposed together are heard one by one and happen together', () => {
  const game = gameOf([
    { name: 'both', rules: [], run: (c) => propose(c, [damage(0, 1), damage(1, 2)]) },
    { name: 'end', rules: [], run: end },
  ]);
  const match = game.create(
    toySetup([charm('w', 'ward', { stage: 'would', forced: false }), charm('a', 'alpha')]),
    's',
  );
  const [decision] = match.pending;
  expect(decision).toMatchObject({
    shape: 'options',
    options: [{ id: 'ward@w#0' }, { id: 'ward@w#1' }, { id: PASS }],
  });
  expect(match.table.life).toEqual([6, 6]);
  expect(game.apply(match, 0, 0, 'ward@w#1').yes).toBe(true);
  expect(game.apply(match, 0, 1, PASS).yes).toBe(true);
  // The second was prevented: only the first happens and is heard afterwards.
  expect(match.table.life).toEqual([5, 6]);
  expect(match.table.notes).toEqual(['ward', 'alpha']);
  expect(match.outcome).not.toBeNull();
});

test('whoever proposes can see what became of the changes, heard or not, also in a match that was restored', () => {
  const game = gameOf([
    { name: 'both', rules: [], run: (c) => proposeAndSee(c, [damage(0, 1), damage(1, 2)]) },
    {
      name: 'look',
      rules: [],
      run: (c, d) => {
        c.table.notes.push(JSON.stringify(d['result']));
        return end(c);
      },
    },
  ]);
  const amounts = (match: Match<Toy>): number[] =>
    JSON.parse(match.table.notes.at(-1) ?? '[]').map((one: Damage) => one.amount);
  expect(amounts(game.create(toySetup(), 's'))).toEqual([1, 2]);
  const asked = game.create(toySetup([charm('x', 'bargain', { stage: 'would', seat: 1 })]), 's');
  const match = game.restore(JSON.parse(JSON.stringify(asked)));
  // Which of the two changes first, then what is taken off each.
  for (const given of ['bargain@x#0', 1, 1]) game.apply(match, 1, match.pending[0]?.n ?? 0, given);
  expect(amounts(match)).toEqual([0, 1]);
});

test('a queueing stage hands its listeners over and opens no window', () => {
  const history = rolled(charm('l', 'alpha', { stage: 'later' }), charm('m', 'beta', { stage: 'later' }));
  expect(history.match.table.queue).toEqual(['alpha@l', 'beta@m']);
  expect(history.match.table.notes).toEqual([]);
  expect(asked(history)).toEqual(quiet);
});

test('an effect inside a window makes changes of its own, with windows of their own', () => {
  // Each hex deals damage, which is heard again: the charm answers each damage once.
  const history = startToy([charm('w', 'soften', { stage: 'would', seat: 1 })]);
  answer(history, 'hex');
  expect(history.match.table.notes).toEqual(['before the hex', 'after the hex']);
  expect(lost(history)).toBe(1);
  expect(asked(history)).toEqual(quiet);
});

/** Everybody is asked after damage, as long as one charm of the two on the table may be unseen. */
function asking(...charms: readonly Charm[]): History<Toy> {
  const game = defineGame(
    toyBook({
      mightAnswer: (_c, stage, _batch, used) => (stage === 'after' && used.length < 2 ? [0, 1] : []),
    }),
  );
  const history = History.start(game, toySetup(charms), 'seed');
  answer(history, 'roll');
  return history;
}

test('who might answer is asked like somebody who can, with nothing but passing', () => {
  const seen = (history: History<Toy>) => {
    const asks: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const [decision] = history.match.pending;
      asks.push([decision?.n, decision?.seat, decision?.ask]);
      if (i < 2) answer(history, PASS);
    }
    return asks;
  };
  const empty = asking();
  expect(asked(empty)).toEqual({ seat: 0, key: 'toy.after', options: [PASS] });
  expect(empty.match.pending[0]?.fallback).toBe(PASS);
  const held = charm('b', 'beta', { seat: 1, forced: false });
  expect(seen(asking(held))).toEqual(seen(empty));
  expect(asked(empty)).toEqual(quiet);
});

test('after an answer everybody who might is asked again, until nobody might any more', () => {
  const asks = (...choices: readonly string[]) => {
    const history = asking(
      charm('a', 'alpha', { forced: false }),
      charm('b', 'beta', { forced: false, seat: 1 }),
    );
    const options = choices.map((choice) => {
      const offered = asked(history).options;
      answer(history, choice);
      return offered;
    });
    expect(asked(history)).toEqual(quiet);
    return options;
  };
  expect(asks('alpha@a', PASS, PASS)).toEqual([['alpha@a', PASS], ['beta@b', PASS], [PASS]]);
  expect(asks('alpha@a', 'beta@b')).toEqual([
    ['alpha@a', PASS],
    ['beta@b', PASS],
  ]);
});

/** The same toy, but its stages go by turns: seat 1 first, each seat in a turn of its own. */
function byTurns(...charms: readonly Charm[]): History<Toy> {
  const book = toyBook();
  const game = defineGame({
    ...book,
    stages: book.stages.map((one) => (one.policy === 'window' ? { ...one, policy: 'turns' as const } : one)),
    listeners: (c, stage, batch) =>
      book.listeners(c, stage, batch).map((one) => ({ ...one, turn: one.seat === 1 ? 0 : 1 })),
  });
  const history = History.start(game, toySetup(charms), 'seed');
  answer(history, 'roll');
  return history;
}

test('by turns, all of one turn act before the next, in an order that its player decides', () => {
  const history = byTurns(
    charm('a', 'alpha'),
    charm('b', 'beta', { seat: 1, forced: false }),
    charm('c', 'gamma', { seat: 1 }),
  );
  // The optional one may come first, but the forced one cannot be passed.
  expect(asked(history)).toEqual({ seat: 1, key: 'toy.after', options: ['beta@b', 'gamma@c'] });
  answer(history, 'gamma@c');
  expect(asked(history).options).toEqual(['beta@b', PASS]);
  answer(history, 'beta@b');
  expect(history.match.table.notes).toEqual(['gamma', 'beta', 'alpha']);
  expect(asked(history)).toEqual(quiet);
});

test('by turns, a turn that was passed does not come again', () => {
  const history = byTurns(
    charm('b', 'beta', { seat: 1, forced: false }),
    charm('a', 'alpha', { forced: false }),
  );
  answer(history, PASS);
  expect(asked(history)).toEqual({ seat: 0, key: 'toy.after', options: ['alpha@a', PASS] });
  answer(history, 'alpha@a');
  expect(history.match.table.notes).toEqual(['alpha']);
  expect(asked(history)).toEqual(quiet);
});

test('a change that ends the match ends its walk: nobody hears it any more', () => {
  const history = startToy([charm('a', 'alpha')], 1);
  answer(history, 'roll');
  expect(history.match.outcome?.winners).toEqual([0]);
  expect(history.match.table.notes).toEqual([]);
  expect(history.match.pending).toEqual([]);
});

test('a change that nothing applies is an error of the rules', () => {
  const game = gameOf([
    { name: 'odd', rules: [], run: (c) => propose(c, [{ kind: 'odd', prevented: false }]) },
  ]);
  expect(() => game.create(toySetup(), 's')).toThrow('nothing applies a change of kind "odd"');
});

test('whether an ability could change the game is asked of its nodes', () => {
  const { match } = startToy();
  const c = new Run(toyGame.rulebook, match, null);
  const { hex } = toyAbilities;
  if (hex === undefined) throw new Error('the toy has a hex');
  expect(canRun(c, hex, { target: 1 })).toBe(true);
  expect(canRun(c, { node: 'sequence', parts: [{ node: 'hit', amount: 0 }] } as never, { target: 1 })).toBe(
    false,
  );
  expect(() => canRun(c, { node: 'dance' }, {})).toThrow('no node kind "dance"');
});

test('nodes are found by address in reading order, and strangers are not', () => {
  const { abilities } = toyGame.rulebook;
  expect(abilities.node('hex.2')).toEqual({ node: 'hit', amount: 2 });
  expect(abilities.address(abilities.node('hex.3'))).toBe('hex.3');
  expect(() => abilities.node('hex.9')).toThrow('no ability at hex.9');
  expect(() => abilities.address({ node: 'note' })).toThrow('belongs to no registered ability');
});
