import type { Outcome } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { GameFace } from './board.ts';
import { useTableWords } from './words/index.ts';

/** What is known where a match ended. */
interface Ended {
  readonly face: GameFace;
  readonly view: unknown;
  readonly seatNames: readonly string[];
  readonly locale: Locale;
}

/** How it ended, in words. */
export function useOutcomeWords(): (outcome: Outcome, ended: Ended) => string {
  const t = useTableWords();
  return (outcome, { face, view, seatNames, locale }) => {
    if (face.ending !== undefined) return face.ending(outcome, view, locale);
    if (outcome.winners.length === 0) return t.nobodyWins;
    return t.wins(new Intl.ListFormat(locale).format(outcome.winners.map((seat) => seatNames[seat] ?? '')));
  };
}
