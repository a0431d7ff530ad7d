import { Cards } from '../../collection/cards/Cards.tsx';
import { OwnedPage } from '../../collection/owned/OwnedPage.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import type { Route } from '../../shell/router.ts';
import { gallery } from './cards/gallery.ts';
import { DeckPage } from './deck/DeckPage.tsx';
import { shelf } from './shelf.ts';

/** Everything under `#/champions/`. */
export function Screens({ route: { path, query } }: { readonly route: Route }) {
  const [place, ...rest] = path;
  if (place === 'cards') return <Cards gallery={gallery} path={rest} query={query} />;
  if (place === 'deck' && rest.length === 0) return <DeckPage query={query} />;
  if (place === 'collection' && rest.length === 0) return <OwnedPage shelf={shelf} name="Champions" />;
  return <NotFound />;
}
