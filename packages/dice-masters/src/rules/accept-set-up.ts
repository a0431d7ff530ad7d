import {
  either,
  exactly,
  type Form,
  type Json,
  Judge,
  list,
  misfits,
  optional,
  record,
  text,
  type Verdict,
  whole,
} from '@assemble/kernel';
import type { Content } from '../content.ts';
import { FORMATS, type FormatId } from './formats.ts';
import type { Rule } from './run.ts';
import { asTeam, CARD_ID, nearestCards, TEAM_FORM, type Team, teamVerdict } from './teams.ts';

/** How a match is set up. A team that is null is chosen at the table, in secret. */
export interface Setup {
  readonly format: FormatId;
  readonly priority: 'casual' | 'tournament';
  /** Who plays first; 'random' leaves it to chance. */
  readonly first: 0 | 1 | 'random';
  readonly teams: readonly [Team | null, Team | null];
  readonly draft: Draft | null;
}

export interface Draft {
  /** From 8 to 20: the most dice of a team and the starting life (DM-DRAFT-TEAMS-1, DM-DRAFT-TEAMS-2, DM-DRAFT-TEAMS-3). */
  readonly number: number;
  readonly basicActions: 3 | 4;
  /** The cards on the table and how many dice each title has. */
  readonly cards: readonly string[];
  readonly dicePerTitle: number;
}

/** The form of a set-up; what may stand in it is for the rules to say. */
const SETUP_FORM: Form = record({
  format: optional(text(40)),
  priority: optional(text(40)),
  first: optional(either(whole(-100, 100), text(40))),
  teams: optional(list(either(exactly(null), TEAM_FORM), 0, 10)),
  draft: optional(
    either(
      exactly(null),
      record({
        number: whole(-1000, 1000),
        basicActions: whole(-1000, 1000),
        cards: list(CARD_ID, 0, 500),
        dicePerTitle: whole(-1000, 1000),
      }),
    ),
  ),
});

/** A set-up that has the form of one, with what is left out filled in. */
export function readSetup(setup: Json): Setup {
  const given = setup as { readonly [name: string]: Json };
  const format = (given['format'] ?? 'first-game') as FormatId;
  const teams = Array.isArray(given['teams']) ? (given['teams'] as Json[]) : [];
  return {
    format,
    priority: (given['priority'] ?? (format === 'tournament' ? 'tournament' : 'casual')) as Setup['priority'],
    first: (given['first'] ?? 0) as Setup['first'],
    teams: [asTeam(teams[0]), asTeam(teams[1])],
    draft: (given['draft'] ?? null) as unknown as Draft | null,
  };
}

/** Everything that is wrong with a set-up. */
export function setupVerdict(content: Content, setup: Json): Verdict<Rule> {
  const judge = new Judge<Rule>();
  for (const { place, unknown } of misfits(SETUP_FORM, setup))
    judge.refuse('DM-COMPONENTS-6', unknown ? 'no.setup-unknown' : 'no.setup-form', { place });
  if (judge.refused) return judge.verdict();
  const { format, priority, first, teams, draft } = readSetup(setup);
  const formats = ['first-game', 'draft', 'basic', 'tournament'];
  judge.must(formats.includes(format), 'DM-COMPONENTS-6', 'no.format', { format, formats });
  judge.must(priority === 'casual' || priority === 'tournament', 'DM-ORDERING-10', 'no.priority');
  judge.must(first === 0 || first === 1 || first === 'random', 'DM-TURN-STRUCTURE-1', 'no.first');
  const given = (setup as { readonly teams?: readonly Json[] }).teams;
  judge.must(given === undefined || given.length === 2, 'DM-COMPONENTS-6', 'no.two-players');
  if (format === 'basic' || format === 'tournament') {
    for (const team of teams) if (team !== null) judge.also(teamVerdict(content, FORMATS[format], team));
  }
  if (format === 'draft') judge.also(draftVerdict(content, draft));
  return judge.verdict();
}

function draftVerdict(content: Content, draft: Draft | null): Verdict<Rule> {
  const judge = new Judge<Rule>();
  if (draft === null) return judge.refuse('DM-DRAFT-TEAMS-1', 'no.draft-missing').verdict();
  const { number, basicActions, cards, dicePerTitle } = draft;
  judge.must(number >= 8 && number <= 20, 'DM-DRAFT-TEAMS-1', 'no.draft-number', { number });
  judge.must(basicActions === 3 || basicActions === 4, 'DM-DRAFT-TEAMS-4', 'no.draft-basic-actions');
  judge.must(dicePerTitle > 0, 'DM-DRAFT-TEAMS-5', 'no.draft-dice');
  for (const [i, id] of cards.entries()) {
    const card = content.find(id);
    judge.must(cards.indexOf(id) === i, 'DM-DRAFT-TEAMS-5', 'no.draft-twice', { card: id });
    if (card === undefined)
      judge.refuse('DM-CARDS-6', 'no.unknown-card', { card: id, nearest: nearestCards(content, id) });
    else judge.must(card.kind !== 'basic-action', 'DM-DRAFT-TEAMS-5', 'no.team-basic-action', { card: id });
  }
  return judge.verdict();
}
