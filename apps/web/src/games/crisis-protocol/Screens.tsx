import { NotFound } from '../../shell/NotFound.tsx';
import type { Route } from '../../shell/router.ts';
import { CardMissing, CardsPage } from './cards/CardsPage.tsx';
import { content } from './data.ts';
import { MapPage } from './maps/MapPage.tsx';
import { RosterPage } from './roster/RosterPage.tsx';

/** Everything under `#/crisis-protocol/`. */
export function Screens({ route }: { readonly route: Route }) {
  const [place = 'cards', ...rest] = route.path;
  if (place === 'roster' && rest.length === 0) return <RosterPage query={route.query} />;
  if (place === 'maps' && rest.length === 0) return <MapPage query={route.query} />;
  if (place !== 'cards') return <NotFound />;
  if (rest.length === 0) return <CardsPage card={null} query={route.query} />;
  const card = content.find(rest.join('/'));
  return card ? <CardsPage card={card} query={route.query} /> : <CardMissing />;
}
