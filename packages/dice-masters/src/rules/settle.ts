import { ask, call, DONE, goto, type Listener, NEXT, propose, runAbility } from '@assemble/kernel';
import type { DiceChange } from '../table.ts';
import { statOf } from './bonuses.ts';
import { change, type KnockOut, ruleCause } from './changes.ts';
import { activeDice, dieOf, isFielded, other } from './dice-in-play.ts';
import { hurtBy } from './lasting.ts';
import { type C, steps } from './run.ts';

/**
 * When an effect has ended: knock-outs first, then what waits (DM-KNOCK-OUT-3, DM-KNOCK-OUT-5, DM-ORDERING-3),
 * over and over until nothing is left to do.
 */
export const settle = steps<object>('settle', [
  {
    name: 'knock out characters whose damage reaches their defense',
    rules: ['DM-KNOCK-OUT-1', 'DM-KNOCK-OUT-3', 'DM-BONUSES-4', 'DM-DICE-5'],
    run: (c) => {
      const out: DiceChange[] = [];
      for (const die of c.table.dice) {
        if (!isFielded(die) || die.damage < statOf(c, die, 'defense')) continue;
        const by = hurtBy(c, die);
        out.push(
          change<KnockOut>({ kind: 'knock-out', target: die.id, to: 'prep', by, cause: ruleCause(c) }),
        );
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
      if (own.length === 1) return begin(c, first);
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

function nextGroup(c: C): Listener[] | undefined {
  while (c.table.waiting[0]?.length === 0) c.table.waiting.shift();
  return c.table.waiting[0];
}

/** Runs a waiting ability, unless its die is gone: the dead do not strike back (DM-KNOCK-OUT-6). */
function begin(c: C, listener: Listener) {
  const group = c.table.waiting[0];
  group?.splice(group.indexOf(listener), 1);
  const self = standIn(c, listener);
  return self === null
    ? goto('take the next waiting ability')
    : runAbility(listener.ability, { ...listener.scope, self });
}

/** The die an ability now belongs to: a while-active one passes to another die of its card that is still out. */
function standIn(c: C, { scope, source }: Listener): number | null {
  const self = scope['self'] as number;
  if (self < 0 || isFielded(dieOf(c, self))) return self;
  if (scope['event'] === 'knock-out' && (scope['that'] as number[])[0] === self) return self;
  // What follows from damage it dealt itself follows even if it fell in the same exchange.
  if (scope['event'] === 'damage' && scope['by'] === self) return self;
  if (!source.startsWith('card')) return null;
  const another = activeDice(c, scope['card'] as number).find((die) => die.controller === scope['seat']);
  return another?.id ?? null;
}

/** Abilities that one event triggered wait as a group. */
export function enqueue(c: C, listeners: readonly Listener[]): void {
  c.table.waiting.push([...listeners]);
}

/** Nothing to knock out and nothing waiting: most of the time there is no need to settle at all. */
function settled(c: C): boolean {
  if (c.table.waiting.length > 0) return false;
  for (const die of c.table.dice) {
    if (isFielded(die) && die.damage >= statOf(c, die, 'defense')) return false;
  }
  return true;
}

export const thenSettle = (c: C) => (settled(c) ? NEXT : call('settle'));
