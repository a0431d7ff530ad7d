import type { Message } from './verdict.ts';

/** One source of a number: "+1 from Natural Leader". */
export interface Part {
  readonly amount: number;
  readonly source: Message;
  readonly rule: string;
}

/** A number that unfolds into its sources. */
export interface Explained {
  readonly value: number;
  readonly parts: readonly Part[];
}

/** Adds the parts up; the floor is the rule's, not ours ("a bonus cannot take a value below zero"). */
export function explained(parts: readonly Part[], floor: number): Explained {
  const sum = parts.reduce((total, part) => total + part.amount, 0);
  return { value: Math.max(floor, sum), parts };
}
