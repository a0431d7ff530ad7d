import { AGAIN, ask, goto, NEXT, propose } from '@assemble/kernel';
import type { CombatDamage } from '../abilities/statics/combat-damage.ts';
import { type Cause, type Die, playerTarget } from '../table.ts';
import { statOf } from './bonuses.ts';
import { change, type Damage, nonActiveFirst } from './changes.ts';
import { countAsUnblocked } from './combat-atoms.ts';
import { dieOf, isAttacking, isBlocked, other } from './dice-in-play.ts';
import { matches, viewOf } from './filter.ts';
import { isMarked } from './lasting.ts';
import { type C, steps } from './run.ts';
import { thenSettle } from './settle.ts';
import { inForce } from './statics.ts';

/** Who deals how much to whom; a target below zero is a player. */
type Assigned = [from: number, to: number, amount: number];
export type AssigningDamage = {
  assigned: Assigned[];
  asked: number[];
  aimed: number[];
  /** Whether those strike now that strike ahead of the others. */
  first?: boolean;
};

/** Assigning damage: the attacking player first, then the defending player; all of it happens at once. */
export const combatDamage = steps('combat-damage', [
  {
    name: 'begin',
    rules: ['DM-DAMAGE-1'],
    run: (c, d) => {
      d.assigned = [];
      d.asked = [];
      // A card may let a character strike ahead of the others: then there are two rounds of damage.
      d.first ??= fighters(c).some((die) => has(c, die, 'first'));
      return NEXT;
    },
  },
  {
    name: 'the attacking player assigns',
    rules: ['DM-DAMAGE-2', 'DM-DAMAGE-3', 'DM-DAMAGE-4', 'DM-DAMAGE-8', 'DM-DAMAGE-9', 'DM-DAMAGE-15'],
    run: (c, d) => assignNext(c, d, c.table.combat?.attackers ?? []),
    take: (c, d, answer) => takeAssignment(c, d, answer),
  },
  {
    name: 'the defending player assigns',
    rules: ['DM-DAMAGE-2', 'DM-DAMAGE-5', 'DM-DAMAGE-6', 'DM-DAMAGE-15'],
    run: (c, d) => assignNext(c, d, blockers(c)),
    take: (c, d, answer) => takeAssignment(c, d, answer),
  },
  {
    name: 'all damage takes effect at the same time',
    rules: ['DM-DAMAGE-1', 'DM-DAMAGE-7', 'DM-DAMAGE-12', 'DM-LIFE-AND-WINNING-5'],
    run: (c, d) => {
      const batch = d.assigned
        .filter(([, , amount]) => amount > 0)
        .map(([from, target, amount]) =>
          change<Damage>({ kind: 'damage', target, amount, cause: combatCause(c, from) }),
        );
      return batch.length === 0 ? NEXT : propose(c, nonActiveFirst(c, batch));
    },
  },
  {
    name: 'knock-outs, then effects of damage',
    rules: ['DM-KNOCK-OUT-1', 'DM-KNOCK-OUT-5', 'DM-DAMAGE-11'],
    run: thenSettle,
  },
  {
    name: 'after those that strike first, the others',
    rules: ['DM-CORE-RULES-1'],
    run: (_c, d) => {
      if (d.first !== true) return NEXT;
      d.first = false;
      return goto('begin');
    },
  },
]);

function combatCause(c: C, from: number): Cause & { [key: string]: string | number } {
  const die = dieOf(c, from);
  return { card: die.as, die: from, seat: die.controller, how: 'combat' };
}

const blockers = (c: C): number[] => [
  ...new Set((c.table.combat?.blocks ?? []).map((block) => block.blocker)),
];

const fighters = (c: C): Die[] =>
  [...(c.table.combat?.attackers ?? []), ...blockers(c)].map((id) => dieOf(c, id));

/** Whether a standing effect changes how this die deals combat damage. */
function has(c: C, die: Die, how: CombatDamage['how']): boolean {
  if (how === 'over-to-opponent' && isMarked(c, die, 'over-to-opponent')) return true;
  return inForce<CombatDamage>(c, 'combat-damage').some(({ effect, source }) => {
    if (effect.how !== how) return false;
    if (effect.to === 'self') return source.id === die.id;
    return matches(c, effect.to, die, viewOf(source));
  });
}

/** The combat damage a die deals (DM-DICE-4), none if something keeps it from that (DM-DAMAGE-15). */
const dealtBy = (c: C, die: Die): number =>
  isMarked(c, die, 'deals-no-damage') ? 0 : statOf(c, die, 'attack');

/** Assigns for the next die that has not yet; asks where there is a choice. */
function assignNext(c: C, d: AssigningDamage, ids: readonly number[]) {
  for (const id of ids) {
    if (d.asked.includes(id)) continue;
    const die = dieOf(c, id);
    const strikesNow = has(c, die, 'first') === d.first;
    if (!strikesNow) continue;
    const amount = dealtBy(c, die);
    const foes = foesOf(c, die);
    if (
      isAttacking(c, die) &&
      isBlocked(c, die) &&
      has(c, die, 'may-hit-opponent') &&
      !d.aimed.includes(id)
    ) {
      return ask({
        seat: die.controller,
        ask: { key: 'ask.hit-opponent', args: { die: id } },
        rules: ['DM-DAMAGE-9', 'DM-CORE-RULES-1'],
        shape: 'yes-no',
      });
    }
    // What goes on to the opponent is not there for the blockers.
    const total = amount - overflow(c, die, foes, amount);
    if (foes.length > 1 && amount > 0 && !has(c, die, 'whole-to-each')) {
      return ask({
        seat: die.controller,
        ask: { key: 'ask.divide-damage', args: { die: id, amount: total } },
        rules: [isAttacking(c, die) ? 'DM-DAMAGE-4' : 'DM-DAMAGE-6'],
        shape: 'distribute',
        total,
        among: foes,
      });
    }
    d.asked.push(id);
    for (const [to, dealt] of straight(c, die, foes, amount)) d.assigned.push([id, to, dealt]);
  }
  return NEXT;
}

/** The one way to assign where there is nothing to choose. */
function straight(c: C, die: Die, foes: readonly number[], amount: number): [to: number, dealt: number][] {
  if (foes.length > 0) {
    const over = overflow(c, die, foes, amount);
    const whole = has(c, die, 'whole-to-each');
    const dealt: [number, number][] = foes.map((foe) => [foe, whole ? amount : amount - over]);
    return over > 0 ? [...dealt, [playerTarget(other(die.controller)), over]] : dealt;
  }
  if (!isAttacking(c, die)) return [];
  const opponent = playerTarget(other(die.controller));
  if (isBlocked(c, die)) {
    // Blocked, but by nobody who is still there: nothing to hit, unless all of it goes beyond them (DM-BLOCKING-9).
    const over = overflow(c, die, foes, amount);
    return over > 0 ? [[opponent, over]] : [];
  }
  return has(c, die, 'twice')
    ? [
        [opponent, amount],
        [opponent, amount],
      ]
    : [[opponent, amount]];
}

/** The damage that would reach the defending player as things stand. */
export function reaching(c: C): number {
  let sum = 0;
  for (const id of c.table.combat?.attackers ?? []) {
    const die = dieOf(c, id);
    const foes = foesOf(c, die);
    const amount = dealtBy(c, die);
    if (foes.length > 0) sum += overflow(c, die, foes, amount);
    else for (const [, dealt] of straight(c, die, foes, amount)) sum += dealt;
  }
  return sum;
}

/** Damage over the defense of all blockers, where a card sends it on. */
function overflow(c: C, die: Die, foes: readonly number[], amount: number): number {
  if (!isAttacking(c, die) || !has(c, die, 'over-to-opponent')) return 0;
  const defense = foes.reduce((sum, id) => sum + statOf(c, dieOf(c, id), 'defense'), 0);
  return Math.max(0, amount - defense);
}

function takeAssignment(c: C, d: AssigningDamage, answer: unknown) {
  const id = nextAsked(c, d);
  const die = dieOf(c, id);
  const foes = foesOf(c, die);
  if (typeof answer === 'boolean') {
    d.aimed.push(id);
    if (answer) {
      d.asked.push(id);
      d.assigned.push([id, playerTarget(other(die.controller)), dealtBy(c, die)]);
      // It is put away like an unblocked one.
      countAsUnblocked(c, id);
    }
    return AGAIN;
  }
  const amounts = answer as number[];
  d.asked.push(id);
  foes.forEach((foe, i) => {
    d.assigned.push([id, foe, amounts[i] ?? 0]);
  });
  const over = overflow(c, die, foes, statOf(c, die, 'attack'));
  if (over > 0) d.assigned.push([id, playerTarget(other(die.controller)), over]);
  return AGAIN;
}

/** The die the pending question was about: the first that has not assigned. */
function nextAsked(c: C, d: AssigningDamage): number {
  const side = (ids: readonly number[]): number | undefined =>
    ids.find((id) => !d.asked.includes(id) && has(c, dieOf(c, id), 'first') === d.first);
  const attackers = c.table.combat?.attackers ?? [];
  return side(attackers) ?? side(blockers(c)) ?? -1;
}

function foesOf(c: C, die: Die): number[] {
  const found: number[] = [];
  for (const block of c.table.combat?.blocks ?? []) {
    if (block.attacker === die.id) found.push(block.blocker);
    else if (block.blocker === die.id) found.push(block.attacker);
  }
  return found;
}
