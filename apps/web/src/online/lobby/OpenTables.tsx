import type { MatchSummary } from '@assemble/protocol';
import { useState } from 'react';
import { Sign } from '../../emblems/Sign.tsx';
import { gameById, games, matchTitle } from '../../games/index.ts';
import { useSitters } from '../../play/sitters.ts';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { clockWords } from '../clock-words.ts';
import { wayTo } from '../MatchList.tsx';
import { Avatar } from '../people/Avatar.tsx';
import { Language } from '../people/Language.tsx';
import { useOnlineWords } from '../words/index.ts';
import { GameTile } from './GameTile.tsx';

function TablePoster({ match }: { readonly match: MatchSummary }) {
  const t = useOnlineWords();
  const locale = useLocale();
  const sitters = useSitters();
  const { href, label, main } = wayTo(match, t);
  const game = gameById(match.game);
  const who = sitters(
    match.game,
    match.seats.map(({ kind, name }) => (kind === 'open' ? t.openSeat : name)),
  );
  const free = match.seats.filter(({ kind }) => kind === 'open').length;
  const [host] = match.seats.filter(({ kind }) => kind === 'person');
  const spoken = new Map(
    match.seats.flatMap(({ name, locale: read }) => (read === null ? [] : [[read, name] as const])),
  );
  return (
    <li className="table-poster" data-match={match.id} data-game={match.game}>
      <div className="table-poster-art">
        {game !== undefined && <game.Picture />}
        <span className="table-poster-game">{game?.name ?? match.game}</span>
        {free === 1 && match.seats.length > 2 && <span className="table-poster-flag">{t.lastSeat}</span>}
      </div>
      <h3>{matchTitle(match, locale)}</h3>
      <p className="table-poster-seats">
        {match.seats.map(({ kind, name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
          <Avatar key={seat} kind={kind} name={name} />
        ))}
        <span className="hidden">{who}</span>
      </p>
      <p className="table-poster-clock">
        <Sign name="time" />
        <span>{clockWords(match.clock, t, locale)}</span>
        <span className="languages">
          {[...spoken].map(([read, name]) => (
            <Language key={read} name={name} locale={read} />
          ))}
        </span>
      </p>
      <p className="table-poster-foot">
        <span>{host !== undefined && t.host(host.name)}</span>
        <a className="lobby-button" data-can={main ? '' : undefined} href={href}>
          {label}
          <span className="hidden">: {who}</span>
        </a>
      </p>
    </li>
  );
}

/** The last poster: a table of one's own. */
function NewTable() {
  const t = useOnlineWords();
  return (
    <li className="table-poster new-table">
      <span className="new-table-plus" aria-hidden="true">
        +
      </span>
      <h3>{t.openOne}</h3>
      <p>{t.openOneText}</p>
      <p className="new-table-games">
        {games.flatMap(({ id, name, face }) =>
          face === undefined
            ? []
            : [
                <a
                  key={id}
                  href={hrefTo(['play', id], { online: 'yes' })}
                  aria-label={t.openTable(name)}
                  title={name}
                >
                  <GameTile game={id} />
                </a>,
              ],
        )}
      </p>
    </li>
  );
}

/** Tables that wait for people, each on a poster. */
export function OpenTables({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const t = useOnlineWords();
  const [only, setOnly] = useState<string | null>(null);
  const shown = matches.filter(({ game }) => only === null || game === only);
  return (
    <section className="lobby-tables" aria-labelledby="lobby-open">
      <div className="lobby-head">
        <h2 id="lobby-open">{t.openTables}</h2>
        {matches.length > 0 && (
          <fieldset className="lobby-filters">
            <legend className="hidden">{t.openTables}</legend>
            <button type="button" aria-pressed={only === null} onClick={() => setOnly(null)}>
              {t.allGames}
            </button>
            {games.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                aria-pressed={only === id}
                aria-label={t.onlyGame(name)}
                onClick={() => setOnly(id)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {shown.length === 0 && <p className="lobby-none">{t.openTablesNone}</p>}
      <ul className="table-posters">
        {shown.map((match) => (
          <TablePoster key={match.id} match={match} />
        ))}
        <NewTable />
      </ul>
    </section>
  );
}
