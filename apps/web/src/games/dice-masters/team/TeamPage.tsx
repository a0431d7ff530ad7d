import {
  BASIC_ACTION_DICE,
  FORMATS,
  mendedTeam,
  type NamedTeam,
  readTeams,
  type TeamNote,
  teamAddress,
  teamCode,
  teamFile,
  teamList,
} from '@assemble/dice-masters';
import type { Locale } from '@assemble/language';
import { Builder, type Maker } from '../../../collection/Builder.tsx';
import type { Note } from '../../../collection/Notes.tsx';
import { collectionWords } from '../../../collection/words.ts';
import { useLocale } from '../../../shell/preferences.ts';
import { content, nameOf } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { formatName } from '../play/formats.ts';
import { needs, shelf } from '../shelf.ts';
import { builderHref, playHref, teamAt } from './address.ts';
import { NO_TEAM, sameTeam, totalsOf } from './edit.ts';
import { violationsOf } from './problems.ts';
import { teamStore } from './saved.ts';
import { TeamColumns } from './TeamEditor.tsx';
import { teamWords, useTeamWords } from './words.ts';

const formats = ['tournament', 'basic'] as const;

/** Parts of what was read that are not in the team as they stand, and why. */
function worded(notes: readonly TeamNote[], locale: Locale): readonly Note[] {
  const t = teamWords[locale];
  const { unreadable, noCard, ambiguous } = collectionWords[locale];
  const reasons: Readonly<Record<TeamNote['why'], string>> = {
    unreadable,
    'other-set': t.otherSet,
    'no-card': noCard,
    ambiguous,
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
  violations: (named, locale) =>
    violationsOf(named.team, named.format, locale).map(({ to, ...violation }) => ({
      ...violation,
      to: to && { ...named, team: to },
    })),
  mended: (named) => {
    const team = mendedTeam(content, FORMATS[named.format], named.team);
    return team && { ...named, team };
  },
  counts: ({ team }) =>
    Object.fromEntries([
      ...team.cards.map(({ card }) => [card, 1]),
      ...team.basicActions.map((id) => [id, 1]),
    ]),
  sentence: ({ team, format }, locale) => {
    const t = teamWords[locale];
    const { cards, dice } = totalsOf(team);
    const { maxCards, maxDice } = FORMATS[format];
    return {
      count: t.countOf(cards, maxCards, dice, maxDice),
      state: cards === maxCards && dice === maxDice ? t.legalFull : t.legalNotFull,
    };
  },
  colours: ({ team }) => {
    const first = content.find(team.cards[0]?.card ?? '');
    return first === undefined ? ['#231a58', '#4a3aa8', '#fff'] : emblemOf(first.title).colours;
  },
  about: ({ format, team }, locale) => {
    const { cards, dice } = totalsOf(team);
    return `${formatName(format, locale)} · ${cards} + ${teamWords[locale].dice(dice)}`;
  },
  lines: ({ team }, locale) =>
    [...team.cards, ...team.basicActions.map((card) => ({ card, dice: BASIC_ACTION_DICE }))].flatMap(
      ({ card: id, dice }) => {
        const card = content.find(id);
        if (card === undefined) return [];
        const isBasic = card.kind === 'basic-action';
        return {
          id,
          heading: isBasic ? teamWords[locale].basicActions : teamWords[locale].tabCards,
          count: dice,
          name: nameOf(card, locale),
          detail: `#${card.number}`,
        };
      },
    ),
  owned: { shelf, needs: ({ team }) => needs(team) },
  ways: (named, locale) => [
    { id: 'code', label: teamWords[locale].asCode, text: () => teamCode(content, named.team) },
    { id: 'site', label: teamWords[locale].asSite, text: () => teamAddress(content, named) },
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
  const t = useTeamWords();
  const locale = useLocale();
  return (
    <Builder
      maker={teams}
      query={query}
      fields={({ format }, change) => (
        <fieldset className="build-steps">
          <legend className="hidden">{t.format}</legend>
          {formats.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === format}
              title={formatName(id, locale)}
              onClick={() => change({ format: id })}
            >
              {t.formatShort(id)}
              <small>: {t.formatOf(FORMATS[id].maxCards, FORMATS[id].maxDice)}</small>
            </button>
          ))}
        </fieldset>
      )}
    >
      {({ team, format }, change) => (
        <TeamColumns team={team} format={format} onChange={(next) => change({ team: next })} />
      )}
    </Builder>
  );
}
