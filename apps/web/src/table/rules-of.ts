/** The rules and cards of a game or of a replay, as a match remembers them. */
export const rulesOf = (game: { readonly version: string; readonly content: string }): string =>
  `${game.version} ${game.content}`;
