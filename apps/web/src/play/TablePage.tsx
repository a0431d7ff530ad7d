import { use, useEffect, useState } from 'react';
import type { Game } from '../games/index.ts';
import { ReportDialog } from '../replay/ReportDialog.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import type { GameFace } from '../table/board.ts';
import type { TableState } from '../table/client.ts';
import { type HomeClient, useHomeTable } from '../table/home-client.ts';
import type { SavedMatch } from '../table/messages.ts';
import { savedMatch } from '../table/saved.ts';
import { useSettings } from '../table/settings.ts';
import { NOTHING_AROUND, type Surroundings } from '../table/surroundings.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useTableWords } from '../table/words/index.ts';
import { loadFace } from './faces.ts';
import { matchInMemory, startMatch } from './match.ts';
import { useGlance } from './useGlance.ts';
import { useOnlyHere } from './useOnlyHere.ts';

interface TableProps {
  readonly game: Game;
  readonly face: GameFace;
  readonly saved: SavedMatch;
  readonly coach: Surroundings['coach'];
}

/** The rules met a fault, or are not those of the match: what can be done about it. */
function Failed({ client, state }: { readonly client: HomeClient; readonly state: TableState }) {
  const t = useTableWords();
  const { backHome } = useStrings();
  const [reporting, setReporting] = useState(false);
  return (
    <section className="panel message">
      <div role="alert">
        <h1>{t.failedTitle}</h1>
        <p>{state.failed === 'other-rules' ? t.failedRules : t.failedFault}</p>
        {state.failure !== '' && (
          <p lang="en">
            <code>{state.failure}</code>
          </p>
        )}
      </div>
      <p className="actions">
        <button type="button" className="button button-accent" onClick={() => setReporting(true)}>
          {t.reportProblem}
        </button>
        <a className="button" href={hrefTo([])}>
          {backHome}
        </a>
      </p>
      {reporting && (
        <ReportDialog
          file={() => client.file()}
          online={false}
          refused={state.refused}
          failure={state.failure}
          onClose={() => setReporting(false)}
        />
      )}
    </section>
  );
}

function OpenTable({ game, face, saved, coach }: TableProps) {
  const { loading } = useStrings();
  const { pause } = useSettings();
  const { client, state } = useHomeTable(saved, pause);
  useGlance(saved.id, face, state?.update ?? null);
  // The tab tells when somebody here is asked.
  const asked = (state?.update?.asked.length ?? 0) > 0 && state?.update?.outcome === null;
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${game.name} · Assemble`;
  }, [game, asked]);
  if (client !== null && state !== null && state.failed !== null)
    return <Failed client={client} state={state} />;
  if (client === null || state === null || state.update === null)
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  const around: Surroundings = { ...NOTHING_AROUND, replay: state.kept ? saved.id : null, coach };
  return (
    <TableScreen
      face={face}
      client={client}
      state={state}
      update={state.update}
      onRematch={() => startMatch(saved.game, saved.title, saved.setup, saved.sitters)}
      around={around}
    />
  );
}

interface PageProps {
  readonly game: Game;
  readonly id: string;
  /** Somebody who speaks beside the table. */
  readonly coach?: Surroundings['coach'];
}

/** The match as it was kept when this tab began to hold it. */
function HeldTable({ game, id, coach }: PageProps) {
  const t = useTableWords();
  const face = use(loadFace(game));
  const [saved] = useState(() => savedMatch(id) ?? matchInMemory(id));
  if (saved === null || face === null) return <NotFound title={t.missingTitle} text={t.missingText} />;
  return <OpenTable game={game} face={face} saved={saved} coach={coach} />;
}

/** A table by the name of its match: a reload, or another day, goes on where it was. */
export function TablePage({ game, id, coach }: PageProps) {
  const t = useTableWords();
  const { loading, backHome } = useStrings();
  const { holding, takeOver } = useOnlyHere(id);
  if (holding === 'here') return <HeldTable game={game} id={id} coach={coach} />;
  if (holding === 'asking')
    return (
      <p className="loading" role="status">
        {loading}
      </p>
    );
  return (
    <section className="panel message" role="alert">
      <h1>{t.elsewhereTitle}</h1>
      <p>{t.elsewhereText}</p>
      <p className="actions">
        <button type="button" className="button button-accent" onClick={takeOver}>
          {t.takeOver}
        </button>
        <a className="button" href={hrefTo([])}>
          {backHome}
        </a>
      </p>
    </section>
  );
}
