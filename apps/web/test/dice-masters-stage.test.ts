import type { View } from '@assemble/dice-masters';
import type { Event } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { columnsFor, middleOf } from '../src/games/dice-masters/board/columns.ts';
import { type DieView, pairsOf, pileOf, rolledOf } from '../src/games/dice-masters/board/dice.ts';
import { allLieAfter, liesAfter, rolledIn, throwOf } from '../src/games/dice-masters/board/motion/rolls.ts';
import { type Box, homeOf, travelsBetween } from '../src/games/dice-masters/board/motion/travels.ts';
import { fullName } from '../src/games/dice-masters/board/names.ts';
import { fallenOf, meterOf } from '../src/games/dice-masters/board/outlook.ts';
import { type Coin, coinsOf, waysToPay } from '../src/games/dice-masters/board/payways.ts';

const HULK = 'avx/hulk-annihilator';
/** Faces of a sidekick die, and of Hulk's: energy first. */
const [FIST, BOLT, WILD, CHARACTER] = [0, 1, 4, 5];
const HULK_TWO_FISTS = 1;

const die = (id: number, facts: Partial<DieView>): DieView => ({
  id,
  card: 0,
  owner: 0,
  controller: 0,
  zone: 'bag',
  face: -1,
  damage: 0,
  as: 0,
  valuesOf: -1,
  valuesFace: -1,
  holder: -1,
  takenFrom: null,
  attack: null,
  defense: null,
  ...facts,
});

const number = (value: number) => ({ value, parts: [] });

const fighter = (id: number, controller: number, attack: number, defense: number): DieView =>
  die(id, {
    controller,
    owner: controller,
    zone: 'attack',
    face: CHARACTER,
    attack: number(attack),
    defense: number(defense),
  });

const view = (facts: Partial<View>): View => ({
  game: 'dice-masters',
  seat: 0,
  seedHash: '',
  format: 'tournament',
  priority: 'casual',
  turn: 4,
  active: 1,
  phase: 'attack',
  cards: [
    { id: 'sidekick', owner: null, colour: -1 },
    { id: HULK, owner: 0, colour: -1 },
  ],
  dice: [],
  players: [
    { life: 9, startLife: 20, markers: 0 },
    { life: 20, startLife: 20, markers: 0 },
  ],
  combat: null,
  lasting: [],
  decisions: [],
  waitingFor: [],
  outcome: null,
  ...facts,
});

describe('columns of the arena', () => {
  test('are eight, and closer together where more stand in them', () => {
    expect([0, 3, 8].map(columnsFor)).toEqual([8, 8, 8]);
    expect(columnsFor(11)).toBe(11);
  });

  test('have their middle where a die stands', () => {
    expect(middleOf(0, 3)).toBe(1 / 16);
    expect(middleOf(7, 8)).toBe(15 / 16);
    expect(middleOf(9, 10)).toBe(0.95);
  });
});

describe('the meter of an attack', () => {
  /** Three attackers of 5, 2 and 1 against a player with nine life. */
  const attack = view({
    dice: [fighter(0, 1, 5, 6), fighter(1, 1, 2, 2), fighter(2, 1, 1, 1), fighter(3, 0, 3, 3)],
    combat: { step: 'blockers', attackers: [0, 1, 2], blocks: [], blocked: [] },
  });

  test('counts all that comes before anybody blocks', () => {
    expect(meterOf(attack, new Map())).toEqual({
      defender: 0,
      life: 9,
      incoming: 8,
      through: 8,
      blockers: 0,
    });
  });

  test('recounts with every block that is only planned', () => {
    expect(meterOf(attack, new Map([[3, [0]]]))).toMatchObject({ incoming: 8, through: 3, blockers: 1 });
  });

  test('says when all of it is stopped', () => {
    const all = view({
      dice: [fighter(0, 1, 5, 6), fighter(3, 0, 3, 3)],
      combat: { step: 'actions', attackers: [0], blocks: [{ blocker: 3, attacker: 0 }], blocked: [0] },
    });
    expect(meterOf(all, new Map())).toMatchObject({ incoming: 5, through: 0, blockers: 1 });
    expect([...fallenOf(all, pairsOf(all, new Map()))]).toEqual([3]);
  });

  test('is not there without an attack', () => {
    expect(meterOf(view({}), new Map())).toBeNull();
  });
});

describe('ways to pay', () => {
  const coin = (id: number, energy: Coin['energy'], count = 1): Coin => ({
    die: id,
    energy,
    count,
    kind: `${energy} ${count}`,
  });
  const ids = (ways: readonly (readonly Coin[])[]) => ways.map((way) => way.map((one) => one.die));

  test('there is one where everything is needed', () => {
    expect(ids(waysToPay([coin(1, 'fist'), coin(2, 'bolt')], { amount: 2, needs: 'fist' }))).toEqual([
      [1, 2],
    ]);
  });

  test('the type of the card has to be among them, and wild is of any type', () => {
    expect(waysToPay([coin(1, 'bolt'), coin(2, 'mask')], { amount: 2, needs: 'fist' })).toEqual([]);
    expect(ids(waysToPay([coin(1, 'bolt'), coin(2, 'wild')], { amount: 2, needs: 'fist' }))).toEqual([
      [1, 2],
    ]);
  });

  test('alike dice make one way, no way holds a die too many', () => {
    const three = [coin(1, 'fist'), coin(2, 'fist'), coin(3, 'fist')];
    expect(ids(waysToPay(three, { amount: 2, needs: null }))).toEqual([[1, 2]]);
    const different = [coin(1, 'fist'), coin(2, 'bolt'), coin(3, 'mask')];
    expect(waysToPay(different, { amount: 2, needs: null })).toHaveLength(3);
  });

  test('only energy in the own reserve pool pays', () => {
    const reserve = { zone: 'reserve' as const };
    const table = view({
      dice: [
        die(0, { ...reserve, face: FIST }),
        die(1, { ...reserve, face: CHARACTER }),
        die(2, { ...reserve, face: WILD, controller: 1 }),
        die(3, { ...reserve, card: 1, face: HULK_TWO_FISTS }),
        die(4, { zone: 'prep', face: BOLT }),
      ],
    });
    expect(coinsOf(table, 0).map(({ die: id, energy, count }) => [id, energy, count])).toEqual([
      [0, 'fist', 1],
      [3, 'fist', 2],
    ]);
  });
});

describe('dice that were rolled', () => {
  const rolling = view({
    dice: [
      die(0, { zone: 'prep' }),
      die(1, { zone: 'prep', face: FIST }),
      die(2, { zone: 'prep', face: FIST }),
      die(3, { zone: 'bag' }),
    ],
  });

  test('lie in the roll area and no longer in the prep area', () => {
    expect(pileOf(rolling, 'prep', 0).map(({ id }) => id)).toEqual([0]);
    expect(rolledOf(rolling, 0).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('are told apart though they show the same', () => {
    const names = [1, 2].map((id) => fullName(rolling, rolling.dice[id] ?? die(9, {}), 'en', ['Ana', 'Ben']));
    expect(names).toEqual(['Sidekick die, Fist × 1 (1)', 'Sidekick die, Fist × 1 (2)']);
  });

  test('are thrown in the order of the log, each once', () => {
    const rolled = (...dice: readonly number[]): Event => ({
      kind: 'rolled',
      rules: [],
      args: { seat: 0, again: false, dice: dice.map((id) => ({ die: id, card: 'sidekick', face: 0 })) },
    });
    expect(rolledIn([rolled(4, 2), { kind: 'declined', rules: [], args: { seat: 0 } }, rolled(2)])).toEqual([
      4, 2,
    ]);
  });

  test('fall within 650 to 900 milliseconds, 60 apart', () => {
    const throws = [0, 1, 2, 3, 4, 5, 6, 7].map(throwOf);
    expect(throws.map(({ delay }) => delay)).toEqual([0, 60, 120, 180, 240, 300, 360, 420]);
    for (const { duration } of throws) {
      expect(duration).toBeGreaterThanOrEqual(650);
      expect(duration).toBeLessThanOrEqual(900);
    }
    expect(allLieAfter(0)).toBe(0);
    expect(allLieAfter(8)).toBe(Math.max(...throws.map((_, nth) => liesAfter(nth))));
  });
});

describe('dice that travel', () => {
  const box = (x: number, y: number, width = 60): Box => ({ x, y, width, height: width });
  const scene = (dice: readonly DieView[], laid: Readonly<Record<string, Box>>) => ({
    view: view({ dice }),
    laid: new Map(Object.entries(laid)),
  });
  const piles = { 'bag 0': box(0, 600), 'used 0': box(100, 600), 'slot 1': box(300, 700) };

  test('come out of the pile or the card that they lay in', () => {
    expect(homeOf(die(0, { zone: 'card', card: 1 }))).toBe('slot 1');
    const [drawn] = travelsBetween(
      scene([die(0, { zone: 'bag' })], piles),
      scene([die(0, { zone: 'prep', face: 0 })], { ...piles, 'die 0': box(400, 300) }),
    );
    expect(drawn).toMatchObject({ die: 0, from: box(0, 600), to: box(400, 300), stays: true, delay: 0 });
  });

  test('go into the pile that they end in', () => {
    const [spent] = travelsBetween(
      scene([die(0, { zone: 'reserve', face: 0 })], { ...piles, 'die 0': box(400, 500) }),
      scene([die(0, { zone: 'used' })], piles),
    );
    expect(spent).toMatchObject({ from: box(400, 500), to: box(100, 600), stays: false });
  });

  test('set out one after the other; whoever only makes room does not wait', () => {
    const field = (id: number) => die(id, { zone: 'field', face: CHARACTER });
    const attack = (id: number) => die(id, { zone: 'attack', face: CHARACTER });
    const before = scene([field(0), field(1), field(2)], {
      'die 0': box(0, 500),
      'die 1': box(80, 500),
      'die 2': box(160, 500),
    });
    const after = scene([attack(0), attack(1), field(2)], {
      'die 0': box(0, 300),
      'die 1': box(110, 300),
      'die 2': box(0, 500),
    });
    expect(travelsBetween(before, after).map((travel) => [travel.die, travel.delay])).toEqual([
      [0, 0],
      [1, 60],
      [2, 0],
    ]);
  });

  test('stay where nothing changes, and where nobody sees them', () => {
    const still = scene([die(0, { zone: 'field' })], { 'die 0': box(5, 5) });
    expect(travelsBetween(still, still)).toEqual([]);
    const refilled = travelsBetween(
      scene([die(0, { zone: 'used' })], piles),
      scene([die(0, { zone: 'bag' })], piles),
    );
    expect(refilled).toEqual([]);
  });

  test('do not travel when more move than anybody could follow', () => {
    const all = Array.from({ length: 31 }, (_, id) => id);
    const row = (y: number) => Object.fromEntries(all.map((id) => [`die ${id}`, box(id * 10, y)]));
    const dice = all.map((id) => die(id, { zone: 'field' }));
    expect(travelsBetween(scene(dice, row(0)), scene(dice, row(100)))).toEqual([]);
  });
});
