import {
  type NamedTeam,
  readTeams,
  type TeamNote,
  teamCode,
  teamFile,
  teamList,
} from '@assemble/dice-masters';
import type { Locale } from '@assemble/language';
import { Builder, type Maker } from '../../../collection/Builder.tsx';
import type { Note } from '../../../collection/Notes.tsx';
import { collectionWords } from '../../../collection/words.ts';
import { Choice } from '../../../shell/fields.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { content, nameOf } from '../data.ts';
import { formatName } from '../play/formats.ts';
import { builderHref, playHref, teamAt } from './address.ts';
import { NO_TEAM, sameTeam, totalsOf } from './edit.ts';
import { teamStore } from './saved.ts';
import { TeamEditor } from './TeamEditor.tsx';
import { teamWords } from './words.ts';

const formats = ['basic', 'tournament'] as const;

/** Parts of what was read that are not in the team as they stand, and why. */
function worded(notes: readonly TeamNote[], locale: Locale): readonly Note[] {
  const t = teamWords[locale];
  const { unreadable, noCard } = collectionWords[locale];
  const reasons: Readonly<Record<TeamNote['why'], string>> = {
    unreadable,
    'other-set': t.otherSet,
    'no-card': noCard,
    repeated: t.repeated,
    'basic-action-dice': t.basicActionDice,
  };
  return notes.map(({ part, why, nearest }) => ({
    part,
    why: reasons[why],
    nearest: nearest.map((id) => {
      const card = content.find(id);
      return card === undefined ? id : nameOf(card, locale);
    }),
  }));
}

const teams: Maker<NamedTeam> = {
  words: teamWords,
  store: teamStore,
  hrefOf: builderHref,
  playHref,
  at: (query, locale) => {
    const { named, notes } = teamAt(query);
    return { one: named, notes: worded(notes, locale) };
  },
  isSame: (one, other) => one.format === other.format && sameTeam(one.team, other.team),
  blank: ({ format }) => ({ name: '', format, team: NO_TEAM }),
  about: ({ format, team }, locale) => {
    const { cards, dice } = totalsOf(team);
    return `${formatName(format, locale)} · ${cards} + ${teamWords[locale].dice(dice)}`;
  },
  ways: (named, locale) => [
    { id: 'code', label: teamWords[locale].asCode, text: () => teamCode(content, named.team) },
    { id: 'list', label: collectionWords[locale].asList, text: () => teamList(content, named, locale) },
  ],
  read: (text, locale) => {
    const read = readTeams(content, text);
    return { found: read.teams, notes: worded(read.notes, locale) };
  },
  fileOf: teamFile,
  fileName: 'dice-masters',
  fileEnding: 'teams.json',
};

/** The team builder. */
export function TeamPage({ query }: { readonly query: URLSearchParams }) {
  const locale = useLocale();
  return (
    <Builder
      maker={teams}
      query={query}
      fields={({ format }, change) => (
        <Choice
          label={teamWords[locale].format}
          value={format}
          options={formats.map((id) => [id, formatName(id, locale)] as const)}
          onChange={(next) => change({ format: next || 'tournament' })}
        />
      )}
    >
      {({ team, format }, change) => (
        <TeamEditor team={team} format={format} onChange={(next) => change({ team: next })} />
      )}
    </Builder>
  );
}
