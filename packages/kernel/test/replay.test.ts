import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BadReplay,
  defineGame,
  type Game,
  History,
  parseReplay,
  playReplay,
  type Replay,
  stream,
  verifyReplay,
  writeReplay,
} from '../src/index.ts';
import { answer, charm, startToy, type Toy, toyBook, toyGame, toySetup } from './toy-game.ts';

const game = toyGame as Game<Toy>;

function played(): History<Toy> {
  const history = startToy([charm('a', 'bargain', { stage: 'would' })], 4);
  for (const move of ['hex', 1, 'show', 'bid', 0, 3, 0]) answer(history, move);
  for (let i = 0; history.match.outcome === null && i < 50; i++) {
    answer(history, history.match.pending[0]?.shape === 'number' ? 0 : 'hex');
  }
  return history;
}

const file = (): Replay => parseReplay(JSON.stringify(writeReplay(played())));
const complaint = (act: () => unknown): string => {
  try {
    return `no complaint: ${JSON.stringify(act())}`;
  } catch (error) {
    expect(error).toBeInstanceOf(BadReplay);
    return (error as Error).message;
  }
};
const parsed = (change: (file: { [field: string]: unknown }) => void) => {
  const value = JSON.parse(JSON.stringify(file())) as { [field: string]: unknown };
  change(value);
  return complaint(() => parseReplay(JSON.stringify(value)));
};

test('written, read and played again, everything holds', () => {
  const replay = file();
  expect(replay.outcome?.rule).toBe('TOY-WIN');
  expect(replay.decisions.length).toBeGreaterThan(7);
  expect(verifyReplay(game, replay)).toEqual([]);
  expect(game.digest(playReplay(game, replay).match)).toBe(replay.digest);
});

test('the seed stays out while the match runs, unless its owner wants it in', () => {
  const running = startToy();
  answer(running, 'roll');
  const replay = writeReplay(running);
  expect(replay.seed).toBeNull();
  expect(JSON.stringify(replay)).not.toContain('"seed":"');
  expect(replay.seedHash).toBe(running.match.seedHash);
  expect(complaint(() => verifyReplay(game, replay))).toBe(
    'the seed is not published yet: the match was not over',
  );
  expect(verifyReplay(game, writeReplay(running, { withSeed: true }))).toEqual([]);
});

test('the log holds what everybody may know', () => {
  const history = played();
  expect(history.events.map((event) => event.kind)).toContain('dealt');
  expect(writeReplay(history).log.map((event) => event.kind)).not.toContain('dealt');
});

test('an illegal decision is named', () => {
  const replay = file();
  const decisions = replay.decisions.map((one, i) => (i === 2 ? ([one[0], one[1], 'fly'] as const) : one));
  expect(complaint(() => verifyReplay(game, { ...replay, decisions }))).toBe(
    `decision 3 of ${decisions.length} is refused: TOY-TURN kernel.not-offered`,
  );
});

test('another legal decision leads to another position', () => {
  const replay = file();
  const decisions = replay.decisions.map((one, i) => (i === 2 ? ([one[0], one[1], 'wait'] as const) : one));
  const wrong = verifyReplay(game, { ...replay, decisions });
  expect(wrong).toContain('the final position differs');
  expect(wrong).toContain('line 3 of the log differs');
});

test('a decision left out is noticed', () => {
  const replay = file();
  const decisions = replay.decisions.slice(0, -1);
  expect(verifyReplay(game, { ...replay, decisions })).toEqual([
    'the final position differs',
    'the outcome differs',
    expect.stringMatching(/^the log has \d+ lines, replayed it has \d+$/),
  ]);
});

test('a changed line of the log is named', () => {
  const replay = file();
  const log = replay.log.map((event, i) =>
    i === 1 ? { ...event, args: { ...event.args, amount: 9 } } : event,
  );
  expect(verifyReplay(game, { ...replay, log })).toEqual(['line 2 of the log differs']);
});

test('a changed outcome or fingerprint is named', () => {
  const replay = file();
  expect(verifyReplay(game, { ...replay, digest: '0' })).toEqual(['the final position differs']);
  expect(verifyReplay(game, { ...replay, outcome: null })).toEqual(['the outcome differs']);
});

test('another seed than the one promised is named, whatever it leads to', () => {
  for (const seed of ['other', 'others', 'third', '']) {
    expect(complaint(() => verifyReplay(game, { ...file(), seed }))).toBe(
      'the seed does not match the hash shown at the start',
    );
  }
});

test('other rules, other cards, another game', () => {
  const replay = file();
  const newer = defineGame(toyBook({ version: '2' })) as Game<Toy>;
  expect(complaint(() => verifyReplay(newer, replay))).toBe(
    'played with rules 1 and cards c0ffee; here are rules 2 and cards c0ffee. Its public log can still be read.',
  );
  const cards = defineGame(toyBook({ content: 'decaf' })) as Game<Toy>;
  expect(complaint(() => playReplay(cards, replay))).toContain('here are rules 1 and cards decaf');
  const chess = defineGame(toyBook({ game: 'chess' })) as Game<Toy>;
  expect(complaint(() => playReplay(chess, replay))).toBe('this is a replay of toy, not of chess');
});

test('a file that was cut off, at any place', () => {
  const text = JSON.stringify(file());
  for (const length of [0, 1, 40, text.length - 1]) {
    expect(complaint(() => parseReplay(text.slice(0, length)))).toMatch(
      /^this is not a whole JSON file \(.*\): was it cut off\?$/,
    );
  }
});

test.each([
  'game',
  'version',
  'content',
  'setup',
  'seed',
  'seedHash',
  'decisions',
  'digest',
  'outcome',
  'log',
])('a missing "%s" is named', (field) => {
  expect(
    parsed((value) => {
      delete value[field];
    }),
  ).toBe(`"${field}" is missing`);
});

test('what is no replay at all', () => {
  expect(complaint(() => parseReplay('[]'))).toBe('"format" is not "assemble/replay"');
  expect(complaint(() => parseReplay('null'))).toBe('a replay is a JSON object');
  expect(parsed((value) => Object.assign(value, { formatVersion: 2 }))).toBe(
    '"formatVersion" is 2; this program reads 1',
  );
  expect(parsed((value) => Object.assign(value, { seed: 7 }))).toBe('"seed" is neither a text nor null');
  expect(parsed((value) => Object.assign(value, { decisions: [[0, 0, 'wait'], 'wait'] }))).toBe(
    'decision 2 is not [seat, number, answer]',
  );
});

test('what a table and a report add is read, or named when it is broken', () => {
  const table = { seats: [{ name: 'Ana', bot: null }], ended: null, practice: false };
  const report = { text: 'Odd.', language: 'es', screen: '390x844', failure: '', refused: ['R-1 key'] };
  const whole = { ...file(), table, report };
  expect(parseReplay(JSON.stringify(whole))).toEqual(whole);
  const set = (field: string, wrong: unknown) => parsed((value) => Object.assign(value, { [field]: wrong }));
  expect(set('outcome', { winners: 1 })).toBe('"outcome" does not say who won');
  expect(set('log', [{ kind: 'x', rules: [], args: {} }, { kind: 'x' }])).toBe('line 2 of the log is none');
  for (const wrong of [
    null,
    { ...table, seats: [{ name: 'Ana' }] },
    { ...table, ended: {} },
    { ...table, practice: 1 },
  ])
    expect(set('table', wrong)).toBe('"table" does not say who sat there');
  for (const wrong of ['text', { ...report, screen: 1 }, { ...report, refused: [1] }])
    expect(set('report', wrong)).toBe('"report" does not say what the problem is');
});

test('a match that runs gives away neither seed nor decisions', () => {
  const history = startToy([], 500);
  const decision = history.match.pending[0];
  if (decision === undefined) throw new Error('nothing is asked');
  history.decide(decision.seat, decision.n, toyGame.sample(history.match, decision, stream('secret', 'bot')));
  const replay = writeReplay(history);
  expect([replay.seed, replay.decisions, replay.digest]).toEqual([null, [], '']);
  expect(replay.log.length).toBeGreaterThan(0);
});

test('a match that began with a position has nothing to replay from', () => {
  const { match } = startToy([], 500);
  expect(() => writeReplay(new History(toyGame, match))).toThrow('began with a position');
});

/** A match with words, played to its end or only begun. */
function playedWith(words: readonly string[], answers = 50): History<Toy> {
  const history = History.start(game, toySetup([], 4), 'seed', { words });
  for (let i = 0; history.match.outcome === null && i < answers; i++) answer(history, 'roll');
  return history;
}

test('the words of people are published with the seed, and not before', () => {
  const words = ['my secret luck', ''];
  const running = playedWith(words, 1);
  expect(running.match.outcome).toBeNull();
  for (const told of [
    writeReplay(running),
    running.match,
    running.events,
    game.view(running.match, null),
    game.view(running.match, 0),
  ])
    expect(JSON.stringify(told)).not.toContain('secret');
  expect(writeReplay(running)).toMatchObject({ generator: 'sha256' });
  expect(writeReplay(running, { withSeed: true }).words).toEqual(words);
  const over = writeReplay(playedWith(words));
  expect(over.outcome).not.toBeNull();
  expect(over.words).toEqual(words);
  expect(verifyReplay(game, parseReplay(JSON.stringify(over)))).toEqual([]);
});

test('another word, or none, leads elsewhere', () => {
  const over = writeReplay(playedWith(['my luck', 'yours']));
  const { words: _, ...without } = over;
  for (const forged of [
    { ...over, words: ['my luck', 'yours!'] },
    { ...over, words: ['yours', 'my luck'] },
    without,
  ])
    expect(verifyReplay(game, forged)).toContain('the final position differs');
});

test('where nobody gave a word, none is written', () => {
  for (const words of [[], ['', '']]) {
    const over = writeReplay(playedWith(words));
    expect('words' in over).toBe(false);
    expect(over.digest).toBe(writeReplay(playedWith([])).digest);
    expect(verifyReplay(game, over)).toEqual([]);
  }
});

test('a broken generator or broken words are named', () => {
  const set = (field: string, wrong: unknown) => parsed((value) => Object.assign(value, { [field]: wrong }));
  expect(set('generator', 'dice')).toBe('"generator" is "dice"; this program knows sha256 and xoshiro128**');
  for (const wrong of ['luck', [1, 2], ['two\nlines', '']])
    expect(set('words', wrong)).toBe(
      '"words" is not a list with a line of at most 60 plain characters for each seat',
    );
  expect(complaint(() => playReplay(game, { ...file(), words: ['a'] }))).toBe(
    "there are 1 words for 2 seats; give one for each, '' for none",
  );
  expect(complaint(() => playReplay(game, { ...file(), generator: 'xoshiro128**', words: ['a', 'b'] }))).toBe(
    'old matches, which drew from xoshiro128**, took no words',
  );
});

test('a file from before there was a choice of generators is played with the old one, and written as it was', () => {
  const text = readFileSync(new URL('old-matches/toy.json', import.meta.url), 'utf8');
  const old = parseReplay(text);
  expect(verifyReplay(game, old)).toEqual([]);
  const again = playReplay(game, old);
  expect(writeReplay(again)).toEqual(old);
  expect(game.digest(again.match)).toBe(old.digest);
  expect(verifyReplay(game, { ...old, generator: 'xoshiro128**' })).toEqual([]);
  expect(complaint(() => verifyReplay(game, { ...old, generator: 'sha256' }))).toContain(
    'decision 7 of 10 is refused',
  );
});
