import type { Kept } from './store.ts';

/** Something that was made and can be chosen for a seat. */
export interface Offer<T> {
  readonly key: string;
  readonly label: string;
  readonly made: T;
}

/** What this device keeps. What came with the address is offered, too: it keeps its name, saved or not. */
export function ownOffers<One extends { readonly name: string }, T>(
  kept: readonly (One & Kept)[],
  brought: One,
  madeOf: (one: One) => T,
  isSame: (one: T, other: T) => boolean,
): readonly Offer<T>[] {
  const own = kept.map((one) => ({ key: `saved ${one.id}`, label: one.name, made: madeOf(one) }));
  const made = madeOf(brought);
  const isNew = brought.name !== '' && !own.some((one) => isSame(one.made, made));
  return isNew ? [...own, { key: 'brought', label: brought.name, made }] : own;
}
