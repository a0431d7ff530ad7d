import { use, useEffect, useState } from 'react';
import type { Game } from '../games/index.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import { useHomeTable } from '../table/home-client.ts';
import type { SavedMatch } from '../table/messages.ts';
import { savedMatch } from '../table/saved.ts';
import { useSettings } from '../table/settings.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useTableWords } from '../table/words/index.ts';
import { loadFace } from './faces.ts';
import { matchInMemory, startMatch } from './match.ts';

interface TableProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly saved: SavedMatch;
}

function OpenTable({ game, face, saved }: TableProps) {
  const t = useTableWords();
  const { loading, backHome } = useStrings();
  const { pause } = useSettings();
  const { client, state } = useHomeTable(saved, pause);
  // The tab tells when somebody here is asked.
  const asked = (state?.update?.asked.length ?? 0) > 0 && state?.update?.outcome === null;
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${game.name} · Assemble`;
  }, [game, asked]);
  if (state !== null && state.failed !== null)
    return (
      <section className="panel message" role="alert">
        <h1>{t.failedTitle}</h1>
        <p>{state.failed === 'other-rules' ? t.failedRules : t.failedFault}</p>
        {state.failure !== '' && <p lang="en">{state.failure}</p>}
        <p>
          <a className="button" href={hrefTo([])}>
            {backHome}
          </a>
        </p>
      </section>
    );
  if (client === null || state === null || state.update === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  return (
    <TableScreen
      face={face}
      client={client}
      state={state}
      update={state.update}
      onRematch={() => startMatch(saved.game, saved.title, saved.setup, saved.sitters)}
    />
  );
}

/** A table by the name of its match: a reload, or another day, goes on where it was. */
export function TablePage({ game, id }: { readonly game: Game; readonly id: string }) {
  const t = useTableWords();
  const face = use(loadFace(game));
  const [saved] = useState(() => savedMatch(id) ?? matchInMemory(id));
  if (saved === null || face === null) return <NotFound title={t.missingTitle} text={t.missingText} />;
  return <OpenTable game={game} face={face} saved={saved} />;
}
