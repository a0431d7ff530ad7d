import { lazy } from 'react';
import { Cards } from '../../collection/cards/Cards.tsx';
import { OwnedPage } from '../../collection/owned/OwnedPage.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import type { Route } from '../../shell/router.ts';
import { gallery } from './cards/gallery.ts';
import { MapPage } from './maps/MapPage.tsx';
import { RosterPage } from './roster/RosterPage.tsx';
import { shelf } from './shelf.ts';

const EditionsPage = lazy(async () => ({
  default: (await import('./editions/EditionsPage.tsx')).EditionsPage,
}));

/** Everything under `#/crisis-protocol/`. */
export function Screens({ route: { path, query } }: { readonly route: Route }) {
  const [place, ...rest] = path;
  if (place === 'cards') return <Cards gallery={gallery} path={rest} query={query} />;
  if (place === 'roster' && rest.length === 0) return <RosterPage query={query} />;
  if (place === 'editions' && rest.length === 0) return <EditionsPage query={query} />;
  if (place === 'maps' && rest.length === 0) return <MapPage query={query} />;
  if (place === 'collection' && rest.length === 0) return <OwnedPage shelf={shelf} name="Crisis Protocol" />;
  return <NotFound />;
}
