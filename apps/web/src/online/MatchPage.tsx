import { use, useCallback, useEffect } from 'react';
import { type Game, gameById } from '../games/index.ts';
import { loadFace } from '../play/faces.ts';
import { usePlayWords } from '../play/words.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { ArchivedMatch } from './ArchivedMatch.tsx';
import { api } from './api.ts';
import { putWord } from './dice-word.ts';
import { Problem } from './Problem.tsx';
import { ConnectionNotice } from './table/ConnectionNotice.tsx';
import { OnlineTable } from './table/OnlineTable.tsx';
import { useAnswer } from './useAnswer.ts';
import { useOnlineTable } from './useOnlineTable.ts';
import { WaitingRoom } from './waiting/WaitingRoom.tsx';
import { useOnlineWords } from './words/index.ts';

function LobbyLink() {
  const t = useOnlineWords();
  return (
    <a className="button" href={hrefTo(['online'])}>
      {t.lobby}
    </a>
  );
}

interface OpenProps {
  readonly game: Game;
  readonly id: string;
  readonly me: string;
  readonly seedHash: string;
}

function OpenMatch({ game, id, me, seedHash }: OpenProps) {
  const t = useOnlineWords();
  const face = use(loadFace(game));
  const { client, state } = useOnlineTable(id);
  // The tab tells when one is asked.
  const { update = null, room = null } = state ?? {};
  const asked = update !== null && update.asked.length > 0 && update.outcome === null;
  const playing = update !== null;
  useEffect(() => {
    if (playing) document.title = `${asked ? '● ' : ''}${game.name} · Assemble`;
  }, [game, playing, asked]);
  if (face === null) return <NotFound />;
  if (state !== null && state.failed !== null) return <ArchivedMatch id={id} />;
  if (client === null || state === null || room === null)
    return (
      <div className="online-waiting">
        <p className="loading" role="status">
          {t.connecting}
        </p>
        {client !== null && state !== null && (
          <ConnectionNotice client={client} connected={state.connected} />
        )}
      </div>
    );
  if (update === null) return <WaitingRoom {...{ client, state, room, game, face, me, seedHash }} />;
  return <OnlineTable face={face} client={client} state={state} update={update} room={room} />;
}

/** A match on the server: its waiting room, then its table. */
export function MatchPage({ id }: { readonly id: string }) {
  const t = useOnlineWords();
  const play = usePlayWords();
  const { loading } = useStrings();
  // The first question makes a guest of a newcomer, so that the server knows them when the line is laid.
  const ask = useCallback(async () => {
    const me = await api.me();
    const match = await api.match(id);
    // Before the line is laid: with the first that comes the match begins.
    if (!match.begun && match.yours.length > 0) await putWord(id, match.yours);
    return { me, match };
  }, [id]);
  const { value, problem, again } = useAnswer(ask);
  if (value === null && problem === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  if (value === null)
    return (
      <div className="online-waiting">
        {problem?.key === 'request.not-found' ? (
          <NotFound title={t.matchMissing} text={t.matchMissingText}>
            <LobbyLink />
          </NotFound>
        ) : (
          <>
            <Problem problem={problem} />
            <p className="actions">
              <button type="button" className="button" onClick={again}>
                {t.tryNow}
              </button>
              <LobbyLink />
            </p>
          </>
        )}
      </div>
    );
  const game = gameById(value.match.game);
  if (game?.face === undefined) return <NotFound title={play.noGame} text={play.noGameText} />;
  return <OpenMatch game={game} id={id} me={value.me.name} seedHash={value.match.seedHash} />;
}
