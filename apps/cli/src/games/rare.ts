import type { Answer, Decision, Json } from '@assemble/kernel';

/** What may stand on a card that makes its meetings with others rare: a kind of node, of standing effect, or a keyword. */
export type Kind = `node ${string}` | `holds ${string}` | `keyword ${string}`;

/** The kinds on a card, wherever they stand. */
export function kindsOn(card: unknown): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, part] of Object.entries(value)) {
      if ((field === 'node' || field === 'holds') && typeof part === 'string') kinds.add(`${field} ${part}`);
      if (field === 'keywords')
        for (const keyword of Object.keys(part ?? {})) kinds.add(`keyword ${keyword}`);
      look(part);
    }
  };
  look(card);
  return kinds;
}

/** How many of the kinds each card has; cards that have none are left out. */
export function rareCards(
  cards: readonly { readonly id: string }[],
  kinds: readonly Kind[],
): ReadonlyMap<string, number> {
  const counted = cards.map((card) => {
    const has = kindsOn(card);
    return [card.id, kinds.filter((kind) => has.has(kind)).length] as const;
  });
  return new Map(counted.filter(([, count]) => count > 0));
}

/** The best of so many draws; of equals the first. */
export function bestOf<T>(draws: number, draw: () => T, worth: (drawn: T) => number): T {
  let best = draw();
  let most = worth(best);
  for (let n = 1; n < draws; n++) {
    const next = draw();
    const worthIt = worth(next);
    if (worthIt > most) [best, most] = [next, worthIt];
  }
  return best;
}

/** What an answer names: texts (ids and addresses of cards) and numbers of things on the table. */
interface Named {
  readonly texts: readonly string[];
  readonly things: readonly number[];
}

/** What is named by the lines that an answer picks, or by the answer itself. Refusing names nothing. */
export function namedBy(decision: Decision, answer: Answer): Named {
  switch (decision.shape) {
    case 'options':
      return inside(decision.options.find((option) => option.id === answer)?.say.args ?? {});
    case 'pay': {
      const extend = (answer as { readonly extend?: string } | null)?.extend;
      return inside(decision.extend.find((option) => option.id === extend)?.say.args ?? {});
    }
    case 'yes-no':
      return inside(answer === true ? decision.source : null);
    case 'entities':
    case 'assign':
    case 'commit':
      return inside(answer);
    default:
      return inside(null);
  }
}

/** Numbers that stand for no thing: whoever took a seat for a card would look at one that lies hidden. */
const FIGURES: ReadonlySet<string> = new Set(['seat', 'amount', 'count']);

/** All texts and things in a value; of addresses only the card: `avx/beast#0.1` is on `avx/beast`. */
export function inside(value: Json): Named {
  const texts: string[] = [];
  const things: number[] = [];
  const look = (part: Json): void => {
    if (typeof part === 'string') texts.push(part.replace(/#.*$/, ''));
    else if (typeof part === 'number') things.push(part);
    else if (typeof part === 'object' && part !== null)
      for (const [name, one] of Object.entries(part)) if (!FIGURES.has(name)) look(one);
  };
  look(value);
  return { texts, things };
}

/** How rare all these cards are together. */
export const rarityOf = (rare: ReadonlyMap<string, number>, cards: readonly (string | undefined)[]): number =>
  cards.reduce((sum, card) => sum + (rare.get(card ?? '') ?? 0), 0);
