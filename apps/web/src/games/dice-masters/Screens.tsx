import './cards.css';
import './sheet.css';
import { NotFound } from '../../shell/NotFound.tsx';
import type { Route } from '../../shell/router.ts';
import { CardMissing, CardsPage } from './CardsPage.tsx';
import { cards } from './data.ts';
import { TeamPage } from './team/TeamPage.tsx';

/** Everything under `#/dice-masters/`. */
export function Screens({ route }: { readonly route: Route }) {
  const [place = 'cards', ...rest] = route.path;
  if (place === 'team' && rest.length === 0) return <TeamPage query={route.query} />;
  if (place !== 'cards') return <NotFound />;
  if (rest.length === 0) return <CardsPage card={null} query={route.query} />;
  const card = cards.find(({ id }) => id === rest.join('/'));
  return card ? <CardsPage card={card} query={route.query} /> : <CardMissing />;
}
