import { useState } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { navigate } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { formatName } from '../play/formats.ts';
import { builderHref } from './address.ts';
import { totalsOf } from './edit.ts';
import { downloadTeams } from './files.ts';
import { forgetTeam, keepTeams, type SavedTeam, useSavedTeams } from './saved.ts';
import { useTeamWords } from './words.ts';

/** The teams of this device: open, duplicate, delete and think better of it. */
export function SavedTeams({ current }: { readonly current: string }) {
  const t = useTeamWords();
  const locale = useLocale();
  const teams = useSavedTeams();
  const [deleted, setDeleted] = useState<SavedTeam | null>(null);
  const duplicate = (saved: SavedTeam): void => {
    const copy = { ...saved, id: randomText(6), name: t.copyOf(saved.name) };
    if (keepTeams([copy])) navigate(builderHref(copy, copy.id));
  };
  return (
    <details className="panel team-more">
      <summary>{t.myTeams(teams.length)}</summary>
      {teams.length === 0 && <p>{t.noTeams}</p>}
      <ul className="saved-teams">
        {teams.map((saved) => {
          const { cards, dice } = totalsOf(saved.team);
          return (
            <li key={saved.id} aria-current={saved.id === current ? 'true' : undefined}>
              <p>
                <b>{saved.name}</b>
                <br />
                {formatName(saved.format, locale)} · {cards} + {t.dice(dice)}
              </p>
              <p className="actions">
                <a
                  className="button button-quiet"
                  href={builderHref(saved, saved.id)}
                  aria-label={`${t.open}: ${saved.name}`}
                >
                  {t.open}
                </a>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={`${t.copy}: ${saved.name}`}
                  onClick={() => duplicate(saved)}
                >
                  {t.copy}
                </button>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={`${t.remove}: ${saved.name}`}
                  onClick={() => {
                    if (forgetTeam(saved.id)) setDeleted(saved);
                  }}
                >
                  {t.remove}
                </button>
              </p>
            </li>
          );
        })}
      </ul>
      <div role="status">
        {deleted && (
          <p className="deleted">
            {t.removed(deleted.name)}{' '}
            <button
              type="button"
              className="button"
              onClick={() => {
                if (keepTeams([deleted])) setDeleted(null);
              }}
            >
              {t.undo}
            </button>
          </p>
        )}
      </div>
      {teams.length > 0 && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => downloadTeams(teams, 'dice-masters')}
        >
          {t.exportAll}
        </button>
      )}
    </details>
  );
}
