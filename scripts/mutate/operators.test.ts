import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isReadable } from '../lib/syntax.ts';
import { allMutants, games, sourcesOf } from './games.ts';
import { changed, identity, mutantOf } from './mutant.ts';
import { mutantsIn } from './operators.ts';
import { sample } from './sample.ts';

const about = {
  seats: 'two' as 'two' | 'several',
  words: new Map([['zone', new Set(['bag', 'field', 'used'])]]),
  silent: new Set<string>(),
};

/** What a line of a function becomes, by operator. */
function made(line: string, seats: 'two' | 'several' = 'two'): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const text = `function f(c: C, die: Die) {\n${line}\n}\n`;
  for (const mutant of mutantsIn('f.ts', text, { ...about, seats })) {
    found[mutant.operator] ??= [];
    found[mutant.operator]?.push(mutant.after);
  }
  return found;
}

describe('faults', () => {
  test('of conditions', () => {
    expect(made('if (a < 3 && b === die) go();')).toEqual({
      'condition is always true': ['if (true) go();'],
      'condition is never true': ['if (false) go();'],
      'condition is negated': ['if (!(a < 3 && b === die)) go();'],
      'one half of a condition is forgotten': ['if ((a < 3)) go();', 'if ((b === die)) go();'],
      'boundary is moved': ['if (a <= 3 && b === die) go();'],
      'number is one more': ['if (a < 4 && b === die) go();'],
      'equality is turned round': ['if (a < 3 && b !== die) go();'],
      'call is left out': ['if (a < 3 && b === die) ;'],
    });
  });

  test('of numbers and words', () => {
    expect(made("x.zone = up(2 - n, true) ?? 'field';")).toEqual({
      'writing is left out': [';'],
      'number is one more': ["x.zone = up(3 - n, true) ?? 'field';"],
      'arithmetic is turned round': ["x.zone = up(2 + n, true) ?? 'field';"],
      'yes and no are exchanged': ["x.zone = up(2 - n, false) ?? 'field';"],
      'another word stands here': ["x.zone = up(2 - n, true) ?? 'used';"],
    });
    expect(made('n -= Math.min(-n, 1);')).toMatchObject({
      'arithmetic is turned round': ['n += Math.min(-n, 1);'],
      'sign is lost': ['n -= Math.min(n, 1);'],
      'the other of two functions is called': ['n -= Math.max(-n, 1);'],
    });
    // A list that is shorter than the compiler can know is no rule, a fact that a card may lack is one.
    expect(made('return order[turn] ?? 0;')).toEqual({});
    expect(made('return icons.boost ?? 0;')).toEqual({ 'number is one more': ['return icons.boost ?? 1;'] });
  });

  test('of lists', () => {
    expect(made('return [a, ...b.filter((x) => x.ok)];')).toEqual({
      'entry is left out': ['return [ ...b.filter((x) => x.ok)];'],
      'list is not filtered': ['return [a, ...b];'],
    });
    expect(made('return (a ?? b).filter(f);')).toEqual({ 'list is not filtered': ['return (a ?? b);'] });
    const table = "const t = steps('turn', [{ name: 'one', rules: ['DM-TURN-1'], run: go }]);";
    expect(made(table)).toEqual({ 'row is left out': ["const t = steps('turn', []);"] });
  });

  test('of functions that answer at once', () => {
    const text = 'const f = (c: C): boolean => go(c);\nfunction g(c: C): void {\n  go(c);\n}\n';
    const found = mutantsIn('f.ts', text, about).filter(
      ({ operator }) => operator === 'answer comes at once',
    );
    expect(found.map((mutant) => changed(text, mutant).trim())).toEqual([
      'const f = (c: C): boolean => (true);\nfunction g(c: C): void {\n  go(c);\n}',
      'const f = (c: C): boolean => (false);\nfunction g(c: C): void {\n  go(c);\n}',
      'const f = (c: C): boolean => go(c);\nfunction g(c: C): void { return undefined; }',
    ]);
    expect(made('return { run: (c) => { go(c); return DONE; } };')).toMatchObject({
      'answer comes at once': ["return { run: (c) => { return { do: 'next' }; } };"],
    });
  });

  test('of players: the opponent where there are two, the first player where there are several', () => {
    expect(made('draw(c, d.seat, other(seat));')).toEqual({
      'call is left out': [';'],
      'another player': ['draw(c, (1 - d.seat), other(seat));', 'draw(c, d.seat, other((1 - seat)));'],
      'the same player': ['draw(c, d.seat, (seat));'],
    });
    expect(made('return { seat, die };')).toEqual({
      'another player': ['return { seat: (1 - seat), die };'],
    });
    expect(made('draw(c, d.seat);', 'several')).toMatchObject({
      'another player': ['draw(c, c.table.first);'],
    });
    expect(made('draw(c, c.table.first);', 'several')).toMatchObject({
      'another player': ['draw(c, c.table.active);'],
    });
    expect(made('return die.owner;')).toEqual({
      'another player': ['return (1 - die.owner);'],
      'owner and controller are exchanged': ['return die.controller;'],
    });
    // Whether there is a player at all is no question of which one.
    expect(made('return seat === undefined;')).toEqual({
      'equality is turned round': ['return seat !== undefined;'],
    });
  });
});

describe('what is no rule is left alone', () => {
  test.each([
    ['what the log is told', "tell(c, 'moved', ['DM-MOVE-1'], () => ({ count: 1 }));"],
    ['rules that are cited', "judge(['DM-MOVE-1', late ? 'DM-MOVE-2' : 'DM-MOVE-3']);"],
    ['words of messages', "return { key: 'ask.turn', args: { count: 1 } };"],
    ['what a card says', 'const node = { say: (node, p) => p.deal(node.amount + 1), hint: () => 2 };'],
    ['texts in three languages', "return { en: go(1), es: 'dos', de: 'drei' };"],
    ['guards against what cannot happen', "if (die === undefined) throw new Error('no die 1');"],
    ['types', 'type A = { zone: 1 | 2 };'],
    ['the name of a step table', "const t = steps('turn', rows);"],
  ])('%s', (_name, line) => {
    const { 'call is left out': _, ...found } = made(line);
    expect(found).toEqual({});
  });

  test('names that a game says are no rules', () => {
    const silent = new Set(['WORTH', 'tellStep']);
    const text = 'const WORTH = { die: 2 };\nfunction f(c: C) {\n  tellStep(c, 2);\n}\n';
    expect(mutantsIn('f.ts', text, { ...about, silent })).toEqual([]);
  });
});

test('a mutant is known by its lines, not by where they stand', () => {
  const change = (text: string) => ({ start: text.indexOf('<'), end: text.indexOf('<') + 1, text: '<=' });
  const [one, two] = ['go(\n  a < b,\n);', '// More.\n\ngo(\n  a < b,\n);'].map((text) =>
    mutantOf('f.ts', text, 'boundary is moved', change(text)),
  );
  if (one === undefined || two === undefined) throw new Error('no mutants');
  expect(one).toMatchObject({ line: 2, before: 'a < b,', after: 'a <= b,' });
  expect([two.line, identity(two)]).toEqual([4, identity(one)]);
});

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');

describe.each(games)('$name', (game) => {
  const sources = sourcesOf(root, game);
  const all = allMutants(game, sources);

  test('has faults of every kind to make in its rules and abilities, none outside', () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(new Set(all.map(({ operator }) => operator)).size).toBeGreaterThan(15);
    const outside = all.filter(({ file }) => !/\/src\/(rules|abilities)\//.test(file));
    expect(outside).toEqual([]);
  });

  test('a fault leaves something that can still be read', () => {
    for (const mutant of sample(all, 300, 'readable')) {
      const text = sources.get(mutant.file) ?? readFileSync(mutant.file, 'utf8');
      expect(isReadable(mutant.file, changed(text, mutant)), identity(mutant)).toBe(true);
    }
  });

  test('a sample depends on its seed, and little on what else there is', () => {
    const one = sample(all, 100, 'a');
    expect(sample(all, 100, 'a')).toEqual(one);
    expect(sample(all, 100, 'b')).not.toEqual(one);
    const fewer = all.filter(({ file }) => file !== all[0]?.file);
    const ids = new Set(sample(fewer, 100, 'a').map(identity));
    const kept = one.filter((mutant) => ids.has(identity(mutant))).length;
    const gone = one.filter(({ file }) => file === all[0]?.file).length;
    expect(kept).toBe(100 - gone);
  });
});
