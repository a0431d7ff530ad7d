import { Cards } from '../../collection/cards/Cards.tsx';
import { OwnedPage } from '../../collection/owned/OwnedPage.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import type { Route } from '../../shell/router.ts';
import { gallery } from './gallery.ts';
import { shelf } from './shelf.ts';
import { TeamPage } from './team/TeamPage.tsx';

/** Everything under `#/dice-masters/`. */
export function Screens({ route: { path, query } }: { readonly route: Route }) {
  const [place, ...rest] = path;
  if (place === 'cards') return <Cards gallery={gallery} path={rest} query={query} />;
  if (place === 'team' && rest.length === 0) return <TeamPage query={query} />;
  if (place === 'collection' && rest.length === 0) return <OwnedPage shelf={shelf} name="Dice Masters" />;
  return <NotFound />;
}
