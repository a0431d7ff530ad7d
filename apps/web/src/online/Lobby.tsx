import { games } from '../games/index.ts';
import { usePage } from '../shell/page.ts';
import { hrefTo } from '../shell/router.ts';
import { useStrings } from '../strings/index.ts';
import { api } from './api.ts';
import { MatchList } from './MatchList.tsx';
import { NameForm } from './NameForm.tsx';
import { Problem } from './Problem.tsx';
import { useAnswer } from './useAnswer.ts';
import { useOnlineWords } from './words/index.ts';

const EVERY = 5000;

/** Everything that the lobby shows; the first question makes a guest of a newcomer, the others know them. */
async function lobby() {
  const me = await api.me();
  const [tables, own] = await Promise.all([api.lobby(), api.myMatches()]);
  return { me, tables, own };
}

/** Tables to sit down at, to watch, and one's own. */
export function Lobby() {
  const t = useOnlineWords();
  const { loading } = useStrings();
  const heading = usePage(t.lobby);
  const { value, problem } = useAnswer(lobby, EVERY);
  const others = value?.tables.filter(({ yours }) => yours.length === 0) ?? [];
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.lobby}
      </h1>
      <p className="lead">{t.lobbyIntro}</p>
      <p className="actions">
        {games.flatMap(({ id, name, face }) =>
          face === undefined
            ? []
            : [
                <a key={id} className="button button-accent" href={hrefTo(['play', id], { online: 'yes' })}>
                  {t.openTable(name)}
                </a>,
              ],
        )}
        <a className="button button-quiet" href={hrefTo(['me'])}>
          {t.me}
        </a>
      </p>
      <Problem problem={problem} />
      {value === null ? (
        problem === null && <p role="status">{loading}</p>
      ) : (
        <>
          <NameForm key={value.me.id} name={value.me.name} />
          <MatchList
            title={t.openTables}
            none={t.openTablesNone}
            matches={others.filter(({ state }) => state === 'open')}
          />
          {value.own.length > 0 && (
            <MatchList title={t.myMatches} none={t.myMatchesNone} matches={value.own} own />
          )}
          <MatchList
            title={t.runningTables}
            none={t.runningTablesNone}
            matches={others.filter(({ state }) => state === 'running')}
          />
        </>
      )}
    </>
  );
}
