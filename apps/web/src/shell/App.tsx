import { lazy, Suspense, useMemo } from 'react';
import { gameById } from '../games/index.ts';
import { UpdateNotice } from '../offline/UpdateNotice.tsx';
import { useStrings } from '../strings/index.ts';
import { Boundary } from './Boundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { GameHome } from './home/GameHome.tsx';
import { Home } from './home/Home.tsx';
import { Matches } from './home/Matches.tsx';
import { NotFound } from './NotFound.tsx';
import { parseHash, type Route, useHash } from './router.ts';

const BookPage = lazy(async () => ({ default: (await import('../rules/book/BookPage.tsx')).BookPage }));
const LedgerPage = lazy(async () => ({ default: (await import('../rules/LedgerPage.tsx')).LedgerPage }));
const OnlineScreens = lazy(async () => ({
  default: (await import('../online/OnlineScreens.tsx')).OnlineScreens,
}));
const LearnScreens = lazy(async () => ({
  default: (await import('../learn/LearnScreens.tsx')).LearnScreens,
}));
const EditorScreens = lazy(async () => ({
  default: (await import('../editor/EditorScreens.tsx')).EditorScreens,
}));
const PuzzleScreens = lazy(async () => ({
  default: (await import('../puzzles/PuzzleScreens.tsx')).PuzzleScreens,
}));
const PlayScreens = lazy(async () => ({ default: (await import('../play/PlayScreens.tsx')).PlayScreens }));
const ReplayPage = lazy(async () => ({ default: (await import('../replay/ReplayPage.tsx')).ReplayPage }));
const RulePage = lazy(async () => ({ default: (await import('../rules/RulePage.tsx')).RulePage }));
const ScenePage = lazy(async () => ({ default: (await import('../rules/scenes/ScenePage.tsx')).ScenePage }));

function Screen({ route }: { readonly route: Route }) {
  const [place, ...rest] = route.path;
  if (place === undefined) return <Home />;
  if (place === 'rules') {
    const [id, ...more] = rest;
    if (id === undefined) return <LedgerPage route={route} />;
    const read = gameById(id);
    if (read) return <BookPage key={read.id} game={read} path={more} query={route.query} />;
    if (more.length === 0) return <RulePage key={id} id={id} />;
    if (more.length === 1 && more[0] === 'play') return <ScenePage key={id} id={id} />;
  }
  if (place === 'play') return <PlayScreens path={rest} />;
  if (place === 'learn') return <LearnScreens path={rest} />;
  if (place === 'editor') return <EditorScreens path={rest} query={route.query} />;
  if (place === 'puzzles') return <PuzzleScreens path={rest} />;
  if (place === 'replay') return <ReplayPage route={route} />;
  if (place === 'online' || place === 'me') return <OnlineScreens path={route.path} />;
  if (place === 'matches' && rest.length === 0) return <Matches />;
  const game = gameById(place);
  if (game && rest.length === 0) return <GameHome key={game.id} game={game} />;
  const GameScreens = game?.screens;
  if (GameScreens) return <GameScreens route={{ ...route, path: rest }} />;
  return <NotFound key={route.path.join('/')} />;
}

/** A table fills the window, and so do a replay, a rulebook and what is built: they have a bar of their own. */
const fillsWindow = ([place = '', ...rest]: readonly string[]): boolean =>
  ((place === 'play' || place === 'learn' || place === 'puzzles') && rest.length > 1) ||
  ((place === 'online' || place === 'replay' || place === 'editor') && rest.length > 0) ||
  (place === 'rules' && (rest.length > 1 || gameById(rest[0] ?? '') !== undefined)) ||
  gameById(place)?.places?.some(
    ({ path, sign }) => sign !== 'cards' && sign !== 'shelf' && path.join('/') === rest.join('/'),
  ) === true;

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
  if (fillsWindow(route.path))
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
      <main id="main" tabIndex={-1} data-place={route.path.length === 0 ? 'home' : undefined}>
        <UpdateNotice />
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
