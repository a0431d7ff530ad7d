import type { Json } from '@assemble/kernel';
import type { NewMatch } from '@assemble/protocol';
import type { SeatKind } from '../play/seating.ts';
import { localeNow } from '../shell/preferences.ts';
import { hrefTo, navigate } from '../shell/router.ts';
import { api } from './api.ts';
import { clockOf, type Terms } from './terms.ts';

/** Opens a table on the server and goes there. */
export async function openOnline(
  game: string,
  title: string,
  setup: Json,
  seats: readonly { readonly kind: SeatKind; readonly name: string }[],
  terms: Terms,
): Promise<void> {
  const locale = localeNow();
  // Under this name one is known to the server from now on, too.
  const own = seats.find(({ kind }) => kind === 'person');
  if (own !== undefined) await api.rename(own.name);
  const id = await api.createMatch({
    game,
    title,
    setup,
    seats: seats.map(({ kind, name }): NewMatch['seats'][number] => {
      if (kind === 'open') return { kind };
      return kind === 'person' ? { kind: 'me', name, locale } : { kind: 'bot', bot: kind, name };
    }),
    visibility: terms.visibility,
    clock: clockOf(terms),
  });
  navigate(hrefTo(['online', id]));
}
