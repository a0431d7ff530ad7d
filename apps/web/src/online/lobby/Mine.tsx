import type { MatchSummary } from '@assemble/protocol';
import { Sign } from '../../emblems/Sign.tsx';
import { gameById, games, matchTitle } from '../../games/index.ts';
import { useSitters } from '../../play/sitters.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { ago } from '../durations.ts';
import { wayTo } from '../MatchList.tsx';
import { Invite } from '../people/Invite.tsx';
import { useOnlineWords } from '../words/index.ts';
import { GameTile } from './GameTile.tsx';

function useNames(): (match: MatchSummary) => string {
  const t = useOnlineWords();
  const sitters = useSitters();
  return ({ game, seats }) =>
    sitters(
      game,
      seats.map(({ kind, name }) => (kind === 'open' ? t.openSeat : name)),
    );
}

/** A match of the reader's own, with what it waits for. */
function Own({ match }: { readonly match: MatchSummary }) {
  const t = useOnlineWords();
  const locale = useLocale();
  const names = useNames()(match);
  const { href, label } = wayTo(match, t);
  const states = { open: t.stateOpen, running: t.stateRunning, over: t.stateOver, archived: t.stateArchived };
  return (
    <li className="own" data-match={match.id} data-hot={match.yourMove ? '' : undefined}>
      <GameTile game={match.game} />
      <div>
        <b className="own-title">{matchTitle(match, locale)}</b>
        <span>
          {gameById(match.game)?.name ?? match.game} · {names}
        </span>
        <small>
          {match.yourMove ? <strong>{t.yourMove}</strong> : states[match.state]} ·{' '}
          {ago(match.changedAt, Date.now(), locale)}
        </small>
      </div>
      <a className="lobby-button" data-can={match.yourMove ? '' : undefined} href={href}>
        {label}
        <span className="hidden">: {names}</span>
      </a>
    </li>
  );
}

/** Where nobody waits yet: which game to open a table for. */
function Friend() {
  const t = useOnlineWords();
  return (
    <section className="lobby-panel friend">
      <h2>{t.friend}</h2>
      <p>{t.friendText}</p>
      <ul>
        {games.flatMap(({ id, name, face }) =>
          face === undefined
            ? []
            : [
                <li key={id}>
                  <a className="lobby-button" href={hrefTo(['play', id], { online: 'yes' })}>
                    <GameTile game={id} />
                    {name}
                  </a>
                </li>,
              ],
        )}
      </ul>
    </section>
  );
}

/** What waits for the reader, what they wait for, and how to get somebody to play with. */
export function Mine({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const t = useOnlineWords();
  const moves = matches.filter(({ yourMove }) => yourMove);
  const isDone = ({ state }: MatchSummary): boolean => state === 'over' || state === 'archived';
  const others = matches.filter((match) => !match.yourMove && !isDone(match));
  const done = matches.filter(isDone);
  const open = matches.find(({ state, owner }) => state === 'open' && owner);
  return (
    <div className="lobby-mine">
      {matches.length > 0 && (
        <section className="lobby-panel" aria-labelledby="lobby-mine">
          <h2 id="lobby-mine">
            {t.myMatches} {moves.length > 0 && <span className="own-count">{moves.length}</span>}
          </h2>
          {moves.length === 0 && <p className="remark">{t.nothingToDo}</p>}
          {moves.length > 0 && (
            <>
              <h3>{t.yourMoves}</h3>
              <ul>
                {moves.map((match) => (
                  <Own key={match.id} match={match} />
                ))}
              </ul>
            </>
          )}
          {others.length > 0 && (
            <>
              <h3>{t.othersThink}</h3>
              <ul>
                {others.map((match) => (
                  <Own key={match.id} match={match} />
                ))}
              </ul>
            </>
          )}
          {done.length > 0 && (
            <details>
              <summary>{t.finished(done.length)}</summary>
              <ul>
                {done.map((match) => (
                  <Own key={match.id} match={match} />
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
      {open === undefined ? (
        <Friend />
      ) : (
        <div className="lobby-panel">
          <Invite
            id={open.id}
            game={gameById(open.game)?.name ?? open.game}
            title={t.friend}
            text={t.friendLink}
          />
        </div>
      )}
      <p className="lobby-me">
        <a href={hrefTo(['me'])}>
          <Sign name="account" />
          {t.me}
        </a>
      </p>
    </div>
  );
}
