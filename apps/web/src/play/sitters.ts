import { gameById } from '../games/index.ts';
import { useLocale } from '../shell/preferences.ts';
import { nameIn } from '../strings/given-names.ts';
import { usePlayWords } from './words.ts';

/** Those at a table in a line: against each other, or side by side where the game has them win together. */
export function useSitters(): (game: string, names: readonly string[]) => string {
  const t = usePlayWords();
  const locale = useLocale();
  return (game, kept) => {
    const names = kept.map((name) => nameIn(locale, name));
    return gameById(game)?.together ? new Intl.ListFormat(locale).format(names) : names.join(` ${t.versus} `);
  };
}
