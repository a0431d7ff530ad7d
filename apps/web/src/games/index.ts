import type { Locale } from '@assemble/language';
import { champions } from './champions/index.tsx';
import { crisisProtocol } from './crisis-protocol/index.tsx';
import { diceMasters } from './dice-masters/index.tsx';
import type { Game } from './game.ts';

export type { Game } from './game.ts';

/** The games, in the order in which the page shows them. */
export const games: readonly Game[] = [diceMasters, champions, crisisProtocol];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);

/** The title of a match in the reader's language; one that no game knows is a text of its own. */
export const matchTitle = (
  { game, title }: { readonly game: string; readonly title: string },
  locale: Locale,
): string => gameById(game)?.titles?.[title]?.[locale] ?? title;

/** The game and the title of a match. */
export function matchName(match: { readonly game: string; readonly title: string }, locale: Locale): string {
  const game = gameById(match.game);
  return `${game?.name ?? match.game} · ${matchTitle(match, locale)}`;
}
