import { type NamedTeam, readTeams, teamCode, teamFile, teamList } from '@assemble/dice-masters';
import { type ReactNode, useMemo } from 'react';
import { Head } from '../../../collection/Head.tsx';
import { handOverFile } from '../../../collection/hand-over.ts';
import { Import } from '../../../collection/Import.tsx';
import { KeptList } from '../../../collection/KeptList.tsx';
import { Share } from '../../../collection/Share.tsx';
import { useCollectionWords } from '../../../collection/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { usePage } from '../../../shell/page.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { navigate, replace } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { formatName } from '../play/formats.ts';
import { builderHref, playHref, teamAt } from './address.ts';
import { NO_TEAM, sameTeam, totalsOf } from './edit.ts';
import { TeamNotes } from './Notes.tsx';
import { teamStore } from './saved.ts';
import { TeamEditor } from './TeamEditor.tsx';
import { useTeamWords } from './words.ts';

const formats = ['basic', 'tournament'] as const;

interface Props {
  readonly named: NamedTeam;
  readonly id: string;
}

/** Name, format, and what can be done with the whole team. */
function TeamHead({ named, id }: Props) {
  const t = useTeamWords();
  const locale = useLocale();
  const kept = teamStore.use().find((one) => one.id === id);
  const isSaved =
    kept !== undefined &&
    kept.name === (named.name || t.noName) &&
    kept.format === named.format &&
    sameTeam(kept.team, named.team);
  const change = (changes: Partial<NamedTeam>): void => replace(builderHref({ ...named, ...changes }, id));
  const save = (): boolean => {
    const saved = { ...named, name: named.name || t.noName, id: kept?.id ?? randomText(6) };
    const isKept = teamStore.keep([saved]);
    if (isKept) replace(builderHref(saved, saved.id));
    return isKept;
  };
  return (
    <Head
      label={t.name}
      name={named.name}
      noName={t.noName}
      isSaved={isSaved}
      onName={(name) => change({ name })}
      onSave={save}
      actions={
        <>
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
        </>
      }
    >
      <Choice
        label={t.format}
        value={named.format}
        options={formats.map((format) => [format, formatName(format, locale)] as const)}
        onChange={(format) => change({ format: format || 'tournament' })}
      />
    </Head>
  );
}

const download = (teams: readonly NamedTeam[], name: string): void =>
  handOverFile(teamFile(teams), name, 'teams.json');

/** The team as text to take along: a link, the community's code, names to read, or a file. */
function ShareTeam({ named }: Pick<Props, 'named'>) {
  const t = useTeamWords();
  const locale = useLocale();
  return (
    <Share
      ways={[
        { id: 'link', label: t.asLink, text: () => new URL(builderHref(named), location.href).href },
        { id: 'code', label: t.asCode, text: () => teamCode(content, named.team) },
        { id: 'list', label: t.asList, text: () => teamList(content, named, locale) },
        { id: 'file', label: t.asFile, text: () => teamFile([named]) },
      ]}
      onDownload={() => download([named], named.name || t.noName)}
    />
  );
}

/** Reads teams. One is opened; of several all are saved and the first is opened. Back leads to what was there. */
function ImportTeams() {
  const t = useTeamWords();
  const shared = useCollectionWords();
  const take = (text: string): ReactNode => {
    const { teams, notes } = readTeams(content, text);
    const saved = teams.map((named) => ({ ...named, name: named.name || t.noName, id: randomText(6) }));
    const isKept = saved.length > 1 && teamStore.keep(saved);
    const [first] = saved;
    if (first) navigate(builderHref(first, isKept ? first.id : ''));
    return (
      <>
        <p>{teams.length === 0 ? t.importedNone : t.imported(teams.length)}</p>
        {saved.length > 1 && !isKept && <p>{shared.cannotSave}</p>}
        <TeamNotes notes={notes} />
      </>
    );
  };
  return <Import hint={t.importHint} onTake={take} />;
}

/** The team builder. The team lives in the address: a reload, a bookmark and a link to share all hold it. */
export function TeamPage({ query }: { readonly query: URLSearchParams }) {
  const t = useTeamWords();
  const locale = useLocale();
  const heading = usePage(t.title);
  const { named, notes } = useMemo(() => teamAt(query), [query]);
  const id = query.get('id') ?? '';
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.intro}</p>
      <TeamHead named={named} id={id} />
      <TeamNotes notes={notes} />
      <div className="collection-mores">
        <KeptList
          store={teamStore}
          title={t.myTeams}
          none={t.noTeams}
          current={id}
          about={({ format, team }) => {
            const { cards, dice } = totalsOf(team);
            return `${formatName(format, locale)} · ${cards} + ${t.dice(dice)}`;
          }}
          hrefOf={(saved) => builderHref(saved, saved.id)}
          exportAll={t.exportAll}
          onExport={(teams) => download(teams, 'dice-masters')}
        />
        <ShareTeam named={named} />
        <ImportTeams />
      </div>
      <TeamEditor
        team={named.team}
        format={named.format}
        onChange={(team) => replace(builderHref({ ...named, team }, id))}
      />
    </>
  );
}
