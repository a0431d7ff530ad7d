import { amount, concat, type Rich, rich, type Text } from './rich.ts';

/** A number and where it comes from. */
export interface Explained {
  readonly value: number;
  readonly parts: readonly { readonly amount: number; readonly label: Text }[];
}

/** "3 = 2 attack + 1 boost". The labels come in the reader's language; arithmetic is the same in all three. */
export function explain({ value, parts }: Explained): Rich {
  const terms = parts.map((part, i) => {
    const first = i === 0;
    const operator = part.amount < 0 ? (first ? '−' : ' − ') : first ? '' : ' + ';
    return rich`${operator}${Math.abs(part.amount)} ${part.label}`;
  });
  return terms.length === 0 ? [amount(value)] : concat(amount(value), ' = ', ...terms);
}
