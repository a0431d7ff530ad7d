import { useMemo } from 'react';
import { useLocale } from '../shell/preferences.ts';
import { namesIn } from '../strings/given-names.ts';
import type { GameFace } from './board.ts';
import { type Desk, tableRefusal } from './desk.ts';
import type { Sheet } from './Sheets.tsx';
import { useTableWords } from './words/index.ts';

/** What a table shows: an update, or a place in a replay. */
interface Shown {
  readonly seats: readonly { readonly name: string }[];
  readonly view: unknown;
}

/** The desk of a table: names and words for what it shows. */
export function useDesktop(
  face: GameFace,
  { seats, view }: Shown,
  open: (sheet: Extract<Sheet, { is: 'card' | 'rules' }>) => void,
  me: number | null = null,
): Desk {
  const t = useTableWords();
  const locale = useLocale();
  const names = namesIn(locale, seats).join('\n');
  return useMemo(() => {
    const seatNames = names.split('\n');
    return {
      face,
      view,
      locale,
      seatNames,
      me,
      say: (message) => {
        const own = tableRefusal(message.key, t);
        return own === null ? face.renderMessage(message, locale, seatNames, view, me) : [own];
      },
      nameOf: (entity) => face.entityName(entity, view, locale, seatNames),
      openCard: (card) => open({ is: 'card', card }),
      openRule: (rule) => open({ is: 'rules', rules: [rule] }),
    };
  }, [face, view, locale, names, t, open, me]);
}
