import {
  EDITIONS,
  mainAffiliation,
  mendedRoster,
  type NamedRoster,
  type RosterNote,
  readRosters,
  rosterFile,
  rosterList,
} from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { Builder, type Maker } from '../../../collection/Builder.tsx';
import type { Note } from '../../../collection/Notes.tsx';
import type { Counts } from '../../../collection/owned/shelf.ts';
import { collectionWords } from '../../../collection/words.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, content, nameOfId } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { countedRoster } from '../play/rosters.ts';
import { editions } from '../play/setups.ts';
import { titles } from '../play/titles.ts';
import { shelf, thingKind } from '../shelf.ts';
import { builderHref, playHref, rosterAt } from './address.ts';
import { NO_ROSTER, sameRoster } from './edit.ts';
import { violationsOf } from './problems.ts';
import { RosterColumns } from './RosterEditor.tsx';
import { rosterStore } from './saved.ts';
import { rosterWords, useRosterWords } from './words.ts';

/** Parts of what was read that are not in the roster as they stand, and why. */
function worded(notes: readonly RosterNote[], locale: Locale): readonly Note[] {
  const t = rosterWords[locale];
  const { unreadable, noCard, ambiguous } = collectionWords[locale];
  const reasons: Readonly<Record<RosterNote['why'], string>> = {
    unreadable,
    'no-card': noCard,
    ambiguous,
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

const idsOf = ({ characters, tactics, crises }: NamedRoster['roster']): readonly string[] => [
  ...characters.map(({ id }) => id),
  ...tactics,
  ...crises,
];

const oneOfEach = (roster: NamedRoster['roster']): Counts =>
  Object.fromEntries(idsOf(roster).map((id) => [id, 1]));

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
  violations: (named, locale) =>
    violationsOf(named.roster, named.edition, locale).map(({ to, ...violation }) => ({
      ...violation,
      to: to && { ...named, roster: to },
    })),
  mended: (named) => {
    const roster = mendedRoster(content, EDITIONS[named.edition], named.roster);
    return roster && { ...named, roster };
  },
  counts: ({ roster }) => oneOfEach(roster),
  sentence: ({ edition, roster }, locale) => {
    const t = rosterWords[locale];
    const main = mainAffiliation(content, roster);
    return {
      count: `${countedRoster(roster, locale)}.`,
      state: t.legalFor(main === null ? titles[edition][locale] : affiliationName(main, locale)),
    };
  },
  colours: ({ roster }) => {
    const [first] = roster.characters;
    return first === undefined ? ['#201c58', '#2f55c0', '#fff'] : emblemOf(first.id).colours;
  },
  about: ({ edition, roster }, locale) => `${titles[edition][locale]} · ${countedRoster(roster, locale)}`,
  lines: ({ roster }, locale) =>
    idsOf(roster).flatMap((id) => {
      const card = content.find(id);
      return card === undefined
        ? []
        : {
            id,
            heading: thingKind(card)?.[locale] ?? '',
            count: 1,
            name: card.name[locale],
            detail: card.card === 'character' ? rosterWords[locale].threat(card.threat) : '',
          };
    }),
  owned: { shelf, needs: ({ roster }) => oneOfEach(roster) },
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
  const t = useRosterWords();
  const locale = useLocale();
  return (
    <Builder
      maker={rosters}
      query={query}
      fields={({ edition }, change) => (
        <label className="cp-edition">
          <span className="hidden">{t.edition}</span>
          <select
            value={edition}
            onChange={(event) => {
              const next = editions.find((id) => id === event.target.value);
              if (next !== undefined) change({ edition: next });
            }}
          >
            {editions.map((id) => (
              <option key={id} value={id}>
                {titles[id][locale]}
              </option>
            ))}
          </select>
        </label>
      )}
    >
      {({ roster, edition }, change) => (
        <RosterColumns roster={roster} edition={edition} onChange={(next) => change({ roster: next })} />
      )}
    </Builder>
  );
}
