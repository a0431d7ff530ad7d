import {
  type NamedRoster,
  type RosterNote,
  readRosters,
  rosterFile,
  rosterList,
} from '@assemble/crisis-protocol';
import { type ReactNode, useMemo } from 'react';
import { Head } from '../../../collection/Head.tsx';
import { handOverFile } from '../../../collection/hand-over.ts';
import { Import } from '../../../collection/Import.tsx';
import { KeptList } from '../../../collection/KeptList.tsx';
import { Notes } from '../../../collection/Notes.tsx';
import { Share } from '../../../collection/Share.tsx';
import { useCollectionWords } from '../../../collection/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { usePage } from '../../../shell/page.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { navigate, replace } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { content, nameOfId } from '../data.ts';
import { countedRoster } from '../play/rosters.ts';
import { editions } from '../play/setups.ts';
import { titles } from '../play/titles.ts';
import { builderHref, playHref, rosterAt } from './address.ts';
import { NO_ROSTER, sameRoster } from './edit.ts';
import { RosterEditor } from './RosterEditor.tsx';
import { rosterStore } from './saved.ts';
import { type RosterWords, useRosterWords } from './words.ts';

interface Props {
  readonly named: NamedRoster;
  readonly id: string;
}

/** Name, edition, and what can be done with the whole roster. */
function RosterHead({ named, id }: Props) {
  const t = useRosterWords();
  const locale = useLocale();
  const kept = rosterStore.use().find((one) => one.id === id);
  const isSaved =
    kept !== undefined &&
    kept.name === (named.name || t.noName) &&
    kept.edition === named.edition &&
    sameRoster(kept.roster, named.roster);
  const change = (changes: Partial<NamedRoster>): void => replace(builderHref({ ...named, ...changes }, id));
  const save = (): boolean => {
    const saved = { ...named, name: named.name || t.noName, id: kept?.id ?? randomText(6) };
    const isKept = rosterStore.keep([saved]);
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
            onClick={() => navigate(builderHref({ name: '', edition: named.edition, roster: NO_ROSTER }))}
          >
            {t.fresh}
          </button>
        </>
      }
    >
      <Choice
        label={t.edition}
        value={named.edition}
        options={editions.map((edition) => [edition, titles[edition][locale]] as const)}
        onChange={(edition) => edition !== '' && change({ edition })}
      />
    </Head>
  );
}

const reasons: Readonly<Record<RosterNote['why'], (t: RosterWords) => string>> = {
  unreadable: (t) => t.unreadable,
  'no-card': (t) => t.noCard,
  'not-in-rosters': (t) => t.notInRosters,
  repeated: (t) => t.repeated,
  'no-bearer': (t) => t.noBearer,
};

/** Every part of what was read that is not in the roster as it stands, and why. */
function RosterNotes({ notes }: { readonly notes: readonly RosterNote[] }) {
  const t = useRosterWords();
  const locale = useLocale();
  return (
    <Notes
      notes={notes.map(({ part, why, nearest }) => ({
        part,
        why: reasons[why](t),
        nearest: nearest.map((id) => nameOfId(id, locale)),
      }))}
    />
  );
}

const download = (rosters: readonly NamedRoster[], name: string): void =>
  handOverFile(rosterFile(rosters), name, 'rosters.json');

/** The roster as text to take along: a link, names to read, or a file. */
function ShareRoster({ named }: Pick<Props, 'named'>) {
  const t = useRosterWords();
  const locale = useLocale();
  return (
    <Share
      ways={[
        { id: 'link', label: t.asLink, text: () => new URL(builderHref(named), location.href).href },
        { id: 'list', label: t.asList, text: () => rosterList(content, named, locale) },
        { id: 'file', label: t.asFile, text: () => rosterFile([named]) },
      ]}
      onDownload={() => download([named], named.name || t.noName)}
    />
  );
}

/** Reads rosters. One is opened; of several all are saved and the first is opened. Back leads to what was there. */
function ImportRosters() {
  const t = useRosterWords();
  const shared = useCollectionWords();
  const take = (text: string): ReactNode => {
    const { rosters, notes } = readRosters(content, text);
    const saved = rosters.map((named) => ({ ...named, name: named.name || t.noName, id: randomText(6) }));
    const isKept = saved.length > 1 && rosterStore.keep(saved);
    const [first] = saved;
    if (first) navigate(builderHref(first, isKept ? first.id : ''));
    return (
      <>
        <p>{rosters.length === 0 ? t.importedNone : t.imported(rosters.length)}</p>
        {saved.length > 1 && !isKept && <p>{shared.cannotSave}</p>}
        <RosterNotes notes={notes} />
      </>
    );
  };
  return <Import hint={t.importHint} onTake={take} />;
}

/** The roster builder. The roster lives in the address: a reload, a bookmark and a link to share all hold it. */
export function RosterPage({ query }: { readonly query: URLSearchParams }) {
  const t = useRosterWords();
  const locale = useLocale();
  const heading = usePage(t.title);
  const { named, notes } = useMemo(() => rosterAt(query), [query]);
  const id = query.get('id') ?? '';
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.intro}</p>
      <RosterHead named={named} id={id} />
      <RosterNotes notes={notes} />
      <div className="collection-mores">
        <KeptList
          store={rosterStore}
          title={t.myRosters}
          none={t.noRosters}
          current={id}
          about={({ edition, roster }) => `${titles[edition][locale]} · ${countedRoster(roster, locale)}`}
          hrefOf={(saved) => builderHref(saved, saved.id)}
          exportAll={t.exportAll}
          onExport={(rosters) => download(rosters, 'crisis-protocol')}
        />
        <ShareRoster named={named} />
        <ImportRosters />
      </div>
      <RosterEditor
        roster={named.roster}
        edition={named.edition}
        onChange={(roster) => replace(builderHref({ ...named, roster }, id))}
      />
    </>
  );
}
