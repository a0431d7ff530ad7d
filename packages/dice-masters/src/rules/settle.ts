import { ask, DONE, goto, NEXT, type Node, propose, runAbility } from '@assemble/kernel';
import type { Hearer } from '../abilities/memory.ts';
import type { DiceChange, Die } from '../table.ts';
import { statOf } from './bonuses.ts';
import { change, ruleCause } from './changes.ts';
import { activeFor, dieOf, isFielded, other } from './dice-in-play.ts';
import type { KnockOut } from './knock-out.ts';
import { hurtBy } from './lasting.ts';
import { type C, call, steps } from './run.ts';
import { nextGroup, stopWaiting } from './turn-atoms.ts';

/**
 * When an effect has ended: knock-outs first, then what waits (DM-KNOCK-OUT-3, DM-KNOCK-OUT-5, DM-ORDERING-3),
 * over and over until nothing is left to do.
 */
export const settle = steps('settle', [
  {
    name: 'knock out characters whose damage reaches their defense',
    rules: ['DM-KNOCK-OUT-1', 'DM-KNOCK-OUT-3', 'DM-BONUSES-4', 'DM-DICE-5'],
    run: (c) => {
      const out: DiceChange[] = [];
      for (const die of c.table.dice) {
        if (!isFielded(die) || die.damage < statOf(c, die, 'defense') || isBeingFielded(c, die)) continue;
        const by = hurtBy(c, die);
        out.push(change<KnockOut>({ kind: 'knock-out', target: die.id, by, cause: ruleCause(c) }));
      }
      return out.length === 0 ? goto('take the next waiting ability') : propose(c, out);
    },
  },
  {
    name: 'look again: a knock-out may have taken a bonus away',
    rules: ['DM-BONUSES-6'],
    run: () => goto('knock out characters whose damage reaches their defense'),
  },
  {
    name: 'take the next waiting ability',
    rules: ['DM-ORDERING-1', 'DM-ORDERING-2', 'DM-ORDERING-5', 'DM-DAMAGE-11', 'DM-BLOCKING-6'],
    run: (c) => {
      const group = nextGroup(c);
      if (group === undefined) return DONE;
      // The player whose turn it is resolves first: in an attack that is the attacker.
      const seat = group.some((one) => one.seat === c.table.active) ? c.table.active : other(c.table.active);
      const own = group.filter((one) => one.seat === seat);
      const first = own[0];
      if (first === undefined) return DONE;
      if (own.every((one) => isAlike(c, one, first))) return begin(c, first);
      return ask({
        seat,
        ask: { key: 'ask.next-ability', args: {} },
        rules: ['DM-ORDERING-2'],
        shape: 'options',
        options: own.map((one, i) => ({ id: String(i), say: one.say })),
      });
    },
    take: (c, _d, answer) => {
      const group = nextGroup(c) ?? [];
      const seat = group.some((one) => one.seat === c.table.active) ? c.table.active : other(c.table.active);
      const chosen = group.filter((one) => one.seat === seat)[Number(answer)];
      return chosen === undefined ? DONE : begin(c, chosen);
    },
  },
  {
    name: 'after an ability, begin again',
    rules: ['DM-ORDERING-3'],
    run: () => goto('knock out characters whose damage reaches their defense'),
  },
]);

/**
 * What a character does when it is fielded happens at that moment (DM-FIELDING-5): without a defense to begin with, it
 * falls when that is done.
 */
const isBeingFielded = (c: C, die: Die): boolean =>
  die.damage === 0 &&
  c.table.waiting.some((group) =>
    group.some(({ scope }) => scope.event === 'fielded' && scope.self === die.id && scope.that[0] === die.id),
  );

/** The same ability of the same die or card, or the same global, woken by another die: there is nothing to choose. */
const isAlike = (c: C, a: Hearer, b: Hearer): boolean =>
  a.ability === b.ability &&
  (a.source === b.source || (a.scope.self === -1 && b.scope.self === -1)) &&
  (JSON.stringify(a.scope.that) === JSON.stringify(b.scope.that) ||
    !minds(c.rulebook.abilities.node(a.ability)));

/** Whether what an ability does depends on whom its event is about. */
function minds(ability: Node): boolean {
  const known = minding.get(ability);
  if (known !== undefined) return known;
  const found = /"(that|chosen)"/.test(JSON.stringify((ability as { effect?: Node }).effect ?? ability));
  minding.set(ability, found);
  return found;
}

/** Abilities are parts of cards and never change. */
const minding = new WeakMap<Node, boolean>();

/** Runs a waiting ability, unless its die is gone: the dead do not strike back (DM-KNOCK-OUT-6). */
function begin(c: C, listener: Hearer) {
  stopWaiting(c, listener);
  const self = standIn(c, listener);
  return self === null
    ? goto('take the next waiting ability')
    : runAbility(listener.ability, { ...listener.scope, self });
}

/** The die an ability now belongs to: a while-active one passes to another die of its card that is still out. */
function standIn(c: C, { scope, source }: Hearer): number | null {
  const { self } = scope;
  if (self < 0 || isFielded(dieOf(c, self))) return self;
  if (scope.event === 'knock-out' && scope.that[0] === self) return self;
  // What follows from damage it dealt itself follows even if it fell in the same exchange.
  if (scope.event === 'damage' && scope.by === self) return self;
  if (!source.startsWith('card')) return null;
  return activeFor(c, scope.card, scope.seat)[0]?.id ?? null;
}

/** Nothing to knock out and nothing waiting: most of the time there is no need to settle at all. */
function settled(c: C): boolean {
  if (c.table.waiting.length > 0) return false;
  for (const die of c.table.dice) {
    if (isFielded(die) && die.damage >= statOf(c, die, 'defense')) return false;
  }
  return true;
}

export const thenSettle = (c: C) => (settled(c) ? NEXT : call('settle', {}));
