import { type Locale, type Localized, locales, plain } from '@assemble/language';
import type { Update } from '@assemble/protocol';
import { useEffect } from 'react';
import { namesIn } from '../strings/given-names.ts';
import type { GameFace } from '../table/board.ts';
import { keepGlance } from '../table/saved.ts';

const inAll = (say: (locale: Locale) => string): Localized<string> =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Localized<string>;

/** Keeps what is to be seen of a match from afar whenever somebody here is asked; the home page shows it. */
export function useGlance(id: string, face: GameFace, update: Update | null): void {
  useEffect(() => {
    const decision = update?.asked[0]?.decision;
    if (update === null || update.outcome !== null || decision === undefined) return;
    const { view } = update;
    keepGlance(id, {
      asks: inAll((locale) =>
        plain(face.renderMessage(decision.ask, locale, namesIn(locale, update.seats), view)),
      ),
      stands: inAll((locale) => face.progress(view, locale).turn),
      ...face.glance(
        view,
        decision.seat,
        update.seats.map(({ name }) => name),
      ),
    });
  }, [id, face, update]);
}
