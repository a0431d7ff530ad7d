import { HAND_MADE_MAPS } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { Builder, type Maker } from '../../../collection/Builder.tsx';
import type { Note } from '../../../collection/Notes.tsx';
import { collectionWords } from '../../../collection/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { navigate } from '../../../shell/router.ts';
import { drawTerrain } from '../play/maps.ts';
import { editorHref, mapAt, playHref } from './address.ts';
import { MapEditor } from './MapEditor.tsx';
import { isSound } from './problems.ts';
import { mapStore } from './saved.ts';
import { mapCode, mapFile, type NamedMap, readMaps } from './text.ts';
import { mapWords, useMapWords } from './words.ts';

/** Parts of what was read that are on no battlefield. */
const worded = (unread: readonly string[], locale: Locale): readonly Note[] =>
  unread.map((part) => ({ part, why: collectionWords[locale].unreadable, nearest: [] }));

const maps: Maker<NamedMap> = {
  words: mapWords,
  store: mapStore,
  hrefOf: editorHref,
  playHref,
  at: (query, locale) => {
    const { named, unread } = mapAt(query);
    return { one: named, notes: worded(unread, locale) };
  },
  isSame: (one, other) => mapCode(one.features) === mapCode(other.features),
  whyNot: ({ features }, locale) => (isSound(features) ? null : mapWords[locale].notLegal),
  // What is wrong with a battlefield is mended by hand, on the battlefield.
  violations: () => [],
  mended: () => null,
  counts: () => ({}),
  sentence: ({ features }, locale) => ({
    count: `${mapWords[locale].state(features.length)}.`,
    state: collectionWords[locale].legal,
  }),
  colours: () => ['#15134a', '#3a3bc4', '#7fb0ff'],
  about: ({ features }, locale) => mapWords[locale].state(features.length),
  ways: () => [],
  read: (text, locale) => {
    const read = readMaps(text);
    return { found: read.maps, notes: worded(read.unread, locale) };
  },
  fileOf: mapFile,
  fileName: 'crisis-protocol',
  fileEnding: 'maps.json',
};

/** What to start from: nothing, a draw, or a battlefield that is ready. */
function Start() {
  const t = useMapWords();
  const locale = useLocale();
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
  return <Choice label={t.from} any="–" value="" options={starts} onChange={startFrom} />;
}

/** The battlefield editor. */
export function MapPage({ query }: { readonly query: URLSearchParams }) {
  return (
    <Builder maker={maps} query={query} fields={() => <Start />}>
      {({ features }, change) => (
        <div className="build-scroll">
          <MapEditor features={features} onChange={(next) => change({ features: next })} />
        </div>
      )}
    </Builder>
  );
}
