import { Judge, nearestIds, type Verdict } from '@assemble/kernel';
import { locales } from '@assemble/language';
import { type Content, printed } from '../content.ts';
import type { Edition } from '../editions/index.ts';
import type { Rule } from '../rules/run.ts';
import { judgeTwins } from '../rules/squad-building.ts';
import type { Roster, RosterCharacter } from '../setup.ts';

/** The cards that may have been meant by a word that names none. */
export const nearestCards = (content: Content, word: string): string[] =>
  nearestIds(
    word,
    content.cards.map(({ id, name }) => ({ id, names: locales.map((locale) => name[locale]) })),
  );

/** Refuses a card that is not there, or not of the wanted kind. */
export function refuseUnknown(
  judge: Judge<Rule>,
  content: Content,
  rule: Rule,
  card: string,
  args: { seat?: number } = {},
): void {
  judge.refuse(rule, 'refused.unknown-card', { ...args, card, nearest: nearestCards(content, card) });
}

/** Everything that is wrong with a roster. */
export function rosterVerdict(
  content: Content,
  edition: Edition,
  roster: Roster,
  args: { seat: number },
): Verdict<Rule> {
  const judge = new Judge<Rule>();
  const { characters, tactics, crises } = roster;
  judge.must(characters.length === 10, 'CP-ROSTER-1', 'refused.roster.characters', {
    ...args,
    has: characters.length,
  });
  judge.must(tactics.length === 10, 'CP-ROSTER-2', 'refused.roster.tactics', {
    ...args,
    has: tactics.length,
  });
  const known = characters.flatMap(({ id }) => {
    const card = content.find(id);
    if (card?.card === 'character') return [card];
    refuseUnknown(judge, content, 'CP-ROSTER-1', id, args);
    return [];
  });
  for (const card of known) {
    judge.must(!card.grunt, 'CP-KEYWORD-8', 'refused.roster.grunt', { ...args, card: card.id });
    if (edition.newKeywords)
      judge.must(printed(card, 'reserve').length === 0, 'CP-KEYWORD-10', 'refused.roster.reserve', {
        ...args,
        card: card.id,
      });
  }
  judgeTwins(judge, known, edition.rosterTwins, rosterTwinRule(edition), 'refused.roster.twins', args);
  judgeList(judge, content, tactics, 'tactic', 'CP-ROSTER-8', args);
  judgeExclusions(judge, content, tactics, args);
  judgeList(judge, content, crises, 'crisis', 'CP-ROSTER-9', args);
  const rule: Rule = edition.crisesOfEachType === 3 ? 'CP-ROSTER-3' : 'CP-ROSTER-4';
  for (const type of ['secure', 'extraction'] as const) {
    const has = crises.filter((id) => {
      const card = content.find(id);
      return card?.card === 'crisis' && card.type === type;
    }).length;
    judge.must(has === edition.crisesOfEachType, rule, 'refused.roster.crises', {
      ...args,
      type,
      has,
      needs: edition.crisesOfEachType,
    });
  }
  judgeGems(judge, content, edition, characters, args);
  return judge.verdict();
}

const rosterTwinRule = (edition: Edition): Rule =>
  edition.rosterTwins === 'name-or-alter-ego' ? 'CP-ROSTER-7' : 'CP-ROSTER-6';

type Args = { readonly seat: number };

/** Each card once, and each of its kind. */
function judgeList(
  judge: Judge<Rule>,
  content: Content,
  ids: readonly string[],
  kind: 'tactic' | 'crisis',
  rule: Rule,
  args: Args,
): void {
  ids.forEach((id, i) => {
    if (content.find(id)?.card !== kind) refuseUnknown(judge, content, rule, id, args);
    judge.must(ids.indexOf(id) === i, rule, 'refused.roster.twice', { ...args, card: id });
  });
}

/** CP-EFFECT-1: a tactic card may say which others cannot be in a roster with it. */
function judgeExclusions(judge: Judge<Rule>, content: Content, tactics: readonly string[], args: Args): void {
  for (const card of new Set(tactics))
    for (const other of new Set(tactics))
      if (excludes(content, card, other))
        judge.refuse('CP-EFFECT-1', 'refused.roster.exclusion', { ...args, card, other });
}

export function excludes(content: Content, tactic: string, other: string): boolean {
  const card = content.find(tactic);
  return card?.card === 'tactic' && card.notWith?.includes(other) === true;
}

/** CP-GEM-1, CP-GEM-2, CP-GEM-3, CP-GEM-6 */
function judgeGems(
  judge: Judge<Rule>,
  content: Content,
  edition: Edition,
  characters: readonly RosterCharacter[],
  args: Args,
): void {
  const all = characters.flatMap(({ gems = [] }) => gems);
  all.forEach((gem, i) => {
    judge.must(all.indexOf(gem) === i, 'CP-GEM-6', 'refused.gem.twice', { ...args, card: gem });
  });
  for (const { id, gems = [] } of characters) {
    if (gems.length === 0) continue;
    const card = content.find(id);
    const bearer = card?.card === 'character' ? printed(card, 'gem-bearer')[0] : undefined;
    for (const gem of gems) {
      if (content.find(gem)?.card !== 'gem') refuseUnknown(judge, content, 'CP-GEM-4', gem, args);
      judge.must(bearer?.gems.includes(gem) === true, 'CP-GEM-1', 'refused.gem.bearer', {
        ...args,
        card: id,
        gem,
      });
    }
    // CP-EFFECT-1: what the card allows holds in every edition; they only word the rule differently (CP-DIFF-73).
    const most = bearer?.most ?? 1;
    judge.must(gems.length <= most, edition.gemExceptions ? 'CP-GEM-3' : 'CP-GEM-2', 'refused.gem.many', {
      ...args,
      card: id,
      most,
    });
  }
}
