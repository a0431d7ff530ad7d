import type { Deck } from '@assemble/champions';

const keyOf = ({ identity, cards }: Deck): string =>
  `${identity} ${Object.entries(cards)
    .map(([id, copies]) => `${id}x${copies}`)
    .sort()
    .join(' ')}`;

/** Whether two decks hold the same cards. */
export const sameDeck = (one: Deck, other: Deck): boolean => one === other || keyOf(one) === keyOf(other);
