import type { MatchSummary } from '@assemble/protocol';
import { gameById, matchTitle } from '../../games/index.ts';
import { useSitters } from '../../play/sitters.ts';
import { useLocale } from '../../shell/preferences.ts';
import { ago } from '../durations.ts';
import { wayTo } from '../MatchList.tsx';
import { Avatar } from '../people/Avatar.tsx';
import { useOnlineWords } from '../words/index.ts';
import { GameTile } from './GameTile.tsx';

function LiveMatch({ match }: { readonly match: MatchSummary }) {
  const t = useOnlineWords();
  const locale = useLocale();
  const sitters = useSitters();
  const { href, label } = wayTo(match, t);
  const who = sitters(
    match.game,
    match.seats.map(({ name }) => name),
  );
  return (
    <li className="live" data-match={match.id}>
      <p className="live-who">
        <GameTile game={match.game} />
        <b>{who}</b>
      </p>
      <p className="live-seats">
        {match.seats.map(({ kind, name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <Avatar key={seat} kind={kind} name={name} />
        ))}
        <span>
          {gameById(match.game)?.name ?? match.game} · {matchTitle(match, locale)}
        </span>
      </p>
      <p className="live-foot">
        <small>{ago(match.changedAt, Date.now(), locale)}</small>
        <a className="lobby-button lobby-ghost" href={href}>
          {label}
          <span className="hidden">: {who}</span>
        </a>
      </p>
    </li>
  );
}

/** Matches that anybody may watch. */
export function Live({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const t = useOnlineWords();
  return (
    <section className="lobby-panel lobby-live" aria-labelledby="lobby-live">
      <h2 id="lobby-live">{t.liveNow}</h2>
      {matches.length === 0 ? (
        <p className="remark">{t.runningTablesNone}</p>
      ) : (
        <ul>
          {matches.map((match) => (
            <LiveMatch key={match.id} match={match} />
          ))}
        </ul>
      )}
    </section>
  );
}
