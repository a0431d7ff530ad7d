// A kind of node or of standing effect should serve several cards: how many cards have one that no other card uses.
const WORDS = ['node', 'holds'] as const;

/** The most that may: the architecture's limit for native operations. */
export const LIMIT = 0.08;

interface Card {
  readonly id: string;
  readonly abilities?: unknown;
}

/** By kind: the cards that use it. */
function usersOf(cards: readonly Card[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const look = (value: unknown, card: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, part] of Object.entries(value)) {
      const word = WORDS.find((one) => one === field);
      if (word !== undefined && typeof part === 'string') {
        const kind = `${word} ${part}`;
        users.set(kind, (users.get(kind) ?? new Set()).add(card));
      }
      look(part, card);
    }
  };
  for (const card of cards) look(card, card.id);
  return users;
}

export interface Own {
  /** The kinds that one card alone uses, each with that card. */
  readonly kinds: ReadonlyMap<string, string>;
  /** The share of the cards that have such a kind. */
  readonly share: number;
}

export function ownKinds(cards: readonly Card[]): Own {
  const kinds = new Map<string, string>();
  for (const [kind, users] of usersOf(cards)) {
    const [only] = users;
    if (users.size === 1 && only !== undefined) kinds.set(kind, only);
  }
  return { kinds, share: cards.length === 0 ? 0 : new Set(kinds.values()).size / cards.length };
}

/** What is wrong with a game. `known`: kinds of their own that it had when it was over the limit. */
export function complaints({ kinds, share }: Own, known: readonly string[]): string[] {
  const said = `${(100 * share).toFixed(1)} % of the cards have a kind of their own`;
  if (share <= LIMIT) return known.length === 0 ? [] : [`${said}: the list of known ones can go`];
  const added = [...kinds].filter(([kind]) => !known.includes(kind));
  const gone = known.filter((kind) => !kinds.has(kind));
  return [
    ...added.map(([kind, card]) => `${said}, and "${kind}" of ${card} is one more`),
    ...gone.map((kind) => `"${kind}" is no kind of one card any more: take it off the list`),
  ];
}
