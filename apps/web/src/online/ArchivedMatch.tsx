import { useCallback } from 'react';
import { NotFound } from '../shell/NotFound.tsx';
import { hrefTo, navigate } from '../shell/router.ts';
import { useTableWords } from '../table/words/index.ts';
import { api } from './api.ts';
import { Problem } from './Problem.tsx';
import { useAnswer, useRequest } from './useAnswer.ts';
import { useOnlineWords } from './words/index.ts';

/** A match that nothing on the server can play on: what its people can do with it. */
export function ArchivedMatch({ id }: { readonly id: string }) {
  const t = useOnlineWords();
  const table = useTableWords();
  const { value: match, problem: unanswered, again } = useAnswer(useCallback(() => api.match(id), [id]));
  const { busy, problem, run } = useRequest();
  const isMine = (match?.yours.length ?? 0) > 0;
  return (
    <NotFound
      title={match?.state === 'archived' ? t.archivedTitle : table.failedTitle}
      text={isMine ? t.archivedText : table.failedRules}
    >
      <p className="actions">
        {isMine && (
          <a className="button" href={`/api/matches/${id}/export`} download={`${id}.json`}>
            {t.archivedExport}
          </a>
        )}
        {isMine && match?.state === 'archived' && (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => run(() => api.giveUp(id).then(again))}
          >
            {t.archivedGiveUp}
          </button>
        )}
        {isMine && (
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() => run(() => api.deleteMatch(id).then(() => navigate(hrefTo(['online']))))}
          >
            {t.archivedDelete}
          </button>
        )}
        <a className="button button-quiet" href={hrefTo(['online'])}>
          {t.lobby}
        </a>
      </p>
      <Problem problem={problem ?? unanswered} />
    </NotFound>
  );
}
