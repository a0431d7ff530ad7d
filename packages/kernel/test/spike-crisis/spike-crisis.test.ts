import { describe, expect, test } from 'vitest';
import { PASS } from '../../src/index.ts';
import { attack } from './attack.ts';
import { case1, case2, character, game, stacked } from './cases.ts';
import type { Position } from './game.ts';
import { faces, type Line, play, sorted, ways } from './play.ts';
import type { Character, Table } from './table.ts';

const one = (table: Table, name: string): Character => {
  const found = table.characters.find((character) => character.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};
const after = (position: Position, script: readonly Line[], way: (typeof ways)[number] = 'straight') =>
  play(game, position, script, way);
const USE = 'cp.use-a-power';

test('the step table has the fourteen steps in their order, each with its rule', () => {
  const numbers = attack.rows.map((row) => Number.parseInt(row.name, 10));
  expect([...new Set(numbers)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  for (const row of attack.rows) expect(row.rules.length, row.name).toBeGreaterThan(0);
});

// Dice are numbered as they are rolled: attack 0–5, defense 6–8, the die for the critical 9.
const script1: readonly Line[] = [
  { seat: 0, asked: 'cp.activate', answer: 'friday-ai' },
  { seat: 1, asked: USE, answer: 'strategic-genius@Baron Zemo' },
  {
    seat: 1,
    asked: 'cp.reroll',
    refused: [
      { answer: [8], rules: ['CP-DICE-7'] },
      { answer: [0], rules: ['CP-MODIFY-2'] },
      { answer: [5], rules: ['CP-DICE-7', 'CP-MODIFY-2'] },
      { answer: [7, 7], rules: ['CP-MODIFY-7'] },
      { answer: [6, 7], rules: ['CP-MODIFY-2'] },
      { answer: [], rules: ['CP-MODIFY-2'] },
    ],
    answer: [7],
  },
];

describe.each(ways)('CP-CASE-1, Repulsor Blast against Baron Zemo, %s', (way) => {
  test('die by die to the expected totals', () => {
    const { table } = after(case1, script1, way).match;
    const { fight } = table;
    expect(fight.pools.attack).toMatchObject({ value: 6, parts: [{ amount: 4 }, { amount: 2 }] });
    expect(fight.pools.defense?.value).toBe(3);
    expect(faces(table, 'attack')).toEqual([
      'hit',
      'hit',
      'critical',
      'wild',
      'block',
      'failure',
      'critical',
    ]);
    expect(faces(table, 'defense')).toEqual(['block', 'critical', 'failure']);
    expect(sorted(faces(table, 'attack'))).toEqual([
      'critical',
      'critical',
      'hit',
      'hit',
      'wild',
      'block',
      'failure',
    ]);
    expect(fight.dice.map((die) => die.rerolledBy)).toEqual([
      ...[[], [], [], [], [], []],
      ...[[], ['Strategic Genius'], []],
      [],
    ]);
    expect(fight.successes).toEqual({ attack: 5, defense: 2, left: 3 });
    expect(fight.dealt).toBe(3);
    expect(one(table, 'Baron Zemo')).toMatchObject({ damage: 3, power: 3 });
    expect(one(table, 'Iron Man')).toMatchObject({ damage: 0, power: 3 });
    expect(table.pushed).toEqual(['Baron Zemo: pushed Short, away']);
    expect(table.stacked).toEqual([]);
    expect(one(table, 'War Machine')).toEqual(case1.characters[2]);
  });
});

test('CP-CASE-1 happens in the order of the steps', () => {
  const { events } = after(case1, script1);
  expect(events.map((event) => `${event.kind} ${event.rules[0]}`)).toEqual([
    'spent CP-SUPER-3',
    'rolled CP-ATTACK-6',
    'rolled CP-ATTACK-7',
    'rolled CP-ATTACK-8',
    'rerolled CP-MODIFY-8',
    'compared CP-ATTACK-10',
    'moved CP-ICON-1',
    'damaged CP-ATTACK-12',
    'gained CP-ATTACK-30',
    'resolved CP-ATTACK-13',
    'gained CP-ATTACK-14',
  ]);
});

test('without the wild there is no push, and Counter-Strike is offered after everything else', () => {
  const position = { ...case1, stacked: case1.stacked.map((face) => (face === 'wild' ? 'hit' : face)) };
  const { match } = after(position, [
    ...script1,
    { seat: 1, asked: USE, answer: 'counter-strike@Baron Zemo' },
  ]);
  expect(match.table.pushed).toEqual(['Baron Zemo: strikes back']);
  expect(one(match.table, 'Iron Man').power).toBe(3);
});

test('where only failures and nothing else lie, nobody is asked to reroll', () => {
  const position: Position = {
    ...case1,
    stacked: [...stacked('hit', 'wild', 'wild', 'hit'), ...stacked('failure', 'failure', 'failure')],
  };
  const { match } = after(position, [{ seat: 0, asked: 'cp.activate', answer: 'attack' }]);
  expect(match.table.fight.successes).toEqual({ attack: 4, defense: 0, left: 4 });
  expect(match.table.fight.pools.attack?.value).toBe(4);
});

// Attack 0–4, defense 5–10, the die for the critical 11.
const script2: readonly Line[] = [
  { seat: 1, asked: USE, answer: 'perfect-block@Captain America' },
  { seat: 0, asked: USE, answer: 'jarvis@Iron Man' },
  {
    seat: 0,
    asked: 'cp.how-much-power',
    refused: [
      { answer: 0, rules: ['CP-SUPER-3'] },
      { answer: 4, rules: ['CP-SUPER-3'] },
    ],
    answer: 2,
  },
  {
    seat: 0,
    asked: 'cp.reroll',
    refused: [
      { answer: [2, 4], rules: ['CP-DICE-7'] },
      { answer: [2, 2], rules: ['CP-MODIFY-7'] },
      { answer: [2, 5], rules: ['CP-MODIFY-1'] },
      { answer: [0, 2, 3], rules: ['CP-MODIFY-1'] },
    ],
    answer: [2, 3],
  },
];

describe.each(ways)('CP-CASE-2, Photon Blast against Captain America, %s', (way) => {
  test('die by die to the expected totals', () => {
    const { table } = after(case2, script2, way).match;
    const { fight } = table;
    expect(fight.pools.attack?.value).toBe(5);
    expect(fight.pools.defense).toMatchObject({ value: 6, parts: [{ amount: 4 }, { amount: 2 }] });
    expect(faces(table, 'attack')).toEqual(['critical', 'wild', 'hit', 'critical', 'failure', 'critical']);
    expect(sorted(faces(table, 'attack'))).toEqual([
      'critical',
      'critical',
      'critical',
      'hit',
      'wild',
      'failure',
    ]);
    expect(faces(table, 'defense')).toEqual(['block', 'block', 'wild', 'blank', 'blank', 'failure']);
    expect(fight.successes).toEqual({ attack: 5, defense: 3, left: 2 });
    expect(one(table, 'Captain America')).toMatchObject({ damage: 2, power: 2 });
    expect(one(table, 'Captain Marvel')).toMatchObject({ damage: 0, power: 2 });
    expect(one(table, 'Iron Man')).toMatchObject({ damage: 0, power: 1 });
    expect(table.pushed).toEqual(['Captain Marvel: advances Short, toward']);
    expect(table.stacked).toEqual([]);
  });
});

test('the reactions of CP-CASE-2 are not forced: passed, the dice stay as they fell', () => {
  const { match } = after({ ...case2, stacked: case2.stacked.filter((_, i) => i !== 8 && i !== 9) }, [
    { seat: 1, asked: USE, answer: PASS },
    { seat: 0, asked: USE, answer: PASS },
  ]);
  expect(match.table.fight.pools.defense?.value).toBe(4);
  expect(one(match.table, 'Captain America').power).toBe(0 + 2);
  expect(one(match.table, 'Iron Man').power).toBe(3);
});

/** Both sides can reroll their own dice and one die of the other side. */
const everybody: Position = {
  ...case2,
  characters: case2.characters.map((who) =>
    who.name === 'Iron Man' ? who : character(who.name, who.owner, { ...who, powers: ['jinx', 'steady'] }),
  ),
  stacked: [
    ...stacked('hit', 'blank', 'blank', 'blank', 'failure'),
    ...stacked('block', 'blank', 'blank', 'failure'),
    ...stacked('blank', 'hit', 'blank', 'blank', 'hit'),
  ],
};

test('step 9: attacker, defender, own dice before the opponent’s; one rule rerolls a die once, another may again', () => {
  const { match, events } = after(everybody, [
    { seat: 0, asked: USE, answer: 'steady@Captain Marvel' },
    { seat: 0, asked: 'cp.reroll', answer: [1] },
    { seat: 0, asked: USE, answer: 'jarvis@Iron Man' },
    { seat: 0, asked: 'cp.how-much-power', answer: 1 },
    { seat: 0, asked: 'cp.reroll', answer: [1] },
    { seat: 1, asked: USE, answer: 'steady@Captain America' },
    { seat: 1, asked: 'cp.reroll', answer: [6] },
    { seat: 0, asked: USE, answer: 'jinx@Captain Marvel' },
    {
      seat: 0,
      asked: 'cp.reroll',
      refused: [{ answer: [8], rules: ['CP-DICE-7'] }],
      answer: [6],
    },
    { seat: 1, asked: USE, answer: 'jinx@Captain America' },
    { seat: 1, asked: 'cp.reroll', answer: [1] },
  ]);
  expect(
    events.filter((event) => event.kind === 'rerolled').map(({ args }) => [args['id'], args['name']]),
  ).toEqual([
    [1, 'Steady'],
    [1, 'J.A.R.V.I.S.'],
    [6, 'Steady'],
    [6, 'Jinx'],
    [1, 'Jinx'],
  ]);
  expect(match.table.fight.dice[1]).toMatchObject({
    face: 'hit',
    rerolledBy: ['Steady', 'J.A.R.V.I.S.', 'Jinx'],
  });
  expect(match.table.fight.successes).toEqual({ attack: 2, defense: 1, left: 1 });
});

test('the same named rule of two bearers may not reroll the same die twice', () => {
  const position: Position = {
    ...case2,
    characters: [
      ...case2.characters.map((who) => (who.owner === 1 ? character(who.name, 1) : who)),
      character('Another Iron Man', 0, { power: 3, powers: ['jarvis'] }),
    ],
    ranges: [...case2.ranges.map((row) => [...row, 4]), [4, 4, 4, 1]],
    stacked: [...stacked('hit', 'blank', 'blank', 'hit', 'hit'), ...stacked('block', 'block', 'block')],
  };
  after(position, [
    { seat: 0, asked: USE, answer: 'jarvis@Iron Man' },
    { seat: 0, asked: 'cp.how-much-power', answer: 1 },
    { seat: 0, asked: 'cp.reroll', answer: [1] },
    { seat: 0, asked: USE, answer: 'jarvis@Another Iron Man' },
    { seat: 0, asked: 'cp.how-much-power', answer: 1 },
    {
      seat: 0,
      asked: 'cp.reroll',
      refused: [{ answer: [1], rules: ['CP-MODIFY-6'] }],
      answer: [2],
    },
  ]);
});

test('damage stops at the remaining Stamina, and Power follows the damage really suffered', () => {
  const position = {
    ...case1,
    characters: case1.characters.map((who) => (who.owner === 1 ? { ...who, damage: 5 } : who)),
  };
  const { table } = after(position, script1).match;
  expect(table.fight.dealt).toBe(1);
  expect(one(table, 'Baron Zemo')).toMatchObject({ damage: 6, power: 1 });
  expect(one(table, 'Iron Man').power).toBe(1);
});

test('without a target in range there is no attack', () => {
  const far = { ...case2, ranges: case2.ranges.map((row) => row.map((range) => range + 1)) };
  const { match, events } = after(far, []);
  expect(events.map((event) => event.kind)).toEqual(['no-attack']);
  expect(match.table.fight.dice).toEqual([]);
});

test('chance rolls where nothing is stacked, and two targets are asked for', () => {
  const position: Position = {
    ...case2,
    characters: [...case2.characters.slice(0, 2), character('Red Skull', 1)],
    ranges: case2.ranges,
    stacked: [],
  };
  const { match } = after(position, [
    { seat: 0, asked: 'cp.which-target', refused: [{ answer: [0], rules: ['CP-ATTACK-2'] }], answer: [2] },
  ]);
  expect(match.random.dice.taken).toBeGreaterThanOrEqual(8);
  expect(match.table.fight.target).toBe(2);
});
