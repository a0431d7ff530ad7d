import { lazy, Suspense, useMemo } from 'react';
import { gameById } from '../games/index.ts';
import { useStrings } from '../strings/index.ts';
import { Boundary } from './Boundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Home } from './Home.tsx';
import { NotFound } from './NotFound.tsx';
import { parseHash, type Route, useHash } from './router.ts';

const LedgerPage = lazy(async () => ({ default: (await import('../rules/LedgerPage.tsx')).LedgerPage }));
const PlayScreens = lazy(async () => ({ default: (await import('../play/PlayScreens.tsx')).PlayScreens }));
const RulePage = lazy(async () => ({ default: (await import('../rules/RulePage.tsx')).RulePage }));

function Screen({ route }: { readonly route: Route }) {
  const [place, ...rest] = route.path;
  if (place === undefined) return <Home />;
  if (place === 'rules') {
    const [id, ...more] = rest;
    if (id === undefined) return <LedgerPage route={route} />;
    if (more.length === 0) return <RulePage key={id} id={id} />;
  }
  if (place === 'play') return <PlayScreens path={rest} />;
  const GameScreens = gameById(place)?.screens;
  if (GameScreens) return <GameScreens route={{ ...route, path: rest }} />;
  return <NotFound key={route.path.join('/')} />;
}

/** A table fills the window: it has a bar of its own. */
const isTable = ([place, game, match]: readonly string[]): boolean =>
  place === 'play' && game !== undefined && match !== undefined;

function Loading() {
  return (
    <p className="loading" role="status">
      {useStrings().loading}
    </p>
  );
}

export function App() {
  const t = useStrings();
  const hash = useHash();
  const route = useMemo(() => parseHash(hash), [hash]);
  if (isTable(route.path))
    return (
      <main id="main" className="at-table" tabIndex={-1}>
        <Boundary key={route.path.join('/')}>
          <Suspense fallback={<Loading />}>
            <Screen route={route} />
          </Suspense>
        </Boundary>
      </main>
    );
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <Header route={route} />
      <main id="main" tabIndex={-1}>
        <Boundary key={route.path[0] ?? ''}>
          <Suspense fallback={<Loading />}>
            <Screen route={route} />
          </Suspense>
        </Boundary>
      </main>
      <Footer />
    </>
  );
}
