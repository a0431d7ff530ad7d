import {
  type NamedRoster,
  type RosterNote,
  readRosters,
  rosterFile,
  rosterList,
} from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { Builder, type Maker } from '../../../collection/Builder.tsx';
import type { Note } from '../../../collection/Notes.tsx';
import { collectionWords } from '../../../collection/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { content, nameOfId } from '../data.ts';
import { countedRoster } from '../play/rosters.ts';
import { editions } from '../play/setups.ts';
import { titles } from '../play/titles.ts';
import { builderHref, playHref, rosterAt } from './address.ts';
import { NO_ROSTER, sameRoster } from './edit.ts';
import { RosterEditor } from './RosterEditor.tsx';
import { rosterStore } from './saved.ts';
import { rosterWords } from './words.ts';

/** Parts of what was read that are not in the roster as they stand, and why. */
function worded(notes: readonly RosterNote[], locale: Locale): readonly Note[] {
  const t = rosterWords[locale];
  const { unreadable, noCard } = collectionWords[locale];
  const reasons: Readonly<Record<RosterNote['why'], string>> = {
    unreadable,
    'no-card': noCard,
    'not-in-rosters': t.notInRosters,
    repeated: t.repeated,
    'no-bearer': t.noBearer,
  };
  return notes.map(({ part, why, nearest }) => ({
    part,
    why: reasons[why],
    nearest: nearest.map((id) => nameOfId(id, locale)),
  }));
}

const rosters: Maker<NamedRoster> = {
  words: rosterWords,
  store: rosterStore,
  hrefOf: builderHref,
  playHref,
  at: (query, locale) => {
    const { named, notes } = rosterAt(query);
    return { one: named, notes: worded(notes, locale) };
  },
  isSame: (one, other) => one.edition === other.edition && sameRoster(one.roster, other.roster),
  blank: ({ edition }) => ({ name: '', edition, roster: NO_ROSTER }),
  about: ({ edition, roster }, locale) => `${titles[edition][locale]} · ${countedRoster(roster, locale)}`,
  ways: (named, locale) => [
    { id: 'list', label: collectionWords[locale].asList, text: () => rosterList(content, named, locale) },
  ],
  read: (text, locale) => {
    const read = readRosters(content, text);
    return { found: read.rosters, notes: worded(read.notes, locale) };
  },
  fileOf: rosterFile,
  fileName: 'crisis-protocol',
  fileEnding: 'rosters.json',
};

/** The roster builder. */
export function RosterPage({ query }: { readonly query: URLSearchParams }) {
  const locale = useLocale();
  return (
    <Builder
      maker={rosters}
      query={query}
      fields={({ edition }, change) => (
        <Choice
          label={rosterWords[locale].edition}
          value={edition}
          options={editions.map((id) => [id, titles[id][locale]] as const)}
          onChange={(next) => next !== '' && change({ edition: next })}
        />
      )}
    >
      {({ roster, edition }, change) => (
        <RosterEditor roster={roster} edition={edition} onChange={(next) => change({ roster: next })} />
      )}
    </Builder>
  );
}
