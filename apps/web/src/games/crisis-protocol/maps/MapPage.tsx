import { type Feature, HAND_MADE_MAPS } from '@assemble/crisis-protocol';
import { type ReactNode, useMemo, useState } from 'react';
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
import { drawTerrain } from '../play/maps.ts';
import { editorHref, mapAt, playHref } from './address.ts';
import { MapEditor } from './MapEditor.tsx';
import { isSound } from './problems.ts';
import { mapStore } from './saved.ts';
import { mapCode, mapFile, type NamedMap, readMaps } from './text.ts';
import { useMapWords } from './words.ts';

interface Props {
  readonly named: NamedMap;
  readonly id: string;
}

/** Name, what to start from, and what can be done with the whole battlefield. */
function MapHead({ named, id, onUndo }: Props & { readonly onUndo: (() => void) | null }) {
  const t = useMapWords();
  const locale = useLocale();
  const kept = mapStore.use().find((one) => one.id === id);
  const isLegal = isSound(named.features);
  const isSaved =
    kept !== undefined &&
    kept.name === (named.name || t.noName) &&
    mapCode(kept.features) === mapCode(named.features);
  const save = (): boolean => {
    const saved = { ...named, name: named.name || t.noName, id: kept?.id ?? randomText(6) };
    const isKept = mapStore.keep([saved]);
    if (isKept) replace(editorHref(saved, saved.id));
    return isKept;
  };
  const starts: readonly (readonly [string, string])[] = [
    ['blank', t.blank],
    ['random', t.random],
    ...HAND_MADE_MAPS.map((map) => [map.id, map.names[locale]] as const),
  ];
  const startFrom = (start: string): void => {
    const map = HAND_MADE_MAPS.find((one) => one.id === start);
    const features = map?.features ?? (start === 'random' ? drawTerrain() : []);
    navigate(editorHref({ name: map?.names[locale] ?? '', features }));
  };
  return (
    <Head
      label={t.name}
      name={named.name}
      noName={t.noName}
      isSaved={isSaved}
      onName={(name) => replace(editorHref({ ...named, name }, id))}
      onSave={save}
      whyNot={isLegal ? null : t.notLegal}
      actions={
        <>
          {isLegal && (
            <a className="button" href={playHref(named)}>
              {t.play}
            </a>
          )}
          <button
            type="button"
            className="button button-quiet"
            disabled={onUndo === null}
            onClick={() => onUndo?.()}
          >
            {t.undo}
          </button>
        </>
      }
    >
      <Choice label={t.from} any="–" value="" options={starts} onChange={startFrom} />
    </Head>
  );
}

const download = (maps: readonly NamedMap[], name: string): void =>
  handOverFile(mapFile(maps), name, 'maps.json');

/** Reads battlefields. One is opened; of several the legal ones are saved and the first is opened. */
function ImportMaps() {
  const t = useMapWords();
  const shared = useCollectionWords();
  const take = (text: string): ReactNode => {
    const { maps, unread } = readMaps(text);
    const saved = maps.map((named) => ({ ...named, name: named.name || t.noName, id: randomText(6) }));
    const isKept = saved.length > 1 && mapStore.keep(saved.filter(({ features }) => isSound(features)));
    const [first] = saved;
    if (first) navigate(editorHref(first, isKept && isSound(first.features) ? first.id : ''));
    return (
      <>
        <p>{maps.length === 0 ? t.importedNone : t.imported(maps.length)}</p>
        {saved.length > 1 && !isKept && <p>{shared.cannotSave}</p>}
        <Notes notes={unread.map((part) => ({ part, why: t.unreadable, nearest: [] }))} />
      </>
    );
  };
  return <Import hint={t.importHint} onTake={take} />;
}

/** The battlefield editor. The battlefield lives in the address: a reload, a bookmark and a link all hold it. */
export function MapPage({ query }: { readonly query: URLSearchParams }) {
  const t = useMapWords();
  const heading = usePage(t.title);
  const { named, unread } = useMemo(() => mapAt(query), [query]);
  const id = query.get('id') ?? '';
  const [before, setBefore] = useState<readonly (readonly Feature[])[]>([]);
  const change = (features: readonly Feature[]): void => replace(editorHref({ ...named, features }, id));
  const last = before.at(-1);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className="lead">{t.intro}</p>
      <MapHead
        named={named}
        id={id}
        onUndo={
          last === undefined
            ? null
            : () => {
                setBefore(before.slice(0, -1));
                change(last);
              }
        }
      />
      <Notes notes={unread.map((part) => ({ part, why: t.unreadable, nearest: [] }))} />
      <div className="collection-mores">
        <KeptList
          store={mapStore}
          title={t.myMaps}
          none={t.noMaps}
          current={id}
          about={({ features }) => t.state(features.length)}
          hrefOf={(saved) => editorHref(saved, saved.id)}
          exportAll={t.exportAll}
          onExport={(maps) => download(maps, 'crisis-protocol')}
        />
        <Share
          ways={[
            { id: 'link', label: t.asLink, text: () => new URL(editorHref(named), location.href).href },
            { id: 'file', label: t.asFile, text: () => mapFile([named]) },
          ]}
          onDownload={() => download([named], named.name || t.noName)}
        />
        <ImportMaps />
      </div>
      <MapEditor
        features={named.features}
        onChange={(features) => {
          setBefore([...before, named.features]);
          change(features);
        }}
      />
    </>
  );
}
