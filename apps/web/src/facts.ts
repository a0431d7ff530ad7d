/** What the build writes into the page; see vite.config.ts. */
declare const COUNTS: {
  readonly rules: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
};

export const ruleCount = (game: string): number => COUNTS.rules[game] ?? 0;
export const cardCount = (game: string): number => COUNTS.cards[game] ?? 0;
