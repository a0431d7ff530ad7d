import './online.css';
import './account/account.css';
import './fair-dice.css';
import { NotFound } from '../shell/NotFound.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { MatchPage } from './MatchPage.tsx';
import { MePage } from './MePage.tsx';

/** Everything under `#/online` and `#/me`: the lobby, its tables, and who one is. */
export function OnlineScreens({ path }: { readonly path: readonly string[] }) {
  const [place, id, ...more] = path;
  if (more.length > 0) return <NotFound key={path.join('/')} />;
  if (place === 'me') return id === undefined ? <MePage /> : <NotFound key={id} />;
  return id === undefined ? <Lobby /> : <MatchPage key={id} id={id} />;
}
