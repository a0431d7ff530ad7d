import type { View } from '@assemble/dice-masters';
import type { Answer, Decision, Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { dieById, faceOf } from '../board/dice.ts';
import { type EnergyType, energyTypes, type FaceEnergy, term } from '../data.ts';

type Pay = Decision & { readonly shape: 'pay' };

interface Price {
  readonly amount: number;
  readonly needs: readonly EnergyType[];
}

interface Spent {
  readonly die: number;
  readonly energy: FaceEnergy;
  readonly count: number;
  spend: number;
}

function pricesOf(cost: Json): readonly Price[] {
  if (!Array.isArray(cost)) return [];
  return cost.map((one: Json) => {
    const { amount, needs } = one as { amount?: Json; needs?: Json };
    return {
      amount: typeof amount === 'number' ? amount : 0,
      needs: Array.isArray(needs)
        ? energyTypes
            .filter((type) => needs.includes(type))
            .flatMap((type) => needs.filter((need: Json) => need === type).map(() => type))
        : [],
    };
  });
}

function energyOf(view: View, id: number): { energy: FaceEnergy; count: number } | null {
  const die = dieById(view, id);
  const face = die === undefined ? undefined : faceOf(view, die);
  return face?.kind === 'energy' ? face : null;
}

/** The dice that show energy in the payer's reserve. */
export function payable({ seat }: Pay, view: View): readonly number[] {
  return view.dice
    .filter((die) => die.zone === 'reserve' && die.controller === seat && energyOf(view, die.id) !== null)
    .map(({ id }) => id);
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

function covers(spent: readonly Spent[], markers: number, prices: readonly Price[]): boolean {
  const total = sum(spent.map(({ spend }) => spend)) + markers;
  if (total < sum(prices.map(({ amount }) => amount))) return false;
  const of = (wanted: FaceEnergy): number =>
    sum(spent.filter(({ energy }) => energy === wanted).map(({ spend }) => spend));
  const needs = prices.flatMap((price) => price.needs);
  const missing = energyTypes.map((type) => needs.filter((need) => need === type).length - of(type));
  return sum(missing.map((n) => Math.max(0, n))) <= of('wild');
}

/**
 * The payment with these dice. A die of two that is needed for one is turned down to one (DM-PAYING-3), and markers
 * fill what the dice leave open; whether it is right is for the rules to say.
 */
export function payment({ cost, seat }: Pay, chosen: readonly number[], view: View, locale: Locale) {
  const prices = pricesOf(cost);
  const of = sum(prices.map(({ amount }) => amount));
  const spent = chosen.flatMap((die): Spent[] => {
    const energy = energyOf(view, die);
    return energy === null ? [] : [{ die, energy: energy.energy, count: energy.count, spend: energy.count }];
  });
  const owned = view.players[seat]?.markers ?? 0;
  const given = sum(spent.map(({ count }) => count));
  const markers = chosen.length === 0 ? 0 : Math.min(owned, Math.max(0, of - given));
  for (const one of spent) {
    if (one.count < 2 || one.energy === 'generic') continue;
    one.spend = 1;
    if (!covers(spent, markers, prices)) one.spend = one.count;
  }
  const answer: Answer = { with: spent.map(({ die, spend }) => [die, spend]), markers };
  const needs = prices.flatMap((price) => price.needs).map((type) => term(type, locale));
  const total = sum(spent.map(({ spend }) => spend)) + markers;
  return { answer, paid: Math.min(total, of), of, cost: [String(of), ...needs].join(' · ') };
}
