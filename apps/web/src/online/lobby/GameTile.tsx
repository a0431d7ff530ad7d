import { gameById } from '../../games/index.ts';

/** The game of a match in small: its poster. The name stands beside it. */
export function GameTile({ game }: { readonly game: string }) {
  const Picture = gameById(game)?.Picture;
  return <span className="game-tile">{Picture !== undefined && <Picture />}</span>;
}
