import { NotFound } from '../../shell/NotFound.tsx';
import type { Route } from '../../shell/router.ts';
import { CardMissing, CardsPage } from './cards/CardsPage.tsx';
import { cardAt } from './data.ts';
import { DeckPage } from './deck/DeckPage.tsx';

/** Everything under `#/champions/`. */
export function Screens({ route }: { readonly route: Route }) {
  const [place = 'cards', ...rest] = route.path;
  if (place === 'deck' && rest.length === 0) return <DeckPage query={route.query} />;
  if (place !== 'cards') return <NotFound />;
  if (rest.length === 0) return <CardsPage card={null} query={route.query} />;
  const card = cardAt(rest.join('/'));
  return card ? <CardsPage card={card} query={route.query} /> : <CardMissing />;
}
