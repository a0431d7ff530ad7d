import type { Decision, Game, GameWords, Json, Match, Step, Words } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { readScenarios, runFile, runScenario } from '../src/index.ts';

/** `luck`: results laid down that nobody has used. */
type Counter = { count: number; luck: number };

/** What may be wrong with a game, so that one of the ways notices. */
type Defect =
  | 'none'
  | 'restores badly'
  | 'keeps state outside'
  | 'shows secrets'
  | 'minds the order of its table'
  | 'changes when it refuses'
  | 'breaks';

/** A game of one question: add a number below ten. */
function counter(defect: Defect): Game<Counter> {
  let outside = 0;
  const pending = (n: number): Decision => ({
    n,
    seat: 0,
    ask: { key: 'ask.add', args: {} },
    rules: [],
    source: null,
    test: null,
    fallback: 0,
    shape: 'number',
    min: 0,
    max: 9,
  });
  const game = {
    clone: (match: Match<Counter>) => JSON.parse(JSON.stringify(match)) as Match<Counter>,
    digest: (match: Match<Counter>) => JSON.stringify(match.table),
    restore: (json: Json) => {
      const match = JSON.parse(JSON.stringify(json)) as Match<Counter>;
      if (defect === 'restores badly') match.table.count++;
      return match;
    },
    shuffled: (match: Match<Counter>) =>
      defect === 'minds the order of its table'
        ? { ...match, table: { count: match.table.count + 1 } }
        : null,
    knowledge: () => [],
    view: (match: Match<Counter>) => (defect === 'shows secrets' ? match.table : {}),
    determinize: (match: Match<Counter>) => ({ ...match, table: { count: -1, luck: 0 } }),
    project: (event: unknown) => event,
    apply(match: Match<Counter>, _seat: number, n: number, answer: Json, events: unknown[] | null = []) {
      if (defect === 'breaks') throw new Error('the counter broke');
      if ((answer as number) > 9) {
        if (defect === 'changes when it refuses') match.table.count++;
        return { yes: false, reasons: [{ rule: 'DM-PAYING-1', key: 'no', args: {} }] };
      }
      outside++;
      match.table.count += (answer as number) + (defect === 'keeps state outside' ? outside : 0);
      // Three uses up a result that is laid down.
      if (answer === 3) match.table.luck--;
      match.pending = [pending(n + 1)];
      const told = { kind: 'added', rules: ['DM-PAYING-1'], args: { count: match.table.count } };
      (events ?? []).push(told);
      return { yes: true, events: events ?? [] };
    },
  };
  Object.assign(game, { first: pending(1) });
  return game as unknown as Game<Counter>;
}

const words = (defect: Defect): GameWords<Counter> => ({
  game: 'dice-masters',
  schema: {
    shared: { given: { players: '' }, does: {}, then: { quiet: '', happened: '', asked: '' } },
    editions: [],
    names: [],
    events: { added: { count: 'a number' } },
    questions: { add: ['add'] },
    given: { type: 'object', properties: { from: { type: 'integer', description: 'a number' } } },
    does: {
      type: 'object',
      properties: {
        add: { type: 'integer', description: 'a number' },
        luck: { type: 'array', description: 'one more for each' },
      },
      additionalProperties: false,
    },
    then: { type: 'object', properties: { count: { type: 'integer' }, moments: { type: 'array' } } },
    definitions: {},
  },
  older: [{ in: 'does', old: 'plus', now: 'add' }],
  seats: { least: 1, most: 1 },
  chance: ['luck'],
  chanceLeft: ({ table }) => ({ luck: table.luck }),
  problems: (given) =>
    given['from'] === 13 ? [{ path: ['given', 'from'], expected: 'no thirteen', got: '13' }] : [],
  prepare: (given, steps) => {
    const game = counter(defect);
    const { first } = game as unknown as { first: Decision };
    const laid = steps.flatMap((step) => (step.does['luck'] ?? []) as Json[]);
    const table = { count: (given['from'] ?? 0) as number, luck: laid.length };
    const random = { setup: { taken: 0 }, shuffle: { taken: 0 }, dice: { taken: 0 } };
    const match = { table, random, seats: 1, asked: 0, pending: [first], outcome: null, setup: {} };
    return { game, match: match as unknown as Match<Counter>, players: given['players'] as string[] };
  },
  speak: (_prepared, _match, _decision, left) =>
    left['add'] === undefined ? { problem: 'add takes a number' } : { answer: left['add'], used: ['add'] },
  choosing: {},
  sight: (_prepared, match) => ({
    phase: 'counting',
    round: 1,
    turn: 'Ann',
    busy: null,
    sides: { Ann: () => ({ count: match.table.count }) },
    offers: () => [{ words: 'add 1', lit: true }],
    told: ({ args }) => args,
    isNamed: () => false,
  }),
  check: (seen, expected) => {
    const got = {
      count: seen.match.table.count,
      moments: seen.moments().map((match) => match?.table.count ?? null),
    };
    return Object.entries(expected)
      .filter(([word, want]) => JSON.stringify(got[word as 'count']) !== JSON.stringify(want))
      .map(([word, want]) => ({
        where: word,
        expected: JSON.stringify(want),
        got: JSON.stringify(got[word as 'count']),
      }));
  },
});

const scenario = {
  game: 'dice-masters',
  name: 'counting',
  rules: [],
  given: { from: 1, players: ['Ann'] },
  when: [
    { who: 'Ann', does: { add: 2 }, then: { count: 3, moments: [3] } },
    { who: 'Ann', does: { add: 40 }, refused: ['DM-PAYING-1'] },
  ],
  then: { count: 3 },
};

test.each<[Defect, string]>([
  ['restores badly', 'the restored match to equal the one that was played'],
  ['keeps state outside', 'a copy of the match to equal the one that was played'],
  ['shows secrets', 'the view of seat 0 to equal the one that was played'],
  ['minds the order of its table', '3'],
  ['changes when it refuses', 'a refusal changes nothing'],
])('a game that %s is noticed', (defect, expected) => {
  expect(runScenario(words('none'), scenario)).toEqual([]);
  expect(runScenario(words(defect), scenario)[0]?.expected).toBe(expected);
});

test('a game that breaks says where, and a file tells it without a stack trace', () => {
  expect(() => runScenario(words('breaks'), scenario)).toThrow('the counter broke');
  const text =
    'game: dice-masters\nname: counting\nrules: [DM-PAYING-1]\ngiven: { players: [Ann] }\nwhen:\n  - Ann: { add: 1 }\n';
  const [report] = runFile(text, 'a.yaml', [words('breaks')]);
  expect(report?.failures).toEqual([
    { where: 'a.yaml:6, step 1', expected: 'something that can be played', got: 'the counter broke' },
  ]);
});

test('what the game itself objects to is found in the file', () => {
  const text =
    'game: dice-masters\nname: counting\nrules: [DM-PAYING-1]\ngiven: { from: 13, players: [Ann] }\nwhen: []\n';
  expect(readScenarios(text, 'a.yaml', [words('none')])).toEqual({
    problems: [{ file: 'a.yaml', line: 4, column: 16, expected: 'no thirteen', got: '13', meant: null }],
  });
});

test('a step needs one player', () => {
  const text = 'game: dice-masters\nname: counting\nrules: [DM-PAYING-1]\nwhen:\n  - then: { count: 1 }\n';
  const read = readScenarios(text, 'a.yaml', [words('none')]);
  expect('problems' in read ? read.problems[0] : null).toMatchObject({ line: 5, got: 'no player' });
});

const wrong = (when: readonly Step[], then: Words = {}): string[] =>
  runScenario(words('none'), { ...scenario, when, then }).map(
    ({ where, expected, got }) => `${where}: ${expected} but ${got}`,
  );

test('a word that nobody uses is a mistake, with what is open instead', () => {
  const twice = [{ who: 'Ann', does: { add: 1, luck: [] } }];
  expect(wrong(twice)).toEqual([]);
  expect(wrong([{ who: 'Ann', does: { ad: 1 } }])).toEqual([
    "step 1: ad: one of add, luck but unknown word 'ad': did you mean 'add'?",
  ]);
});

test('every result that is laid down has to happen, at the latest before the next ones are', () => {
  const one = { who: 'Ann', does: { add: 3, luck: ['a'] } };
  const two = { who: 'Ann', does: { add: 3, luck: ['a', 'b'] } };
  const none = { who: 'Ann', does: { add: 3 } };
  expect(wrong([one])).toEqual([]);
  expect(wrong([two, none])).toEqual([]);
  expect(wrong([two])).toEqual(["step 1: luck: every result of 'luck' to happen but 1 of them did not"]);
  expect(wrong([two, one, none])).toEqual([
    "step 1: luck: every result of 'luck' to happen but 1 of them did not",
  ]);
});

test('an event is no fact: its kind and its arguments have to be known', () => {
  const step = { who: 'Ann', does: { add: 1 } };
  expect(wrong([step], { happened: [{ added: { count: 2 } }] })).toEqual([]);
  expect(wrong([step], { happened: ['aded'] })).toEqual([
    "then: happened.0: one of added but 'aded': did you mean 'added'?",
  ]);
  expect(wrong([step], { happened: [{ added: { cont: 2 } }] })).toEqual([
    "then: happened.0.added.cont: one of count but unknown word 'cont': did you mean 'count'?",
  ]);
});

test('older words go on to mean what they meant', () => {
  expect(wrong([{ who: 'Ann', does: { plus: 1 }, then: { asked: { Ann: 'ask.add' } } }])).toEqual([]);
  expect(wrong([{ who: 'Ann', does: { plus: 1 }, then: { asked: { Ann: 'ask.sub' } } }])[0]).toMatch(
    /step 1: asked\.Ann: one of add but 'sub'/,
  );
});
