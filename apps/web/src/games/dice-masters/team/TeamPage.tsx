import type { NamedTeam } from '@assemble/dice-masters';
import { useMemo, useState } from 'react';
import { Choice } from '../../../shell/fields.tsx';
import { usePage } from '../../../shell/page.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { navigate, replace } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { formatName } from '../play/formats.ts';
import { builderHref, playHref, teamAt } from './address.ts';
import { NO_TEAM, sameTeam } from './edit.ts';
import { Import } from './Import.tsx';
import { Notes } from './Notes.tsx';
import { SavedTeams } from './SavedTeams.tsx';
import { Share } from './Share.tsx';
import { keepTeams, useSavedTeams } from './saved.ts';
import { TeamEditor } from './TeamEditor.tsx';
import { useTeamWords } from './words.ts';

const formats = ['basic', 'tournament'] as const;

/** Name, format, and what can be done with the whole team. */
function Head({ named, id }: { readonly named: NamedTeam; readonly id: string }) {
  const t = useTeamWords();
  const locale = useLocale();
  const kept = useSavedTeams().find((one) => one.id === id);
  const [isRefused, setRefused] = useState(false);
  const isSaved =
    kept !== undefined &&
    kept.name === (named.name || t.noName) &&
    kept.format === named.format &&
    sameTeam(kept.team, named.team);
  const change = (changes: Partial<NamedTeam>): void => replace(builderHref({ ...named, ...changes }, id));
  const save = (): void => {
    const saved = { ...named, name: named.name || t.noName, id: kept?.id ?? randomText(6) };
    const isKept = keepTeams([saved]);
    setRefused(!isKept);
    if (isKept) replace(builderHref(saved, saved.id));
  };
  const state = isRefused ? t.cannotSave : isSaved ? `✓ ${t.saved}` : t.notSaved;
  return (
    <section className="panel team-head">
      <label className="field">
        <span>{t.name}</span>
        <input
          type="text"
          value={named.name}
          maxLength={40}
          placeholder={t.noName}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <Choice
        label={t.format}
        value={named.format}
        options={formats.map((format) => [format, formatName(format, locale)] as const)}
        onChange={(format) => change({ format: format || 'tournament' })}
      />
      <p className="actions">
        <button type="button" className="button button-accent" onClick={save}>
          {t.save}
        </button>
        <a className="button" href={playHref(named)}>
          {t.play}
        </a>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => navigate(builderHref({ name: '', format: named.format, team: NO_TEAM }))}
        >
          {t.fresh}
        </button>
        <span role="status">{state}</span>
      </p>
    </section>
  );
}

/** The team builder. The team lives in the address: a reload, a bookmark and a link to share all hold it. */
export function TeamPage({ query }: { readonly query: URLSearchParams }) {
  const t = useTeamWords();
  const heading = usePage(t.title);
  const { named, notes } = useMemo(() => teamAt(query), [query]);
  const id = query.get('id') ?? '';
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.intro}</p>
      <Head named={named} id={id} />
      <Notes notes={notes} />
      <div className="team-mores">
        <SavedTeams current={id} />
        <Share named={named} />
        <Import />
      </div>
      <TeamEditor
        team={named.team}
        format={named.format}
        onChange={(team) => replace(builderHref({ ...named, team }, id))}
      />
    </>
  );
}
