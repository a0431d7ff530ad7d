import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { entryOf, writesIn, writesOf } from './writers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const games = ['champions', 'crisis-protocol', 'dice-masters'];

/** A place that is told: move what it writes into an atom (rules/atoms.ts and its neighbours). */
test.each(games)('only atoms and appliers write the table: %s', (game) => {
  const found = writesOf(root, `packages/${game}`);
  expect(found.map((write) => `${write.file}:${write.line} ${entryOf(write)}`)).toEqual([]);
});

const TABLE = `
export interface Die { zone: string; damage: number }
export interface Player { life: number; hand: number[] }
export interface Table { dice: Die[]; players: Player[]; spent: number[]; combat: { step: string } | null }
export interface Cause { how: string }
`;

/** What a made-up rule writes. */
function writes(body: string, file = 'game/src/rules/turn.ts'): string[] {
  const atoms = `export function moveTo(c: C, die: Die) { die.zone = 'used'; }
export const playerOf = (table: Table, seat: number) => table.players[seat];
export function drop(list: number[], id: number): void { list.splice(list.indexOf(id), 1); }
`;
  const head = "import { moveTo, playerOf, drop } from './atoms.ts';\n";
  const sources = new Map([
    [file, head + body],
    ['game/src/rules/atoms.ts', atoms],
  ]);
  return writesIn(sources, TABLE).map(({ where, text }) => `${where} | ${text}`);
}

describe('a made-up rule is caught', () => {
  const row = (run: string): string =>
    `export const turn = steps('turn', [{ name: 'begin', rules: [], run: (c, d) => { ${run} return NEXT; } }]);`;

  test.each([
    ['the table itself', 'c.table.spent = [];', 'c.table.spent = []'],
    ['a list of it', 'c.table.spent.push(3);', 'c.table.spent.push(3)'],
    ['a part that was taken out', 'const { combat } = c.table; combat.step = "x";', 'combat.step = "x"'],
    ['each of a list', 'for (const die of c.table.dice) die.damage = 0;', 'die.damage = 0'],
    ['each of a chosen list', 'c.table.dice.filter(f).forEach((x) => { x.damage++; });', 'x.damage++'],
    ['one that was found', 'const x = c.table.dice.find(f); if (x) x.damage -= 1;', 'x.damage -= 1'],
    ['what a function answers', 'playerOf(c.table, 0).life--;', 'playerOf(c.table, 0).life--'],
    ['what it is called', 'go((die) => { die.damage = 1; });', 'die.damage = 1'],
    ['what is taken away', 'delete c.table.combat;', 'delete c.table.combat'],
    [
      'several at once',
      'Object.assign(c.table.players[0], { life: 1 });',
      'Object.assign(c.table.players[0], { life: 1 })',
    ],
    ['the end of the match', 'c.match.outcome = null;', 'c.match.outcome = null'],
    ['a copy that is none', 'const all = [...c.table.dice]; all[0].damage = 1;', 'all[0].damage = 1'],
  ])('%s', (_name, run, text) => {
    expect(writes(row(run))).toEqual([`turn > begin | ${text}`]);
  });

  test('a helper that writes to what it is handed, where it is handed something of the table', () => {
    const helper = 'function put(list: number[], id: number): void { list.push(id); }\n';
    expect(writes(`${helper}${row('put(c.table.spent, 1); put([], 2);')}`)).toEqual([
      'turn > begin | put(c.table.spent, 1)',
    ]);
    expect(writes('export function hurt(die: Die): void { die.damage = 1; }')).toEqual([
      'hurt | die.damage = 1',
    ]);
  });

  test('a node', () => {
    const node = 'export const draw = { run: (c, node, scope) => { c.table.combat.step = "x"; } };';
    expect(writes(node, 'game/src/abilities/nodes/draw.ts')).toEqual(['draw | c.table.combat.step = "x"']);
  });
});

test.each([
  ['calls of atoms', 'moveTo(c, c.table.dice[0]); drop(c.table.spent, 1);'],
  ['what a frame remembers', 'd.done.push(1); d.left = 2; scope["that"] = c.table.spent.slice();'],
  ['lists of its own', 'const all = c.table.dice.filter(f); all.push(x); all.sort(); let n = 0; n++;'],
  ['changes that are proposed', 'for (const change of d.batch) change.amount = 0;'],
])('%s are no writes', (_name, run) => {
  expect(
    writes(`export const turn = steps('turn', [{ name: 'begin', rules: [], run: (c, d) => { ${run} } }]);`),
  ).toEqual([]);
});
