import {
  AGAIN,
  ask,
  type Data,
  done,
  NEXT,
  type Option,
  propose,
  runAbility,
  type Seat,
} from '@assemble/kernel';
import type { Ability, Activated, Cost, Global, Would } from '../abilities/vocabulary.ts';
import { type Cause, playerTarget } from '../table.ts';
import { addLasting, loseLife, moveTo } from './atoms.ts';
import { bansOn } from './bans.ts';
import { change, type Damage, type Occurrence, type Spin } from './changes.ts';
import { costDice, priceOf } from './costs.ts';
import { activeFor, dieOf, isActiveFor, listed, playerOf } from './dice-in-play.ts';
import { ref, tell } from './events.ts';
import { indexOf } from './index-of-cards.ts';
import type { KnockOut } from './knock-out.ts';
import { lasting } from './lasting.ts';
import { isUsedUp, scopeOf } from './listeners.ts';
import { asPayment, canPay, spend } from './paying.ts';
import { type C, steps } from './run.ts';
import { thenSettle } from './settle.ts';
import { countAction } from './turn-atoms.ts';
import { actionOf } from './using.ts';

export type UsingDie = { seat: Seat; die: number };

/** Using an action die: the effect first, then the die goes to the used pile (DM-ACTION-DICE-3). */
export const useAction = steps('use-action', [
  {
    name: 'carry out the effect',
    rules: ['DM-ACTION-DICE-1', 'DM-ACTION-DICE-2', 'DM-BURSTS-6'],
    run: (c, d) => {
      const die = dieOf(c, d.die);
      tell(c, 'action-used', ['DM-ACTION-DICE-1'], () => ({ seat: d.seat, die: ref(c, die) }));
      const heard = actionOf(c, die.as);
      return heard === null
        ? NEXT
        : runAbility(heard.address, scopeOf(heard.slot, d.seat, die, null, { how: 'action' }));
    },
  },
  {
    name: 'move the die to the used pile',
    rules: ['DM-ACTION-DICE-3', 'DM-ZONES-9'],
    run: (c, d) => {
      const die = dieOf(c, d.die);
      if (die.zone === 'reserve') moveTo(c, die, 'used');
      countAction(c, d.seat);
      const cause = { card: die.card, die: die.id, seat: d.seat, how: 'action' } as const;
      return propose(c, [
        change<Occurrence>({ kind: 'action-used', target: playerTarget(d.seat), with: die.id, cause }),
      ]);
    },
  },
  { name: 'effects', rules: ['DM-ORDERING-3', 'DM-KNOCK-OUT-3'], run: thenSettle },
]);

export type UsingAbility = { seat: Seat; verb: string; ability: string; times: number };

/** Using a global ability, or an ability of a fielded card that its player may use. */
export const useAbility = steps('use-ability', [
  {
    name: 'pay and carry out the effect',
    rules: ['DM-GLOBAL-ABILITIES-1', 'DM-GLOBAL-ABILITIES-3', 'DM-GLOBAL-ABILITIES-4'],
    run: (c, d) => {
      const slot = slotOf(c, d.ability, d.seat);
      const self = d.verb === 'activate' ? (activeFor(c, slot, d.seat)[0] ?? null) : null;
      const how = d.verb === 'activate' ? 'active' : 'global';
      return runAbility(d.ability, scopeOf(slot, d.seat, self, null, { how }));
    },
  },
  { name: 'effects', rules: ['DM-ORDERING-3'], run: thenSettle },
]);

/** Using an action die that lies beside a character. */
export const useBeside = steps('use-beside', [
  {
    name: 'carry out the effect',
    rules: ['DM-CORE-RULES-1'],
    run: (c, d) => {
      const die = dieOf(c, d.die);
      const heard = indexOf(c).besides.find(({ slot }) => slot === die.as);
      if (heard === undefined) return NEXT;
      return runAbility(heard.address, scopeOf(heard.slot, d.seat, die, null, { that: [die.holder] }));
    },
  },
  { name: 'effects', rules: ['DM-ORDERING-3'], run: thenSettle },
]);

/**
 * The card in the match that an ability stands on. Where both players have it: one whose use of this turn is left, the one
 * that is active, or else one's own.
 */
function slotOf(c: C, address: string, seat: Seat): number {
  const id = address.slice(0, address.indexOf('#'));
  const ability = c.rulebook.abilities.node(address) as Ability;
  const all = c.table.cards.flatMap((slot, i) => (slot.id === id ? [i] : []));
  const left = all.filter((slot) => !isUsedUp(c, { ability, address, slot }, seat, -1));
  const slots = left.length === 0 ? all : left;
  const active = slots.find((slot) => isActiveFor(c, slot, seat));
  return active ?? slots.find((slot) => c.table.cards[slot]?.owner === seat) ?? slots[0] ?? -1;
}

/** Effects whose amount grows with every use that is paid in the same batch (DM-GLOBAL-ABILITIES-9). */
const GROWS: ReadonlySet<string> = new Set(['damage', 'bonus', 'spin', 'prevent', 'redirect']);

export type Paying = { seat: Seat; ability: string; self: number; times: number };

/** Paying for an ability. A global may be paid several times at once; it then resolves as one effect. */
export const payCost = steps('pay-cost', [
  {
    name: 'energy',
    rules: ['DM-GLOBAL-ABILITIES-3', 'DM-GLOBAL-ABILITIES-9', 'DM-PAYING-7', 'DM-PAYING-9'],
    run: (c, d) => {
      const node = costNode(c, d);
      if (node.cost === undefined || node.cost.energy.length === 0) return NEXT;
      const price = priceOf(node.cost, d.times);
      return ask({
        seat: d.seat,
        ask: { key: 'ask.pay-ability', args: { card: cardOf(d), times: d.times } },
        rules: ['DM-GLOBAL-ABILITIES-3', 'DM-PAYING-1'],
        source: d.ability,
        test: 'basket',
        shape: 'pay',
        cost: [price],
        extend: again(c, d, node),
      });
    },
    take: (c, d, answer) => {
      if (typeof (answer as { extend?: unknown }).extend === 'string') {
        d.times++;
        return AGAIN;
      }
      const payment = asPayment(answer);
      if (payment !== null) spend(c, d.seat, payment);
      return NEXT;
    },
  },
  {
    name: 'dice to knock out or spin down',
    rules: ['DM-PAYING-8'],
    run: (c, d) => {
      const from = costDice(c, d.seat, costNode(c, d).cost ?? NO_COST, d.self < 0 ? null : dieOf(c, d.self));
      if (from.length === 0) return NEXT;
      return ask({
        seat: d.seat,
        ask: { key: 'ask.cost-die', args: { card: cardOf(d) } },
        rules: ['DM-PAYING-8'],
        source: d.ability,
        shape: 'entities',
        from: listed(from),
        min: 1,
        max: 1,
      });
    },
    take: (c, d, answer) => {
      const paid = { target: (answer as number[])[0] ?? -1, cost: true, cause: costCause(c, d) } as const;
      return costNode(c, d).cost?.knockOut === undefined
        ? propose(c, [change<Spin>({ kind: 'spin', by: -1, ...paid })])
        : propose(c, [change<KnockOut>({ kind: 'knock-out', ...paid })]);
    },
  },
  {
    name: 'damage to the payer, life',
    rules: ['DM-PAYING-7', 'DM-PAYING-8'],
    run: (c, d) => {
      const { damage = 0, life = 0 } = costNode(c, d).cost ?? NO_COST;
      if (life > 0) payLife(c, d.seat, life);
      if (damage === 0) return NEXT;
      const paid = { target: playerTarget(d.seat), cost: true, cause: costCause(c, d) } as const;
      return propose(c, [change<Damage>({ kind: 'damage', amount: damage, ...paid })]);
    },
  },
  {
    name: 'paid',
    rules: ['DM-PREVENT-AND-REDIRECT-3'],
    run: (c, d) => {
      if (costNode(c, d).node === 'global') {
        tell(c, 'global-used', ['DM-GLOBAL-ABILITIES-3'], () => ({
          seat: d.seat,
          card: cardOf(d),
          times: d.times,
        }));
      }
      return done({ times: d.times });
    },
  },
]);

const NO_COST: Cost = { energy: [] };

const costNode = (c: C, d: Paying): Global | Activated | Would =>
  c.rulebook.abilities.node(d.ability) as Global | Activated | Would;

/** A cost is what the rules ask of its payer; the card tells what for. */
const costCause = (c: C, d: Paying): Cause & Data => ({
  card: slotOf(c, d.ability, d.seat),
  die: -1,
  seat: d.seat,
  how: 'rule',
});

const cardOf = (d: Paying): string => d.ability.slice(0, d.ability.indexOf('#'));

function again(c: C, d: Paying, node: Global | Activated | Would): Option[] {
  if (node.node !== 'global' || node.limit !== undefined || !GROWS.has(node.effect.node)) return [];
  // What is paid with more than energy is paid for one by one (DM-PAYING-8).
  if (Object.keys(node.cost).length > 1) return [];
  if (!canPay(c, d.seat, priceOf(node.cost, d.times + 1))) return [];
  return [{ id: 'again', say: { key: 'option.again', args: { card: cardOf(d) } } }];
}

/** Life paid as a cost is not damage. */
function payLife(c: C, seat: Seat, amount: number): void {
  const life = Math.max(0, playerOf(c, seat).life - amount);
  tell(c, 'life-paid', ['DM-PAYING-7'], () => ({ seat, amount, life }));
  loseLife(c, seat, amount);
}

export type LiftingBan = { seat: Seat; slot: number };

/** Buying off a ban for this turn. */
export const liftBan = steps('lift-ban', [
  {
    name: 'pay life',
    rules: ['DM-CORE-RULES-1'],
    run: (c, d) => {
      const cause = { card: d.slot, die: -1, seat: d.seat, how: 'rule' } as const;
      for (const what of ['reroll', 'actions-and-globals', 'field'] as const) {
        const ban = bansOn(c, d.seat, what).find((one) => one.slot === d.slot);
        if (ban?.effect.lift === undefined) continue;
        payLife(c, d.seat, ban.effect.lift.life);
        addLasting(c, lasting(c, 'lifted', -1, cause, {}));
      }
      return NEXT;
    },
  },
]);
