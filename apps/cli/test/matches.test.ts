import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS, Content, diceMasters, type Table } from '@assemble/dice-masters';
import { type Decision, History, playReplay, type Replay, stream, writeReplay } from '@assemble/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { assemble, folder, lines } from './assemble.ts';

const SLOW = 120_000;

describe('assemble simulate', { timeout: SLOW }, () => {
  test('plays all formats with all checks, and tells exactly what others build on', async () => {
    const { code, out, err } = await assemble(
      ['simulate', 'dice-masters', '--games', '8', '--jobs', '2', '--json'],
      {
        cwd: folder(),
      },
    );
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(err).toBe('');
    expect(Object.keys(report)).toEqual([
      'games',
      'finished',
      'stuck',
      'illegal',
      'decisions',
      'seconds',
      'outcomes',
      'met',
      'plan',
      'all',
      'cells',
      'found',
      'cards',
    ]);
    expect(report).toMatchObject({ games: 8, finished: 8, stuck: 0, illegal: 0 });
    expect(code).toBe(0);
  });

  test('plays the same games with any number of jobs', async () => {
    const play = async (jobs: string): Promise<unknown> => {
      const { out } = await assemble(
        [
          'simulate',
          'dice-masters',
          '-n',
          '6',
          '--seed',
          'x',
          '-j',
          jobs,
          '-c',
          'none',
          '-f',
          'first-game',
          '--json',
        ],
        { cwd: folder() },
      );
      return { ...(JSON.parse(out) as object), seconds: 0 };
    };
    expect(await play('1')).toEqual(await play('3'));
  });

  test('compares set-ups, stops when it knows enough, keeps its games, and writes reports', async () => {
    const cwd = folder();
    const play = (games: string, ...more: string[]) =>
      assemble(
        ['simulate', 'dice-masters', '-n', games, '--vary', 'team=avengers', 'against=x-men', ...more].concat(
          ['--bots', 'novice,random', '--resume', 'kept', '-r', 'a.html', '-r', 'a.csv', '-r', 'a.json'],
        ),
        { cwd },
      );
    expect(await play('3')).toMatchObject({ code: 0, err: '' });
    // One of one is known to be at least 0.21, two of two 0.34: as wide as 0.7 after two games that end alike.
    const { out } = await play('40', '--until', '0.7');
    expect(out).toContain('avengers · x-men');
    const written = (name: string): string => readFileSync(join(cwd, name), 'utf8');
    const { games, plan, cells } = JSON.parse(written('a.json'));
    expect(plan.bots).toEqual(['novice', 'random']);
    const [{ low, high }] = cells[0].sides;
    expect(games).toBeLessThan(40);
    expect(high - low).toBeLessThanOrEqual(0.7);
    expect(written('a.csv').split('\n')[0]).toBe(
      'format,team,against,games,won,rate,low,high,turns,decisions',
    );
    expect(written('a-cards.csv')).toContain('avx/hulk-jade-giant,players');
    expect(written('a.html')).toContain('<svg');
    // The games of the first run are there, and none of them twice.
    const numbers = written('kept')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line).index);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.slice(0, 3).sort()).toEqual([0, 1, 2]);
  });

  test.each([
    [['simulate', 'dice-masters'], '--games'],
    [['simulate', 'dice-masters', '--games', 'many'], 'whole number'],
    [['simulate', 'dice-masters', '--games', '1', '--format', 'tournamint'], 'Did you mean "tournament"?'],
    [['simulate', 'dice-masters', '--games', '1', '--check', 'all'], 'Did you mean --checks?'],
    [['simulate', 'dice-masters', '--games', '1', '--vary', 'team=avenger'], 'Did you mean "avengers"?'],
    [['simulate', 'dice-masters', '--games', '1', '--bots', 'nomal'], 'Did you mean "normal"?'],
    [['worker'], 'DATABASE_URL'],
  ])('%j is answered with one clear line', async (args, clue) => {
    const { code, out, err } = await assemble(args, { cwd: folder() });
    expect([code, out, lines(err)]).toEqual([1, '', 1]);
    expect(err).toContain(clue);
  });
});

describe('assemble play', { timeout: SLOW }, () => {
  test('asks with the rule behind the question, explains, refuses nonsense, and saves on q', async () => {
    const cwd = folder();
    const { code, out } = await assemble(['play', 'dice-masters', '--seed', 'a'], {
      cwd,
      typed: '1\n?\nnonsense\nu\nrandom\nq\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('[DM-ROLL-AND-REROLL-2');
    expect(out).toContain('[DM-PURCHASING-3]');
    expect(out).toContain('That is not an answer here: nonsense');
    expect(out).toContain('chance has spoken since');
    expect(readdirSync(join(cwd, '.assemble'))).toEqual(['dice-masters-a.json']);
  });

  test('lets two people choose their teams, in German', async () => {
    const args = [
      'play',
      'dice-masters',
      '--bot',
      'none',
      '--format',
      'basic',
      '--seed',
      'b',
      '--locale',
      'de',
    ];
    const { code, out } = await assemble(args, { cwd: folder(), typed: 'random\nrandom\nrandom\n' });
    expect(code).toBe(0);
    expect(out).toContain('15/15 Leben');
    expect(out).toContain('Gespeichert:');
  });

  test('plays to the end when told to', async () => {
    const cwd = folder();
    const { code, out } = await assemble(['play', 'dice-masters', '--seed', 'c'], {
      cwd,
      typed: 'random\n'.repeat(400),
    });
    expect(code).toBe(0);
    expect(out).toContain('The match is over.');
    const again = await assemble(['replay', '.assemble/dice-masters-c.json', '--verify'], { cwd });
    expect(again).toMatchObject({ code: 0, err: '' });
  });
});

/** A match played to its end by nobody in particular. */
function playedMatch(seed: string, words: readonly string[] = []): History<Table> {
  const game = diceMasters(new Content(CARDS));
  const history = History.start(game, { format: 'first-game' }, seed, { words });
  const random = stream(seed, 'test');
  while (history.match.outcome === null) {
    const [decision] = history.match.pending as [Decision];
    history.decide(decision.seat, decision.n, game.sample(history.match, decision, random));
  }
  return history;
}

describe('assemble replay', { timeout: SLOW }, () => {
  let text = '';
  let good = {} as Replay;

  beforeAll(() => {
    text = JSON.stringify(writeReplay(playedMatch('c')));
    good = JSON.parse(text) as Replay;
  });

  const replay = (content: string, ...args: string[]) => {
    const cwd = folder();
    writeFileSync(join(cwd, 'match.json'), content);
    return assemble(['replay', 'match.json', ...args], { cwd });
  };

  test('prints who won and the log', async () => {
    const { code, out } = await replay(text);
    expect(code).toBe(0);
    expect(out).toContain('won by seat');
    expect(out).toContain('DM-LIFE-AND-WINNING-1');
  });

  test('tells who sat at the table, how it ended there, and what was reported', async () => {
    const seats = [
      { name: 'Ana', bot: null },
      { name: 'Rob', bot: 'greedy' },
    ];
    const ended = { winners: [1], rule: '', reason: 'conceded' };
    const refused = ['DM-PAYING-1 too-little'];
    const report = { text: 'My die vanished.', language: 'es', screen: '390 × 844', failure: 'Oh', refused };
    const { code, out } = await replay(
      JSON.stringify({ ...good, table: { seats, ended, practice: true }, report }),
    );
    expect(code).toBe(0);
    for (const line of [
      'seats: Ana, Rob (bot: greedy); practice',
      'ended at the table: won by seat 1 (conceded)',
      'report: My die vanished.',
      'language es, screen 390 × 844',
      'last refused: DM-PAYING-1 too-little',
      'failure: Oh',
    ])
      expect(out).toContain(line);
  });

  test('--verify recomputes everything', async () => {
    const { code, out } = await replay(text, '--verify');
    expect([code, out.slice(0, 3)]).toEqual([0, 'OK:']);
    const { random } = playReplay(diceMasters(new Content(CARDS)), good).match;
    for (const line of [
      `seed: its hash is ${good.seedHash}, which everybody saw`,
      'words: none were given',
      `chance: sha256 gives all ${random.dice.taken} numbers of the dice, ${random.shuffle.taken} of shuffles`,
      `log: all ${good.log.length} lines follow`,
    ])
      expect(out).toContain(line);
  });

  test('--verify tells the words that people put in, and takes no other for them', async () => {
    const spoken = writeReplay(playedMatch('d', ['', 'my "luck"']));
    const { code, out } = await replay(JSON.stringify(spoken), '--verify');
    expect(code).toBe(0);
    expect(out).toContain('words: seat 1 "my \\"luck\\"": each person can tell their own');
    const forged = await replay(JSON.stringify({ ...spoken, words: ['', 'his luck'] }), '--verify');
    expect([forged.code, forged.out, lines(forged.err)]).toEqual([1, '', 1]);
  });

  test('--log-only reads a match of other rules', async () => {
    const { code, out } = await replay(JSON.stringify({ ...good, version: '0' }), '--log-only');
    expect(code).toBe(0);
    expect(out).toContain('rules 0');
  });

  test.each<[string, (replay: Replay) => string, string, string[]]>([
    ['cut off', () => text.slice(0, 500), 'was it cut off?', []],
    ['no replay', () => '{"hello": 1}', '"format" is not', []],
    ['of other rules', (one) => JSON.stringify({ ...one, version: '0' }), 'played with rules 0', []],
    [
      'of other rules, verified',
      (one) => JSON.stringify({ ...one, version: '0' }),
      'played with rules 0',
      ['--verify'],
    ],
    [
      'of an unknown game',
      (one) => JSON.stringify({ ...one, game: 'chess' }),
      '"chess" cannot be replayed',
      [],
    ],
    ['with another seed', (one) => JSON.stringify({ ...one, seed: 'd' }), 'match.json: ', ['--verify']],
    [
      'with another outcome',
      (one) => JSON.stringify({ ...one, outcome: { winners: [], rule: 'X', reason: 'x' } }),
      'the outcome differs',
      ['--verify'],
    ],
    [
      'with a forged decision',
      (one) => JSON.stringify({ ...one, decisions: [[0, 0, 'x']] }),
      'decision 1 of 1',
      ['--verify'],
    ],
    [
      'with broken decisions',
      (one) => JSON.stringify({ ...one, decisions: [1] }),
      'match.json: ',
      ['--verify'],
    ],
    [
      'without a set-up',
      (one) => JSON.stringify({ ...one, setup: { format: 'chess' } }),
      'match.json: ',
      ['--verify'],
    ],
  ])('%s: one clear line', async (_name, make, clue, args) => {
    const { code, out, err } = await replay(make(good), ...args);
    expect([code, out, lines(err)]).toEqual([1, '', 1]);
    expect(err).toContain(clue);
  });

  test('a file that is not there: one clear line', async () => {
    const { code, err } = await assemble(['replay', 'nowhere.json'], { cwd: folder() });
    expect([code, lines(err)]).toEqual([1, 1]);
    expect(err).toContain('ENOENT');
  });
});
