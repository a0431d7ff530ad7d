import {
  below,
  type Form,
  type Json,
  Judge,
  list,
  misfits,
  nearestIds,
  record,
  type Stream,
  shuffle,
  text,
  type Verdict,
  whole,
} from '@assemble/kernel';
import { type Locale, locales } from '@assemble/language';
import type { Card, Content } from '../content.ts';
import { TITLES } from '../names.ts';
import type { TeamFormat } from './formats.ts';
import type { Rule } from './run.ts';

/** A card of a team and how many of its dice are brought. */
export type TeamCard = { readonly card: string; readonly dice: number };

/** What a player brings: cards with dice, and two basic actions. */
export type Team = { readonly cards: readonly TeamCard[]; readonly basicActions: readonly string[] };

/** The id of a card, whether there is such a card or not. */
export const CARD_ID: Form = text(100);

/** The form of a team: far more than any format allows, so that the rules say what is too much. */
export const TEAM_FORM: Form = record({
  cards: list(record({ card: CARD_ID, dice: whole(0, 1000) }), 0, 40),
  basicActions: list(CARD_ID, 0, 10),
});

/** Reads a team from outside; null when it does not even have the form of one. */
export const asTeam = (value: Json | undefined): Team | null =>
  misfits(TEAM_FORM, value ?? null).length > 0 ? null : (value as Team);

/** Everything that is wrong with a team in a format; each point names its rule. */
export function teamVerdict(content: Content, format: TeamFormat, team: Team): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const { rules } = format;
  const titles = new Set<string>();
  let dice = 0;
  for (const { card: id, dice: n } of team.cards) {
    // Sidekicks and basic action dice do not count (DM-BASIC-TEAMS-12).
    dice += n;
    const card = content.find(id);
    if (card === undefined) {
      judge.refuse('DM-CARDS-6', 'no.unknown-card', { card: id, nearest: nearestCards(content, id) });
      continue;
    }
    judge.must(card.kind !== 'basic-action', rules.kinds, 'no.team-basic-action', { card: id });
    judge.must(!titles.has(card.title), rules.titles, 'no.team-title', { card: id });
    titles.add(card.title);
    judge.must(n >= 1, rules.limit, 'no.team-no-dice', { card: id });
    // DM-CARDS-7: the die limit printed on the card.
    judge.must(n <= card.max, rules.limit, 'no.team-limit', { card: id, dice: n, max: card.max });
  }
  judge.must(team.cards.length <= format.maxCards, rules.cards, 'no.team-cards', {
    cards: team.cards.length,
    max: format.maxCards,
  });
  judge.must(dice <= format.maxDice, rules.dice, 'no.team-dice', { dice, max: format.maxDice });
  return judge.also(basicActionsVerdict(content, format, team.basicActions)).verdict();
}

function basicActionsVerdict(content: Content, format: TeamFormat, ids: readonly string[]): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const rule = format.rules.basicActions;
  judge.must(ids.length === 2 && new Set(ids).size === 2, rule, 'no.team-basic-actions', {
    count: ids.length,
  });
  for (const id of ids) {
    const card = content.find(id);
    if (card === undefined)
      judge.refuse('DM-CARDS-6', 'no.unknown-card', { card: id, nearest: nearestCards(content, id) });
    else judge.must(card.kind === 'basic-action', rule, 'no.not-a-basic-action', { card: id });
  }
  return judge.verdict();
}

/** The whole name of a card: its title and what tells it from others of that title. */
export const nameOf = (card: Card, locale: Locale): string =>
  [TITLES[card.title].text[locale], card.subtitle?.[locale] ?? ''].filter(Boolean).join(', ');

/** The known cards closest to a mistyped id or name, best first. */
export const nearestCards = (content: Content, word: string): string[] =>
  nearestIds(
    word,
    content.cards.map((card) => ({ id: card.id, names: locales.map((locale) => nameOf(card, locale)) })),
  );

/** A legal team drawn at random: for bots, simulations and "surprise me". */
export function randomTeam(content: Content, format: TeamFormat, random: Stream): Team {
  const basics = content.cards.filter((card) => card.kind === 'basic-action').map((card) => card.id);
  const others = shuffle(
    random,
    content.cards.filter((card) => card.kind !== 'basic-action'),
  );
  const titles = new Set<string>();
  const cards: { card: string; dice: number }[] = [];
  let left = format.maxDice;
  for (const card of others) {
    if (cards.length === format.maxCards || left === 0) break;
    if (titles.has(card.title)) continue;
    titles.add(card.title);
    const dice = Math.min(left, 1 + below(random, card.max));
    left -= dice;
    cards.push({ card: card.id, dice });
  }
  return { cards, basicActions: shuffle(random, basics).slice(0, 2) };
}
