import type { View } from '@assemble/dice-masters';
import type { EnergyType } from '../data.ts';
import { type DieView, diceIn, type EnergyName, faceOf, isSidekick, type Seat } from './dice.ts';

/** A die that shows energy, and how much of it. */
export interface Coin {
  readonly die: number;
  readonly energy: EnergyName;
  readonly count: number;
  /** Coins of one kind are as good as each other. */
  readonly kind: string;
}

export interface Price {
  readonly amount: number;
  /** At least one energy of this type has to be among what is paid (DM-PURCHASING-5). */
  readonly needs: EnergyType | null;
}

export function coinsOf(view: View, seat: Seat): readonly Coin[] {
  const coin = (die: DieView): readonly Coin[] => {
    const face = faceOf(view, die);
    if (face?.kind !== 'energy') return [];
    const { energy, count } = face;
    return [
      { die: die.id, energy, count, kind: `${isSidekick(die) ? 'sidekick' : die.card} ${energy} ${count}` },
    ];
  };
  return diceIn(view, 'reserve', seat).flatMap(coin);
}

const sum = (coins: readonly Coin[]): number => coins.reduce((total, { count }) => total + count, 0);

const pays = (coins: readonly Coin[], { amount, needs }: Price): boolean =>
  sum(coins) >= amount &&
  (needs === null || coins.some(({ energy }) => energy === needs || energy === 'wild'));

/** More dice than these are not searched through: there are many ways then. */
const MOST = 12;

/** The choices of dice that pay a price and from which none can be left out; alike dice make one choice. */
export function waysToPay(coins: readonly Coin[], price: Price): readonly (readonly Coin[])[] {
  if (coins.length > MOST) return [];
  const found = new Map<string, readonly Coin[]>();
  for (let choice = 1; choice < 2 ** coins.length; choice++) {
    const some = coins.filter((_, i) => (choice & (1 << i)) !== 0);
    const needed = (coin: Coin): boolean =>
      !pays(
        some.filter((one) => one !== coin),
        price,
      );
    if (!pays(some, price) || !some.every(needed)) continue;
    const key = some
      .map(({ kind }) => kind)
      .sort()
      .join();
    if (!found.has(key)) found.set(key, some);
  }
  return [...found.values()];
}
