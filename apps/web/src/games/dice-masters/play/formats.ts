import { type Draft, type FormatId, READY_TEAMS, type Setup, STARTER } from '@assemble/dice-masters';
import type { Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { cards, isStarter } from '../data.ts';
import { sameTeam } from '../team/edit.ts';
import { formatTitle, titles } from './titles.ts';

/** A set-up but for who starts, which every form asks for on its own. */
export type FormatSetup = Omit<Setup, 'first'>;

export const asJson = (setup: FormatSetup): Json => setup as unknown as Json;

/** What the starter box can be drafted with: its cards, and its dice shared out evenly. */
const starterDraft: Draft = {
  number: (STARTER.titles.length * STARTER.characterDice) / 2,
  basicActions: 3,
  cards: cards.filter((card) => isStarter(card) && card.kind !== 'basic-action').map(({ id }) => id),
  dicePerTitle: STARTER.characterDice,
};

const sameDraft = (one: Draft, other: Draft): boolean =>
  one.number === other.number &&
  one.basicActions === other.basicActions &&
  one.dicePerTitle === other.dicePerTitle &&
  one.cards.join() === other.cards.join();

export const hasTeams = (format: FormatId): format is 'basic' | 'tournament' =>
  format === 'basic' || format === 'tournament';

/** What a format is set up with. Teams that somebody chose stay; ready-made ones give way to those of the format. */
export function setupFor(format: FormatId, before?: Setup): FormatSetup {
  const teamOf = (seat: 0 | 1) => {
    const ready = hasTeams(format) ? READY_TEAMS[format][seat].team : null;
    if (before === undefined || !hasTeams(before.format)) return ready;
    const team = before.teams[seat];
    const isReady = team !== null && READY_TEAMS[before.format].some((one) => sameTeam(one.team, team));
    return isReady ? ready : team;
  };
  return {
    format,
    priority: format === 'tournament' ? 'tournament' : 'casual',
    teams: [teamOf(0), teamOf(1)],
    draft: format === 'draft' ? starterDraft : null,
  };
}

/** What a format is called. */
export const formatName = (format: FormatId, locale: Locale): string => titles[formatTitle(format)][locale];

/** What a match of this set-up is called: like the ready-made one that it is, else by its format. */
export function titleOfSetup({ format, teams, draft }: Setup): keyof typeof titles {
  if (format === 'draft' && draft !== null && sameDraft(draft, starterDraft)) return 'draft';
  if (!hasTeams(format)) return formatTitle(format);
  const [one, two] = teams;
  if (one === null && two === null && format === 'tournament') return 'secret';
  const ready = READY_TEAMS[format];
  const isReady =
    one !== null && two !== null && sameTeam(one, ready[0].team) && sameTeam(two, ready[1].team);
  return isReady ? (format === 'basic' ? 'basic' : 'teams') : formatTitle(format);
}
