import type { Amount, Cards, Target } from './vocabulary.ts';

/** What a number comes to, roughly. */
export function expected(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'per-player':
      return amount.perPlayer * 2;
    case 'count':
    case 'x':
    case 'done':
    case 'printed':
      return 2 * (amount.times ?? 1);
    case 'stat':
      return 2;
    case 'sustained':
    case 'remaining':
    case 'threat':
      return 4;
    case 'instead':
      return (expected(amount.then) + expected(amount.otherwise)) / 2;
    case 'at-most':
      return Math.min(amount.most, expected(amount.of));
  }
}

const FOES: ReadonlySet<string> = new Set([
  'enemy',
  'villain',
  'minion',
  'scheme',
  'main-scheme',
  'side-scheme',
  'attachment',
]);

const isFoe = (cards: Cards): boolean => {
  const types = cards.type === undefined ? [] : typeof cards.type === 'string' ? [cards.type] : cards.type;
  return cards.who === 'enemy' || types.some((type) => FOES.has(type));
};

/** 1 where a good thing happens to the players, -1 where it happens to the scenario. */
export function side(target: Target): 1 | -1 {
  switch (target.to) {
    case 'you':
    case 'your-hero':
    case 'your-alter-ego':
    case 'self':
      return 1;
    case 'each':
    case 'picked':
    case 'choose':
      return isFoe(target.cards) ? -1 : 1;
    default:
      return -1;
  }
}

/** How many an effect reaches. */
export const crowd = (target: Target): number =>
  target.to === 'each' ? 2 : target.to === 'choose' ? target.count : 1;
