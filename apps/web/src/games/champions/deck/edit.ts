import { type Deck, SETS, type SetId } from '@assemble/champions';
import { type Card, content } from '../data.ts';

const keyOf = ({ identity, cards }: Deck): string =>
  `${identity} ${Object.entries(cards)
    .map(([id, copies]) => `${id}x${copies}`)
    .sort()
    .join(' ')}`;

/** Whether two decks hold the same cards. */
export const sameDeck = (one: Deck, other: Deck): boolean => one === other || keyOf(one) === keyOf(other);

export const copiesOf = ({ cards }: Deck, id: string): number => cards[id] ?? 0;
export const sizeOf = ({ cards }: Deck): number =>
  Object.values(cards).reduce((sum, copies) => sum + copies, 0);

/** The deck with so many copies of a card. */
export function withCopies({ identity, cards }: Deck, id: string, copies: number): Deck {
  const { [id]: _before, ...others } = cards;
  return { identity, cards: copies <= 0 ? others : { ...others, [id]: copies } };
}

const isOwn = ({ faces: [{ type }] }: Card): boolean => type !== 'hero' && type !== 'obligation';

/** The deck of another hero: the cards of the hero before give way to those of the new one. */
export function withHero({ cards }: Deck, hero: SetId): Deck {
  const own = content.ofSet(hero);
  const kept = Object.entries(cards).filter(([id]) => {
    const set = content.find(id)?.set;
    return set !== undefined && SETS[set].kind !== 'hero';
  });
  return {
    identity: own.find(({ faces: [{ type }] }) => type === 'hero')?.id ?? '',
    cards: {
      ...Object.fromEntries(own.filter(isOwn).map(({ id, copies }) => [id, copies])),
      ...Object.fromEntries(kept),
    },
  };
}

export const heroOf = ({ identity }: Deck): SetId | '' => content.find(identity)?.set ?? '';

/** A deck to begin with: the cards of a hero. */
export const firstDeck: Deck = withHero({ identity: '', cards: {} }, 'spider-man');

export interface Listed {
  readonly card: Card;
  readonly copies: number;
}

/** The cards of a deck that this page knows, with their copies. */
export const listed = ({ cards: all }: Deck): readonly Listed[] =>
  Object.entries(all).flatMap(([id, copies]) => {
    const card = content.find(id);
    return card === undefined ? [] : [{ card, copies }];
  });

/** The aspect that most cards are of; none without any. */
export function mainAspect(deck: Deck): SetId | undefined {
  const counts = new Map<SetId, number>();
  for (const { card, copies } of listed(deck))
    if (SETS[card.set].kind === 'aspect') counts.set(card.set, (counts.get(card.set) ?? 0) + copies);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
