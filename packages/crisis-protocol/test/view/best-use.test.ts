import { below, type Stream } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { type AttackTerms, attackOdds, average, type Odds } from '../../src/index.ts';
import { DIE, FACES, type Face } from '../../src/names.ts';

type Side = AttackTerms['attack'];
type Modifier = AttackTerms['modifiers'][number];
type Lying = { readonly attack: readonly Face[]; readonly defense: readonly Face[] };

const ATTACK = { critical: 1, wild: 1, hit: 1 } as const;
const DEFENSE = { critical: 1, wild: 1, block: 1 } as const;
const side = (dice: number, worth: Side['worth'], more: Partial<Side> = {}): Side => ({
  dice,
  perCritical: 0,
  worth,
  withIcons: [],
  failureCounts: false,
  ...more,
});
/** CP-ATTACK-9: who modifies whose dice in which window. */
const WINDOWS = [
  { by: 'attack', side: 'attack' },
  { by: 'defense', side: 'defense' },
  { by: 'attack', side: 'defense' },
  { by: 'defense', side: 'attack' },
] as const;

/** All lots of dice of a roll, each with its chance: die by die, every face by itself. */
function rollsOf(count: number): ReadonlyMap<string, number> {
  let rolls = new Map([['', 1]]);
  for (let i = 0; i < count; i++) {
    const more = new Map<string, number>();
    for (const [faces, p] of rolls)
      for (const face of DIE) {
        const key = sorted([...facesIn(faces), face]);
        more.set(key, (more.get(key) ?? 0) + p / DIE.length);
      }
    rolls = more;
  }
  return rolls;
}
const facesIn = (key: string): Face[] => (key === '' ? [] : (key.split(' ') as Face[]));
const sorted = (faces: readonly Face[]): string => [...faces].sort().join(' ');

/** The definition, tried out: every face told apart, every choice of dice, every outcome of every reroll. */
class BruteForce {
  readonly #terms: AttackTerms;
  readonly #known = new Map<string, number>();

  constructor(terms: AttackTerms) {
    this.#terms = terms;
  }

  average(): number {
    let sum = 0;
    for (const [attack, p] of this.#initial('attack'))
      for (const [defense, q] of this.#initial('defense'))
        sum += p * q * this.#value({ attack: facesIn(attack), defense: facesIn(defense) }, 0, this.#in(0));
    return sum;
  }

  #in(window: number): readonly Modifier[] {
    return this.#terms.modifiers.filter((one) => one.window === window);
  }

  #initial(which: 'attack' | 'defense'): ReadonlyMap<string, number> {
    const { dice, perCritical, failureCounts } = this.#terms[which];
    const rolls = new Map<string, number>();
    for (const [first, p] of rollsOf(dice)) {
      const faces = facesIn(first);
      const criticals =
        faces.filter((face) => face === 'critical').length +
        Number(failureCounts && faces.includes('failure'));
      for (const [more, q] of rollsOf(criticals * perCritical)) {
        const key = sorted([...faces, ...facesIn(more)]);
        rolls.set(key, (rolls.get(key) ?? 0) + p * q);
      }
    }
    return rolls;
  }

  /** The faces of a roll as they count: one failure as a critical, where that is so. */
  #read(which: 'attack' | 'defense', faces: readonly Face[]): readonly Face[] {
    const at = this.#terms[which].failureCounts ? faces.indexOf('failure') : -1;
    return faces.map((face, i) => (i === at ? 'critical' : face));
  }

  #value(dice: Lying, window: number, open: readonly Modifier[]): number {
    if (window === WINDOWS.length) return this.#damage(dice);
    const key = [
      sorted(dice.attack),
      sorted(dice.defense),
      window,
      open.map((one) => this.#terms.modifiers.indexOf(one)),
    ].join('|');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = this.#value(dice, window + 1, this.#in(window + 1));
    for (const modifier of open) {
      const rest = open.filter((one) => one !== modifier);
      const sign = modifier.by === 'attack' ? 1 : -1;
      for (const taken of this.#lots(dice, modifier)) {
        const kept = dice[modifier.side].filter((_, i) => !taken.includes(i));
        const then = (faces: readonly Face[]): number =>
          this.#value({ ...dice, [modifier.side]: [...kept, ...faces] }, window, rest);
        let value = 0;
        if (modifier.does === 'change') value = then(taken.map(() => modifier.to));
        else for (const [fresh, p] of rollsOf(taken.length)) value += p * then(facesIn(fresh));
        if (value * sign > best * sign) best = value;
      }
    }
    this.#known.set(key, best);
    return best;
  }

  /** Every choice of dice, by their places. */
  #lots(dice: Lying, modifier: Modifier): readonly (readonly number[])[] {
    const { icons, count } = modifier;
    const attack = this.#read('attack', dice.attack);
    if (
      icons.some(
        (icon) => attack.filter((face) => face === icon).length < icons.filter((one) => one === icon).length,
      )
    )
      return [];
    const most =
      count === 'any'
        ? 99
        : typeof count === 'number'
          ? count
          : this.#read(count.side, dice[count.side]).filter((face) => count.faces.includes(face)).length;
    const can = dice[modifier.side].flatMap((face, i) => {
      const may =
        modifier.does === 'change' ? modifier.from.includes(face) : face !== 'failure' || modifier.failures;
      return may ? [i] : [];
    });
    let lots: number[][] = [[]];
    for (const i of can) lots = [...lots, ...lots.map((lot) => [...lot, i])];
    return lots.filter((lot) => lot.length > 0 && lot.length <= most);
  }

  #damage(dice: Lying): number {
    const sum = (which: 'attack' | 'defense'): number => {
      const { worth, withIcons } = this.#terms[which];
      const faces = this.#read(which, dice[which]);
      const lit = withIcons.filter(({ icons }) => icons.every((icon) => faces.includes(icon)));
      return faces.reduce(
        (all, face) => all + Math.max(worth[face] ?? 0, ...lit.map((one) => one.worth[face] ?? 0)),
        0,
      );
    };
    return this.#terms.reductions.reduce(
      (n, { amount, least }) => n - Math.min(amount, Math.max(0, n - least)),
      Math.max(0, sum('attack') - sum('defense')),
    );
  }
}

const any = <T>(random: Stream, of: readonly T[]): T => of[below(random, of.length)] as T;
const some = (random: Stream, least = 0): Face[] => {
  const list = FACES.filter(() => below(random, 2) === 0);
  return list.length < least ? [...FACES] : list;
};

function anyModifier(random: Stream): Modifier {
  const window = below(random, 4);
  const { by, side: whose } = WINDOWS[window] as (typeof WINDOWS)[number];
  const common = {
    ability: 'test',
    window,
    by,
    side: whose,
    icons: any(random, [[], [], ['wild'], ['hit', 'critical']] as const),
    count: any(random, [
      1,
      1,
      2,
      'any',
      { side: any(random, ['attack', 'defense'] as const), faces: some(random) },
    ] as const),
  };
  return below(random, 2) === 0
    ? { ...common, does: 'reroll', failures: below(random, 2) === 0 }
    : { ...common, does: 'change', from: some(random, 1), to: any(random, FACES) };
}

const anySide = (random: Stream, most: number, usual: Side['worth']): Side => ({
  dice: below(random, most + 1),
  perCritical: below(random, 2),
  worth: below(random, 2) === 0 ? usual : Object.fromEntries(FACES.map((face) => [face, below(random, 3)])),
  withIcons: below(random, 3) === 0 ? [{ icons: [any(random, FACES)], worth: { ...usual, wild: 2 } }] : [],
  failureCounts: below(random, 4) === 0,
});

test('whatever an attack is like, no choice of either player is better than those that are counted', () => {
  const random: Stream = { a: 16, b: 2, c: 3, d: 4, taken: 0 };
  for (let i = 0; i < 40; i++) {
    const terms: AttackTerms = {
      attack: anySide(random, 2, ATTACK),
      defense: anySide(random, 1, DEFENSE),
      modifiers: Array.from({ length: 1 + below(random, 2) }, () => anyModifier(random)),
      reductions: below(random, 4) === 0 ? [{ amount: 1, least: below(random, 2) }] : [],
    };
    const odds = attackOdds(terms, true);
    expect(Math.abs(average(odds) - new BruteForce(terms).average()), JSON.stringify(terms)).toBeLessThan(
      1e-12,
    );
    expect(Math.abs(odds.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-12);
  }
});

/** Two rerolls by the attacker, one change by the defender. */
const twoRerollsAndAChange = (attack: number, defense: number): AttackTerms => ({
  attack: side(attack, ATTACK, { perCritical: 1 }),
  defense: side(defense, DEFENSE, { perCritical: 1 }),
  modifiers: [
    {
      ability: 'a',
      window: 0,
      by: 'attack',
      side: 'attack',
      icons: [],
      count: 2,
      does: 'reroll',
      failures: false,
    },
    {
      ability: 'b',
      window: 1,
      by: 'defense',
      side: 'defense',
      icons: [],
      count: 1,
      does: 'change',
      from: ['hit', 'blank', 'wild'],
      to: 'block',
    },
  ],
  reductions: [],
});

test('two rerolls and a change, criticals and all', () => {
  const terms = twoRerollsAndAChange(3, 1);
  expect(Math.abs(average(attackOdds(terms, true)) - new BruteForce(terms).average())).toBeLessThan(1e-12);
});

test('a die that counts is thrown away where that is worth it, and only then', () => {
  // Three hits are worth one each; a wild, of which one face in eight is, is worth five.
  const worth = { hit: 1, wild: 5 } as const;
  const terms = (count: number): AttackTerms => ({
    attack: side(1, worth),
    defense: side(0, DEFENSE),
    modifiers: [
      {
        ability: 'a',
        window: 0,
        by: 'attack',
        side: 'attack',
        icons: [],
        count,
        does: 'reroll',
        failures: true,
      },
    ],
    reductions: [],
  });
  const hits = DIE.filter((face) => face === 'hit').length / 8;
  const wilds = DIE.filter((face) => face === 'wild').length / 8;
  const fresh = hits + 5 * wilds;
  // A fresh die is worth less than one, or more: a hit is kept, or not.
  const expected: Odds = [wilds * 5 + hits * Math.max(1, fresh) + (1 - hits - wilds) * fresh];
  expect(average(attackOdds(terms(1), true))).toBeCloseTo(expected[0] ?? 0, 12);
});
