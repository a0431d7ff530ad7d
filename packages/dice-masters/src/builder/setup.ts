import { type Json, Judge, type Verdict } from '@assemble/kernel';
import type { DiceMastersRuleId } from '@assemble/rules';
import type { Content } from '../content.ts';
import { FORMATS, type FormatId } from './formats.ts';
import { asTeam, nearestCards, type Team, teamVerdict } from './team.ts';

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
  /** From 8 to 20: the most dice of a team and the starting life (DM-DRAFT-TEAMS-1, -2, -3). */
  readonly number: number;
  readonly basicActions: 3 | 4;
  /** The cards on the table and how many dice each title has. */
  readonly cards: readonly string[];
  readonly dicePerTitle: number;
}

type Rule = DiceMastersRuleId;

/** A set-up as it comes in, with what is left out filled in. */
export function readSetup(setup: Json): Setup {
  const given = isRecord(setup) ? setup : {};
  const format = (given['format'] ?? 'first-game') as FormatId;
  const teams = Array.isArray(given['teams']) ? (given['teams'] as Json[]) : [];
  return {
    format,
    priority: (given['priority'] ?? (format === 'tournament' ? 'tournament' : 'casual')) as Setup['priority'],
    first: (given['first'] ?? 0) as Setup['first'],
    teams: [asTeam(teams[0]), asTeam(teams[1])],
    draft: isRecord(given['draft'] ?? null) ? (given['draft'] as unknown as Draft) : null,
  };
}

/** Everything that is wrong with a set-up. */
export function setupVerdict(content: Content, setup: Json): Verdict<Rule> {
  const judge = new Judge<Rule>();
  if (!isRecord(setup)) return judge.refuse('DM-COMPONENTS-6', 'no.setup-form').verdict();
  const { format, priority, first, teams, draft } = readSetup(setup);
  const formats = ['first-game', 'draft', 'basic', 'tournament'];
  judge.must(formats.includes(format), 'DM-COMPONENTS-6', 'no.format', { format: String(format), formats });
  judge.must(priority === 'casual' || priority === 'tournament', 'DM-ORDERING-10', 'no.priority');
  judge.must(first === 0 || first === 1 || first === 'random', 'DM-TURN-STRUCTURE-1', 'no.first');
  const given = setup['teams'];
  if (given !== undefined) {
    judge.must(Array.isArray(given) && given.length === 2, 'DM-COMPONENTS-6', 'no.two-players');
    (Array.isArray(given) ? (given as Json[]) : []).forEach((team, seat) => {
      if (team !== null && teams[seat] === null) judge.refuse('DM-CARDS-6', 'no.team-form', { seat });
    });
  }
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
  judge.must(Number.isInteger(number) && number >= 8 && number <= 20, 'DM-DRAFT-TEAMS-1', 'no.draft-number', {
    number,
  });
  judge.must(basicActions === 3 || basicActions === 4, 'DM-DRAFT-TEAMS-4', 'no.draft-basic-actions');
  judge.must(Number.isInteger(dicePerTitle) && dicePerTitle > 0, 'DM-DRAFT-TEAMS-5', 'no.draft-dice');
  if (!Array.isArray(cards)) return judge.refuse('DM-DRAFT-TEAMS-5', 'no.draft-cards').verdict();
  for (const id of cards) {
    const card = content.find(id);
    if (card === undefined)
      judge.refuse('DM-CARDS-6', 'no.unknown-card', { card: id, nearest: nearestCards(content, id) });
    else judge.must(card.kind !== 'basic-action', 'DM-DRAFT-TEAMS-5', 'no.team-basic-action', { card: id });
  }
  return judge.verdict();
}

const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
