import { below, type Stream } from '@assemble/kernel';
import { expect, test } from 'vitest';
import { type AttackTerms, atLeast, attackOdds, average, type Odds, rerollOdds } from '../../src/index.ts';
import { DIE, type Face } from '../../src/names.ts';

type Side = AttackTerms['attack'];
type Modifier = AttackTerms['modifiers'][number];

const ATTACK = { critical: 1, wild: 1, hit: 1 } as const;
const DEFENSE = { critical: 1, wild: 1, block: 1 } as const;

const side = (dice: number, more: Partial<Side> = {}): Side => ({
  dice,
  perCritical: 0,
  worth: ATTACK,
  withIcons: [],
  failureCounts: false,
  ...more,
});
const guard = (dice: number, more: Partial<Side> = {}): Side => side(dice, { worth: DEFENSE, ...more });

const terms = (attack: Side, defense: Side = guard(0), more: Partial<AttackTerms> = {}): AttackTerms => ({
  attack,
  defense,
  modifiers: [],
  reductions: [],
  ...more,
});

const modifier = { ability: 'test', icons: [] } as const;
const COVER: Modifier = {
  ...modifier,
  window: 1,
  side: 'defense',
  by: 'defense',
  count: 1,
  does: 'change',
  from: ['critical', 'wild', 'hit', 'blank'],
  to: 'block',
};
const PIERCE: Modifier = {
  ...modifier,
  icons: ['wild'],
  window: 2,
  side: 'defense',
  by: 'attack',
  count: 1,
  does: 'change',
  from: ['critical', 'wild', 'block'],
  to: 'blank',
};
const REROLL: Modifier = {
  ...modifier,
  window: 0,
  side: 'attack',
  by: 'attack',
  count: 'any',
  does: 'reroll',
  failures: false,
};

const dice = (which: 'attack' | 'defense', ...faces: Face[]) =>
  faces.map((face) => ({ side: which, face, again: false }));
const again = (which: 'attack' | 'defense', face: Face) => ({ side: which, face, again: true });

const rounded = (odds: Odds): number[] => odds.map((p) => Math.round(p * 1e12) / 1e12);

test('one die: half of its faces hit, and a critical adds a die', () => {
  // 0: 4/8. 2: a critical (1/8) and then a success (4/8). 1: the rest.
  expect(attackOdds(terms(side(1, { perCritical: 1 })), false)).toEqual([8 / 16, 7 / 16, 1 / 16]);
});

test('two dice against one: what the defense takes away is never less than nothing', () => {
  // Attack: 0, 1, 2 successes with 1/4, 1/2, 1/4. Defense: one with 3/8.
  const odds = attackOdds(terms(side(2), guard(1)), false);
  expect(rounded(odds)).toEqual([1 / 4 + 3 / 16, (1 / 2) * (5 / 8) + (1 / 4) * (3 / 8), (1 / 4) * (5 / 8)]);
  expect(atLeast(odds, 1)).toBeCloseTo(9 / 16, 12);
  expect(average(odds)).toBeCloseTo(13 / 32 + 10 / 32, 12);
});

test('cover turns anything but a failure into a block', () => {
  const lying = [...dice('attack', 'hit'), again('defense', 'blank')];
  // Without cover 5 of 8 faces let the hit through, with it only the failure.
  expect(rerollOdds(terms(side(1), guard(1)), lying)).toEqual([3 / 8, 5 / 8]);
  expect(rerollOdds(terms(side(1), guard(1), { modifiers: [COVER] }), lying)).toEqual([7 / 8, 1 / 8]);
});

test('a wild of the attack takes a block away, and only a wild', () => {
  const lying = [again('attack', 'blank'), ...dice('defense', 'block')];
  expect(rerollOdds(terms(side(1), guard(1), { modifiers: [PIERCE] }), lying)).toEqual([7 / 8, 1 / 8]);
});

test('a block is not taken away where a blank counts as much', () => {
  const all = guard(1, { worth: { ...DEFENSE, blank: 1 } });
  const lying = dice('attack', 'wild').concat(dice('defense', 'block'));
  expect(rerollOdds(terms(side(1), all, { modifiers: [PIERCE] }), lying)).toEqual([1]);
});

test('wilds of the defense absorb dice of the attack; the attack takes the wild first', () => {
  const absorb: Modifier = {
    ...modifier,
    window: 3,
    side: 'attack',
    by: 'defense',
    count: { side: 'defense', faces: ['wild'] },
    does: 'change',
    from: ['critical', 'wild', 'hit'],
    to: 'blank',
  };
  const lying = [...dice('attack', 'hit', 'hit', 'hit', 'wild'), ...dice('defense', 'wild', 'block')];
  // One of four is absorbed, two are blocked.
  expect(rerollOdds(terms(side(4), guard(2), { modifiers: [absorb] }), lying)).toEqual([0, 1]);
  // The wild is pierced first: nothing is absorbed, one is blocked.
  expect(rerollOdds(terms(side(4), guard(2), { modifiers: [absorb, PIERCE] }), lying)).toEqual([0, 0, 0, 1]);
});

test('an icon may make faces count for more', () => {
  const flurry = side(3, { withIcons: [{ icons: ['wild', 'wild'], worth: { ...ATTACK, wild: 2 } }] });
  expect(rerollOdds(terms(flurry), dice('attack', 'wild', 'wild', 'hit'))).toEqual([0, 0, 0, 0, 0, 1]);
  expect(rerollOdds(terms(flurry), dice('attack', 'wild', 'blank', 'hit'))).toEqual([0, 0, 1]);
});

test('one failure counts as a critical, and adds a die as one', () => {
  const odds = attackOdds(terms(side(1, { perCritical: 1, failureCounts: true })), false);
  // A critical (1/8), then one of five faces; a failure (1/8), then one of four: a second failure is only that.
  expect(rounded(odds)).toEqual([24 / 64, (24 + 3 + 4) / 64, (5 + 4) / 64]);
});

test('free rerolls take what counts for nothing, failures only where they may be taken', () => {
  const one = terms(side(1), guard(0), { modifiers: [REROLL] });
  // Half at once; a block or blank (3/8) again, half of them.
  expect(attackOdds(one, true)).toEqual([5 / 16, 11 / 16]);
  expect(attackOdds(one, false)).toEqual([1 / 2, 1 / 2]);
  const all = terms(side(1), guard(0), { modifiers: [{ ...REROLL, failures: true }] });
  expect(attackOdds(all, true)).toEqual([1 / 4, 3 / 4]);
  const two = terms(side(2), guard(0), { modifiers: [{ ...REROLL, count: 1, failures: true }] });
  // Neither hits (1/4): one again. One hits (1/2): the other again.
  expect(attackOdds(two, true)).toEqual([1 / 8, 1 / 8 + 1 / 4, 1 / 4 + 1 / 4]);
});

test('as many rerolls as the opponent shows criticals', () => {
  const count = { side: 'defense', faces: ['critical'] } as const;
  const odds = attackOdds(
    terms(side(1), guard(1, { worth: {} }), { modifiers: [{ ...REROLL, count }] }),
    true,
  );
  expect(rounded(odds)).toEqual([61 / 128, 67 / 128]);
});

test('damage is reduced, down to a least', () => {
  const hits = (n: number) => dice('attack', ...new Array<Face>(n).fill('hit'));
  const less = (least: number) => terms(side(1), guard(0), { reductions: [{ amount: 1, least }] });
  expect(rerollOdds(less(0), hits(1))).toEqual([1]);
  expect(rerollOdds(less(1), hits(1))).toEqual([0, 1]);
  expect(rerollOdds(less(1), hits(3))).toEqual([0, 0, 1]);
  expect(rerollOdds(less(1), [])).toEqual([1]);
});

/** Every roll of so many dice, each as likely as the others. */
function* rolls(count: number): Generator<readonly Face[]> {
  if (count === 0) yield [];
  else for (const rest of rolls(count - 1)) for (const face of DIE) yield [...rest, face];
}

/** All rolls of the dice, and after each one all rolls of what its criticals add. */
function bruteForce({ dice: count, perCritical, worth }: Side): Odds {
  const odds: number[] = [];
  const sum = (faces: readonly Face[]): number => faces.reduce((n, face) => n + (worth[face] ?? 0), 0);
  for (const first of rolls(count)) {
    const extra = first.filter((face) => face === 'critical').length * perCritical;
    for (const more of rolls(extra)) {
      const n = sum(first) + sum(more);
      while (odds.length <= n) odds.push(0);
      odds[n] = (odds[n] ?? 0) + 1 / (8 ** count * 8 ** extra);
    }
  }
  return odds;
}

test('the successes of a roll have the chances that trying out every roll gives', () => {
  const sides: readonly Side[] = [
    side(0),
    side(1, { perCritical: 1 }),
    guard(3, { perCritical: 1 }),
    side(2, { perCritical: 2 }),
    guard(3),
    side(2, { perCritical: 1, worth: { ...ATTACK, hit: 2, blank: 1 } }),
  ];
  for (const one of sides) expect(rounded(attackOdds(terms(one), false))).toEqual(rounded(bruteForce(one)));
});

/** The damage of one attack, die by die: rolled, rerolled, changed by cover and by a wild, and counted. */
function oneAttack(random: Stream): number {
  const roll = (count: number): Face[] =>
    Array.from({ length: count }, () => DIE[below(random, DIE.length)] ?? 'blank');
  const initial = (count: number): Face[] => {
    const first = roll(count);
    return [...first, ...roll(first.filter((face) => face === 'critical').length)];
  };
  const attack = initial(5);
  const defense = initial(4);
  // The attacker rerolls up to two of its blocks and blanks.
  let left = 2;
  attack.forEach((face, i) => {
    if (left === 0 || (face !== 'block' && face !== 'blank')) return;
    attack[i] = roll(1)[0] ?? 'blank';
    left--;
  });
  const covered = defense.findIndex((face) => face === 'hit' || face === 'blank');
  if (covered >= 0) defense[covered] = 'block';
  const pierced = defense.findIndex((face) => face in DEFENSE);
  if (attack.includes('wild') && pierced >= 0) defense[pierced] = 'blank';
  const sum = (faces: readonly Face[], worth: object): number => faces.filter((face) => face in worth).length;
  return Math.max(0, sum(attack, ATTACK) - sum(defense, DEFENSE));
}

test('200,000 simulated attacks come out as the odds say, within half a percent', () => {
  const times = 200_000;
  const random: Stream = { a: 1, b: 2, c: 3, d: 4, taken: 0 };
  const counts: number[] = [];
  for (let i = 0; i < times; i++) {
    const damage = oneAttack(random);
    counts[damage] = (counts[damage] ?? 0) + 1;
  }
  const odds = attackOdds(
    terms(side(5, { perCritical: 1 }), guard(4, { perCritical: 1 }), {
      modifiers: [{ ...REROLL, count: 2 }, COVER, PIERCE],
    }),
    true,
  );
  for (const [n, p] of odds.entries()) expect(Math.abs((counts[n] ?? 0) / times - p)).toBeLessThan(0.005);
});
