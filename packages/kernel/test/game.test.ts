import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ask,
  BadSetup,
  digest,
  type Json,
  message,
  NEXT,
  notPlain,
  seedHash,
  stream,
  type Tester,
  YES,
} from '../src/index.ts';
import { gameOf, type Toy, toyGame, toySetup } from './toy-game.ts';

test('a bad set-up is refused with every reason', () => {
  const start = () => toyGame.create({ life: 0, charms: 'none' }, 's');
  expect(start).toThrow(BadSetup);
  expect(start).toThrow('TOY-LIFE: toy.no-life; TOY-CHARMS: toy.no-charms');
  try {
    start();
  } catch (error) {
    expect((error as BadSetup).verdict.reasons.map((reason) => reason.rule)).toEqual([
      'TOY-LIFE',
      'TOY-CHARMS',
    ]);
  }
  expect(toyGame.acceptSetup(toySetup())).toEqual(YES);
});

test('a new match runs to its first question and hides its seed', () => {
  const events: { kind: string }[] = [];
  const match = toyGame.create(toySetup(), 'the secret seed', events as never);
  expect(events.map((event) => event.kind)).toEqual(['dealt', 'dealt']);
  expect(match.pending).toHaveLength(1);
  expect(match.seedHash).toBe(seedHash('the secret seed'));
  expect(JSON.stringify(match)).not.toContain('the secret seed');
  expect(notPlain(match)).toBeNull();
});

test('same seed and answers, same match; another seed, another match', () => {
  const play = (seed: string): string => {
    const match = toyGame.create(toySetup(), seed);
    for (const [seat, n] of [
      [0, 0],
      [1, 1],
      [0, 2],
    ] as const) {
      toyGame.apply(match, seat, n, 'roll');
    }
    return digest(match);
  };
  expect(play('a')).toBe(play('a'));
  expect(play('a')).not.toBe(play('b'));
});

test('events go to whoever wants them; without a listener the match is the same', () => {
  const twins = [toyGame.create(toySetup(), 's'), toyGame.create(toySetup(), 's')] as const;
  const log: never[] = [];
  const heard = toyGame.apply(twins[0], 0, 0, 'roll', log);
  expect(heard.yes && heard.events.map((event) => event.kind)).toEqual(['moved', 'hurt']);
  const more = toyGame.apply(twins[0], 1, 1, 'wait', log);
  expect(more.yes && more.events.map((event) => event.kind)).toEqual(['moved']);
  expect(log).toHaveLength(3);
  expect(toyGame.apply(twins[1], 0, 0, 'roll', null)).toEqual({ yes: true, events: [] });
  toyGame.apply(twins[1], 1, 1, 'wait', null);
  expect(digest(twins[0])).toBe(digest(twins[1]));
});

test('a match stored in another order is a copy; a game that means its orders offers none', () => {
  const match = toyGame.create(toySetup(), 's');
  expect(toyGame.shuffled(match, 'order')).toBeNull();
  const question = { seat: 0, ask: message('toy.wait'), rules: ['TOY-WAIT'], shape: 'yes-no' } as const;
  const turned = gameOf([{ name: 'wait', rules: [], run: () => ask(question) }], {
    shuffle: (table: Toy) => {
      table.deck.reverse();
    },
  });
  const start = turned.create(toySetup(), 's');
  start.table.deck = [1, 2, 3];
  expect(turned.shuffled(start, 'order')?.table.deck).toEqual([3, 2, 1]);
  expect(start.table.deck).toEqual([1, 2, 3]);
});

test('an event that nobody decided about is not shown to anybody by accident', () => {
  expect(() => toyGame.project({ kind: 'secret', rules: ['X'], args: {} }, null)).toThrow(
    'nobody decided who sees "secret"',
  );
  const dealt = { kind: 'dealt', rules: ['X'] as const, args: { seat: 0, card: 3 } };
  expect(toyGame.project(dealt, 0)).toBe(dealt);
  expect(toyGame.project(dealt, 1)).toBeNull();
  expect(toyGame.project(dealt, null)).toBeNull();
});

test('a guess keeps what the seat sees, byte for byte, and leaves the match alone', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom(0, 1), fc.boolean(), (seed, guess, seat, peek) => {
      const match = toyGame.create(toySetup(), seed);
      if (peek) toyGame.apply(match, 0, 0, 'peek');
      const before = digest(match);
      const other = toyGame.determinize(match, seat, guess);
      expect(JSON.stringify(toyGame.view(other, seat))).toBe(JSON.stringify(toyGame.view(match, seat)));
      expect([...other.table.cards, ...other.table.deck].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      expect(digest(match)).toBe(before);
    }),
  );
});

test('guesses vary what the seat cannot know, the coming dice included', () => {
  const match = toyGame.create(toySetup(), 's');
  const guesses = Array.from({ length: 40 }, (_, i) => toyGame.determinize(match, 0, `guess ${i}`));
  expect(new Set(guesses.map((one) => one.table.cards[0])).size).toBe(1);
  expect(new Set(guesses.map((one) => one.table.cards[1])).size).toBe(5);
  expect(new Set(guesses.map((one) => JSON.stringify(one.random))).size).toBe(40);
});

test('a saved match is taken back in and plays on as its twin', () => {
  const match = toyGame.create(toySetup(), 's');
  toyGame.apply(match, 0, 0, 'bid');
  toyGame.apply(match, 1, 2, 1);
  const twin = toyGame.restore(JSON.parse(JSON.stringify(match)) as Json);
  expect(digest(twin)).toBe(digest(match));
  for (const one of [match, twin]) toyGame.apply(one, 0, 1, 3);
  expect(digest(twin)).toBe(digest(match));
});

test('a match of other rules, other cards or another game is not taken in', () => {
  const match = JSON.parse(JSON.stringify(toyGame.create(toySetup(), 's'))) as { [key: string]: Json };
  expect(() => toyGame.restore({ ...match, version: '0.9' })).toThrow(
    'this match belongs to toy 0.9 (cards c0ffee); this is toy 1 (cards c0ffee)',
  );
  expect(() => toyGame.restore({ ...match, content: 'old' })).toThrow('(cards old)');
  expect(() => toyGame.restore({ ...match, game: 'chess' })).toThrow('belongs to chess');
  expect(() => toyGame.restore(null)).toThrow('a saved match is a JSON object');
});

test('verdicts and samples come from the tester where there is one, else from the question', () => {
  const match = toyGame.create(toySetup([], 2), 's');
  expect(toyGame.verdicts(match, 0).map((choice) => [choice.id, choice.verdict.yes])).toEqual(
    ['wait', 'roll', 'show', 'peek', 'bid', 'hex'].map((id) => [id, true]),
  );
  expect(toyGame.verdicts(match, 1)).toEqual([]);
  toyGame.apply(match, 0, 0, 'bid');
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('a bid is asked for');
  const random = stream('bot', 'bot');
  const bids = new Set(Array.from({ length: 60 }, () => toyGame.sample(match, decision, random)));
  expect([...bids].sort()).toEqual([0, 1, 2]);
});

test('an answer can be tried before it is given: the verdict, what it would come to, and nothing moves', () => {
  const match = toyGame.create(toySetup([], 2), 's');
  const [first] = match.pending;
  if (first === undefined) throw new Error('a move is asked for');
  expect(toyGame.region(match, first)).toBe(null);
  expect(toyGame.probe(match, 0, first.n, 'roll')).toEqual({ verdict: YES, preview: null });
  toyGame.apply(match, 0, 0, 'bid');
  const before = digest(match);
  const [bid] = match.pending;
  if (bid === undefined) throw new Error('a bid is asked for');
  expect(toyGame.region(match, bid)).toEqual({ upTo: 2, but: 4 });
  expect(toyGame.probe(match, 0, bid.n, 1)).toEqual({ verdict: YES, preview: { left: 1 } });
  expect(toyGame.probe(match, 0, bid.n, 3)).toMatchObject({
    verdict: { yes: false, reasons: [{ rule: 'TOY-BID-LIFE' }] },
    preview: { left: -1 },
  });
  // What has not even the form of an answer never reaches the game.
  expect(toyGame.probe(match, 0, bid.n, { left: 9 })).toMatchObject({
    verdict: { yes: false },
    preview: null,
  });
  expect(toyGame.probe(match, 1, bid.n, 1)).toMatchObject({
    verdict: { yes: false, reasons: [{ key: 'kernel.not-your-decision' }] },
    preview: null,
  });
  expect(toyGame.probe(match, 0, 99, 1)).toMatchObject({
    verdict: { yes: false, reasons: [{ key: 'kernel.stale' }] },
  });
  expect(digest(match)).toBe(before);
});

/** A game whose tester knows more than the menu shows, and trusts the form of what it is handed. */
const strict: Tester<Toy> = {
  verdict: (_c, _decision, answer) =>
    (answer as number[][]).flat().includes(13)
      ? { yes: false, reasons: [{ rule: 'TOY-THIRTEEN', key: 'toy.thirteen', args: {} }] }
      : YES,
};
const menu: Tester<Toy> = {
  verdict: () => YES,
  choices: () => [
    { id: 'a', say: message('a'), verdict: YES },
    {
      id: 'b',
      say: message('b'),
      verdict: { yes: false, reasons: [{ rule: 'TOY-DEAR', key: 'toy.too-dear', args: { cost: 3 } }] },
    },
  ],
};
const choosy = gameOf(
  [
    {
      name: 'assign',
      rules: [],
      run: () =>
        ask({
          seat: 0,
          ask: message('assign'),
          rules: ['TOY-ASSIGN'],
          test: 'strict',
          shape: 'assign',
          items: [1],
          to: [[10, 13]],
        }),
      take: () => NEXT,
    },
    {
      name: 'menu',
      rules: [],
      run: () =>
        ask({
          seat: 0,
          ask: message('menu'),
          rules: ['TOY-MENU'],
          test: 'menu',
          shape: 'options',
          options: [{ id: 'a', say: message('a') }],
        }),
    },
  ],
  { testers: { strict, menu } },
);

test('a forged answer of any form is refused, and no tester sees a form it does not expect', () => {
  const match = choosy.create(toySetup(), 's');
  const before = digest(match);
  const reason = (answer: Json) => {
    const applied = choosy.apply(match, 0, 0, answer);
    expect(digest(match)).toBe(before);
    return applied.yes ? null : applied.reasons.map((one) => one.rule).join();
  };
  for (const forged of [null, 5, 'x', true, [5], { a: 1 }, [[null]], [['x']]]) {
    expect(reason(forged), JSON.stringify(forged)).toBe('TOY-ASSIGN');
  }
  expect(reason([[13]])).toBe('TOY-THIRTEEN');
  expect(reason([[10], [13]])).toBe('TOY-THIRTEEN');
  expect(reason([[12]])).toBe('TOY-ASSIGN');
});

test('a choice that the menu leaves out is refused with its own reason', () => {
  const match = choosy.create(toySetup(), 's');
  choosy.apply(match, 0, 0, [[10]]);
  expect(choosy.apply(match, 0, 1, 'b')).toEqual({
    yes: false,
    reasons: [{ rule: 'TOY-DEAR', key: 'toy.too-dear', args: { cost: 3 } }],
  });
  expect(choosy.apply(match, 0, 1, 'c')).toMatchObject({
    reasons: [{ rule: 'TOY-MENU', key: 'kernel.not-offered' }],
  });
  expect(choosy.verdicts(match, 0).map((choice) => choice.verdict.yes)).toEqual([true, false]);
});
